// Accessibility of what a page shows, looked through by axe in both themes.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Only violations are reported in full: to list all else takes longer than to look. Nothing is
 * fetched again for rules on sound that plays by itself: no page has an audio element.
 */
const OPTIONS = { resultTypes: ["violations" as const], preload: false };

type Rules = { getRules(tags: string[]): { ruleId: string; enabled: boolean }[] };

/**
 * The rules that look at colours: a theme changes nothing else, and the others would find the same
 * again.
 */
const rulesOfColours = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const { axe } = globalThis as unknown as { axe: Rules };
		const rules = axe.getRules(["cat.color"]).filter(({ enabled }) => enabled);
		return rules.map(({ ruleId }) => ruleId);
	});

async function show(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.waitForFunction(() => document.getAnimations().length === 0);
}

async function expectNothing(axe: AxeBuilder, theme: string): Promise<void> {
	const { violations } = await axe.setLegacyMode().analyze();
	const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
	expect(found, theme).toEqual([]);
}

export async function expectAccessible(page: Page): Promise<void> {
	await show(page, "light");
	await expectNothing(new AxeBuilder({ page }).options(OPTIONS), "light");
	await show(page, "dark");
	const runOnly = await rulesOfColours(page);
	expect(runOnly).toContain("color-contrast");
	// All documents of the page have axe by now: nothing is brought there again.
	const again = new AxeBuilder({ page, axeSource: ";" }).options({ ...OPTIONS, runOnly });
	await expectNothing(again, "dark");
}
