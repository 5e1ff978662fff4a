// Tests the causes of a mistake: changes by the move, threats by the reply, and threats without a
// defence.

import { expect, test } from "vitest";
import { sentenceOf } from "./sentenceOf.ts";

/** Centipawns before and after, from the mover's side: of a piece, and of a pawn. */
const PIECE = [0, -320] as const;
const PAWN = [0, -150] as const;

test("a piece that moves away is said to give up its guard of another", () => {
	const told = sentenceOf(
		"3q2k1/3n1pp1/7p/8/8/7P/5PP1/3Q2K1 b - - 0 21",
		"Qb8 Qxd7 Kf8",
		"Kf8 Kf1 Ke7",
		PIECE,
	);
	expect(told).toContain("21...Qb8 gave up the queen’s guard of d7: 22.Qxd7 wins a knight.");
});

test("a piece that moves between its own piece and what it guards is said to cut it off", () => {
	const told = sentenceOf(
		"6k1/5ppp/8/5n2/8/4PN2/6PP/2B3K1 w - - 0 26",
		"Nd2 Nxe3 Nf3 Nd5",
		"Kf2 Kf8 Ke2 Ke7",
		PAWN,
	);
	expect(told).toContain("26.Nd2 cut the bishop on c1 off from e3: 26...Nxe3 wins a pawn.");
});

test("a piece that moves away is said to open an enemy line", () => {
	const told = sentenceOf(
		"6k1/5ppp/5b2/2p5/3P4/8/5PPP/R5K1 w - - 0 16",
		"dxc5 Bxa1 c6 Kf8",
		"Rd1 cxd4 Kf1 Kf8",
		[0, -500],
	);
	expect(told).toContain("16.dxc5 let the bishop on f6 through to a1: 16...Bxa1 wins a rook.");
});

test("a piece is said to be en prise if its guard has to capture elsewhere", () => {
	const told = sentenceOf(
		"2r3k1/4bppp/8/8/2n5/8/1N3PPP/2BR2K1 b - - 0 26",
		"Ba3 Nxc4 Bxc1 Rxc1 Kf8",
		"Nxb2 Bxb2 Rc2 Bd4 Kf8",
		PIECE,
	);
	expect(told).toContain(
		"26...Ba3 put the bishop on a3 en prise: 27.Nxc4 wins a knight; 27...Rxc4 fails to 28.Bxa3.",
	);
});

test("a piece that was attacked before is said not to be saved", () => {
	const told = sentenceOf(
		"rnbqkb1r/pppppppp/5n2/6P1/8/8/PPPPPP1P/RNBQKBNR b KQkq - 0 5",
		"b6 gxf6 exf6 d4 Bb7",
		"Nd5 d4 d6 c4 Nb6",
		[0, -300],
	);
	expect(told).toBe(
		"5...b6 did not save the knight on f6: 6.gxf6 wins it for a pawn. 5...Nd5 moves it away.",
	);
});

test("a mate that was threatened before is said not to be stopped", () => {
	const told = sentenceOf("6k1/p4ppp/8/8/8/8/5PPP/4R1K1 b - - 0 30", "a6 Re8#", "h6 Re7 Kh7 Rxf7");
	expect(told).toContain("30...a6 did not stop 31.Re8#, mate on the back rank.");
});

test("a piece that takes away its king's escape square is said to do so", () => {
	const told = sentenceOf("7k/6pp/5n2/4N3/8/8/5PPP/6K1 b - - 0 30", "Ng8 Nf7#", "Kg8 Kf1 Kf8 Ke2");
	expect(told).toContain("30...Ng8 took g8 away from the king on h8 and allowed 31.Nf7#.");
});

test("a quiet reply is said to threaten a piece that has no safe square", () => {
	const told = sentenceOf(
		"rnbqkb1r/pp2pppp/8/2pp4/3Pn3/1P2PN2/P1P2PPP/RNBQKB1R w KQkq - 1 5",
		"Nbd2 Nc3 Bb5+ Nc6 Ne5 Nxb5 Nxc6 bxc6 dxc5 Nc7",
		"dxc5 Nc6 Bb2 Bg4 Nbd2 Nxc5 Be2 e6 c4 Bxf3",
		[48, -526],
	);
	expect(told).toContain(
		"5.Nbd2 gave up the knight’s guard of c3 and allowed 5...Nc3, which threatens 6...Nxd1; the queen has no good square.",
	);
});

test("a knight is not called hanging where the better move loses two pawns as well", () => {
	const told = sentenceOf(
		"3r2k1/5pbp/8/3N4/8/P7/1P3PPP/6K1 w - - 0 30",
		"h3 Rxd5 Kf1 Kf8",
		"Ne3 Bxb2 Kf1 Bxa3 Ke2 Kf8",
	);
	expect(told).not.toMatch(/hanging|wins? /);
});

