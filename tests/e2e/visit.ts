// Tests of one visit: those of a group, one after the other, on a page that stays open; the groups after it go on where it ended. To open
// the application is most of what a test costs. After a test that failed, or that stopped the clock, the next begins on a new page.
// What `begin` of page.ts does not take back, such as the lens and the options, a test gives back itself.

import { type Page, test } from "@playwright/test";

const USUAL =
	"screen and (prefers-color-scheme: light) and (prefers-reduced-motion: no-preference) and (forced-colors: none)";

/** The pages that this process has visited, by what cannot be changed of them. */
const visited = new Map<string, Page>();

/** A test whose page is the one of the test before it. It begins with `begin` of page.ts. */
export const visit = test.extend({
	page: async ({ browser, viewport, hasTouch, isMobile, deviceScaleFactor }, use) => {
		const kind = JSON.stringify({ hasTouch, isMobile, deviceScaleFactor });
		const page = visited.get(kind) ?? (await (await browser.newContext()).newPage());
		visited.set(kind, page);
		const { width, height } = page.viewportSize() ?? {};
		if (viewport !== null && (viewport.width !== width || viewport.height !== height)) {
			await page.setViewportSize(viewport);
		}
		await use(page);
		const { hasOwnClock, isUsual } = await page.evaluate((usual) => {
			const { matches } = matchMedia(usual);
			return {
				hasOwnClock: String(requestAnimationFrame).includes("[native code]"),
				isUsual: matches,
			};
		}, USUAL);
		// A clock that was stopped cannot be taken away again: the next test begins on a new page.
		if (!hasOwnClock) {
			visited.delete(kind);
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
	},
	context: ({ page }, use) => use(page.context()),
});

/** A group of tests of a visit: in their order, in one process. */
export function describeVisit(title: string, tests: () => void): void {
	visit.describe(title, () => {
		visit.describe.configure({ mode: "default" });
		tests();
	});
}
