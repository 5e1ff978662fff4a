// Reasons that are on the engine's line and still not the point (docs/insight.md, section 9).

import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import type { Evaluation } from "../../../src/engine/evaluation.ts";
import { mistakeWords } from "../../../src/messages/en/panels/mistakes.ts";
import { findMistakes } from "../../../src/review/mistakes/findMistakes.ts";
import { testCore, testInsight } from "../../support/core.ts";

const tools = { core: testCore(), insight: testInsight() };

const ucisOf = (chess: Chess, line: string) => line.split(" ").map((san) => chess.move(san).lan);

/** What is told of a move that cost four pawns, by the lines after it and instead of it. */
function toldOf(fen: string, played: string, better: string): string {
	const [move = "", ...reply] = played.split(" ");
	const after = new Chess(fen);
	const sign = after.turn() === "w" ? 1 : -1;
	after.move(move);
	const [best, answer] = [ucisOf(new Chess(fen), better), ucisOf(after, reply.join(" "))];
	const worth = (cp: number, moves: string[]): Evaluation => ({
		depth: 10,
		cp,
		mate: null,
		lines: [{ cp, mate: null, moves }],
	});
	const text = `[SetUp "1"]\n[FEN "${fen}"]\n\n${move} *\n`;
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("no game");
	const found = [worth(0, best), worth(-400 * sign, answer)];
	const [mistake] = findMistakes(readGame(text, piece), (frame) => found[frame], tools);
	if (mistake === undefined) throw new Error("no mistake");
	return mistakeWords.mistake(mistake);
}

test("a piece that the better line loses as well was not left hanging", () => {
	const told = toldOf(
		"r1bqr1k1/p4ppp/2n2n2/8/N1pP4/P4P2/1PB3PP/1RBQK2R w K - 1 16",
		"Kf2 Nxd4 Bg5 Nxc2 Qxd8 Rxd8 Rbc1 Bf5 Rhd1 Rac8",
		"Kf1 Nxd4 Nc3 Qb6 Bf4 Bf5 Bxf5 Nxf5 Qc2 Ne3+ Bxe3 Rxe3",
	);
	expect(told).toContain("allowed 16...Nxd4, which attacks the bishop on c2, and then 17...Nxc2");
});

test("what is taken back only after other captures is not won", () => {
	const told = toldOf(
		"r3k2r/pppq1ppp/3p4/3Pp2n/2P1PBb1/P4N2/2P1BPPP/R2Q1RK1 w kq - 1 14",
		"h3 Bxf3 Bxe5 dxe5 Bxf3 Nf6 c5 Qe7 Qb1 Qxc5 Qxb7 Ke7",
		"Be3 O-O h3 Bxf3 Bxf3 Nf4 Bxf4 exf4 c5 Qe7 cxd6 Qe5",
	);
	expect(told).not.toContain("wins the knight");
});

test("a piece that the line mostly wins back was not given", () => {
	const told = toldOf(
		"5r2/7k/p5Rp/3P2p1/2r5/8/6PP/2N2RK1 w - - 3 31",
		"Rxh6+ Kxh6 Rxf8 Rxc1+ Kf2 Kg7 Rd8 Rc2+ Kf3 Kf6 Ra8 Ra2",
		"Rc6 Rxc6 dxc6 Rc8 Rf6 a5 Kf2 a4 Kf3 Kg7 Rd6 Kf7",
	);
	expect(told).not.toContain("gave a rook for a pawn");
});

test("a pinned pawn is not the point", () => {
	const later = toldOf(
		"r2q4/1pp1kp1Q/p1b1pbp1/4N3/2PP4/8/PP3R1P/2KR4 b - - 2 23",
		"Qf8 Rxf6 Kxf6 Rf1+ Ke7 Rxf7+ Qxf7 Qxf7+ Kd6 Nxg6 Re8 h4",
		"Qg8 Qh6 Qh8 Qf4 Be8 Nxg6+ fxg6 Rdf1 Rc8 Qxf6+ Qxf6 Rxf6",
	);
	const quiet = toldOf(
		"r4r2/4k1pR/4n1P1/3p4/Np1q4/1P1Q4/P1P2b2/1K1R4 w - - 1 32",
		"Qe2 Qe4 Qd3 Qxd3 Rxd3 Bd4 Rxd4 Nxd4 Rxg7+ Kd6 Rb7",
		"Nb2 Rac8 Rh5 Nf4 Qf1 Qe4 Qxf2 Nxh5 Qd2 Kf6",
	);
	expect(later).not.toContain("pinned");
	expect(quiet).not.toContain("pins");
});

test("a square that only a capture opens was not let go of", () => {
	const told = toldOf(
		"r2q4/1pp1kp2/p3pbpQ/4N3/3P4/8/PPP2RbP/2KR4 b - - 3 21",
		"Bd5 Rxf6 Kxf6 Rf1+ Bf3 Rxf3+ Ke7 Rxf7+ Kd6 Qf4 c5 c3",
		"Qh8 Qxh8 Rxh8 Rxg2 c5 Nxf7 Kxf7 dxc5 Be5 Rd7+ Ke8 Rxb7",
	);
	expect(told).not.toContain("let go");
});

test("where a queen is taken for a queen, what is won in all is told", () => {
	const told = toldOf(
		"r2qk2r/1pp1bppp/p1b1pn2/6B1/3P4/2N2Q2/PPP3PP/2KR2NR w kq - 0 12",
		"Qg3 Nh5 Bxe7 Nxg3 Bxd8 Nxh1 Bxc7 Nf2 Re1 O-O h3 f5",
		"Qh3 Nd5 Bxe7 Qxe7 Nxd5 Bxd5 Qg3 O-O Ne2 Bxa2 Rhe1 Bd5",
	);
	expect(told).toContain("and then 13...Nxg3, which wins 1 point in all");
});
