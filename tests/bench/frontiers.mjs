// In npm run bench: what a step's frontiers cost, by painting a game of 200 plies with them and without.

import { join } from "node:path";
import { chromium } from "@playwright/test";
import { build, preview } from "vite";
import { BROWSER_ARGS, ensureBrowser } from "../../scripts/browser.mjs";
import { root } from "../../scripts/prepare.mjs";

export async function benchFrontiers() {
	const scrub = join(root, "tests/bench/scrub");
	await build({ configFile: join(scrub, "vite.config.ts") });
	const server = await preview({
		configFile: false,
		root: scrub,
		logLevel: "warn",
		build: { outDir: join(root, "build/scrub") },
		preview: { host: "127.0.0.1", port: 0 },
	});
	const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
	try {
		const page = await browser.newPage();
		await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/?page=frontiers`);
		await page.waitForFunction(() => window.driven !== undefined);
		const cost = await page.evaluate(() => window.driven.measure());
		console.log("\nA step painted on a board of 600 pixels, software raster");
		console.log(`without frontiers   ${cost.without.toFixed(3)} ms`);
		console.log(`with them           ${cost.with.toFixed(3)} ms`);
	} finally {
		await browser.close();
		await server.close();
	}
}
