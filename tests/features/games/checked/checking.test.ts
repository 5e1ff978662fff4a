// The engine checks the moments of an open list: what it finds is kept, it ends with the list, and
// it rests while nobody looks.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChecking, type Wanted } from "../../../../src/features/games/checked/checking.ts";
import { holdingFirst } from "../../../../src/features/games/checked/fitMoments.ts";
import { gameKey } from "../../../../src/features/games/engine/keptSummaries.ts";
import type { Games } from "../../../../src/features/games/games.ts";
import type { Moment } from "../../../../src/games/collection/answers/answer.ts";
import type { Collection } from "../../../../src/games/collection/collection.ts";
import { AS_READ, collectionOf, gameText } from "../../../support/collection.ts";
import { engineFile, engineHost } from "../../../support/engineHost.ts";
import { countOf, forgetAll, putRaw, settled } from "../../../support/kept.ts";
import { standInLocks } from "../../../support/locks.ts";
import { until } from "../../../support/until.ts";

beforeEach(forgetAll);

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** In each game White plays 2.Ke2 or 2.Nf3: the engine finds the first bad. */
const SAYS = (fen: string) => (fen.includes("/PPPPKPPP/") && fen.includes(" b ") ? 500 : 0);

async function opened(...names: readonly string[]) {
	const texts = names.map((name) =>
		gameText(
			{ White: name, Black: "Other", Result: "*" },
			`1. e4 e5 2. ${name.startsWith("Bad") ? "Ke2" : "Nf3"} a6 3. a3 *`,
		),
	);
	const { collection } = await collectionOf(...texts);
	await collection.list({}, AS_READ);
	const rows = collection.rows(0, names.length);
	const wanted = rows.map((row): Wanted => ({ row, claim: { kind: "erred", ply: 3 } }));
	return { collection, rows, wanted, checking: await checkingOf(collection) };
}

/** `before` holds up the answers of the worker; false is a game that is not there. */
async function checkingOf(collection: Collection, before: () => unknown = () => true) {
	const ask = async (method: "rowAndText", game: number) =>
		(await before()) === false ? undefined : collection[method](game);
	const checking = createChecking({ client: { ask } } as unknown as Pick<Games, "client">);
	await checking.ready;
	return checking;
}

test("a moment that the engine refutes leaves the list, and stays away on the next visit", async () => {
	engineHost(SAYS);
	const { collection, rows, wanted, checking } = await opened("Good", "Bad", "Bad too");
	checking.want(wanted);
	// Nothing is fetched before it is asked for.
	expect(checking.store.get()).toMatchObject({ isOn: false, isRunning: false });
	checking.start();
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	expect(wanted.map(checking.verdictOf)).toEqual([false, true, true]);
	const moments = rows.map((row) => ({ ...row, ply: 3, mySide: "white" }) as Moment);
	const about = { key: "phase", whose: "me" } as const;
	expect(holdingFirst(checking, about, moments)).toEqual(moments.slice(1));
	const better = { moves: [expect.stringMatching(/^[a-h][1-8][a-h][1-8]$/)], mark: "??" };
	expect(wanted.map(checking.insteadAt)).toEqual([undefined, better, better]);
	const later = await checkingOf(collection);
	expect(wanted.map(later.verdictOf)).toEqual([false, true, true]);
	expect(wanted.map(later.insteadAt)).toEqual([undefined, better, better]);
	// Who has asked once is not asked again.
	expect(later.store.get().isOn).toBe(true);
});

test("moments for questions come first, and waiting for them ends once enough hold", async () => {
	engineHost(SAYS);
	const { wanted, checking } = await opened("Bad", "Good", "Bad too", "Bad as well");
	checking.want(wanted.slice(0, 1));
	await checking.checkFirst(wanted.slice(1), 1);
	expect(wanted.slice(1).map(checking.verdictOf)).toContain(true);
	await checking.checkFirst(wanted.slice(1), 9);
	expect(wanted.slice(1).map(checking.verdictOf)).toEqual([false, true, true]);
	await until(() => expect(checking.verdictOf(wanted[0] as Wanted)).toBe(true));
});

