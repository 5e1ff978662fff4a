// Points of the better move and of what was played, where nothing is won: positions of real games
// with an engine's lines.

import { expect, test } from "vitest";
import { sentenceOf } from "./sentenceOf.ts";

test("a trade of queens drags a pawn away from the square that it guarded", () => {
	const told = sentenceOf(
		"r4rk1/ppp3pp/2n5/5p2/3Pp2q/2P1R1P1/PP3P1P/RN1Q2K1 b - - 0 15",
		"Qg4 Qxg4 fxg4 Nd2 Rf5 Rae1 Rb5 b3 Rf8 R1e2 h5 Nxe4",
		"Qh6 Nd2 Kh8 Qf1 Rae8 Rae1 Ne7 Nc4 Nd5",
		[24, -329],
	);
	expect(told).toContain("15...Qg4 gave up e4: after 16.Qxg4 fxg4 it is White’s");
});

test("the better move wins a pawn of the centre by its next", () => {
	const told = sentenceOf(
		"r1bqk2r/p2n1p2/2pBp2p/1p1n2p1/3Pp3/1BP3P1/PP4PP/RN1Q1RK1 w kq - 0 15",
		"Bxd5 cxd5 Qh5 Rh7 Na3 Ba6 Bb4 Nf6 Qe2 Nd7",
		"Nd2 h5 Nxe4 f5 Nc5 Kf7 Qd3 Nxc5 dxc5 a5",
		[412, 38],
	);
	expect(told).toContain("15.Nd2 h5 16.Nxe4 wins the pawn on e4.");
});

test("a knight on the rim is kept from coming back", () => {
	const told = sentenceOf(
		"4r1k1/pbp2ppp/1pn5/7n/2Pp3N/3PrN1P/PP3KP1/4RB1R b - - 0 18",
		"Nf4 Nf5 Nb4 Nxe3 Nfxd3+ Bxd3 Nxd3+ Kg3 Nxe1",
		"g6 Rg1 f5 Rxe3 Rxe3 g3 f4",
		[519, 300],
	);
	expect(told).toContain("18...g6 stops 19.Nf5 by guarding f5.");
});

test("a knight comes out and hits what stands there", () => {
	const told = sentenceOf(
		"4r1k1/pbp2ppp/1pn5/7n/2Pp3N/3PrN1P/PP3KP1/3R1B1R w - - 0 18",
		"Re1 g6 Rxe3 dxe3+ Ke1 Nf4 g3 Nxh3",
		"Nf5 g6 N5xd4 Ng3 Rg1 Nxf1 Nxc6 Bxc6",
		[-302, -524],
	);
	expect(told).toContain("18.Nf5 hits the rook on e3 and the pawn on d4.");
});

test("a king that steps aside lets a bishop guard", () => {
	const told = sentenceOf(
		"r4b1r/pppNk1pp/4pn2/5q2/1nBP4/2N1B3/PP3PPP/R2Q1RK1 b - - 0 15",
		"Nxd7 Qb3 Kf7 d5 exd5 Nxd5 b5 Nxc7+ bxc4",
		"Kxd7 Qb3 Bd6 Nb5 a5 a3 Nbd5 Nxd6 Kxd6",
		[-240, -494],
	);
	expect(told).toContain("15...Kxd7 lets the bishop on f8 guard the knight on b4.");
});

test("a king that moves gives up castling", () => {
	const told = sentenceOf(
		"r3kbnr/pppb2pp/n3ppq1/1N2P3/2BP4/4BN2/PP3PPP/R2Q1RK1 b kq - 0 11",
		"Ke7 Rc1 Ke8 Bd3 f5 d5 c6 dxe6 Bxe6 Nbd4 Nc7",
		"Ne7 Qb3 Nd5 Nc3 Nxe3 fxe3 O-O-O Bxe6",
		[-346, -675],
	);
	expect(told).toContain("11...Ke7 gave up castling.");
});

test("a knight that goes home gives up the centre", () => {
	const told = sentenceOf(
		"rnbqkb1r/ppp1pppp/5n2/8/2pPP3/2N5/PP3PPP/R1BQKBNR b KQkq - 0 4",
		"Ng8 Bxc4 e6 Nf3 Nf6 Qc2 Be7 Bf4 O-O",
		"e5 Nf3 exd4 Nxd4 Bc5 Be3 O-O Nc2 Nbd7 Bxc4",
		[33, -180],
	);
	expect(told).toContain("4...Ng8 gave up e4 and d5: after 5.Bxc4 they are White’s");
	expect(told).not.toMatch(/save|hanging/);
});

test("a bishop that is exchanged leaves its side with fewer squares", () => {
	const told = sentenceOf(
		"r4rk1/2qp1pp1/4pn1p/p1b5/3N4/N1P1Q3/1Pb2PPP/R1B2RK1 b - - 0 18",
		"Bxd4 Qxd4 Be4 Nc4 Rfb8 f3 Bd5 Ra4",
		"Bg6 Qf3 Ne4 Bf4 Qb7 Nc4 d6 Be3 a4",
		[364, 181],
	);
	expect(told).toContain("18...Bxd4 exchanged the active bishop: Black goes from 31 squares to 24");
});

test("squares beside the king are given up for a pawn that runs", () => {
	const told = sentenceOf(
		"7r/8/B1PP1nk1/5b2/3R2p1/p3P1P1/Pr5P/2R3K1 w - - 0 39",
		"c7 Rbxh2 e4 Rh1+ Kf2 Nxe4+ Rxe4 Rxc1 Rc4",
		"Bf1 Kf7 Rf4 Be6 Bg2 Rd8 Rcf1 Rxd6 Rxf6+",
		[136, -399],
	);
	expect(told).toContain("39.Bf1 guards g2 beside the king.");
	expect(told).toContain("beside the king, and Black is winning.");
});

test("of a small slip in a lost game only the better move is told", () => {
	const told = sentenceOf(
		"6k1/5ppp/8/3p4/8/2N1P3/5PPP/6K1 w - - 0 30",
		"Kf1 Kf8 Ke2 d4",
		"h4 Kf8 Kf1 Ke7",
		[-400, -560],
	);
	expect(told).toBe("30.h4 was better.");
});
