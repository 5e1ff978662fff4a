// Sixty games of a player, and how they come to My games.

import { expect, type Page } from "@playwright/test";

/** Black leaves a queen on g4 every time; as White nothing happens. */
const LOST =
	"1. e4 e5 2. Nf3 d6 3. Be2 Qg5 4. d3 Qg4 5. Nxe5 dxe5 6. Bxg4 Bxg4 7. Qxg4 Nf6 8. Qc8+ Ke7 9. Qxc7+ Ke8 10. O-O Be7 1-0";
const DRAWN =
	"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1/2-1/2";

const game = (white: string, black: string, day: number, moves: string) =>
	`[Event "Club"]\n[White "${white}"]\n[Black "${black}"]\n[Date "2026.${String(1 + (day % 9)).padStart(2, "0")}.0${1 + (day % 8)}"]\n[Result "${moves.split(" ").at(-1)}"]\n\n${moves}\n\n`;

/** White leaves a queen on d4, which is not taken; or is, and Black loses all the same. */
const MISSED = "1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Qxd4 a6 5. Qd3 h6 1-0";
const SLIPPED =
	"1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Qxd4 Nxd4 5. Nxd4 a6 6. a3 h6 7. h3 b6 8. b3 g6 9. g3 c6 1-0";

/** As Black: games with a loss of each of three kinds, and some without. */
export const threeLosses = [
	...Array.from({ length: 15 }, () => LOST),
	...Array.from({ length: 25 }, () => MISSED),
	...Array.from({ length: 5 }, () => SLIPPED),
	...Array.from({ length: 15 }, () => DRAWN),
]
	.map((moves, index) => game(`Opponent ${index}`, "Brandt, Nadja", index, moves))
	.join("");

/** Thirty games with each colour, under two spellings. */
export const mine = Array.from({ length: 30 }, (_, index) => [
	game(`Opponent ${index}`, "Brandt, Nadja", index, LOST),
	game(index % 3 === 0 ? "Nadja Brandt" : "Brandt, Nadja", `Opponent ${index}`, index, DRAWN),
])
	.flat()
	.join("");

/** No engine can be had: questions are those of the list. */
export const withoutEngine = (page: Page) =>
	page.route("**/engine/**", (route) => route.fulfill({ json: {} }));

export async function dropGames(page: Page, games = mine): Promise<void> {
	await page.evaluate((given) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([given], "mine.pgn"));
		window.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
	}, games);
	await expect(page.getByText("60 games were read.")).toBeVisible();
}

export const hanging = (page: Page) => page.getByRole("button", { name: /^You hang more pieces/ });

/** The study and the map of lost pieces, behind More. */
export async function openSquares(page: Page): Promise<void> {
	await page.locator(".games-more summary").click();
	await page.locator(".games-more").getByRole("button", { name: "Squares" }).click();
}