test("waiting for checks ends when the visitor stops them, leaves, or has no engine", async () => {
	const host = engineHost(() => undefined);
	const { wanted, checking } = await opened("Bad");
	const stopped = checking.checkFirst(wanted, 1);
	await until(() => expect(host.searches).toHaveLength(1));
	checking.stop();
	await stopped;
	const leaving = new AbortController();
	const left = checking.checkFirst(wanted, 1, leaving.signal);
	await until(() => expect(host.searches).toHaveLength(2));
	leaving.abort();
	await left;
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	engineHost(SAYS, () => new Response("", { status: 404 }));
	const other = await opened("Bad");
	await other.checking.checkFirst(other.wanted, 1);
	expect(other.checking.store.get().problem).toBeDefined();
});

test("a confirmed mistake without a better move is searched once more", async () => {
	engineHost(SAYS);
	const { rows, wanted, checking } = await opened("Bad");
	await checking.checks.add(gameKey(rows[0] as (typeof rows)[0]), "erred3", true);
	checking.want(wanted);
	checking.start();
	await until(() => expect(wanted.map(checking.insteadAt)).not.toContain(undefined));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
});

test("checking ends with the list, and its engines with it", async () => {
	const host = engineHost(() => undefined);
	const { wanted, checking } = await opened("Bad");
	checking.want(wanted);
	checking.start();
	await until(() => expect(host.searches).toHaveLength(1));
	checking.want([]);
	expect(checking.store.get().isRunning).toBe(false);
	expect(host.alive).toBe(0);
	expect(await countOf("checked")).toBe(0);
});

test("checking pauses while the page is hidden, and goes on afterwards", async () => {
	const host = engineHost(() => undefined);
	const { wanted, checking } = await opened("Bad");
	checking.want(wanted);
	checking.start();
	await until(() => expect(host.searches).toHaveLength(1));
	Object.assign(document, { hidden: true });
	document.dispatchEvent(new Event("visibilitychange"));
	expect(host.alive).toBe(0);
	host.say = SAYS;
	Object.assign(document, { hidden: false });
	document.dispatchEvent(new Event("visibilitychange"));
	await until(() => expect(wanted.map(checking.verdictOf)).toEqual([true]));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
});

test("without an engine checking reports so, and no moment counts as checked", async () => {
	engineHost(SAYS, () => new Response("", { status: 404 }));
	const { wanted, checking } = await opened("Bad");
	checking.want(wanted);
	checking.start();
	await until(() => expect(checking.store.get().problem).toBeDefined());
	expect(checking.store.get()).toMatchObject({ isOn: false, isRunning: false });
	expect(wanted.map(checking.verdictOf)).toEqual([undefined]);
});

test("two tabs add to the saved checks of one game, and unreadable records are ignored", async () => {
	engineHost(SAYS);
	const { collection, rows, wanted, checking } = await opened("Bad", "Good");
	await putRaw("checked", { [gameKey(rows[1] as (typeof rows)[0])]: { holds: { erred3: 1 } } });
	const other = await checkingOf(collection);
	expect(wanted.map(other.verdictOf)).toEqual([undefined, undefined]);
	const key = gameKey(rows[0] as (typeof rows)[0]);
	await checking.checks.add(key, "erred3", true);
	await other.checks.add(key, "led5w", false);
	const last = await checkingOf(collection);
	expect(last.checks.get().values?.get(key)?.holds).toEqual({ erred3: true, led5w: false });
});

/** Of a mistake that holds: before it and after it, for three times, each longer. */
const SEARCHES = 6;

