// Mistakes by a search of material: every sentence is checked against chess.js and the lines, and
// what it counts by the pieces at their ends.

import { readFileSync } from "node:fs";
import type { Chess } from "chess.js";
import { describe, expect, test } from "vitest";
import { BLACK } from "../../../src/chess/piece.ts";
import { finish } from "../../../src/chess/work.ts";
import { mistakeWords } from "../../../src/messages/en/panels/mistakes.ts";
import { findAllLosses, findLosses } from "../../../src/review/mistakes/findLosses.ts";
import type { MaterialMistake } from "../../../src/review/mistakes/reason.ts";
import { materialOf } from "../../control/plainSearch.ts";
import { atRoot, testCore, testInsight } from "../../support/core.ts";
import { checkMistake, checkText, positionsOf, startOf } from "./checkMistake.ts";
import { evaluatedGames, gameOf } from "./evaluatedGames.ts";

const tools = { core: testCore(), insight: testInsight() };

const lossesIn = (text: string) => finish(findLosses(gameOf(text), tools));

const found = evaluatedGames.flatMap(({ game, moves }) =>
	finish(findAllLosses(game, tools)).map((loss) => ({ moves, loss })),
);

/** Points that the mover is ahead at the end of a line. */
function endOf(start: Chess, names: readonly string[], side: number): number {
	const last = positionsOf(start, names).at(-1) as Chess;
	const sign = (last.turn() === "b") === (side === BLACK) ? 1 : -1;
	return 0 + sign * materialOf(last);
}

describe("losses found without an engine", () => {
	test.each(found.map(({ moves, loss }) => [mistakeWords.loss(loss), moves, loss] as const))(
		"%s",
		(text, moves, loss) => {
			checkMistake(moves, loss);
			checkText(moves, loss, text);
			const start = startOf(moves, loss.ply);
			const [played, better] = [[loss.move, ...loss.reply], loss.better].map((line) =>
				endOf(start, line, loss.side),
			) as [number, number];
			if (loss.lost !== undefined) expect(better - played).toBe(loss.lost);
			const [, points] = /(\d+) points? (?:better|worse)/.exec(text) ?? [];
			if (points !== undefined) expect(Number(points)).toBe(better - played);
		},
	);
});

test("every reported loss is of two points or a mate, and none has a mark", () => {
	expect(found.length).toBeGreaterThan(20);
	for (const { loss } of found) {
		expect(loss.lost ?? 2).toBeGreaterThanOrEqual(2);
		expect(loss.lost !== undefined || loss.reasons[0]?.kind === "mate").toBe(true);
		expect(loss.mark).toBeUndefined();
		expect(mistakeWords.loss(loss)).not.toMatch(/winning|level|stands better/);
	}
});

const LEFT = "1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 h6 5. Nxe4 d6 6. Nf3 Be7 7. d4 O-O *";

const rated = (white: number | string, black: number | string, moves: string) =>
	`[WhiteElo "${white}"]\n[BlackElo "${black}"]\n\n${moves}\n`;

const plies = (losses: readonly MaterialMistake[]) => losses.map(({ ply }) => ply);

test("masters, by their ratings, are not told of lost material", () => {
	expect(plies(lossesIn(rated(1500, 2400, LEFT)))).toContain(8);
	expect(lossesIn(rated(2200, 2400, LEFT))).toEqual([]);
	expect(plies(lossesIn(rated(2199, 2400, LEFT)))).toContain(8);
	expect(plies(lossesIn(rated("?", 2400, LEFT)))).toContain(8);
	expect(plies(lossesIn(LEFT))).toContain(8);
	expect(plies(lossesIn(rated(1500, 1600, LEFT.slice(0, LEFT.indexOf("5.")))))).toContain(8);
	// The game ends before anybody takes it.
	expect(lossesIn("1. e4 e5 2. Nf3 Nf6 3. Nxe5 Nxe4 4. Nc3 h6 *")).toEqual([]);
	expect(lossesIn("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *")).toEqual([]);
});

/** Neither side is rated; the last move allows mate at once. */
const MATED =
	"1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1";

test("a mate in one or two is reported to everybody, whatever their rating", () => {
	for (const text of [MATED, rated(2500, 2600, MATED)]) {
		expect(lossesIn(text).map(mistakeWords.loss)).toEqual([
			"7.Be2 allowed 7...Nf3#. 7.Qe2 avoids it.",
		]);
	}
	expect(plies(lossesIn(rated(1500, 1500, MATED)))).toContain(13);
	const missed = rated(2500, 2600, "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. d3 *");
	expect(lossesIn(missed).map(mistakeWords.loss)).toEqual([
		"3...Nf6 did not stop 4.Qxf7#. 3...g6 avoids it.",
		"4.d3 missed 4.Qxf7#.",
	]);
});

test("a side far ahead is told of an allowed mate only", () => {
	const ahead = (move: string) =>
		plies(lossesIn(`[FEN "4r1k1/5ppp/8/8/1N6/2Q5/5PPP/6K1 w - - 0 1"]\n\n1. ${move} *`));
	expect(ahead("Na6")).toEqual([]);
	expect(ahead("Qb3")).toEqual([1]);
	expect(ahead("Qf3")).toEqual([1]);
	expect(ahead("Qc7")).toEqual([1]);
	expect(ahead("Qe3")).toEqual([]);
});

test("finding losses in a game of 80 plies takes less than a second and a half", () => {
	const text = readFileSync(atRoot("tests/review/mistakes/evaluated.txt"), "utf8");
	expect(text.length).toBeGreaterThan(0);
	const before = performance.now();
	let searched = 0;
	for (const { game } of evaluatedGames) {
		finish(findAllLosses(game, tools));
		searched += game.plies;
	}
	expect(((performance.now() - before) / searched) * 80).toBeLessThan(1500);
});
