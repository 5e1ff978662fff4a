// Only moves: where an engine is asked for two lines, and what is told of them.

import { Chess } from "chess.js";
import { describe, expect, test } from "vitest";
import { FIRST_FRAME, type Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import type { Evaluation } from "../../../src/engine/evaluation.ts";
import { uciOf } from "../../../src/engine/playedMoves.ts";
import { onlyMoveText } from "../../../src/messages/en/panels/offers.ts";
import { decisive } from "../../../src/review/mistakes/decisive.ts";
import { askForOnlyMoves, findOnlyMoves } from "../../../src/review/mistakes/onlyMoves.ts";

/** Budapest 2006, up to White's 30th move. */
const TEXT = `1.e4 e6 2.d4 d5 3.e5 c5 4.c3 Nc6 5.Nf3 Bd7 6.a3 f6 7.b4 fxe5 8.dxe5 Nh6 9.Bd3 Nf7
10.Qe2 Qc7 11.Bf4 Be7 12.h4 O-O-O 13.Nbd2 c4 14.Bc2 Rdf8 15.Qe3 Kb8 16.O-O g6 17.Rae1 Qd8 18.Ng5
Qe8 19.Nxf7 Rxf7 20.Bg5 h6 21.Bxe7 Nxe7 22.Nf3 Nf5 23.Bxf5 gxf5 24.Qf4 Rg7 25.Nh2 Ba4 26.Re2 Qh5
27.Rd2 Bc6 28.Rd4 Rhg8 29.g3 Qe2 30.Rc1 *`;

const [piece] = splitPgn(TEXT);
if (piece === undefined) throw new Error("no game");
const game = readGame(TEXT, piece);

/** A move as squares, from a frame. */
const playedFrom = (frame: number) => {
	const move = positionAt(game, (frame + 1) as Frame).move;
	return move === undefined ? "" : uciOf(move);
};

const line = (cp: number, moves: string) => ({ cp, mate: null, moves: moves.split(" ") });
const best = (...lines: ReturnType<typeof line>[]): Evaluation => ({
	depth: 9,
	cp: lines[0]?.cp ?? 0,
	mate: null,
	lines,
});

/**
 * An engine's evaluations before 29.g3, and those that would make an only move at every other move.
 */
const BEFORE_G3 = 56;
const G3 = best(line(0, "g2g3 h5e2"), line(-429, "g1h1 g7g2 h2f3"));
const forced = (frame: number): Evaluation => {
	const sign = frame % 2 === 0 ? 1 : -1;
	return best(line(0, playedFrom(frame)), line(-900 * sign, "a1a1"));
};
const alone = (frame: number) => best(line(0, playedFrom(frame)));

const plyOf = (name: string) =>
	Array.from({ length: game.plies }, (_, frame) => frame + 1).find(
		(ply) => positionAt(game, ply as Frame).move?.san === name,
	) ?? 0;

describe("only moves", () => {
	test("an only move is reported with the next best line and whom the game favours", () => {
		const found = findOnlyMoves(game, (frame) => (frame === BEFORE_G3 ? G3 : undefined));
		expect(found.map(onlyMoveText)).toEqual([
			"Only 29.g3 keeps the game level. The next best is 29.Kh1: after 29...Rxg2 30.Nf3 Black is winning.",
		]);
		const chess = new Chess(positionAt(game, BEFORE_G3 as Frame).fen);
		for (const name of found[0]?.other ?? []) chess.move(name.replace(/^\d+\.+/, ""));
		expect(found[0]).toMatchObject({ ply: 57, kept: 0, otherwise: -429 });
	});

	test("theory, recaptures and moves that were not best are not called only moves", () => {
		const found = findOnlyMoves(game, (frame) => (frame < game.plies ? forced(frame) : undefined));
		const plies = found.map(({ ply }) => ply);
		expect(plies[0]).toBe(17);
		expect(plies).toContain(plyOf("Rd2"));
		for (const name of ["Rxf7", "Nxe7", "gxf5"]) expect(plies).not.toContain(plyOf(name));
		const other = best(line(0, "a2a4"), line(-900, "a2a3"));
		expect(findOnlyMoves(game, (frame) => (frame === BEFORE_G3 ? other : undefined))).toEqual([]);
	});

	test("no only move is reported where little is lost, or the result stays the same", () => {
		const told = (kept: number, otherwise: number) =>
			findOnlyMoves(game, (frame) =>
				frame === BEFORE_G3 ? best(line(kept, "g2g3"), line(otherwise, "g1h1")) : undefined,
			).length;
		expect(told(0, -100)).toBe(0);
		expect(told(-310, -900)).toBe(0);
		expect(told(1000, 310)).toBe(0);
		expect(told(1000, 290)).toBe(1);
	});

	test("an only move is never the decisive moment", () => {
		const found = findOnlyMoves(game, (frame) => (frame === BEFORE_G3 ? G3 : undefined));
		expect(decisive(found.map((one) => ({ what: "only", one })))).toEqual([]);
	});
});

test("the engine is asked for two lines after best moves only, and again where results differ", async () => {
	const asked: [number, number][] = [];
	const found = Array.from({ length: game.plies + 1 }, (_, frame) =>
		frame === 30 ? best(line(0, "a2a3")) : frame < game.plies ? alone(frame) : undefined,
	);
	await askForOnlyMoves(
		game,
		found,
		async (frame, nodes) => {
			asked.push([frame, nodes]);
			return frame === BEFORE_G3 ? G3 : alone(frame);
		},
		10_000,
	);
	const frames = asked.filter(([, nodes]) => nodes === 20_000).map(([frame]) => frame);
	expect(frames).not.toContain(FIRST_FRAME);
	expect(frames).not.toContain(30);
	expect(frames).not.toContain(plyOf("Rxf7") - 1);
	expect(frames).toContain(32);
	expect(asked.filter(([, nodes]) => nodes !== 20_000)).toEqual([[BEFORE_G3, 200_000]]);
});
