// npm run bench:scrub: what a step costs the main thread in a real browser. Ours against react-chessboard and a naive react-konva
// board, net of an empty page. Pages alternate, medians count. -- --rounds N, --only PAGE.

import { cpus } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { build, preview } from "vite";
import { BROWSER_ARGS, ensureBrowser } from "../../../scripts/browser.mjs";
import { prepare, root, run } from "../../../scripts/prepare.mjs";

const PAGES = ["empty", "ours", "konva", "chessboard"];
const PLIES = 200;
const WARM_UP = 60;
const STEPS = 160;
/** A held key repeats about thirty times a second. */
const KEY_GAP = 33;
const HEAP_STEPS = 2000;
const CATEGORIES = ["blink.user_timing", "disabled-by-default-devtools.timeline", "toplevel"];

const LIMITS = { keyRatio: 0.35, dragRatio: 0.15, keyP99: 3.2, dragP99: 3, heap: 50 };

function option(name, fallback) {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? fallback : process.argv[at + 1];
}

const quantile = (values, part) => {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
const median = (values) => quantile(values, 0.5);

/** Runs in the page: arrow keys at the rate of a held key, there and back. */
async function stepWithKeys({ steps, gap, plies }) {
	const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
	for (let step = 0; step < steps; step++) {
		performance.mark("step");
		const key = Math.floor(step / plies) % 2 === 0 ? "ArrowRight" : "ArrowLeft";
		document.body.dispatchEvent(
			new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
		);
		await wait(gap);
	}
	performance.mark("step");
}

/** Runs in the page: one ply by chance for each frame, as when a pointer sweeps over a slider. */
async function dragOver({ steps, plies }) {
	let state = 1851;
	const chance = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
	let dropped = 0;
	let last = 0;
	for (let step = 0; step < steps; step++) {
		const now = await new Promise(requestAnimationFrame);
		if (last > 0 && now - last > 25) dropped += Math.round((now - last) / (1000 / 60)) - 1;
		last = now;
		performance.mark("step");
		window.driven.show(Math.floor(chance() * (plies + 1)));
	}
	performance.mark("step");
	return dropped;
}

/** The main thread's CPU time between marks, in milliseconds for each step. */
function costs(trace) {
	const { traceEvents } = JSON.parse(trace.toString());
	const marks = traceEvents.filter(
		({ name, cat }) => name === "step" && cat.includes("user_timing"),
	);
	const [{ pid, tid }] = marks;
	const starts = marks.map(({ ts }) => ts).sort((a, b) => a - b);
	const sums = new Array(starts.length - 1).fill(0);
	for (const event of traceEvents) {
		if (event.pid !== pid || event.tid !== tid || event.ph !== "X") continue;
		if (event.name !== "RunTask") continue;
		let at = starts.findIndex((start) => start > event.ts + event.dur) - 1;
		if (at === -2) at = event.ts < starts.at(-1) ? sums.length - 1 : -1;
		if (at >= 0 && event.ts + event.dur > starts[0]) sums[at] += (event.tdur ?? event.dur) / 1000;
	}
	return sums;
}

async function traced(browser, page, work) {
	await browser.startTracing(page, { categories: CATEGORIES });
	const result = await work();
	return { costs: costs(await browser.stopTracing()), result };
}

async function memory(session) {
	await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
	return { heap: of("JSHeapUsedSize") / 1024, nodes: of("Nodes") };
}

async function open(browser, address, name) {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
	const page = await context.newPage();
	page.on("pageerror", (error) => console.error(`${name}: ${error}`));
	await page.goto(`${address}?page=${name}`);
	await page.waitForFunction(() => window.driven !== undefined);
	await page.waitForTimeout(400);
	return page;
}

async function measure(browser, address, name) {
	const page = await open(browser, address, name);
	await page.evaluate(stepWithKeys, { steps: WARM_UP, gap: KEY_GAP, plies: PLIES });
	const key = await traced(browser, page, () =>
		page.evaluate(stepWithKeys, { steps: STEPS, gap: KEY_GAP, plies: PLIES }),
	);
	await page.evaluate(dragOver, { steps: WARM_UP, plies: PLIES });
	const drag = await traced(browser, page, () =>
		page.evaluate(dragOver, { steps: STEPS, plies: PLIES }),
	);
	await page.context().close();
	return { key: key.costs, drag: drag.costs, dropped: drag.result };
}

/** What 2,000 steps leave behind, after as many that warm up. */
async function measureMemory(browser, address, name) {
	const page = await open(browser, address, name);
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	await page.evaluate(dragOver, { steps: HEAP_STEPS, plies: PLIES });
	const before = await memory(session);
	await page.evaluate(dragOver, { steps: HEAP_STEPS, plies: PLIES });
	const after = await memory(session);
	await page.context().close();
	return { heap: after.heap - before.heap, nodes: after.nodes - before.nodes };
}

/** Runs in the page: shows so many, and waits until they are there. */
async function showAll(count) {
	performance.mark("step");
	window.driven.show(count);
	await new Promise((resolve) => setTimeout(resolve, 1000));
	performance.mark("step");
}

const STILL_BOARDS = 50;

/** Main-thread milliseconds of fifty small boards, the raster of their pieces included. */
async function measureStill(browser, address) {
	const page = await open(browser, address, "still");
	const found = await traced(browser, page, () => page.evaluate(showAll, STILL_BOARDS));
	await page.context().close();
	return found.costs[0];
}

const show = (value) => value.toFixed(2).padStart(7);

function report(name, title, all, empty) {
	const net = median(all) - median(empty);
	const parts = [0.5, 0.95, 0.99].map((part) => show(quantile(all, part)));
	console.log(`${name.padEnd(11)} ${title.padEnd(5)} ${parts.join(" ")} ${show(net)}`);
	return net;
}

async function main() {
	prepare();
	const scrub = join(root, "tests/bench/scrub");
	await build({ configFile: join(scrub, "vite.config.ts") });
	const server = await preview({
		configFile: false,
		root: scrub,
		logLevel: "warn",
		build: { outDir: join(root, "build/scrub") },
		preview: { host: "127.0.0.1", port: 0 },
	});
	const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
	const browser = await chromium.launch({
		executablePath: ensureBrowser(),
		args: BROWSER_ARGS,
	});
	try {
		const only = option("only");
		const names = PAGES.filter((name) => only === undefined || name === only || name === "empty");
		const found = Object.fromEntries(
			names.map((name) => [name, { key: [], drag: [], dropped: 0 }]),
		);
		for (let round = 0; round < Number(option("rounds", 5)); round++) {
			for (const name of names) {
				const { key, drag, dropped } = await measure(browser, address, name);
				found[name].key.push(...key);
				found[name].drag.push(...drag);
				found[name].dropped += dropped;
			}
		}
		console.log(`\n${cpus()[0].model}, ${cpus().length} cores; Chromium ${browser.version()}`);
		console.log("Main-thread CPU of a step, milliseconds\n");
		console.log(
			"page        step      p50     p95     p99     net   (p50 less that of the empty page)",
		);
		const nets = Object.fromEntries(
			names.map((name) => [
				name,
				{
					key: report(name, "key", found[name].key, found.empty.key),
					drag: report(name, "drag", found[name].drag, found.empty.drag),
				},
			]),
		);
		console.log();
		for (const name of names)
			console.log(`${name.padEnd(11)} frames dropped ${found[name].dropped}`);
		console.log();
		for (const name of names) {
			const { heap, nodes } = await measureMemory(browser, address, name);
			console.log(
				`${name.padEnd(11)} ${HEAP_STEPS} steps: heap ${heap.toFixed(0)} kB, nodes ${nodes}`,
			);
		}
		const still = [];
		for (let round = 0; round < 5; round++) still.push(await measureStill(browser, address));
		console.log(`\n${STILL_BOARDS} still boards: ${median(still).toFixed(0)} ms once`);
		if (nets.ours && nets.chessboard) {
			console.log(
				`\nours / react-chessboard: key ${(nets.ours.key / nets.chessboard.key).toFixed(2)} (wanted ${LIMITS.keyRatio}), ` +
					`drag ${(nets.ours.drag / nets.chessboard.drag).toFixed(2)} (wanted ${LIMITS.dragRatio}); ` +
					`p99 wanted under ${LIMITS.keyP99} and ${LIMITS.dragP99}, heap under ${LIMITS.heap} kB`,
			);
		}
	} finally {
		await browser.close();
		await server.close();
	}
	return 0;
}

await run(main);
