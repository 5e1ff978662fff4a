// Sentences of reviewed games as a strong reader judged them: each says what cost the game, and
// nothing that is beside the point. Positions with the lines of an engine.

import { expect, test } from "vitest";
import { sentenceOf } from "./sentenceOf.ts";

test.each([
	[
		"a bishop that never guarded it",
		"2rq1rk1/1p3pp1/pb3n1p/P1p1p3/3pP3/2PP2P1/1P1BQP1P/R2N1RK1 b - - 0 19",
		"Ba7 c4 Bb8 f4 exf4 gxf4 Nh7 f5 Qh4 Qf2",
		"Bxa5 Kg2 Re8 f3 Bc7 b3 Re6",
		[90, -54],
	],
	[
		"a rook far from the king",
		"6k1/1q3pp1/6np/3R4/4P1Q1/3P2P1/5PKP/r4N2 b - - 2 37",
		"Ra2 Rd8+ Kh7 Qf5 Ra7 Ne3 Qb2 Rf8 Qf6 Qxf6",
		"Qb1 Qe2 Kh7 h4 Nf8 d4 Ra2 Qf3 Ra1",
		[-197, -468],
	],
	[
		"a knight that never guarded it",
		"2kr1bnr/pppqpppp/2n5/5b2/4N3/3B1N2/PPP2PPP/R1BQ1RK1 w - - 6 8",
		"Neg5 e5 Bxf5 Qxf5 Qe2 f6 Ne4 Nge7 Ng3",
		"Qe2 Nf6 Nc5 Bxd3 Nxd3 Qg4 Re1 e6",
		[-77, -242],
	],
	[
		"a bishop that is exchanged",
		"r2q1rk1/3n1pbp/b1p1pnp1/p7/Pp1PP3/1P1BBP2/3QN1PP/R1N2R1K b - - 3 16",
		"Bxd3 Nxd3 Qb6 Rfd1 Rfd8 Rac1 Rac8 Rc2 Ne8",
		"Bb7 Bc2 c5 Nd3 cxd4 Nxd4 Qb8 Rac1",
		[-30, -197],
	],
	[
		"a knight that stood beside it",
		"r1bqkb1r/1ppp1pp1/p1n2n1p/3N4/4P3/4Q3/PPP2PPP/R1B1KBNR w KQkq - 0 7",
		"Nxf6+ Qxf6 Ne2 b6 Nc3 Kd8 Qf4 Qe6 Bd2",
		"Bd2 d6 O-O-O Be7 f4 O-O Nf3 Re8 Bc4",
		[132, 5],
	],
	[
		"pawns of the other side on it",
		"r1r2nk1/pQ3pb1/2p1bqp1/3p4/2PPp1n1/B3P1P1/P2N1PB1/R1RN2K1 w - - 4 22",
		"Nb3 Qf5 Na5 Rab8 Qa6 Bf6 Bd6 Qh5 Bxb8",
		"cxd5 cxd5 Rxc8 Rxc8 Rc1 Rxc1 Bxc1 Qf5",
		[0, -168],
	],
	[
		"the square on which it is taken",
		"r2q1rk1/1pp2ppp/p1n2n2/2b3N1/2P1p3/2NbP1P1/PB1P1PBP/R2QK2R w KQ - 0 13",
		"Nd5 Nxd5 cxd5 Qxg5 dxc6 b5 h4 Qe7 h5",
		"Ngxe4 Nxe4 Bxe4 Bxe4 Nxe4 Qd3 Qf3 Rad8",
		[300, 216],
	],
] as const)("no square is given up by %s", (_, fen, played, better, pawns) => {
	expect(sentenceOf(fen, played, better, pawns)).not.toContain("gave up");
});

test("a pawn that can guard a square no more gives it up to the knight that comes there", () => {
	const told = sentenceOf(
		"rnbqkbnr/p4ppp/4p3/1p1p4/2pP4/2P1P3/PPB2PPP/RNBQK1NR w KQkq - 0 6",
		"f4 f5 Nf3 Nf6 Nbd2 Bd6 O-O O-O Ne5 Bb7 Qe2 Ne4",
		"e4 Nc6 Nd2 dxe4 Nxe4 f5 Ng5 Nf6 Qe2",
		[74, -37],
	);
	expect(told).toContain("6.f4 gave up e4");
});

