// Tests an engine's findings in many games: summed up for a game, saved as text, and added up for
// me.

import { expect, test } from "vitest";
import { isFault } from "../../../src/chess/pgn/gameFault.ts";
import { readText } from "../../../src/chess/pgn/readText.ts";
import { finish } from "../../../src/chess/work.ts";
import type { Evaluation } from "../../../src/engine/evaluation.ts";
import { sumsOf } from "../../../src/features/games/engine/EngineSays.tsx";
import { gameKey } from "../../../src/features/games/engine/keptSummaries.ts";
import { summaryOf } from "../../../src/features/games/engine/summary.ts";
import type { Row } from "../../../src/games/collection/row.ts";

const at = (cp: number): Evaluation => ({ cp, mate: null, depth: 10, lines: [] });

function gameOf(text: string) {
	const found = finish(readText(text));
	if (isFault(found)) throw new Error("It can be read");
	return found.game;
}

const row = (given: Partial<Row>): Row => ({
	game: 0,
	white: "A",
	black: "B",
	whiteElo: 0,
	blackElo: 0,
	result: "1-0",
	date: "",
	eco: "",
	opening: "",
	event: "",
	site: "",
	moves: 4,
	swing: 1,
	swingPly: 1,
	contested: 1,
	hung: 0,
	found: undefined,
	...given,
});

const game = gameOf("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *");

test("a game counts as winning for a side that was winning after two of its moves in a row", () => {
	const summary = summaryOf(game, [20, 20, 400, 400, 400, 400, 30, 30, 30].map(at), []);
	expect(summary).toEqual({
		white: { mistakes: [0, 0, 0], wasWinning: true, reasons: [] },
		black: { mistakes: [1, 0, 0], wasWinning: false, reasons: [] },
	});
});

test("winning after a single move does not count, and neither do unknown evaluations", () => {
	const once = summaryOf(
		game,
		[20, 20, 400, 400, 20, 20, 20, undefined, 20].map((cp) =>
			cp === undefined ? undefined : at(cp),
		),
		[],
	);
	expect(once.white.wasWinning).toBe(false);
	expect(once.black.mistakes).toEqual([1, 0, 0]);
	expect(once.white.mistakes).toEqual([0, 0, 0]);
});

test("my games are added up from my side, without the games that nobody reviewed", () => {
	const found = summaryOf(game, [20, 20, 400, 400, 400, 400, 400, 400, 400].map(at), []);
	const rows = [row({}), row({ white: "B", black: "A", result: "1/2-1/2" }), row({ moves: 9 })];
	const all = new Map(rows.slice(0, 2).map((one) => [gameKey(one), found] as const));
	const { games, mine, theirs } = sumsOf(rows, all, ["A"]);
	expect(games).toBe(2);
	// One that an earlier version reviewed is to be reviewed again, and does not count till then.
	const old = { white: { ...found.white }, black: { ...found.black } };
	for (const side of [old.white, old.black]) Reflect.deleteProperty(side, "reasons");
	const [first = row({})] = rows;
	expect(sumsOf(rows, new Map(all).set(gameKey(first), old), ["A"]).games).toBe(1);
	expect(mine).toEqual({ mistakes: [1, 0, 0], winning: 1, won: 1, losing: 1, saved: 1 });
	expect(theirs).toEqual({ mistakes: [1, 0, 0], winning: 1, won: 0, losing: 1, saved: 0 });
});

test("a game is recognised by its players, date and other details, not by its place in the list", () => {
	expect(gameKey(row({}))).toBe(gameKey(row({ game: 5 })));
	expect(gameKey(row({}))).not.toBe(gameKey(row({ date: "2026-01-01" })));
});
