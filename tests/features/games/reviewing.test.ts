// An engine goes through the games of the list: odd games are left out, and what is found belongs
// to the game that was meant.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	gameKey,
	isWhole,
	readSummaries,
} from "../../../src/features/games/engine/keptSummaries.ts";
import { createReviewing } from "../../../src/features/games/engine/reviewing.ts";
import type { Games } from "../../../src/features/games/games.ts";
import type { Collection } from "../../../src/games/collection/collection.ts";
import { AS_READ, collectionOf, gameText } from "../../support/collection.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { engineHost } from "../../support/engineHost.ts";
import { forgetAll } from "../../support/kept.ts";
import { standInLocks } from "../../support/locks.ts";
import { until } from "../../support/until.ts";

beforeEach(forgetAll);

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** Four queens beside eight pawns: no game brings so many. */
const QUEENS = "4k3/pppppppp/8/8/8/8/PPPPPPPP/QQQQK3 w - - 0 1";

async function reviewingOf(collection: Collection) {
	const count = await collection.list({}, AS_READ);
	const ask = async (method: "rows" | "text", ...given: [number, number]) =>
		(collection[method] as (...given: number[]) => unknown)(...given);
	const games = {
		store: { get: () => ({ count }) },
		client: { ask },
		ready: new Promise(() => {}),
	} as unknown as Games;
	return createReviewing(games, async () => ({ core: testCore(), insight: testInsight() }));
}

const white = (name: string) => ({ White: name, Black: "Other", Result: "*" });

test("a game that the engine cannot review is left out, and the others go on", async () => {
	engineHost(() => 20);
	const { collection } = await collectionOf(
		gameText({ ...white("Odd"), SetUp: "1", FEN: QUEENS }, "1. e4 e5 *"),
		gameText(white("First")),
		gameText(white("Second"), "1. d4 d5 *"),
	);
	const reviewing = await reviewingOf(collection);
	reviewing.start();
	await until(() => expect(reviewing.store.get().isRunning).toBe(false));
	const { problem, found, skipped, done } = reviewing.store.get();
	const [odd, ...others] = collection.rows(0, 3).map(gameKey);
	expect(problem).toBeUndefined();
	expect(done).toBe(3);
	expect([...skipped]).toEqual([odd]);
	expect([...found.keys()].sort()).toEqual(others.sort());
	const kept = await readSummaries();
	// Their reasons have been looked for too.
	expect([...kept.values()].map(isWhole)).toEqual([true, true]);
});

test("results that a full storage refuses are shown as unsaved until they can be saved", async () => {
	engineHost(() => 20);
	const { collection } = await collectionOf(
		gameText(white("First")),
		gameText(white("Second"), "1. d4 d5 *"),
	);
	const reviewing = await reviewingOf(collection);
	let refused = 0;
	const put = IDBObjectStore.prototype.put;
	vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
		this: IDBObjectStore,
		...one
	) {
		if (refused++ === 0) throw new DOMException("full", "QuotaExceededError");
		return put.apply(this, one);
	});
	const kept: boolean[] = [];
	reviewing.store.watch(["found"], () => kept.push(reviewing.store.get().isKept));
	reviewing.start();
	await until(() => expect(reviewing.store.get().isRunning).toBe(false));
	expect(kept).toEqual([false, true]);
	expect([...(await readSummaries()).keys()]).toEqual([...reviewing.store.get().found.keys()]);
});

test("reviews are not shown beside other games that have taken the same numbers", async () => {
	engineHost(() => 20);
	const { collection } = await collectionOf(
		gameText(white("First")),
		gameText(white("Second"), "1. d4 d5 *"),
		gameText(white("Third"), "1. d4 d5 *"),
	);
	const reviewing = await reviewingOf(collection);
	const [first] = collection.rows(0, 1).map(gameKey);
	const replaced = new Promise<void>((resolve) => {
		reviewing.store.watch(["found"], async () => {
			if (reviewing.store.get().found.size !== 1) return;
			collection.forget();
			await collection.read([new File([gameText(white("New")).repeat(2)], "new.pgn")], () => {});
			resolve();
		});
	});
	reviewing.start();
	await replaced;
	await until(() => expect(reviewing.store.get().isRunning).toBe(false));
	expect([...reviewing.store.get().found.keys()]).toEqual([first]);
	expect(reviewing.store.get().problem).toBeUndefined();
});

test("several engines review a game each, and only one while the page is hidden", async () => {
	const host = engineHost(() => 20);
	host.machine.hardwareConcurrency = 4;
	const names = ["First", "Second", "Third", "Fourth", "Fifth"];
	const { collection } = await collectionOf(...names.map((name) => gameText(white(name))));
	const reviewing = await reviewingOf(collection);
	Object.assign(document, { hidden: true });
	reviewing.start();
	await until(() => expect(reviewing.store.get().isRunning).toBe(false));
	expect([host.workers, host.alive]).toEqual([1, 0]);
	const { found } = reviewing.store.get();
	expect(found.size).toBe(5);

	Object.assign(document, { hidden: false });
	await forgetAll();
	const again = await reviewingOf(collection);
	again.start();
	await until(() => expect(again.store.get().isRunning).toBe(false));
	expect([host.workers, host.alive]).toEqual([1 + 3, 0]);
	expect(new Map([...again.store.get().found].sort())).toEqual(new Map([...found].sort()));
	expect(again.store.get().done).toBe(5);
});

test("pausing a review ends every engine and leaves no game half reviewed", async () => {
	const host = engineHost(() => undefined);
	host.machine.hardwareConcurrency = 4;
	const names = ["First", "Second", "Third", "Fourth", "Fifth"];
	const { collection } = await collectionOf(...names.map((name) => gameText(white(name))));
	const reviewing = await reviewingOf(collection);
	reviewing.start();
	await until(() => expect(host.searches).toHaveLength(3));
	reviewing.stop();
	expect(host.alive).toBe(0);
	host.say = () => 20;
	reviewing.start();
	await until(() => expect(reviewing.store.get().isRunning).toBe(false));
	expect(reviewing.store.get().found.size).toBe(5);
	expect(reviewing.store.get().problem).toBeUndefined();
});

test("two tabs review a game once between them, and both know what was found", async () => {
	const host = engineHost(() => 20);
	Object.assign(host.machine, { locks: standInLocks() });
	const names = Array.from({ length: 8 }, (_, index) => `Player ${index}`);
	const { collection } = await collectionOf(...names.map((name) => gameText(white(name))));
	const alone = await reviewingOf(collection);
	alone.start();
	await until(() => expect(alone.store.get().isRunning).toBe(false));
	const once = host.searches.length;
	await forgetAll();
	const tabs = [await reviewingOf(collection), await reviewingOf(collection)];
	for (const tab of tabs) tab.start();
	for (const tab of tabs) {
		await until(() => expect(tab.store.get().isRunning).toBe(false));
		expect(tab.store.get()).toMatchObject({ done: 8, problem: undefined });
		expect(tab.store.get().found.size).toBe(8);
	}
	// The last of one tab are in hand when the other comes to the end.
	expect(host.searches.length - once).toBeLessThanOrEqual((once * 12) / 8);
});