test("the queen that hangs comes before the pawn that promotes later", () => {
	expect(
		sentenceOf(
			"8/1p1k3P/3P4/4qK2/8/4P3/4n3/8 w - - 2 52",
			"Kg6 Kxd6 Kh6 Qh8 Kg5 Ke5 Kg4 Qxh7",
			"Kxe5 Nc1 h8=Q Nd3+ Ke4 Nc5+ Kd5 Ne6 Qh7+",
			[970, -1000],
		),
	).toBe("52.Kg6 missed 52.Kxe5, which wins the queen on e5.");
	expect(
		sentenceOf(
			"8/1p1k3P/3P2K1/4q3/8/4P3/4n3/8 b - - 3 52",
			"Qg7+ Kxg7 Ng3 h8=Q Nf5+ Kf6 Nxe3 Qh3+ Kxd6 Qxe3",
			"Kxd6 Kh6 Qh8 Kg5 Ke5 Kg4 Qxh7 Kf3",
			[1000, -640],
		),
	).toBe("52...Qg7+ put the queen on g7, where 53.Kxg7 wins it. 52...Kxd6 keeps the queen.");
});

test("a queen that a second move attacks, and that goes, is not what was missed", () => {
	const told = sentenceOf(
		"2k4r/ppp3pp/2n2p1n/4q2b/7N/3rB2P/PP3PP1/R1Q1R1K1 b - - 0 20",
		"Rhd8 Bxh6 Rd1 Qxd1 Rxd1 Raxd1 Qb5 g4",
		"g5 Qc4 Qd5 Rac1 Re8 g4 Qxc4 Rxc4 Bf7",
		[638, 354],
	);
	expect(told).not.toContain("attacks the queen");
});

test("the bishop that a line loses comes before what the better move clears", () => {
	const told = sentenceOf(
		"2r1r1k1/p4ppp/2q1pb2/2Q5/3P4/4R1P1/P4P1P/2R3K1 b - - 0 28",
		"Bg5 Qxc6 Rxc6 Rxc6 Bxe3 fxe3 g5 Kf2 Rb8 e4",
		"Qd7 Qa3 Rxc1+ Qxc1 Bxd4 Rf3 Rf8 Rd3 e5",
		[617, -18],
	);
	expect(told).toContain("28...Bg5 lost a bishop: 29.Qxc6 Rxc6 30.Rxc6 Bxe3 31.fxe3.");
});

test("an attack on two pieces names both", () => {
	const forks = sentenceOf(
		"r2qk1r1/pbpp1pbp/1pn1p2p/8/2B1P3/2PP2QN/PP3PPP/RN2K2R w KQq - 3 9",
		"Qf3 Ne5 Qe2 Nxc4 dxc4 Qh4 Nd2 Bh8 Rg1",
		"O-O Ne7 Qf3 Ng6 Nd2 Qe7 Qh5 O-O-O",
		[-15, -171],
	);
	expect(forks).toContain("9...Ne5, which hits the queen on f3 and the bishop on c4.");
	const opens = sentenceOf(
		"2kr3r/ppp3pp/2n2p1n/2B1pq2/6b1/5N2/PPP1BPPP/R1Q2RK1 b - - 4 14",
		"Rd5 b4 e4 Nh4 Qg5 f3 Be6 g3 Rd2 Re1",
		"e4 Qe3 exf3 Bb5 Ne5 Bxa7 fxg2 Rfe1 Nhf7",
		[650, 282],
	);
	expect(opens).toMatch(
		/^14\.\.\.Rd5 missed 14\.\.\.e4, which \w+ .*bishop on c5 and .*knight on f3/,
	);
	const recaptures = sentenceOf(
		"r4rk1/p1pq2pp/2n5/1pR5/3BPp2/3P2PP/PP4B1/3Q1RK1 b - - 0 19",
		"Nxd4 Rd5 Qe6 Rxf4 Rfd8 Kh2 c6 Rxd8+ Rxd8 Qh5",
		"Qxd4+ Kh1 Qxc5 gxf4 Rad8 Kh2 Nd4 e5 Qe7",
		[586, -61],
	);
	expect(recaptures).toContain("forking the king and the rook on c5");
});

test("two pawns that fall along a line are counted", () => {
	const [fen, loses, keeps] = [
		"r1b1k1nr/pp3ppp/1qn1p3/2bpP3/5B2/P4N2/1PP2PPP/RN1QKB1R w KQkq - 5 8",
		"Be3 Bxe3 fxe3 Qxe3+ Be2 Nxe5 Nxe5 Qxe5 c3 Nf6 Nd2 Qe3",
		"Bg3 Qxb2 Nbd2 Nd4 Nxd4 Qxd4 Bd3 Bd7 O-O Qa4",
	];
	expect(sentenceOf(fen, loses, keeps, [-94, -479])).toContain(
		"8.Be3 lost 2 pawns: 8...Bxe3 9.fxe3 Qxe3+ 10.Be2 Nxe5 11.Nxe5 Qxe5.",
	);
	// A long way of the better move counts too, where it wins more than a pawn.
	expect(
		sentenceOf(
			"r2q1rk1/4bppb/3p3B/p3p2n/PpN1P3/3P1P1N/1P6/R2QK1R1 b Q - 1 23",
			"Bg6 Be3 d5 Nxe5 Bh4+ Kd2 dxe4 fxe4 Qd6 Nxg6 fxg6",
			"d5 Nxe5 Bh4+ Kf1 Ng3+ Kg2 gxh6 Qd2 Ra6 Qf4",
			[376, 170],
		),
	).toContain("23...d5 24.Nxe5 Bh4+ 25.Kf1 Ng3+ 26.Kg2 gxh6 wins a bishop for a pawn.");
});

