// The search of material, docs/insight.md, section 9: against an oracle that plays every move by
// chess.js, by what its line comes to, and where it must give up.

import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { type Bounds, NO_MOVE } from "../../src/control/insight.ts";
import { searchedIn, uciOfNumber } from "../../src/review/mistakes/searched.ts";
import { placementOf, testInsight } from "../support/core.ts";
import { games } from "../support/games.ts";
import { pieceDataOf } from "../support/random.ts";
import { cases, seededTest } from "../support/seeded.ts";
import { materialOf, searchPlainly } from "./plainSearch.ts";

const insight = testInsight();

const WIDE = { floor: -1500, ceiling: 1500 };

function search(fen: string, bounds: Bounds) {
	const [pieceData = ""] = fen.split(" ");
	return insight.searchMaterial(searchedIn(fen, placementOf(pieceData), FIRST_FRAME), bounds);
}

function agrees(fen: string, depth: number): void {
	const found = search(fen, { depth, ...WIDE });
	// No -0.
	expect(found?.points, `${fen}, ${depth}`).toBe(0 + searchPlainly(new Chess(fen), depth));
}

/** The line is legal, and ends with what the search says. */
function lineHolds(fen: string, depth: number): void {
	const found = search(fen, { depth, ...WIDE });
	if (found === undefined) return;
	const chess = new Chess(fen);
	for (const move of found.line) {
		const uci = uciOfNumber(move);
		chess.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci.slice(4) || "q" });
	}
	const sign = found.line.length % 2 === 0 ? 1 : -1;
	if (chess.isCheckmate()) {
		expect(found.points).toBe(sign * (found.line.length - 1000));
	} else if (chess.isStalemate() && found.points === 0) expect(materialOf(chess)).toBeDefined();
	else expect(found.points, fen).toBe(0 + sign * materialOf(chess));
}

/** Every position of three games. */
const played = games.flatMap(({ moves }) => {
	const chess = new Chess();
	return moves.split(" ").map((move) => {
		chess.move(move);
		return chess.fen();
	});
});

/** A position of few pieces, pawns close to where they become queens. */
function tiny(next: () => number, most: number): string {
	const pick = (limit: number) => Math.floor(next() * limit);
	for (;;) {
		const letters = new Array<string>(64).fill(".");
		letters[pick(64)] = "K";
		letters[pick(64)] = "k";
		for (let index = 2; index < most; index++) {
			const piece = "PpPpNnBbRrQq".charAt(pick(12));
			const at = /p/i.test(piece) ? 8 + pick(48) : pick(64);
			if (letters[at] === ".") letters[at] = piece;
		}
		const fen = `${pieceDataOf(letters)} ${next() < 0.5 ? "w" : "b"} - - 0 1`;
		try {
			const chess = new Chess(fen);
			const others = chess.turn() === "w" ? "b" : "w";
			const [king] = chess.findPiece({ type: "k", color: others });
			if (king !== undefined && !chess.isAttacked(king, chess.turn())) return fen;
		} catch {
			// Two kings on a square, or beside each other.
		}
	}
}

seededTest(
	"the search agrees with the slow reference on tiny positions, three and four plies deep",
	31,
	(next) => {
		for (let count = 0; count < cases(6); count++) agrees(tiny(next, 5), 3);
		for (let count = 0; count < cases(2); count++) agrees(tiny(next, 3), 4);
	},
	60_000,
);

test("the search agrees with the slow reference on positions of games, one and two plies deep", () => {
	for (const [ply, fen] of played.entries()) {
		if (ply % 24 === 4) agrees(fen, 1);
		if (ply === 120) agrees(fen, 2);
	}
}, 60_000);

test.each([
	["castling takes a rook", "4k3/8/8/8/8/8/1r6/R3K3 w Q - 0 1", 1],
	["castling through a check is none", "3rk3/8/8/8/8/8/1r6/R3K3 w Q - 0 1", 2],
	["rights are lost with the rook", "4k2r/8/8/8/8/8/6p1/R3K2R b KQk - 0 1", 2],
	["a pawn in passing", "8/8/8/2k5/3Pp3/8/8/4K2B b - d3 0 1", 3],
	["passing that would open a rank", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", 2],
	["a knight instead of a queen", "8/2P2k1q/8/8/8/8/8/K7 w - - 0 1", 3],
	["stalemate is nothing", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", 2],
	["mate in two", "7k/8/8/8/8/8/R7/1R5K w - - 0 1", 3],
	["mated already", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", 2],
])("the search agrees with the slow reference: %s", (_, fen, depth) => {
	agrees(fen, depth);
	lineHolds(fen, 4);
});

test("the line of the search is legal and wins exactly what it claims", () => {
	for (const fen of played) lineHolds(fen, 4);
});

test("the search reports which side of its bounds a result is on, and can leave one move out", () => {
	const fen = "4k3/8/8/3q4/8/8/8/3QK3 w - - 0 1";
	expect(search(fen, { depth: 2, ...WIDE })?.points).toBe(9);
	expect(search(fen, { depth: 2, floor: 3, ceiling: 4 })?.points).toBeGreaterThanOrEqual(4);
	expect(search(fen, { depth: 2, floor: 11, ceiling: 12 })?.points).toBeLessThanOrEqual(11);
	const takes = search(fen, { depth: 2, ...WIDE })?.line[0];
	const other = searchPlainly(new Chess(fen), 2, ({ lan }) => lan !== "d1d5");
	expect(search(fen, { depth: 2, ...WIDE, except: takes })?.points).toBe(other);
	const only = "k7/8/8/8/8/8/1r6/K7 w - - 0 1";
	const [move] = search(only, { depth: 2, ...WIDE })?.line ?? [];
	expect(search(only, { depth: 2, ...WIDE, except: move })?.points).toBe(NO_MOVE);
});

test("the search gives up on positions with too many captures instead of hanging", () => {
	const wild = [
		"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
		"qqqqqqqk/q5pp/8/8/8/8/PP5Q/KQQQQQQQ w - - 0 1",
		"qQqQqQqk/QqQqQqQp/qQqQqQqQ/8/8/qQqQqQqQ/PqQqQqQq/KQqQqQqQ w - - 0 1",
	];
	for (const fen of wild) {
		const before = performance.now();
		search(fen, { depth: 4, ...WIDE });
		expect(performance.now() - before).toBeLessThan(2000);
	}
});
