// Points of the better move and of what was played, where nothing is won: positions of real games
// with an engine's lines.

import { expect, test } from "vitest";
import { sentenceOf } from "./sentenceOf.ts";

test("an exchange of queens pulls a pawn away from the square it guarded", () => {
	const told = sentenceOf(
		"r4rk1/ppp3pp/2n5/5p2/3Pp2q/2P1R1P1/PP3P1P/RN1Q2K1 b - - 0 15",
		"Qg4 Qxg4 fxg4 Nd2 Rf5 Rae1 Rb5 b3 Rf8 R1e2 h5 Nxe4",
		"Qh6 Nd2 Kh8 Qf1 Rae8 Rae1 Ne7 Nc4 Nd5",
		[24, -329],
	);
	expect(told).toContain("15...Qg4 gave up e4: after 16.Qxg4 fxg4 it is White’s");
});

test("the better move wins a centre pawn with the move after it", () => {
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
	expect(told).toContain("18...g6 stops 19.Nf5 by guarding f5; 19.Nxg6 fails to 19...Rxe1.");
});

test("a developed knight attacks what stands in front of it", () => {
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

test("a king move gives up castling", () => {
	const told = sentenceOf(
		"r3kbnr/pppb2pp/n3ppq1/1N2P3/2BP4/4BN2/PP3PPP/R2Q1RK1 b kq - 0 11",
		"Ke7 Rc1 Ke8 Bd3 f5 d5 c6 dxe6 Bxe6 Nbd4 Nc7",
		"Ne7 Qb3 Nd5 Nc3 Nxe3 fxe3 O-O-O Bxe6",
		[-346, -675],
	);
	expect(told).toContain("11...Ke7 gave up castling.");
});

test("a knight that retreats loses time, and gives up no square that a pawn stands on", () => {
	const told = sentenceOf(
		"rnbqkb1r/ppp1pppp/5n2/8/2pPP3/2N5/PP3PPP/R1BQKBNR b KQkq - 0 4",
		"Ng8 Bxc4 e6 Nf3 Nf6 Qc2 Be7 Bf4 O-O",
		"e5 Nf3 exd4 Nxd4 Bc5 Be3 O-O Nc2 Nbd7 Bxc4",
		[33, -180],
	);
	expect(told).toContain("4...Ng8 lost time: after 5.Bxc4 e6 6.Nf3 Nf6 the knight is back on f6.");
	expect(told).not.toMatch(/save|hanging/);
});

test("a pawn left in the centre is taken there with tempo", () => {
	const told = sentenceOf(
		"2r2rk1/pq1b1ppp/1pn1p3/1R1pP3/2PP4/P4N1P/1Q2BPP1/5RK1 b - - 0 19",
		"f6 cxd5 Nd8 d6 Bxb5 Bxb5 Qd5 Re1 fxe5 d7 Rc7 Nxe5",
		"dxc4 Rc1 Rc7 Rxc4 Na5 Rxc7 Qxc7 Rb4",
		[88, -123],
	);
	expect(told).toContain("19...f6 allowed 20.cxd5 with tempo on the knight on c6");
});

test("a bishop that steps between ends a pin", () => {
	const told = sentenceOf(
		"rn1qr1k1/pp3ppp/2pb1n2/3p3b/8/1PNB1N1P/PBPP1PP1/R2Q1RK1 w - - 1 11",
		"Nb1 c5 Nc3 d4 Nb5 Nc6 Nxd6 Qxd6 Be2",
		"Be2 Nbd7 g3 Bb4 a3 Bxc3 dxc3 Ne4 c4 dxc4 bxc4 Ndc5",
		[-90, -208],
	);
	expect(told).toContain("11.Be2 breaks the pin on the knight on f3.");
});

test("a pawn that is exchanged first attacks a bishop", () => {
	const told = sentenceOf(
		"r4r1k/pppq1bpp/2n2p2/2bpp3/6P1/1BPP1NBP/P1P2P2/R2QR1K1 w - - 3 15",
		"Nh4 Bb6 c4 dxc4 dxc4 Rad8 Qb1 Ba5",
		"d4 exd4 cxd4 Bb4 Re3 Rae8 Rxe8 Rxe8 Ba4 a6 c3 Bxc3",
		[-163, -385],
	);
	expect(told).toContain("15.d4 exd4 16.cxd4 hits the bishop on c5.");
});

test("the better move takes a pawn at once", () => {
	const told = sentenceOf(
		"rn2kb1r/2q1n2p/pp1p1pp1/2pPp2B/1PP4N/P2P4/3B2PP/2RQ1R1K w kq - 0 19",
		"Be2 Nd7 bxc5 dxc5 Bg4 f5 Bh3 Bg7 g4 f4 g5 h6",
		"Rxf6 Bg7 Rf1 cxb4 axb4 a5 Ra1 Rf8 Bg4 Rxf1+ Qxf1 Nd7",
		[369, 100],
	);
	expect(told).toContain("19.Rxf6 wins the pawn on f6.");
});

test("a running passed pawn decides an endgame", () => {
	const told = sentenceOf(
		"8/5p2/2n3p1/4r1P1/P1P3kp/8/1K1B4/5R2 w - - 0 53",
		"Rf6 h3 Rxf7 Re2 Kc3 h2 Rh7 Rf2 Kc2 Kg3 Kd3 Rf1",
		"Rf4+ Kxg5 Rxf7+ Kh5 Rh7+ Kg4 Rh6 Re6 a5 h3 a6 Na7",
		[-107, -337],
	);
	expect(told).toContain("53.Rf6 let the passed pawn on h4 advance: 53...h3 54.Rxf7 Re2 55.Kc3 h2");
});

test("queens are exchanged into a winning endgame", () => {
	const told = sentenceOf(
		"6k1/7p/1p1pq3/p2P1pp1/1pP5/1P1Q2P1/5P1P/6K1 b - - 0 30",
		"Qe4 Qd1 h6 Qa1 f4 Qf6 f3 h4 gxh4 Qd8+ Kf7 Qd7+",
		"Qe1+ Kg2 Qe4+ Qxe4 fxe4 f3 exf3+ Kg1 a4 bxa4 b3 c5",
		[450, 162],
	);
	expect(told).toContain("30...Qe1+ exchanges queens into a winning ending.");
});

test("queens are exchanged into a lost endgame", () => {
	const told = sentenceOf(
		"6k1/7p/1p1p4/p2P1pp1/1pP1q3/1P1Q2P1/5P1P/6K1 w - - 1 31",
		"Qxe4 fxe4 Kg2 a4 f3",
		"Qd1 h6 Qa1 f4 Qf6 f3 h4 gxh4 Qd8+ Kf7 Qd7+ Qe7",
		[-162, -492],
	);
	expect(told).toContain("31.Qxe4 exchanged queens into a lost ending.");
});

test("a rook pins a bishop to the queen", () => {
	const told = sentenceOf(
		"r4rk1/1q3pp1/1b3n1p/2p1p3/R2pP3/1PPP2P1/3BQP1P/3N1RK1 w - - 3 25",
		"Rc4 Ra2 cxd4 Ba5 Nc3 Bxc3 Rxc3 cxd4 Rc5 Nd7 Ra5 Rxa5",
		"cxd4 exd4 Nb2 Bc7 e5 Rae8 Nc4 Nd5 Rfa1 Qxb3 Ra7 Qb8",
		[119, -69],
	);
	expect(told).toContain("25.Rc4 allowed 25...Ra2, which pins the bishop on d2 to the queen on e2");
});

test("a pawn attacks a bishop, which the better move would have made costly", () => {
	const told = sentenceOf(
		"r3k2r/pp3ppp/2nb1q2/2p2pn1/3PP3/1P1B4/PBPN2PP/R2Q1RK1 b kq - 0 13",
		"Qh6 e5 Bb8 d5 Nxe5 Bb5+ Kd8 Rxf5 f6 d6 Qg6 Bxe5",
		"Nxd4 exf5 O-O-O Qh5 g6 fxg6 hxg6 Qg4+ Qe6 Qxe6+ Ngxe6 g3",
		[-53, -200],
	);
	expect(told).toContain("13...Qh6 allowed 14.e5, which hits the bishop on d6");
});

test("a later capture that only exchanges wins nothing", () => {
	const told = sentenceOf(
		"2rq1rk1/1p3pp1/pb3n1p/2p1p3/P2pP3/2PP2P1/1P1BQP1P/R2N1RK1 w - - 0 19",
		"a5 Bxa5 cxd4 Bxd2 dxe5 Nd7 Qxd2 Nxe5 Qc3 Nxd3 Ne3 Qd4",
		"c4 Ba5 Bc1 b5 axb5 axb5 b3 Ra8 cxb5 Qd7 Nb2 Qxb5",
		[2, -110],
	);
	expect(told).not.toContain("which takes the bishop");
});

test("a piece is not said to give up the square it has just reached", () => {
	const told = sentenceOf(
		"1r4k1/R3qpp1/7p/1p1bp3/1b1r4/5P2/4BBPP/Q4RK1 b - - 2 32",
		"Qd6 Bxd4 exd4 Qa6 Qxa6 Rxa6 Bc3 Rd6 Be6 f4 b4 f5",
		"Qe8 Qb1 Bc3 Rc7 Rb4 Qc1 Bd4 h3 Be6 Kh2 Bxf2 Rxf2",
		[415, 237],
	);
	expect(told).not.toContain("gave up d4");
});

test("of a small slip in a lost game only the better move is named", () => {
	const told = sentenceOf(
		"6k1/5ppp/8/3p4/8/2N1P3/5PPP/6K1 w - - 0 30",
		"Kf1 Kf8 Ke2 d4",
		"h4 Kf8 Kf1 Ke7",
		[-400, -560],
	);
	expect(told).toBe("30.h4 was better.");
});

test("a better capture is described as an exchange, another choice of piece, or a gain", () => {
	const exchanges = sentenceOf(
		"r1bqk2r/ppp2ppp/2n1p3/3p4/1b1PnP2/2PBPN2/PP1N2PP/R1BQK2R b KQkq - 0 7",
		"Ba5 Nxe4 dxe4 Bxe4 Bb6 b4 Ne7 c4 c6 a4",
		"Nxd2 Bxd2 Bd6 e4 dxe4 Bxe4 O-O Qe2 Ne7",
		[-166, -427],
	);
	expect(exchanges).toContain("7...Nxd2 exchanges knights.");
	const otherwise = sentenceOf(
		"r1bq1rk1/ppp1n2p/6p1/3PpP2/8/2N5/PPPQ2PP/1K1R1B1R b - - 0 13",
		"gxf5 Qe1 Ng6 h4 e4 g4 Qe7 h5 Ne5 gxf5",
		"Nxf5 Re1 Qe7 Bd3 Nd6 h4 Bg4 Qe3 Qg7",
		[-112, -247],
	);
	expect(otherwise).toContain("13...Nxf5 takes with the knight instead.");
	const plain = sentenceOf(
		"r1bq1r1k/1p3pp1/pnpPpn1p/8/1P6/P2B1N2/1BP2PPP/R2QR1K1 b - - 2 15",
		"Ne8 c4 Nd7 Qd2 Nef6 Rad1 a5 Bc2 axb4 axb4",
		"Qxd6 Qd2 Nbd7 Rad1 b5 Ne5 Nxe5 Bxe5 Qe7",
		[-192, -505],
	);
	expect(plain).toBe(
		"15...Ne8 lost time: after 16.c4 Nd7 17.Qd2 Nef6 the knight is back on f6. 15...Qxd6 takes the pawn on d6.",
	);
});

test("a piece that captured or gave check on its way has not lost time", () => {
	const lost = sentenceOf(
		"r1bq1rk1/ppp1nppp/2n5/2b1P3/2Pp4/5NP1/PP2PPBP/RNBQ1RK1 w - - 5 8",
		"Qb3 a5 Nbd2 a4 Qd1 Ng6 a3 Ngxe5 Nxe5 Nxe5",
		"Nbd2 a5 Nb3 Ba7 c5 d3 Be3 Nf5 exd3",
		[134, 3],
	);
	expect(lost).toBe("8.Qb3 lost time: after 8...a5 9.Nbd2 a4 10.Qd1 the queen is back on d1.");
	const checks = sentenceOf(
		"4rnk1/5p1p/1pb1p1pQ/2qpPPP1/7R/1P1B4/rBP3P1/2KR4 b - - 0 24",
		"Qe3+ Kb1 Qc5 Rc1 Rea8",
		"exf5 e6 Qe3+ Kb1 Rxb2+ Kxb2 Rxe6 Rhh1 Qe5+",
		[155, 0],
	);
	expect(checks).not.toContain("lost time");
});

test("after a large loss in one move the review says what the better move would have kept", () => {
	const fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 30";
	const told = (pawns: readonly [number, number]) =>
		sentenceOf(fen, "Kf2 Kf7 Kf3 Kf6", "Kd2 Ke7 Kd3 Kd7", pawns);
	expect(told([200, 0])).toBe("30.Kd2 was better than 30.Kf2 Kf7 31.Kf3 Kf6.");
	expect(told([400, 0])).toBe(
		"After 30.Kf2 Kf7 31.Kf3 Kf6, the game is level. 30.Kd2 was winning.",
	);
	expect(told([100, -100])).toContain("Black is better. 30.Kd2 kept the advantage.");
	expect(told([0, -400])).toContain("Black is winning. 30.Kd2 held the balance.");
});

test("the better move saves what a fork would take, or avoids the fork", () => {
	const keeps = sentenceOf(
		"r2k3r/5pp1/2n1p1p1/pp2P3/2pP4/6P1/PQ2KP1P/3R4 b - - 1 18",
		"Rxh2 Qxb5 Rb8 Qxc6 Rb2+ Rd2 Rxf2+ Kxf2 Rxd2+ Kf3",
		"b4 d5 exd5 Rxd5+ Ke7 Qc2 c3 Qe4 Rhc8",
		[-112, -365],
	);
	expect(keeps).toBe(
		"18...Rxh2 allowed 19.Qxb5, which attacks the knight on c6. 18...b4 keeps the knight.",
	);
});
