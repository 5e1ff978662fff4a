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
import { engineHost } from "../../../support/engineHost.ts";
import { countOf, forgetAll, putRaw } from "../../../support/kept.ts";
import { until } from "../../../support/until.ts";

beforeEach(forgetAll);

afterEach(() => vi.unstubAllGlobals());

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

async function checkingOf(collection: Collection) {
	const ask = async (method: "rowAndText", game: number) => collection[method](game);
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