test("a list that grows keeps what is searched, and another list ends it", async () => {
	const host = engineHost(() => undefined);
	const { wanted, checking } = await opened("Bad", "Bad too", "Bad also");
	checking.want(wanted.slice(0, 1));
	checking.start();
	await until(() => expect(host.searches).toHaveLength(1));
	// The same moments are looked up anew.
	checking.want(wanted.map((one) => ({ ...one })));
	expect([host.workers, host.alive]).toEqual([1, 1]);
	checking.want(wanted.slice(1));
	expect(host.alive).toBe(0);
	host.say = SAYS;
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	expect(wanted.map(checking.verdictOf)).toEqual([undefined, true, true]);
	expect(host.searches).toHaveLength(1 + 2 * SEARCHES);
});

test("a moment in hand is not searched once more when its list is looked up anew", async () => {
	const host = engineHost(SAYS);
	const { collection, wanted } = await opened("Bad", "Bad too");
	let letGo = () => {};
	const gate = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const checking = await checkingOf(collection, () => gate);
	checking.want(wanted);
	checking.start();
	await until(() => expect(host.asked).toContain("engine.wasm"));
	await settled();
	checking.want(wanted.map((one) => ({ ...one })));
	letGo();
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	expect(wanted.map(checking.verdictOf)).toEqual([true, true]);
	expect(host.searches).toHaveLength(2 * SEARCHES);
});

test("a long list asks of each moment no more than its own searches, by two engines", async () => {
	const host = engineHost(SAYS);
	host.machine.hardwareConcurrency = 16;
	const names = Array.from({ length: 40 }, (_, index) => `Bad ${index}`);
	const { wanted, checking } = await opened(...names);
	let most = 0;
	host.say = (fen) => {
		most = Math.max(most, host.alive);
		return SAYS(fen);
	};
	checking.want(wanted);
	checking.start();
	await until(() => expect(wanted.map(checking.verdictOf)).not.toContain(undefined));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	expect(host.searches).toHaveLength(40 * SEARCHES);
	expect(most).toBe(2);
	expect(host.alive).toBe(0);
});

test.each([
	["two tabs search a moment once between them, and both know what was found", true],
	["tabs that may not have locks search by themselves", false],
])("%s", async (_, hasLocks) => {
	const host = engineHost(SAYS);
	const refused = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
	Object.assign(host.machine, { locks: hasLocks ? standInLocks() : refused });
	const names = Array.from({ length: 12 }, (_, index) => `Bad ${index}`);
	const { collection, wanted, checking } = await opened(...names);
	const other = await checkingOf(collection);
	for (const tab of [checking, other]) {
		tab.want(wanted);
		tab.start();
	}
	for (const tab of [checking, other]) {
		await until(() => expect(tab.store.get().isRunning).toBe(false));
		expect(new Set(wanted.map(tab.verdictOf))).toEqual(new Set([true]));
	}
	expect(await countOf("checked")).toBe(12);
	// The last of one tab are in hand when the other comes to the end.
	if (hasLocks) expect(host.searches.length).toBeLessThanOrEqual(14 * SEARCHES);
});

test("games that come back are checked, though they were gone for a time", async () => {
	engineHost(SAYS);
	const { collection, wanted } = await opened("Bad");
	let isThere = false;
	const checking = await checkingOf(collection, () => isThere);
	checking.want(wanted);
	checking.start();
	await until(() => expect(checking.store.get().isRunning).toBe(true));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	expect(wanted.map(checking.verdictOf)).toEqual([undefined]);
	isThere = true;
	checking.want([...wanted]);
	await until(() => expect(wanted.map(checking.verdictOf)).toEqual([true]));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
});

test("the engine's files go on coming while the page is hidden", async () => {
	const host = engineHost(SAYS);
	let letGo = () => {};
	const gate = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	host.hosted = async (name, init) => {
		if (name === "engine.wasm") await gate;
		init.signal?.throwIfAborted();
		return engineFile(name, init);
	};
	const { wanted, checking } = await opened("Bad");
	checking.want(wanted);
	checking.start();
	await until(() => expect(host.asked).toContain("engine.wasm"));
	const hide = (hidden: boolean) => {
		Object.assign(document, { hidden });
		document.dispatchEvent(new Event("visibilitychange"));
	};
	hide(true);
	letGo();
	await settled();
	expect(host.searches).toEqual([]);
	hide(false);
	await until(() => expect(wanted.map(checking.verdictOf)).toEqual([true]));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	expect(host.asked.filter((name) => name === "engine.wasm")).toHaveLength(1);
});

