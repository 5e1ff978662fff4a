// In npm run bench: what a step's frontiers cost, by painting a game of 200 plies with them and
// without.

import { withPages } from "./scrub/site.mjs";

export const benchFrontiers = () =>
	withPages(async (browser, address) => {
		const page = await browser.newPage();
		await page.goto(`${address}?page=frontiers`);
		await page.waitForFunction(() => window.driven !== undefined);
		const cost = await page.evaluate(() => window.driven.measure());
		console.log("\nA step painted on a board of 600 pixels, software raster");
		console.log(`without frontiers   ${cost.without.toFixed(3)} ms`);
		console.log(`with them           ${cost.with.toFixed(3)} ms`);
	});
