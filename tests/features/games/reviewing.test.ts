// An engine goes through the games of the list: odd games are left out, and what is found belongs
// to the game that was meant.

import { afterEach, expect, test, vi } from "vitest";
import type { Collection } from "../../../src/collection/collection.ts";
import { gameKey } from "../../../src/features/games/engine/keptSummaries.ts";
import { createReviewing } from "../../../src/features/games/engine/reviewing.ts";
import type { Games } from "../../../src/features/games/games.ts";
import { AS_READ, collectionOf, gameText } from "../../support/collection.ts";
import { engineHost } from "../../support/engineHost.ts";

afterEach(() => vi.unstubAllGlobals());

const PATIENCE = { timeout: 20_000 };

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
	return createReviewing(games);
}

const white = (name: string) => ({ White: name, Black: "Other", Result: "*" });

test("a game that no engine can go through is left out, and the others go on", async () => {
	const host = engineHost(() => 20);
	const { collection } = await collectionOf(
		gameText({ ...white("Odd"), SetUp: "1", FEN: QUEENS }, "1. e4 e5 *"),
		gameText(white("First")),
		gameText(white("Second"), "1. d4 d5 *"),
	);
	const reviewing = await reviewingOf(collection);
	reviewing.start();
	await vi.waitFor(() => expect(reviewing.store.get().isRunning).toBe(false), PATIENCE);
	const { problem, found, skipped, done } = reviewing.store.get();
	const [odd, ...others] = collection.rows(0, 3).map(gameKey);
	expect(problem).toBeUndefined();
	expect(done).toBe(3);
	expect([...skipped]).toEqual([odd]);
	expect([...found.keys()].sort()).toEqual(others.sort());
	expect(host.kept.get("square-control-reviewed")?.split("\n")).toHaveLength(2);
});

test("where other games have taken the numbers nothing is found under the old names", async () => {
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
	await vi.waitFor(() => expect(reviewing.store.get().isRunning).toBe(false), PATIENCE);
	expect([...reviewing.store.get().found.keys()]).toEqual([first]);
	expect(reviewing.store.get().problem).toBeUndefined();
});
