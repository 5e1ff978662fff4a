// Whoever has set the browser's letters to twice their size: windows are laid out as if they were
// half as large, nothing is wider than they are, and no name is cut.

import { expect, test } from "@playwright/test";
import { BROWSER_ARGS, findTestBrowser } from "../../scripts/browser.mjs";
import { dropGames } from "./games.ts";
import { load, open } from "./page.ts";
import { expectRoom } from "./roomFor.ts";

const executablePath = findTestBrowser();
test.use({
	launchOptions: {
		...(executablePath === undefined ? {} : { executablePath }),
		args: [...BROWSER_ARGS, "--blink-settings=defaultFontSize=32"],
	},
});

for (const [width, height] of [
	[360, 640],
	[390, 664],
	[390, 844],
	[844, 390],
	[820, 1180],
	[1440, 900],
] as const) {
	test(`letters of 30 pixels have room in a window of ${width}x${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await open(page);
		await expectRoom(page);
		await load(page, '[White "Alexander Alekhine"]\n[Black "Efim Bogoljubov"]\n\n1. e4 e5 2. Nf3');
		await expectRoom(page);
		if (width < 560) {
			const [steps, options] = await page
				.locator(":is(.steps, .options)")
				.evaluateAll((both) => both.map((one) => one.getBoundingClientRect()));
			expect(steps?.bottom).toBeLessThanOrEqual(options?.top ?? 0);
		}
		const explain = page.getByRole("tab", { name: "Explain" });
		expect(
			await explain.evaluate((tab) => Number.parseFloat(getComputedStyle(tab).fontSize)),
		).toBeGreaterThanOrEqual(26);
		for (const name of ["Explain", "Review", "Edit", "Share"]) {
			await page.getByRole("tab", { name }).click();
			await expectRoom(page);
			// Where so little fits, nothing lies over the board.
			if (width < 560) await expect(page.locator(".side-panel")).toHaveCSS("position", "static");
		}
		for (const address of ["./about", "./#games", "./#practise", "./#setup"]) {
			await page.goto(address);
			await expect(page.locator(":is(h1, h2):visible").first()).toBeVisible();
			await expectRoom(page);
		}
		if (width !== 390 || height !== 664) return;
		await page.goto("./#games");
		await dropGames(page);
		for (const name of ["Games", "Squares", "Insights"]) {
			await page.getByRole("tab", { name }).click();
			await expect(page.getByRole("tab", { name })).toBeInViewport({ ratio: 1 });
			await expect(page.locator("#games-view :is(h2, h3, table):visible").first()).toBeVisible();
			await expectRoom(page);
		}
		await page.locator("button.sentence").first().click();
		await expect(page.getByRole("button", { name: "All insights" })).toBeVisible();
		await expectRoom(page);
	});
}