test("what holds in both lines, or is beside the point, is no merit of the better move", () => {
	const castles = sentenceOf(
		"r4rk1/p2b1ppp/2nq4/1B1np3/3p4/P4N2/1PPBQPPP/R3K2R w KQ - 0 18",
		"Bxc6 Bxc6 O-O Rfe8 Rfe1 Nb6 Nh4 Qd7 Qd3",
		"O-O Rfe8 Ng5 Rab8 a4 h6 Ne4 Qg6 f3",
		[-59, -181],
	);
	expect(castles).toBe("18.O-O was better than 18.Bxc6 Bxc6 19.O-O Rfe8.");
	const guards = sentenceOf(
		"r4rk1/p1p3pp/8/1pq5/3RPp2/3P2PP/PP4B1/3Q1RK1 w - - 1 22",
		"gxf4 Qxd4+ Kh2 Qxb2 e5 Rad8 Kh1 Qxa2 f5",
		"Qb3+ Kh8 Qc3 Qb6 Kh1 fxg3 Rd7 Rxf1+ Bxf1",
		[519, -265],
	);
	expect(guards).not.toContain("pawn");
	const takes = sentenceOf(
		"2r2r2/6k1/pp1p1qpp/1p1Pp1n1/7n/2PBNP1b/PP2Q1PP/2R1RN1K b - - 2 26",
		"e4 Bxe4 Rce8 Ng3 Qf4 gxh3 Nhxf3 Ng2 Qd2",
		"Bxg2+ Nxg2 Nhxf3 Ng3 Nxe1 Rxe1 Qf7 Qg4",
		[35, -168],
	);
	expect(takes).not.toContain("keeps the pawn");
});

test("a recapture fails only where nothing else takes back, and offers no piece to a pinned one", () => {
	const pawns = sentenceOf(
		"r2q1rk1/2pb1ppp/p2b1n2/2pp4/3P4/N1P1P2P/PP3PP1/R1BQK1NR w KQ - 1 14",
		"b3 cxd4 cxd4 Ne4 Nf3 Qf6 Bb2 Qg6 Kf1",
		"dxc5 Bxc5 Ne2 Ne4 Qxd5 Qh4 O-O Rad8",
		[-77, -196],
	);
	expect(pawns).not.toContain("fails to");
	const rooks = sentenceOf(
		"r1r3k1/pQ3pbn/2p1bqp1/3P4/3Pp1n1/BN2P1P1/P4PB1/R1RN2K1 b - - 0 23",
		"cxd5 Rxc8+ Rxc8 Nc5 Qf5 Nxe6 Qxe6 Rc1 Rxc1",
		"Bxd5 Be7 Qf5 Bh3 Bf8 Bxg4 Qxg4 Nc3",
		[246, 90],
	);
	expect(rooks).not.toContain("fails to");
	const pinned = sentenceOf(
		"r2q1rk1/ppp2ppp/3p1n2/2b1p1B1/3nP1b1/2NP1NP1/PPP2PBP/R2Q1RK1 w - - 3 9",
		"Na4 h6 Bc1 a5 c3 Nxf3+ Bxf3 Bh3 Nxc5",
		"Nd5 Kh8 Nxf6 gxf6 Bh4 Bb6 c3 Ne6 h3",
		[104, -41],
	);
	expect(pinned).not.toContain("offers");
});

test("a pawn queens, and a rook takes instead", () => {
	const queens = sentenceOf(
		"8/6k1/1pr1P1p1/3p1p1p/pP1P3P/P2r4/R3R1K1/8 b - - 0 33",
		"Rxd4 e7 Rg4+ Kf3 Rc8 e8=Q Rxe8 Rxe8 Rxh4 Re6 g5",
		"Rc8 Rad2 Rxd2 Rxd2 Kf6 Re2 Ke7 Re5 Rc2+",
		[313, -306],
	);
	expect(queens).toContain("33...Rxd4 allowed 34.e7, after which the e-pawn promotes.");
	const takes = sentenceOf(
		"4r3/1p5p/p7/3N1k2/1PPP1p2/2K5/r6P/5R2 w - - 1 33",
		"Nxf4 Re3+ Nd3+ Kg6 Rd1 Ra3+ Kc2 Re2+ Kb1 Rb3+",
		"Rxf4+ Kg6 c5 Rxh2 Rf3 Re4 Nf4+ Kg5 Nd3",
		[-58, -290],
	);
	expect(takes).toContain("33.Rxf4+ takes with the rook instead.");
});
