// The end of npm run bench: what a first visit costs in a real browser: script sizes, first paint,
// the playable board, and how much moves about on the way. Cold cache, medians.

import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { BROWSER_ARGS, ensureBrowser } from "../../scripts/browser.mjs";
import { median, serveBuilt } from "./visits.mjs";

const VISITS = 7;

/** Runs in the page before anything else: sums up what shifts. */
function watchShifts() {
	window.shifts = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) window.shifts += entry.value;
	}).observe({ type: "layout-shift", buffered: true });
}

async function visit(browser, address) {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
	const page = await context.newPage();
	const sizes = [];
	page.on("response", (response) => {
		if (response.url().endsWith(".js")) {
			sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
		}
	});
	await page.addInitScript(watchShifts);
	await page.goto(address);
	await page.getByRole("grid").waitFor();
	const playable = await page.evaluate(() => performance.now());
	await page.waitForTimeout(500);
	const { paint, shifts } = await page.evaluate(() => ({
		paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
		shifts: window.shifts,
	}));
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	await context.close();
	return { paint, playable, shifts, bytes };
}

export async function benchPage() {
	const site = await serveBuilt();
	const browser = await chromium.launch({
		executablePath: ensureBrowser(),
		args: BROWSER_ARGS,
	});
	try {
		const visits = [];
		for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, site.address));
		const of = (key) => median(visits.map((one) => one[key]));
		console.log(`\nA first visit in Chromium ${browser.version()}, 1440x900, ${VISITS} visits`);
		console.log(`script, gzip        ${(of("bytes") / 1000).toFixed(0)} kB`);
		console.log(`first paint         ${of("paint").toFixed(0)} ms`);
		console.log(`playable board      ${of("playable").toFixed(0)} ms`);
		console.log(`layout shift        ${of("shifts").toFixed(4)}`);
	} finally {
		await browser.close();
		await site.close();
	}
}
