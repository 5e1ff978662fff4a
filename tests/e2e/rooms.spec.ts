// No text lies over another in any room, in windows of five sizes, with letters of 100 and 150 %.

import { expect, type Page } from "@playwright/test";
import { begin, gameButton, load, menuOf, openSettings, rest, tab } from "./page.ts";
import { textsOverTexts } from "./roomFor.ts";
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

async function expectNoneOver(page: Page, room: string): Promise<void> {
	for (const [width, height] of WINDOWS) {
		await page.setViewportSize({ width, height });
		for (const percent of [100, 150]) {
			await page.evaluate((size) => {
				document.documentElement.style.fontSize = size;
			}, `${percent}%`);
			await rest(page);
			const found = await textsOverTexts(page);
			expect(found, `${room}, ${width}x${height}, ${percent} %`).toEqual([]);
		}
	}
	await page.evaluate(() => document.documentElement.removeAttribute("style"));
	await page.setViewportSize({ width: 1440, height: 900 });
}

anew("no text covers another beside a game", async ({ page }) => {
	await begin(page);
	await expectNoneOver(page, "the first page");
	await load(page, GAME);
	await page.keyboard.press("End");
	await expectNoneOver(page, "Moves");
	for (const name of ["Explain", "Review", "Edit", "Share"] as const) {
		await tab(page, name).click();
		await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
		await expectNoneOver(page, name);
	}
	for (const name of ["Open…", "Search moves and games", "Game details"]) {
		await gameButton(page).click();
		await menuOf(page).getByRole("button", { name }).click();
		await expectNoneOver(page, name);
		await page.keyboard.press("Escape");
	}
	await openSettings(page);
	await expectNoneOver(page, "Board settings");
});

anew("no text covers another on the other screens", async ({ page }) => {
	for (const [hash, heading] of [
		["#games", "My games"],
		["#setup", "Set up a position"],
		["about", "About Square Control"],
		["#practise", "Practise"],
	] as const) {
		await page.goto(`./${hash}`);
		await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
		await expectNoneOver(page, heading);
	}
	await page.getByRole("button", { name: "Begin" }).first().click();
	await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
	await expectNoneOver(page, "a question");
	// On a phone on its side what is pressed is in sight.
	await page.setViewportSize({ width: 844, height: 390 });
	for (const name of ["Skip", "Answer"])
		await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
	await expect(page.locator(".round-head .icon-button")).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.getByRole("button", { name: "Skip" }).click();
	await expectNoneOver(page, "a verdict");
});
