// npm run live [-- --minutes 10] [-- NAME ...]: four boards of one page follow a game that is
// played in so many minutes, with all that goes wrong meanwhile; at the end each has to have the
// whole game. Tells how often the server was asked, and what it answered.

import { setTimeout as pause } from "node:timers/promises";
import { BROWSERS, type Browser } from "../browsers/browsers.ts";
import type { Driver } from "../browsers/driver.ts";
import { until } from "../browsers/until.ts";
import { GrowingFile, HIDDEN, PLIES } from "./growingFile.ts";

const USAGE = "npm run live -- [--minutes 10] [Chromium] [Firefox] [WebKit]";
const BOARDS = 4;

type Wish = { readonly minutes: number; readonly browsers: readonly Browser[] };

/** Parses the arguments; undefined if they are not understood. */
function readWish(args: readonly string[]): Wish | undefined {
	let minutes = 10;
	const browsers: Browser[] = [];
	for (let at = 0; at < args.length; at++) {
		const browser = BROWSERS.find(({ name }) => name === args[at]);
		if (browser !== undefined) browsers.push(browser);
		else if (args[at] !== "--minutes") return undefined;
		else minutes = Number(args[++at]);
	}
	if (!(minutes > 0)) return undefined;
	return { minutes, browsers: browsers.length > 0 ? browsers : BROWSERS };
}

const pageWith = (application: number) => `<!doctype html>
<meta charset="utf-8"><title>A round</title><link rel="icon" href="data:,">
<style>body { display: grid; grid-template-columns: repeat(${BOARDS}, 1fr) }</style>
${'<square-control follow="game.pgn" moves="none"></square-control>'.repeat(BOARDS)}
<script>
	window.last = [];
	for (const [index, board] of document.querySelectorAll("square-control").entries())
		board.addEventListener("ply", ({ detail }) => { last[index] = [detail.ply, detail.plies]; });
</script>
<script src="http://127.0.0.1:${application}/embed.js"></script>`;

/** The ply on view and the last one, board by board. */
const boardsIn = async (driver: Driver) =>
	JSON.parse(await driver.evaluate("window.last", "page")) as [number, number][];

/** Nobody looks at a tab that says so, whichever way a browser is driven. */
const setHidden = (driver: Driver, isHidden: boolean) =>
	driver.evaluate(
		`Object.defineProperty(document, "hidden", { configurable: true, value: ${isHidden} }) && document.dispatchEvent(new Event("visibilitychange"))`,
		"page",
	);

const areAll = (boards: readonly (readonly [number, number])[], ply: number) =>
	boards.length === BOARDS && boards.every(([now, last]) => now === ply && last === ply);

const kilobytes = (bytes: number | undefined) =>
	bytes === undefined ? "not told" : `${Math.round(bytes / 1000)} kB`;

/** Gives what went wrong, if anything. */
async function followWith(driver: Driver, minutes: number, application: number): Promise<string[]> {
	const length = minutes * 60_000;
	const file = new GrowingFile(pageWith(application), length);
	const reach = (share: number) => pause(Math.max(0, (share - file.now) * length));
	const faults: string[] = [];
	try {
		await driver.goTo(await file.open());
		await until(
			"There are boards",
			() => boardsIn(driver),
			(boards) => boards.length === BOARDS,
		);
		const heap = await driver.heap?.();
		await reach(HIDDEN[0]);
		await setHidden(driver, true);
		await reach(HIDDEN[1]);
		await setHidden(driver, false);
		await reach(1);
		const end = await until(
			"Every board has the whole game",
			() => boardsIn(driver),
			(boards) => areAll(boards, PLIES),
		);
		const { counts, bytes, waited = 0 } = file;
		const after = await driver.heap?.();
		console.log(`\n${driver.name} ${driver.version}, ${minutes} minutes, ${BOARDS} boards`);
		for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(14)}${count}`);
		console.log(`sent          ${kilobytes(bytes)}`);
		console.log(`waited        ${Math.round(waited / 1000)} s of ${file.patience} s`);
		console.log(`heap          ${kilobytes(heap)}, at the end ${kilobytes(after)}`);
		console.log(`at the end    ${JSON.stringify(end)}`);
		if (counts.hidden > 0) faults.push(`It was asked ${counts.hidden} times while nobody looked`);
		if (waited < file.patience * 1000) faults.push(`It was asked again after ${waited} ms`);
	} catch (error) {
		faults.push(error instanceof Error ? error.message : String(error));
	} finally {
		file.close();
	}
	return [...faults, ...(await driver.complaints())];
}

/** Gives the exit status. */
export async function main(args: readonly string[], application: number): Promise<number> {
	const wish = readWish(args);
	if (wish === undefined) {
		console.error(USAGE);
		return 1;
	}
	const found = wish.browsers.flatMap((browser) => {
		const path = browser.find();
		if (path === undefined) console.log(`${browser.name} is not here. ${browser.advice}`);
		return path === undefined ? [] : [{ browser, path }];
	});
	const all = await Promise.all(
		found.map(async ({ browser, path }) => {
			const driver = await browser.open(path);
			const faults = await followWith(driver, wish.minutes, application);
			await driver.close();
			for (const fault of faults) console.error(`${browser.name}: ${fault}`);
			return faults;
		}),
	);
	return all.length === 0 || all.some((faults) => faults.length > 0) ? 1 : 0;
}
