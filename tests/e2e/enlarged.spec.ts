// Whoever enlarges letters by a style sheet of their own, of which media queries know nothing: the
// layout is that of a browser which is set to such letters.

import { expect, type Page, test } from "@playwright/test";
import { load, open, rest } from "./page.ts";
import { expectRoom, overlapping } from "./roomFor.ts";

async function enlarge(page: Page, percent: number): Promise<void> {
	await page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
	}, `${percent}%`);
}

/** Has the page rewritten its rules for windows in em? */
const isScaled = (page: Page) =>
	page.evaluate(() => {
		const queries: string[] = [];
		const read = (rules: CSSRuleList) => {
			for (const rule of rules) {
				if (rule instanceof CSSMediaRule) queries.push(rule.media.mediaText);
				if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
			}
		};
		for (const sheet of document.styleSheets) read(sheet.cssRules);
		return !queries.some((query) => query.includes("47.9375em"));
	});

for (const [width, height] of [
	[1280, 800],
	[390, 664],
] as const) {
	test(`enlarged text has enough room in a window of ${width}x${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await open(page);
		for (const percent of [130, 150, 200]) {
			await enlarge(page, percent);
			await expect.poll(() => isScaled(page)).toBe(true);
			await rest(page);
			await expectRoom(page);
			expect(await overlapping(page)).toEqual([]);
		}
		await load(
			page,
			'[White "Alexander Alekhine"]\n[Black "Efim Bogoljubov"]\n\n1. e4 e5 2. Nf3 {[%eval 0.3]}',
		);
		await page.keyboard.press("End");
		await expect(page.locator(".evaluation")).toContainText("+0.30");
		for (const percent of [200, 187.5, 150, 130, 122]) {
			await enlarge(page, percent);
			await rest(page);
			await expectRoom(page);
			expect(await overlapping(page)).toEqual([]);
			if (width < 560 || ![187.5, 122].includes(percent)) continue;
			// Twice as large as usual, and 1.3 times: nothing has to be scrolled for.
			await expect(page.getByRole("tab", { name: "Share" })).toBeInViewport({ ratio: 1 });
			await expect(page.locator(".steps .step").last()).toBeInViewport({ ratio: 1 });
		}
		// A late part's style sheet is measured by the same letters.
		await page.goto("./#practise");
		await expect(page.locator(":is(h1, h2):visible").first()).toBeVisible();
		await expect.poll(() => isScaled(page)).toBe(true);
		await expectRoom(page);
		await enlarge(page, 93.75);
		await expect.poll(() => isScaled(page)).toBe(false);
	});
}
