// Search among moves, comments and games.

import { expect, test } from "vitest";
import { squareName } from "../../../src/chess/square.ts";
import { finish } from "../../../src/chess/work.ts";
import { finding, squareIn } from "../../../src/features/search/Search.tsx";
import { sidePanelWords } from "../../../src/messages/en/panels/sidePanels.ts";
import type { Library } from "../../../src/session/state/appState.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

function open(text: string) {
	const store = createAppStore();
	createReader(store, testCore()).load(text);
	const { game, library } = store.get();
	return (word: string) =>
		finish(finding(game, library, word)).map((one) =>
			one.kind === "move" ? one.move : sidePanelWords.search.game(one.index + 1, one.title),
		);
}

test("a search finds moves by their beginning, and comments by any word", () => {
	const find = open("1. e4 {Best by test} e5 (1... c5 {the Sicilian} 2. Nf3) 2. Nf3 Nc6");
	expect(find("nf3")).toEqual(["2. Nf3", "2. Nf3"]);
	expect(find("sicil")).toEqual(["1... c5"]);
	expect(find(" TEST ")).toEqual(["1. e4"]);
	expect(find("xyz")).toEqual([]);
	// A comment before the first move is at the start, which is no move.
	expect(open("{A club game} 1. e4 *")("club")).toEqual([undefined]);
	expect(find("  ")).toEqual([]);
});

test("a search that contains a square's name as a word finds that square", () => {
	const named = (query: string) => {
		const square = squareIn(query);
		return square === undefined ? undefined : squareName(square);
	};
	expect(["d5", " D5 ", "White owns d5", "d5?", "d5 or e4"].map(named)).toEqual(
		Array.from({ length: 5 }, () => "d5"),
	);
	expect(["Nd5", "exd5", "d55", "d9", "2d5", ""].map(named)).toEqual(
		Array.from({ length: 6 }, () => undefined),
	);
});

test("games of a list are found by players, event and date", () => {
	const find = open(
		'[White "Ann"]\n[Black "Bob"]\n[Event "Club"]\n\n1. e4 *\n\n[White "Cid"]\n[Black "Ann"]\n[Date "2024.05.01"]\n\n1. d4 *\n',
	);
	expect(find("ann")).toEqual(["1. Ann, Bob, Club", "2. Cid, Ann, 2024.05.01"]);
	expect(find("2024.05")).toEqual(["2. Cid, Ann, 2024.05.01"]);
});

test("a search through many games runs in short steps", () => {
	const games = Array.from({ length: 10_000 }, (_, at) => ({
		tags: [{ name: "White", value: `Ann ${at}`, offset: 0 }],
	}));
	const store = createAppStore();
	createReader(store, testCore()).load("1. e4 *");
	const work = finding(store.get().game, { games } as unknown as Library, "ann 9999");
	let steps = 0;
	let step = work.next();
	for (; !step.done; step = work.next()) steps += 1;
	expect(step.value).toEqual([{ kind: "game", index: 9999, title: "Ann 9999" }]);
	expect(steps).toBeGreaterThan(100);
});