test("an engine that dies in a search is told of, and started again on request", async () => {
	engineHost(SAYS);
	const Sound = Worker;
	class Dying extends Sound {
		override postMessage(line: string) {
			if (!line.startsWith("go ")) return super.postMessage(line);
			const error = Object.assign(new Event("error"), { message: "out of memory" });
			queueMicrotask(() => this.dispatchEvent(error));
		}
	}
	vi.stubGlobal("Worker", Dying);
	const { wanted, checking } = await opened("Bad", "Good");
	checking.want(wanted);
	checking.start();
	await until(() => expect(checking.store.get().problem).toMatchObject({ code: "died" }));
	await until(() => expect(checking.store.get()).toMatchObject({ isOn: false, isRunning: false }));
	expect(wanted.map(checking.verdictOf)).toEqual([undefined, undefined]);
	vi.stubGlobal("Worker", Sound);
	checking.start();
	await until(() => expect(wanted.map(checking.verdictOf)).toEqual([true, false]));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	expect(checking.store.get().problem).toBeUndefined();
});

test("what was found stays when the visitor stops, and the rest is checked on request", async () => {
	const host = engineHost(SAYS);
	const { wanted, checking } = await opened("Bad", "Good", "Bad too");
	const leave = checking.checks.subscribe(() => {
		if (checking.verdictOf(wanted[0] as Wanted) !== undefined) host.say = () => undefined;
	});
	checking.want(wanted);
	checking.start();
	await until(() => expect(host.searches).toHaveLength(SEARCHES + 1));
	checking.stop();
	leave();
	expect(host.alive).toBe(0);
	expect(wanted.map(checking.verdictOf)).toEqual([true, undefined, undefined]);
	host.say = SAYS;
	checking.start();
	await until(() => expect(wanted.map(checking.verdictOf)).toEqual([true, false, true]));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
});

test("verdicts that a full storage refuses stay for the visit, and are saved once it has room", async () => {
	engineHost(SAYS);
	let isFull = true;
	const put = IDBObjectStore.prototype.put;
	vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
		this: IDBObjectStore,
		...one
	) {
		if (isFull) throw new DOMException("full", "QuotaExceededError");
		return put.apply(this, one);
	});
	vi.spyOn(console, "warn").mockImplementation(() => {});
	const { collection, wanted, checking } = await opened("Bad", "Good", "Bad too");
	checking.want(wanted);
	checking.start();
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	expect(wanted.map(checking.verdictOf)).toEqual([true, false, true]);
	expect(checking.checks.get().isKept).toBe(false);
	expect(await countOf("checked")).toBe(0);
	isFull = false;
	await checking.checks.add("another", "erred3", true);
	expect(checking.checks.get().isKept).toBe(true);
	const later = await checkingOf(collection);
	expect(wanted.map(later.verdictOf)).toEqual([true, false, true]);
});

test("a game whose moves have changed has no verdict of before", async () => {
	engineHost(SAYS);
	const { wanted, checking } = await opened("Bad");
	checking.want(wanted);
	checking.start();
	await until(() => expect(wanted.map(checking.verdictOf)).toEqual([true]));
	await until(() => expect(checking.store.get().isRunning).toBe(false));
	const { collection } = await collectionOf(
		gameText({ White: "Bad", Black: "Other", Result: "*" }, "1. e4 e5 2. Nf3 a6 3. a3 *"),
	);
	await collection.list({}, AS_READ);
	const [row] = collection.rows(0, 1);
	if (row === undefined) return expect.fail("no game");
	expect(checking.verdictOf({ row, claim: { kind: "erred", ply: 3 } })).toBeUndefined();
});
