// No text lies over another in any room, in windows of five sizes, with letters of 100 and 150 %;
// and on phones a finger reaches every control, with letters of up to 200 %.

import { expect, type Locator, type Page } from "@playwright/test";
import { packExercise } from "../../src/training/exercise/packed.ts";
import { MIDDLE_QUESTION } from "../support/middleQuestion.ts";
import { begin, gameButton, load, menuOf, openSettings, optionsButton, rest, tab } from "./page.ts";
import { outOfReach, textsOverTexts } from "./roomFor.ts";
import { anew } from "./visit.ts";

const GAME = `[White "Alexander Alekhine"]
[WhiteElo "2690"]
[Black "Efim Bogoljubov"]
[Event "World Championship match, the fifth game"]

1. e4 {The best by test, as somebody has said.} e5 (1... c5 2. Nf3) 2. Nf3 {[%eval 0.3]} Nc6 3. Bc4 Nf6 *`;

const WINDOWS = [
	[1440, 900],
	[1100, 700],
	[820, 1180],
	[390, 664],
	[844, 390],
] as const;

const PHONES = [
	[390, 664],
	[360, 640],
	[844, 390],
] as const;

/** Looks at a room in windows of many sizes, the last of which stays, and tells what is wrong. */
type Look = (page: Page, room: string) => Promise<void>;

const lookFor =
	(
		sizes: readonly (readonly [number, number])[],
		letters: readonly number[],
		find: (page: Page) => Promise<string[]>,
	): Look =>
	async (page, room) => {
		const [first] = sizes;
		for (const [width, height] of sizes) {
			await page.setViewportSize({ width, height });
			for (const percent of letters) {
				await page.evaluate((size) => {
					document.documentElement.style.fontSize = size;
				}, `${percent}%`);
				await rest(page);
				expect(await find(page), `${room}, ${width}x${height}, ${percent} %`).toEqual([]);
			}
		}
		await page.evaluate(() => document.documentElement.removeAttribute("style"));
		if (first) await page.setViewportSize({ width: first[0], height: first[1] });
	};

const expectNoneOver = lookFor(WINDOWS, [100, 150], textsOverTexts);

const expectReach = lookFor(PHONES, [100, 150, 200], outOfReach);

/** The first page, and all that is opened beside a game. */
async function lookBesideGame(page: Page, look: Look): Promise<void> {
	await begin(page);
	await look(page, "the first page");
	await load(page, GAME);
	await page.keyboard.press("End");
	await look(page, "Moves");
	for (const name of ["Explain", "Review", "Edit", "Share"] as const) {
		await tab(page, name).click();
		await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
		await expect(page.locator(".side-panel")).toBeVisible();
		await look(page, name);
	}
	await page.keyboard.press("Escape");
	for (const name of ["Open…", "Search moves and games", "Game details"]) {
		await gameButton(page).click();
		await menuOf(page).getByRole("button", { name }).click();
		await look(page, name);
		await page.keyboard.press("Escape");
	}
	await openSettings(page);
	await look(page, "Board settings");
}

/** The other screens, up to a question. */
async function lookAtScreens(page: Page, look: Look): Promise<void> {
	for (const [hash, heading] of [
		["#games", "My games"],
		["#setup", "Set up a position"],
		["about", "About Square Control"],
		["#practise", "Practise"],
	] as const) {
		await page.goto(`./${hash}`);
		await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
		await look(page, heading);
	}
	await page.getByRole("button", { name: "Begin" }).first().click();
	await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
	await look(page, "a question");
}

anew("no text covers another beside a game", ({ page }) => lookBesideGame(page, expectNoneOver));

anew("no text covers another on the other screens", async ({ page }) => {
	await lookAtScreens(page, expectNoneOver);
	// On a phone on its side what is pressed is in sight.
	await page.setViewportSize({ width: 844, height: 390 });
	for (const name of ["Skip", "Answer"])
		await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
	await expect(page.locator(".round-head .icon-button")).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.getByRole("button", { name: "Skip" }).click();
	await expectNoneOver(page, "a verdict");
});

