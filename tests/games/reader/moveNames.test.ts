// Names of moves out of placements alone, against chess.js.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { kindOf } from "../../../src/chess/piece.ts";
import { createPlacements } from "../../../src/chess/placement.ts";
import { inputOf, openRules, type Rules } from "../../../src/chess/rules.ts";
import { coordinatesOf, moveNameAt } from "../../../src/games/reader/moveNames.ts";
import { cases, seededTest } from "../../support/seeded.ts";

const placements = createPlacements(2);

/** The usual start, and others with much that can be mistaken. */
const STARTS = [
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"r3k2r/1P4P1/8/2pPp3/2PpP3/8/1p4p1/R3K2R w KQkq - 0 1",
	"r3k2r/8/8/3N1N2/3N1N2/8/8/R3K2R w KQkq - 3 1",
	"6k1/8/8/q1q5/8/q1q5/8/7K b - - 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
];

/** Plays a move by the rules; gives its name by the rules, and by the placements. */
function named(rules: Rules, move: Parameters<Rules["play"]>[0]): readonly [string, string] {
	rules.encode(placements, 0 as Frame);
	const { san, from, to, promotion } = rules.play(move);
	rules.encode(placements, 1 as Frame);
	return [san, moveNameAt(placements, 0 as Frame, { from, to, promotion: kindOf(promotion) })];
}

test.each([
	["4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "O-O"],
	["r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8", "O-O-O"],
	["3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+"],
	["4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "a1d1", "Rd1"],
	["k7/8/8/8/8/8/Kr6/7R w - - 0 1", "a2b2", "Kxb2"],
	["4k3/8/8/8/8/8/4K3/4R3 w - - 0 1", "e2d2", "Kd2+"],
	["1k6/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"],
	["1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"],
	["4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"],
	["k7/2P5/8/8/8/8/8/1R5K w - - 0 1", "c7c8q", "c8=Q+"],
	["k7/p1P5/8/8/8/8/8/1R5K w - - 0 1", "c7c8q", "c8=Q#"],
	["1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8n", "axb8=N"],
	["4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"],
	["4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 1", "e5d6", "exd6+"],
	["3rkr2/5p2/8/3pP3/8/7B/8/4R1K1 w - d6 0 1", "e5d6", "exd6#"],
	// The pawn that gives check may be taken in passing: no mate. Were the other pinned, it is one.
	["8/1Q6/8/k7/p7/8/NP6/4K3 w - - 0 1", "b2b4", "b4+"],
	["8/1Q6/8/k7/p7/8/1PN5/R3K3 w - - 0 1", "b2b4", "b4#"],
	["7k/8/8/8/8/8/5q2/7K b - - 0 1", "f2f1", "Qf1+"],
	["7k/8/8/8/8/6q1/5r2/7K b - - 0 1", "f2f1", "Rf1#"],
] as const)("in the position %s the move %s is written %s", (fen, move, name) => {
	const [san, found] = named(openRules(fen), move);
	expect([san, found]).toEqual([name, name]);
});

seededTest("moves of random games have their usual names", 20, (next) => {
	for (let game = 0; game < cases(10); game++) {
		const rules = openRules(STARTS[game % STARTS.length] ?? "");
		for (let ply = 0; ply < 150; ply++) {
			const ways = rules.legalWays();
			const way = ways[Math.floor(next() * ways.length)];
			if (way === undefined) break;
			const [san, found] = named(rules, inputOf(way));
			expect(found).toBe(san);
			const { from, to, promotion } = inputOf(way) as { [name: string]: string };
			const uci = coordinatesOf({ ...way, promotion: kindOf(way.promotion) });
			expect(uci).toBe(`${from}${to}${promotion ?? ""}`);
		}
	}
});
