// npm run bench:phone, and the last part of npm run bench: a first visit with a phone: a processor
// a quarter as fast as this one, 1.6 Mbit/s, 150 ms to the host. When there is something to read,
// when the board can be played with, and what has gone over the wire by then and five seconds
// later. Cold cache, medians; with them how busy the machine is, which they depend on.

import { cpus, loadavg } from "node:os";
import { chromium, devices } from "@playwright/test";
import { BROWSER_ARGS, ensureBrowser } from "../../scripts/browser.mjs";
import { prepare, run } from "../../scripts/prepare.mjs";
import { serve } from "../../scripts/start.mjs";
import { median } from "./visits.mjs";

const VISITS = 5;
const SLOWER = 4;
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const LATER_MS = 5000;

async function visit(browser, address) {
	const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
	const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	let bytes = 0;
	const files = [];
	devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
		bytes += encodedDataLength;
	});
	devtools.on("Network.requestWillBeSent", ({ request }) => files.push(request.url));
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", { offline: false, ...NETWORK });
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await page.goto(address, { waitUntil: "commit" });
	await page.getByRole("grid").waitFor();
	const playable = await page.evaluate(() => performance.now());
	const first = { bytes, files: files.length };
	const paint = await page.evaluate(
		() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
	);
	await page.waitForTimeout(LATER_MS);
	await context.close();
	return { paint, playable, first: first.bytes, files: first.files, later: bytes };
}

export async function benchPhone() {
	const [load] = loadavg();
	const server = await serve(0);
	const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
	try {
		const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
		const visits = [];
		for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, address));
		const of = (key) => median(visits.map((one) => one[key]));
		const kilobytes = (key) => `${(of(key) / 1000).toFixed(0)} kB`;
		console.log(`\nA first visit with a phone, ${VISITS} visits`);
		console.log(`load, of ${cpus().length} cores    ${load.toFixed(1)} before`);
		console.log(`first paint         ${of("paint").toFixed(0)} ms`);
		console.log(`playable board      ${of("playable").toFixed(0)} ms`);
		console.log(`until then          ${kilobytes("first")}, ${of("files")} files`);
		console.log(`five seconds later  ${kilobytes("later")}`);
	} finally {
		await browser.close();
		await server.close();
	}
}

if (process.argv[1]?.endsWith("phone.mjs")) {
	await run(async () => {
		prepare("core", "application");
		await benchPhone();
		return 0;
	});
}
