// In npm run bench: how long the main thread of a page of another site is busy at a time while
// twenty boards below one another come, with a processor a quarter as fast as well.

import { chromium } from "@playwright/test";
import { BROWSER_ARGS, ensureBrowser } from "../../scripts/browser.mjs";
import { median, serveBuilt, servePage } from "./visits.mjs";

const BOARDS = 20;
const VISITS = 7;

const GAME =
	"1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 *";

/** Processor time of the page's thread, in ms: longest task, script; and how many layouts. */
async function visit(browser, address, rate) {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
	await session.send("Performance.enable");
	const tasks = [];
	const tracing = await browser.newBrowserCDPSession();
	tracing.on("Tracing.dataCollected", ({ value }) => tasks.push(...value));
	const ended = new Promise((resolve) => tracing.once("Tracing.tracingComplete", resolve));
	await tracing.send("Tracing.start", {
		traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "__metadata"] },
		transferMode: "ReportEvents",
	});
	await page.goto(address);
	await page
		.locator("iframe")
		.first()
		.contentFrame()
		.locator("[role=slider][aria-valuemax]")
		.waitFor();
	await page.waitForTimeout(1500);
	const { metrics } = await session.send("Performance.getMetrics");
	await tracing.send("Tracing.end");
	await ended;
	await page.close();
	const { pid: process, tid: thread } =
		tasks.find(({ name, args }) => name === "CommitLoad" && args.data?.url === address) ?? {};
	const longest = (isWanted) =>
		Math.max(0, ...tasks.filter(isWanted).map(({ tdur = 0 }) => tdur)) / 1000;
	return {
		task: longest(
			({ pid, tid, name }) => pid === process && tid === thread && name.endsWith("RunTask"),
		),
		script: longest(({ pid, name }) => pid === process && name === "EvaluateScript"),
		layouts: metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0,
	};
}

export async function benchSilence() {
	const ours = await serveBuilt();
	const board = `<p>${"word ".repeat(100)}</p><square-control>${GAME}</square-control>`;
	const script = `<script src="${ours.address}embed.js" async></script>`;
	const page = await servePage(script + board.repeat(BOARDS));
	const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
	try {
		console.log(`\n${BOARDS} boards below one another in a page of another site, ${VISITS} visits`);
		for (const rate of [1, 4]) {
			const visits = [];
			for (let count = 0; count < VISITS; count++)
				visits.push(await visit(browser, page.address, rate));
			const of = (key) => visits.map((one) => one[key]);
			console.log(
				`processor 1/${rate}: longest task ${median(of("task")).toFixed(1)} ms (worst ${Math.max(...of("task")).toFixed(1)}), script ${median(of("script")).toFixed(1)} ms, ${median(of("layouts"))} layouts`,
			);
		}
	} finally {
		await browser.close();
		page.close();
		await ours.close();
	}
}