anew.describe("on a phone", () => {
	anew.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

	anew("a finger reaches every control beside a game", async ({ page }) => {
		await lookBesideGame(page, expectReach);
		await begin(page);
		await load(page, GAME);
		for (const menu of [gameButton, optionsButton]) {
			await menu(page).click();
			await expectReach(page, "a menu");
			await page.keyboard.press("Escape");
		}
		await page.goto("./#setup");
		await expect(page.getByRole("button", { name: "Add as chapter" })).toBeVisible();
		await expectReach(page, "a position set up for a chapter");
	});

	anew("a finger reaches every control of the other screens", async ({ page }) => {
		await lookAtScreens(page, expectReach);
		await page.getByRole("button", { name: "Skip" }).click();
		await expectReach(page, "a verdict");
	});

	anew("how a question is answered is in sight, with large letters too", async ({ page }) => {
		/** Is it above the bar with the button that answers, or beside it, and in the window? */
		const expectSeen = async (of: string) => {
			const [how, foot] = await page
				.locator(".how, button.primary")
				.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
			const board = await page.locator(".paint-board").boundingBox();
			if (!how || !foot || !board) throw new Error("A question has a board and a button");
			const high = page.viewportSize()?.height ?? 0;
			const lies = how.left >= board.x + board.width;
			expect(how.bottom, of).toBeLessThanOrEqual(foot.top);
			expect(foot.bottom, of).toBeLessThanOrEqual(high);
			expect(board.y + board.height, of).toBeLessThanOrEqual(lies ? high : how.top);
		};
		const lookAt = async (what: string) => {
			for (const [width, height] of PHONES) {
				await page.setViewportSize({ width, height });
				for (const percent of [100, 140]) {
					await page.evaluate((size) => {
						document.documentElement.style.fontSize = size;
					}, `${percent}%`);
					await rest(page);
					await expectSeen(`${what}, ${width}x${height}, ${percent} %`);
				}
			}
		};
		await page.goto("./#practise");
		await page.getByRole("button", { name: "Begin" }).first().click();
		await expect(page.locator(".how")).toHaveText("Pick one of the three.");
		await lookAt("a round");
		const letters = await packExercise({ title: "", questions: [MIDDLE_QUESTION as never] });
		await page.goto(`./#exercise?x=${letters}`);
		await page.getByLabel("Your name").fill("Mia");
		await page.getByRole("button", { name: "Begin" }).click();
		await expect(page.locator(".how")).toHaveText("Pick framed squares, or none.");
		await lookAt("an exercise");
	});

	anew("a keyboard on the screen leaves the field in sight, and what ends it", async ({ page }) => {
		/** Writes in a field as long as a keyboard has half of the window. */
		const write = async (field: Locator, others: readonly Locator[]) => {
			await field.tap();
			await page.setViewportSize({ width: 390, height: 330 });
			await rest(page);
			// As browsers do when the keyboard comes
			await field.evaluate((one) => one.scrollIntoView({ block: "nearest" }));
			for (const one of [field, ...others]) await expect(one).toBeInViewport({ ratio: 1 });
			await expect(field).toBeFocused();
		};
		const close = async () => {
			await page.setViewportSize({ width: 390, height: 664 });
			await rest(page);
		};
		await begin(page);
		const box = page.getByLabel("Load a game from FEN/PGN:");
		const loads = page.getByRole("button", { name: "Load", exact: true });
		await box.fill("1. e4 e5");
		await write(box, [page.getByText("Load a game from FEN/PGN:"), loads]);
		await loads.tap();
		await close();
		await page.keyboard.press("End");
		await tab(page, "Edit").click();
		const comment = page.getByRole("textbox", { name: "Comment after" });
		const done = page.getByRole("button", { name: "Done" });
		await write(comment, [page.locator(".edit-head h3"), done]);
		await done.tap();
		await expect(comment).not.toBeFocused();
		await close();
		await page.keyboard.press("Escape");
		await gameButton(page).click();
		await menuOf(page).getByRole("button", { name: "Search moves and games" }).click();
		await write(page.getByLabel("Search moves, comments and games"), []);
		await close();
		const letters = await packExercise({ title: "", questions: [MIDDLE_QUESTION as never] });
		await page.goto(`./#exercise?x=${letters}`);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "140%";
		});
		const begins = page.getByRole("button", { name: "Begin" });
		await write(page.getByLabel("Your name"), [begins]);
	});
});
