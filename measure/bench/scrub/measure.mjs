// npm run bench:scrub: what a step costs the main thread in a real browser. Ours against
// react-chessboard and a naive react-konva board, net of an empty page. Pages alternate, medians
// count. -- --rounds N, --only PAGE.

import { cpus } from "node:os";
import { prepare, run } from "../../../scripts/prepare.mjs";
import { withPages } from "./site.mjs";

const PAGES = ["empty", "ours", "konva", "chessboard"];
const PLIES = 200;
const WARM_UP = 60;
const STEPS = 160;
/** A held key repeats about thirty times a second. */
const KEY_GAP = 33;
/** Single presses, with time for everything that follows each. */
const TAPS = 16;
const TAP_GAP = 600;
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

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Runs in the page: a mark where a key arrives, before anybody hears of it. */
function markKeys() {
	window.addEventListener("keydown", () => performance.mark("step"), { capture: true });
}

/**
 * Real key events, so many milliseconds apart, through the game and back; `from` counts those
 * before.
 */
async function pressKeys(session, { from, steps, gap }) {
	for (let step = from; step <= from + steps; step++) {
		const [key, windowsVirtualKeyCode] =
			Math.floor(step / PLIES) % 2 === 0 ? ["ArrowRight", 39] : ["ArrowLeft", 37];
		const event = { key, code: key, windowsVirtualKeyCode };
		await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
		await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
		await wait(gap);
	}
}

/**
 * Runs in the page: a mark for each frame; unless a pointer does, goes to one ply by chance.
 * Returns how many frames were dropped.
 */
async function passFrames({ steps, plies, isPointed }) {
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
		if (!isPointed) window.driven.show(Math.floor(chance() * (plies + 1)));
	}
	performance.mark("step");
	return dropped;
}

/**
 * Real pointer events: the mouse button held over the timeline, or over a page that has none, from
 * place to place by chance.
 */
async function dragPointer(page, session, frames) {
	const slider = page.getByRole("slider", { name: "Move" });
	const box = (await slider.count()) > 0 ? await slider.boundingBox() : undefined;
	const { x, y, width, height } = box ?? { x: 20, y: 20, width: 600, height: 60 };
	const send = (type, part) =>
		session.send("Input.dispatchMouseEvent", {
			type,
			x: x + 2 + (width - 4) * part,
			y: y + height / 2,
			button: "left",
			buttons: type === "mouseReleased" ? 0 : 1,
			clickCount: 1,
		});
	await send("mousePressed", 0.5);
	let isOn = true;
	const passed = page
		.evaluate(passFrames, { steps: frames, plies: PLIES, isPointed: true })
		.finally(() => {
			isOn = false;
		});
	// The golden ratio leads everywhere and never twice to a place.
	for (let move = 1; isOn; move++) {
		await send("mouseMoved", (move * 0.618034) % 1);
		await wait(4);
	}
	await send("mouseReleased", 0);
	return passed;
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

/**
 * Pages with a timeline are dragged over it, with the empty page under the same events; the others
 * are told where to go.
 */
const POINTED = new Set(["empty", "ours"]);

async function measure(browser, address, name) {
	const page = await open(browser, address, name);
	const session = await page.context().newCDPSession(page);
	await page.evaluate(markKeys);
	await pressKeys(session, { from: 0, steps: WARM_UP, gap: KEY_GAP });
	const key = await traced(browser, page, () =>
		pressKeys(session, { from: WARM_UP + 1, steps: STEPS, gap: KEY_GAP }),
	);
	const tap = await traced(browser, page, () =>
		pressKeys(session, { from: WARM_UP + STEPS + 2, steps: TAPS, gap: TAP_GAP }),
	);
	const drag = (frames) =>
		POINTED.has(name)
			? dragPointer(page, session, frames)
			: page.evaluate(passFrames, { steps: frames, plies: PLIES });
	await drag(WARM_UP);
	const dragged = await traced(browser, page, () => drag(STEPS));
	await page.context().close();
	return { key: key.costs, tap: tap.costs, drag: dragged.costs, dropped: dragged.result };
}

/** Measures what 2,000 steps leave in memory, after as many that warm up. */
async function measureMemory(browser, address, name) {
	const page = await open(browser, address, name);
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	await page.evaluate(passFrames, { steps: HEAP_STEPS, plies: PLIES });
	const before = await memory(session);
	await page.evaluate(passFrames, { steps: HEAP_STEPS, plies: PLIES });
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

async function measureAll(browser, address) {
	const only = option("only");
	const names = PAGES.filter((name) => only === undefined || name === only || name === "empty");
	const found = Object.fromEntries(
		names.map((name) => [name, { key: [], tap: [], drag: [], dropped: 0 }]),
	);
	for (let round = 0; round < Number(option("rounds", 5)); round++) {
		for (const name of names) {
			const { key, tap, drag, dropped } = await measure(browser, address, name);
			found[name].key.push(...key);
			found[name].tap.push(...tap);
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
				tap: report(name, "tap", found[name].tap, found.empty.tap),
				drag: report(name, "drag", found[name].drag, found.empty.drag),
			},
		]),
	);
	console.log();
	for (const name of names) console.log(`${name.padEnd(11)} frames dropped ${found[name].dropped}`);
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
				`tap ${(nets.ours.tap / nets.chessboard.tap).toFixed(2)}, ` +
				`drag ${(nets.ours.drag / nets.chessboard.drag).toFixed(2)} (wanted ${LIMITS.dragRatio}); ` +
				`p99 wanted under ${LIMITS.keyP99} and ${LIMITS.dragP99}, heap under ${LIMITS.heap} kB`,
		);
	}
}

await run(async () => {
	prepare();
	await withPages(measureAll);
	return 0;
});
