// Accessibility of what a page shows, looked through by axe.

import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

type Fault = { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] };

/** What we ask of axe in a page that has it. */
type Axe = {
	getRules(tags: string[]): { ruleId: string; enabled: boolean }[];
	run(within: Document, options: object): Promise<{ violations: Fault[] }>;
};

/** Loads axe in the documents of a page, those of its frames too, that do not have it yet. */
async function loadAxe(page: Page): Promise<void> {
	for (const frame of page.frames()) {
		if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
	}
}

/**
 * What axe finds wrong, by all its rules, or by those that look at colours. Nothing else is
 * returned from the page: with all that is right it took twice as long. Nothing is fetched again
 * for rules on sound that plays by itself: no page has an audio element.
 */
const faultsOf = (page: Page, by: "all rules" | "colours") =>
	page.evaluate(async (which) => {
		const { axe: loaded } = globalThis as unknown as { axe: Axe };
		const ofColours = loaded.getRules(["cat.color"]).filter(({ enabled }) => enabled);
		const { violations } = await loaded.run(document, {
			resultTypes: ["violations"],
			preload: false,
			...(which === "colours" && { runOnly: ofColours.map(({ ruleId }) => ruleId) }),
		});
		return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
	}, by);

async function show(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.waitForFunction(() => document.getAnimations().length === 0);
}

/**
 * Nothing that a page shows is wrong. A theme changes colours alone, and a unit test computes the
 * contrast of those that texts have (tests/ui/style/contrast.test.ts): one scan of each screen
 * looks at both themes.
 */
export async function expectAccessible(page: Page, themes?: "both themes"): Promise<void> {
	await show(page, "light");
	await loadAxe(page);
	expect(await faultsOf(page, "all rules"), "light").toEqual([]);
	if (themes === undefined) return;
	await show(page, "dark");
	expect(await faultsOf(page, "colours"), "dark").toEqual([]);
}
