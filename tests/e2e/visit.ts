// Tests of one visit: those of a group, one after the other, on a page that stays open. To open the application is most of what a test
// costs. After a test that failed, or that stopped the clock, the next begins on a new page.

import { type Page, test } from "@playwright/test";

const USUAL =
	"screen and (prefers-color-scheme: light) and (prefers-reduced-motion: no-preference) and (forced-colors: none)";

/** The page of the group whose tests this process is running. */
let visited: { readonly group: string; readonly page: Page } | undefined;

/** A test whose page is the one of the test before it in its group. It begins with `begin` of page.ts. */
export const visit = test.extend({
	page: async ({ browser, viewport }, use, { titlePath }) => {
		const group = titlePath.slice(0, -1).join(" › ");
		if (visited?.group !== group) {
			await visited?.page.context().close();
			const context = await browser.newContext();
			visited = { group, page: await context.newPage() };
		}
		const { page } = visited;
		await use(page);
		const { hasClock, isUsual } = await page.evaluate((usual) => {
			const { matches } = matchMedia(usual);
			return { hasClock: String(Date).includes("[native code]"), isUsual: matches };
		}, USUAL);
		// A clock that was stopped cannot be taken away again: the next test begins on a new page.
		if (!hasClock) {
			visited = undefined;
			return await page.context().close();
		}
		page.removeAllListeners();
		await page.unrouteAll();
		await page.mouse.move(0, 0);
		if (!isUsual) {
			await page.emulateMedia({
				media: "screen",
				colorScheme: "light",
				reducedMotion: "no-preference",
				forcedColors: "none",
			});
		}
		const { width, height } = page.viewportSize() ?? {};
		if (viewport !== null && (viewport.width !== width || viewport.height !== height)) {
			await page.setViewportSize(viewport);
		}
	},
	context: ({ page }, use) => use(page.context()),
});

/** A group of tests that share a visit: in their order, in one process. */
export function describeVisit(title: string, tests: () => void): void {
	visit.describe(title, () => {
		visit.describe.configure({ mode: "default" });
		tests();
	});
}
