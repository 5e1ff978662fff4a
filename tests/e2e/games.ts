// Sixty games of a player, and how they come to My games.

import { expect, type Page } from "@playwright/test";

/** Black leaves a queen on g4 every time; as White nothing happens. */
const LOST =
	"1. e4 e5 2. Nf3 d6 3. Be2 Qg5 4. d3 Qg4 5. Nxe5 dxe5 6. Bxg4 Bxg4 7. Qxg4 Nf6 8. Qc8+ Ke7 9. Qxc7+ Ke8 10. O-O Be7 1-0";
const DRAWN =
	"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1/2-1/2";

const game = (white: string, black: string, day: number, moves: string) =>
	`[Event "Club"]\n[White "${white}"]\n[Black "${black}"]\n[Date "2026.${String(1 + (day % 9)).padStart(2, "0")}.0${1 + (day % 8)}"]\n[Result "${moves.split(" ").at(-1)}"]\n\n${moves}\n\n`;

/** Thirty games with each colour, under two spellings. */
const mine = Array.from({ length: 30 }, (_, index) => [
	game(`Opponent ${index}`, "Brandt, Nadja", index, LOST),
	game(index % 3 === 0 ? "Nadja Brandt" : "Brandt, Nadja", `Opponent ${index}`, index, DRAWN),
])
	.flat()
	.join("");

export async function dropGames(page: Page): Promise<void> {
	await page.evaluate((given) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([given], "mine.pgn"));
		window.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
	}, mine);
	await expect(page.getByText("60 games were read.")).toBeVisible();
}

export const hanging = (page: Page) =>
	page.getByRole("button", { name: /^You leave more hanging/ });