test("a threat of mate is named instead of other attacks", () => {
	const told = sentenceOf(
		"rnb2rk1/pp3ppp/1q1pp3/1B6/1b1P3Q/2n2N2/PPP2PPP/R1B1K2R w KQ - 0 11",
		"bxc3 Bxc3+ Kf1 Bxa1",
		"Bd3 h6 bxc3 Bxc3+ Bd2",
		[300, -100],
	);
	expect(told).not.toContain("attacks the pawn on h7");
});

test("the obvious recapture is named with the reason why it fails", () => {
	const told = sentenceOf(
		"r2qkbnr/pppn1ppp/4p3/3p4/3PP3/5P2/PPP3PP/RNBQK1NR b KQkq - 0 5",
		"Ngf6 e5 Ng8 f4 c5",
		"dxe4 Bf4 exf3 Qxf3 Ngf6 c4 c6",
		[120, -30],
	);
	expect(told).toBe(
		"5...Ngf6 missed 5...dxe4, which wins the pawn on e4; 6.fxe4 fails to 6...Qh4+.",
	);
});

test("if there is no other reason, the review says why the reply cannot be captured", () => {
	const told = sentenceOf(
		"r3kb1r/pp1n1ppp/4pn2/q2p2B1/3PP3/5P2/PP4PP/RN1QK1NR w KQkq - 3 9",
		"Nd2 dxe4 Nh3 exf3 Qxf3 Qb5 O-O-O Bd6 Kb1 O-O Qf1 Qc6",
		"Bd2 Qb6 e5 Ng8 Ne2 Ne7 a4 a6 Na3 Nc6 Nc2",
		[-4, -353],
	);
	expect(told).toBe(
		"9.Nd2 allowed 9...dxe4: 10.fxe4 fails to 10...Qxg5. 9.Bd2 hits the queen on a5.",
	);
});

test("a bishop goes where only a pawn that has to capture elsewhere could block its line", () => {
	const told = sentenceOf(
		"r2q1rk1/p1p2pbp/1p2b1p1/3pPpN1/3P4/P1N1Q3/1PP2PPP/3R1RK1 b - - 3 16",
		"Bh6 Nxe6 Qh4 g3 Bxe3 gxh4 Bxf2+ Kxf2 fxe6 Rd3 c5 Ne2",
		"Re8 Nxe6 fxe6 Ne2 Rc8 g3 h5 Kg2 c5 c3 Kh7 Ng1",
		[-37, -497],
	);
	expect(told).toContain("17.Nxe6 wins a bishop; 17...fxe6 fails to 18.Qxh6.");
});

test("a discovered check is named before a slower threat", () => {
	const told = sentenceOf(
		"5rk1/1b3r1p/1q2p1p1/npBpP1N1/5PP1/P2Q4/4N2P/R4R1K b - - 0 24",
		"Qxc5 Nd4 Re7 Rac1 Nc4 Rf3 Qb6 Rb1 Qa5 Rxb5",
		"d4+ Kg1 Qxc5 Nxf7 Rxf7 Rad1 Qd5 Qh3 Nc6 Qg2",
		[2, -118],
	);
	expect(told).toContain("missed 24...d4+, a discovered check from the bishop on b7");
});

test("a threat that can be met is named only if the line carries it out or its victim is pinned", () => {
	const meant = sentenceOf(
		"r1bqkb1r/pp3ppp/2n1pn2/2pp4/2PP1B2/2N1PN2/PP3PPP/R2QKB1R b KQkq - 2 6",
		"h6 Nb5 Qa5+ Nd2 cxd4 exd4 dxc4 Nc7+ Kd7 Nxa8 Nd5",
		"cxd4 exd4 Bb4 Rc1 O-O c5 Ne4 Bd3 b6 O-O",
		[-11, -174],
	);
	const pinned = sentenceOf(
		"r1bqk2r/ppp2ppp/2n1pn2/6B1/2BPP3/2P2N2/P4PPP/R2QK2R b KQkq - 2 8",
		"O-O e5 h6 Bh4 g5 Nxg5 hxg5 Bxg5 Nxe5 dxe5 Qxd1+ Rxd1",
		"h6 Bxf6 Qxf6 e5 Qd8 Nd2 Ne7 h4 O-O",
		[-76, -432],
	);
	expect(meant).toContain("6...h6 allowed 7.Nb5, which threatens 8.Nc7+.");
	expect(pinned).toContain("8...O-O allowed 9.e5, which threatens 10.exf6, taking a knight.");
});

test("a mate in two counts as a threat", () => {
	const told = sentenceOf(
		"r4rk1/ppp2ppp/3p1q2/7n/2BNP1b1/1Q3n2/PPP2PPP/RN3RK1 w - - 1 14",
		"gxf3 Bh3 Ne2 b5 Bd5 c6 Bxc6 Rac8 Bb7 Qg5+ Ng3 Rc7",
		"Nxf3 d5 Bxd5 c6 Bc4 b5 Be2 Nf4 Re1 Qg6 g3 Nh3+",
		[491, -11],
	);
	expect(told).toContain("14.gxf3 allowed 14...Bh3, which threatens mate in 2 by 15...Qg5+.");
});

