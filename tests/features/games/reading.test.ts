// Files that are brought while others are read.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createGames } from "../../../src/features/games/games.ts";
import { createWho, gamesOf } from "../../../src/features/games/who/who.ts";
import { Collection } from "../../../src/games/collection/collection.ts";
import { answerAt, createClient } from "../../../src/games/collection/protocol.ts";
import { Stock } from "../../../src/games/collection/stock.ts";
import { gameText } from "../../support/collection.ts";
import { testInsight, testReader } from "../../support/core.ts";
import { until } from "../../support/until.ts";

function open() {
	const { port1, port2 } = new MessageChannel();
	ports.push(port1);
	answerAt(port2, async () => {
		const stock = new Stock();
		const opened = { stock, save() {}, check: async () => {}, close() {}, unsaved: undefined };
		return new Collection(opened, testReader(), testInsight());
	});
	return createGames(createClient(() => port1 as never));
}

const ports: MessagePort[] = [];

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.stubGlobal("localStorage", { getItem: () => null });
});

afterEach(() => {
	vi.restoreAllMocks();
	for (const port of ports.splice(0)) port.close();
});

const fileOf = (name: string, count: number) =>
	new File(
		Array.from({ length: count }, (_, at) =>
			gameText({ White: "Brandt, Nadja", Black: `${name}${at}` }),
		),
		`${name}.pgn`,
	);

test("files added while others are read wait their turn, are counted, and are all read", async () => {
	const games = open();
	await games.ready;
	const waiting: number[] = [];
	games.store.watch(["waiting"], (state) => waiting.push(state.waiting));
	const first = games.read([fileOf("a", 30)]);
	expect(games.store.get().reading).toBeDefined();
	const others = [games.read([fileOf("b", 2), fileOf("c", 3)]), games.read([fileOf("d", 4)])];
	expect(games.store.get().waiting).toBe(3);
	await first;
	await Promise.all(others);
	expect(waiting).toEqual([2, 3, 1, 0]);
	expect(games.store.get()).toMatchObject({ status: { games: 39 }, reading: undefined });
});

test("files are still read after others failed, and the failure stays on view", async () => {
	const games = open();
	await games.ready;
	const stream = () =>
		new ReadableStream({
			start: (controller) => controller.error(new Error("The line is dead")),
		});
	const first = games.read([{ name: "far", size: 0, stream }]);
	const second = games.read([fileOf("b", 2)]);
	await Promise.allSettled([first, second]);
	const { status, problem } = games.store.get();
	expect(status?.games).toBe(2);
	expect(problem).toContain("The line is dead");
});

test("while a filter is applied it shows progress until its number of games is known", async () => {
	const games = open();
	await games.ready;
	await games.read([fileOf("a", 30), fileOf("b", 2)]);
	const looking: (number | undefined)[] = [];
	games.store.subscribe(({ isLooking, count }) => looking.push(isLooking ? undefined : count));
	const chosen = [games.choose({ words: "a1" }), games.choose({ words: "b1" })];
	expect(games.store.get().isLooking).toBe(true);
	await Promise.all(chosen);
	expect(games.store.get()).toMatchObject({ isLooking: false, count: 1 });
	expect([...new Set(looking)]).toEqual([undefined, 1]);
});

test("the guess of who I am counts names and games together", async () => {
	const games = open();
	const who = createWho(games);
	await games.ready;
	const counts: (readonly [number, number])[] = [];
	who.store.watch(["people"], ({ people }) => {
		if (people !== undefined) counts.push([gamesOf(people, people.guess), people.games]);
	});
	await games.read([fileOf("a", 50)]);
	await games.read([fileOf("b", 5000)]);
	await until(() => expect(counts.at(-1)).toEqual([5050, 5050]));
	for (const [mine, all] of counts) expect(mine).toBe(all);
});
