// Tests of one visit: those of a group, one after the other, on a page that stays open; the groups
// after it go on where it ended. To open the application is most of what a test costs; on a page
// that was open before, half of that. After a test that failed, or that stopped the clock, the next
// begins on a new page. What `begin` of page.ts does not take back, such as the lens and the
// options, a test gives back itself.

import { type Disposable, type Page, test } from "@playwright/test";
import { clearStorage } from "./page.ts";

const USUAL =
	"screen and (prefers-color-scheme: light) and (prefers-reduced-motion: no-preference) and (forced-colors: none)";

/**
 * The pages that this process has visited, by what they are for and what cannot be changed of them.
 */
const visited = new Map<string, Page>();

/** Tests whose page is the one of those before them, tidied up. */
function testsOnOnePage(purpose: string, tidy: (page: Page) => Promise<void>) {
	return test.extend({
		page: async ({ browser, viewport, hasTouch, isMobile, deviceScaleFactor }, use) => {
			const kind = JSON.stringify({ purpose, hasTouch, isMobile, deviceScaleFactor });
			const page = visited.get(kind) ?? (await (await browser.newContext()).newPage());
			visited.set(kind, page);
			const { width, height } = page.viewportSize() ?? {};
			if (viewport !== null && (viewport.width !== width || viewport.height !== height)) {
				await page.setViewportSize(viewport);
			}
			const scripts: Disposable[] = [];
			const { addInitScript } = page;
			page.addInitScript = async (...given) => {
				const script = await addInitScript.apply(page, given as Parameters<typeof addInitScript>);
				scripts.push(script);
				return script;
			};
			await use(page);
			page.addInitScript = addInitScript;
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
			for (const script of scripts) await script.dispose();
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
			await tidy(page);
		},
		context: ({ page }, use) => use(page.context()),
	});
}

/** A test whose page is as those before it left it. It begins with `begin` of page.ts. */
export const visit = testsOnOnePage("visit", async () => {});

/**
 * A test that opens a page for which nothing is kept. That it is one which was open before spares
 * it a process, and most of reading our scripts: half of what a new one costs.
 */
export const anew = testsOnOnePage("anew", async (page) => {
	// By way of something small of the same origin: a page of ours that is left writes what it keeps.
	await page.goto("./embed.js");
	await page.evaluate(() => sessionStorage.clear());
	await clearStorage(page, "all");
});

/** A group of tests of a visit: in their order, in one process. */
export function describeVisit(title: string, tests: () => void): void {
	visit.describe(title, () => {
		visit.describe.configure({ mode: "default" });
		tests();
	});
}
