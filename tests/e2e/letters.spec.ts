// Whoever has set the browser's letters to twice their size: windows are laid out as if they were
// half as large, but those of phones; nothing is wider than they are, and no name is cut.

import { expect, type Locator, type Page, test } from "@playwright/test";
import { BROWSER_ARGS, findTestBrowser } from "../../scripts/browser.mjs";
import { dropGames, openSquares } from "./games.ts";
import { closePanel, load, open, rest } from "./page.ts";
import { expectRoom } from "./roomFor.ts";

const executablePath = findTestBrowser();
test.use({
	launchOptions: {
		...(executablePath === undefined ? {} : { executablePath }),
		args: [...BROWSER_ARGS, "--blink-settings=defaultFontSize=32"],
	},
});

const SIZES = [
	[360, 640],
	[390, 664],
	[390, 844],
	[844, 390],
	[820, 1180],
	[1440, 900],
] as const;

/** Looks at what a page shows in a window of each size. */
async function atEverySize(page: Page, look: (width: number) => Promise<void>): Promise<void> {
	for (const [width, height] of SIZES) {
		await test.step(`${width}x${height}`, async () => {
			await page.setViewportSize({ width, height });
			await rest(page);
			await expectRoom(page);
			await look(width);
		});
	}
}

const showsTitle = (page: Page) =>
	expect(page.locator(":is(h1, h2):visible").first()).toBeVisible();

test("a game has room for letters of 30 pixels in a window of any size", async ({ page }) => {
	await open(page);
	await atEverySize(page, async () => {});
	await load(page, '[White "Alexander Alekhine"]\n[Black "Efim Bogoljubov"]\n\n1. e4 e5 2. Nf3');
	await atEverySize(page, async (width) => {
		const isHeld = width < 560 || width === 844;
		const lettersOf = (place: Locator) =>
			place.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
		const explain = page.getByRole("tab", { name: "Explain" });
		expect(await lettersOf(explain)).toBeGreaterThanOrEqual(isHeld ? 12 : 24);
		for (const name of ["Explain", "Review", "Edit", "Share"]) {
			await page.getByRole("tab", { name }).click();
			await expectRoom(page);
			expect(await lettersOf(page.locator(".side-panel"))).toBeGreaterThanOrEqual(30);
			if (!isHeld) continue;
			// What one plays with stays where it is, and nothing lies over the board.
			for (const kept of [".board", ".steps", ".tabs", ".options"])
				await expect(page.locator(kept)).toBeInViewport({ ratio: 1 });
			const [board, sheet] = await page
				.locator(":is(.board, .side-panel)")
				.evaluateAll((both) => both.map((one) => one.getBoundingClientRect()));
			if (width < 560) expect(sheet?.top).toBeGreaterThanOrEqual((board?.bottom ?? 0) - 1);
		}
		await closePanel(page).click();
	});
});

test("the other screens have room for letters of 30 pixels in a window of any size", async ({
	page,
}) => {
	for (const address of ["./about", "./#games", "./#practise", "./#setup"]) {
		await page.goto(address);
		await atEverySize(page, () => showsTitle(page));
	}
	await page.setViewportSize({ width: 390, height: 664 });
	await page.goto("./#games");
	await dropGames(page);
	for (const name of ["Games", "Squares", "Insights"]) {
		if (name === "Squares") await openSquares(page);
		else await page.getByRole("tab", { name }).click();
		await expect(page.getByRole("tab", { name })).toBeInViewport({ ratio: 1 });
		await expect(page.locator("#games-view :is(h2, h3, table):visible").first()).toBeVisible();
		await expectRoom(page);
	}
	await page.locator("button.sentence").first().click();
	await expect(page.getByRole("button", { name: "All insights" })).toBeVisible();
	await expectRoom(page);
});