test("a piece that steps into the reply is not said to have been attacked before", () => {
	const told = sentenceOf(
		"r2qk2r/1pp1bppp/p1b1pn2/6B1/3P4/2N2Q2/PPP3PP/2KR2NR w kq - 0 12",
		"Qg3 Nh5 Bxe7 Nxg3 Bxd8 Nxh1 Bxc7 Nf2 Re1 O-O h3 f5",
		"Qh3 Nd5 Bxe7 Qxe7 Nxd5 Bxd5 Qg3 O-O Ne2 Bxa2 Rhe1 Bd5",
	);
	expect(told).not.toContain("did not stop");
});

test("the review says what refutes the same reply after the better move", () => {
	const told = sentenceOf(
		"k2r3r/p3qppp/2N1p1b1/bp1n4/3P1B2/PB3P2/K1P2QPP/3R3R b - - 0 23",
		"Qb7 Nxa5 Qb6 Bd2 e5 c4 bxc4 Nxc4 Qb5 a4 Qb7 Na5",
		"Qd7 Nxa5 Nxf4 Qd2 Nd5 Rc1 Nb6 Rhd1 Rc8 c4 bxc4 Nxc4",
		[-18, -373],
	);
	expect(told).toBe(
		"23...Qb7 allowed 24.Nxa5: 24...Nxf4 fails to 25.Nxb7. 23...Qd7 held the balance.",
	);
});

test("the review says why the reply fails after the better move", () => {
	const told = sentenceOf(
		"rn1q1rk1/pp1bpp1p/3p2p1/2pP4/2PnP3/2NB1N2/PP3PPP/R2Q1RK1 b - - 4 10",
		"a6 Nxd4 cxd4 Ne2 Qb6 Qd2 e5 f4 f6 fxe5 dxe5 Rac1",
		"Bg4 Be2 Bxf3 Bxf3 e5 dxe6 fxe6 Bg4 h5 Bh3 Kg7 f4",
		[43, -115],
	);
	expect(told).toBe(
		"After 10...a6 11.Nxd4 cxd4 12.Ne2, White is better. After 10...Bg4, 11.Nxd4 fails to 11...Bxd1.",
	);
});

test("a better move that captures the piece about to move is not said to prevent its move", () => {
	const told = sentenceOf(
		"2k5/1pp5/p2rp3/5n1p/3P1Pp1/2P4q/PP2Q2P/R4RK1 b - f3 0 23",
		"gxf3 Qxf3 Qh4 Kh1 Kb8 Rae1 Qg5 Re5 Rb6 b3 Rd6 Qe2",
		"Rd7 Qg2 Qxg2+ Kxg2 Ne3+ Kg3 h4+ Kxh4 Rh7+ Kg3 Rh3+ Kf2",
		[13, -240],
	);
	expect(told).not.toContain("fails");
});

test("a check is named before a threat", () => {
	const told = sentenceOf(
		"8/7k/3pp2p/1p4q1/p1pPP1p1/P1Pn2RP/1P2QrP1/5NK1 w - - 3 36",
		"Qxg4 Rxf1+ Kh2 Nf2 Qd1 Qxg3+ Kxg3 Nxe4+ Kg4 Nf6+ Kg3 Rxd1",
		"Qd1 Rxb2 e5 dxe5 Rxg4 Qf5 dxe5 h5 Rg3 Qf2+ Kh2 Qe2",
		[-256, -892],
	);
	expect(told).toContain("36.Qxg4 allowed 36...Rxf1+ 37.Kh2 Nf2, which threatens 38...Rh1#.");
});

test("of a distant mate, what is won on the way is named", () => {
	const told = (moves: number) =>
		sentenceOf(
			"8/2k1N3/2P1R3/5Kp1/8/8/8/6r1 w - - 18 67",
			"Re4 Rf1+ Kxg5 Rg1+ Kf5 Rh1 Rd4 Rf1+ Ke6 Re1+ Kf7 Rf1+",
			"Nd5+ Kd8 c7+ Kd7 Re7+ Kd6 c8=Q Rf1+ Kg6 Rf8 Rd7+ Ke5",
			[0, 453],
			moves,
		);
	expect(told(11)).toContain(
		"67.Re4 missed 67.Nd5+ Kd8 68.c7+ Kd7 69.Re7+, luring the king on d7 away from c8; 69...Kd6 70.c8=Q follows.",
	);
	expect(told(5)).toBe("67.Re4 missed mate in 5.");
});

test("a square that a king moves to is not said to be given up", () => {
	const told = sentenceOf(
		"8/3Qn3/5k2/4q3/3p3p/1P1B4/P4P2/6K1 b - - 3 47",
		"Qg5+ Kf1 Qc1+ Ke2 Qb2+ Kf3 Qc3 Qd6+ Kf7 Qf4+ Ke8 Ke2",
		"Nd5 Qd8+ Ke6 Qxh4 Nf4 Bc4+ Kd6 Qd8+ Kc6 Qc8+ Kb6 Qa6+",
		[-81, -228],
	);
	expect(told).toContain("was better than 47...Qg5+ 48.Kf1 Qc1+ 49.Ke2.");
});
