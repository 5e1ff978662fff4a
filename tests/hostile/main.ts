// npm run hostile [-- --minutes 10] [-- --seed 5] [-- NAME ...]: goes on with hostile visits for so
// long, or makes the one that a seed tells and says everything it does.

import { BROWSERS, type Browser } from "../browsers/browsers.ts";
import type { Driver } from "../browsers/driver.ts";
import { openSite } from "../browsers/site.ts";
import { type Fault, hostileVisit, LENGTH } from "./session.ts";

const USAGE = "npm run hostile -- [--minutes 10] [--seed 5] [Chromium] [Firefox] [WebKit]";

type Wish = {
	readonly minutes: number;
	readonly seed: number | undefined;
	readonly browsers: readonly Browser[];
};

/** Parses the arguments; undefined if they are not understood. */
function readWish(args: readonly string[]): Wish | undefined {
	let minutes = 10;
	let seed: number | undefined;
	const browsers: Browser[] = [];
	for (let at = 0; at < args.length; at++) {
		const browser = BROWSERS.find(({ name }) => name === args[at]);
		if (browser !== undefined) {
			browsers.push(browser);
			continue;
		}
		const number = Number(args[at + 1]);
		if (!(number >= 0)) return undefined;
		if (args[at] === "--minutes") minutes = number;
		else if (args[at] === "--seed") seed = number;
		else return undefined;
		at++;
	}
	return { minutes, seed, browsers: browsers.length > 0 ? browsers : BROWSERS };
}

/** A browser with a site of its own for each visit, opened anew after it was lost. */
async function openRoom(browser: Browser, path: string, application: number) {
	let driver: Driver = await browser.open(path);
	const visit = async (seed: number, tell: (line: string) => void) => {
		const site = await openSite(application);
		const visited = await hostileVisit(driver, site, seed, tell);
		site.close();
		if (visited.fault !== undefined) {
			await driver.close();
			driver = await browser.open(path);
		}
		return visited;
	};
	return { name: browser.name, visit, close: () => driver.close() };
}

type Room = Awaited<ReturnType<typeof openRoom>>;

/**
 * How often a visit is made again in which a page took long: what the machine did comes nowhere
 * else.
 */
const REPEATS = 2;

/** The waits that come whenever the seed is followed. */
async function lastingWaits(room: Room, seed: number, waits: readonly Fault[]): Promise<Fault[]> {
	let left = [...waits];
	for (let repeat = 0; repeat < REPEATS && left.length > 0; repeat++) {
		const again = await room.visit(seed, () => {});
		left = left.filter(({ actions }) => again.waits.some((wait) => wait.actions === actions));
	}
	return left;
}

/**
 * Makes a visit, and tells what was wrong with what shows it again. Returns whether nothing was.
 */
async function check(room: Room, seed: number, count: (line: string) => void): Promise<boolean> {
	const { fault, waits } = await room.visit(seed, count);
	const lasting = await lastingWaits(room, seed, waits);
	const faults = fault === undefined ? lasting : [fault, ...lasting];
	if (faults.length === 0) return true;
	for (const { actions, last, what } of faults) {
		console.log(`FAILED ${room.name}: ${what}, after action ${actions}, ${last}`);
	}
	console.log(`       npm run hostile -- --seed ${seed} ${room.name}`);
	return false;
}

/** Visits with one browser after the other until the time is over. Returns how many failed. */
async function goOn(rooms: readonly Room[], minutes: number): Promise<number> {
	const end = Date.now() + minutes * 60_000;
	const first = Date.now() % 1_000_000;
	const done = new Map<string, number>();
	const count = (line: string) => {
		const [, name = ""] = /^\d+\. ([^:]+)/.exec(line) ?? [];
		done.set(name, (done.get(name) ?? 0) + 1);
	};
	let visits = 0;
	let failed = 0;
	for (let seed = first; Date.now() < end; seed++) {
		for (const room of rooms) {
			visits++;
			if (!(await check(room, seed, count))) failed++;
		}
	}
	console.log(`${visits} visits of up to ${LENGTH} actions each, from seed ${first} on:`);
	for (const [name, times] of [...done].sort(([, a], [, b]) => b - a)) {
		console.log(`${String(times).padStart(7)} ${name}`);
	}
	console.log(`\n${visits - failed} passed, ${failed} failed`);
	return failed;
}

/** Makes one visit, and tells every action. Returns how many browsers failed. */
async function tellOne(rooms: readonly Room[], seed: number): Promise<number> {
	let failed = 0;
	for (const room of rooms) {
		console.log(`${room.name}, seed ${seed}`);
		const { fault, waits } = await room.visit(seed, console.log);
		for (const { actions, what } of waits) console.log(`action ${actions}: ${what}`);
		if (fault === undefined) continue;
		failed++;
		console.log(`FAILED action ${fault.actions}: ${fault.what}`);
	}
	return failed;
}

export async function main(args: readonly string[], application: number): Promise<number> {
	const wish = readWish(args);
	if (wish === undefined) {
		console.error(USAGE);
		return 1;
	}
	const rooms: Room[] = [];
	for (const browser of wish.browsers) {
		const path = browser.find();
		if (path === undefined) console.log(`${browser.name} is not here. ${browser.advice}`);
		else rooms.push(await openRoom(browser, path, application));
	}
	if (rooms.length === 0) return 1;
	const failed = await (wish.seed === undefined
		? goOn(rooms, wish.minutes)
		: tellOne(rooms, wish.seed));
	for (const room of rooms) await room.close();
	return failed === 0 ? 0 : 1;
}
