// Accessibility of what a page shows, looked through by axe in both themes.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Only what is violated is told in full: to list all else takes longer than to look. */
const OPTIONS = { resultTypes: ["violations" as const] };

export async function expectAccessible(page: Page): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.waitForFunction(() => document.getAnimations().length === 0);
		const { violations } = await new AxeBuilder({ page })
			.setLegacyMode()
			.options(OPTIONS)
			.analyze();
		const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
		expect(found, colorScheme).toEqual([]);
	}
}
