// Reasons that are on the engine's line and still not the point (docs/insight.md, section 9).

import { expect, test } from "vitest";
import { sentenceOf } from "./sentenceOf.ts";

test("a piece that the better line also loses is not said to be left hanging", () => {
	const told = sentenceOf(
		"r1bqr1k1/p4ppp/2n2n2/8/N1pP4/P4P2/1PB3PP/1RBQK2R w K - 1 16",
		"Kf2 Nxd4 Bg5 Nxc2 Qxd8 Rxd8 Rbc1 Bf5 Rhd1 Rac8",
		"Kf1 Nxd4 Nc3 Qb6 Bf4 Bf5 Bxf5 Nxf5 Qc2 Ne3+ Bxe3 Rxe3",
	);
	expect(told).toContain("16.Kf2 allowed 16...Nxd4, which attacks the bishop on c2.");
});

test("a piece that is recaptured after other captures is not said to be won", () => {
	const told = sentenceOf(
		"r3k2r/pppq1ppp/3p4/3Pp2n/2P1PBb1/P4N2/2P1BPPP/R2Q1RK1 w kq - 1 14",
		"h3 Bxf3 Bxe5 dxe5 Bxf3 Nf6 c5 Qe7 Qb1 Qxc5 Qxb7 Ke7",
		"Be3 O-O h3 Bxf3 Bxf3 Nf4 Bxf4 exf4 c5 Qe7 cxd6 Qe5",
	);
	expect(told).not.toContain("wins the knight");
});

test("a piece that the line mostly wins back is not said to be given away", () => {
	const told = sentenceOf(
		"5r2/7k/p5Rp/3P2p1/2r5/8/6PP/2N2RK1 w - - 3 31",
		"Rxh6+ Kxh6 Rxf8 Rxc1+ Kf2 Kg7 Rd8 Rc2+ Kf3 Kf6 Ra8 Ra2",
		"Rc6 Rxc6 dxc6 Rc8 Rf6 a5 Kf2 a4 Kf3 Kg7 Rd6 Kf7",
	);
	expect(told).not.toContain("lost a rook for a pawn");
});

test("a pinned pawn is not given as the reason of a mistake", () => {
	const later = sentenceOf(
		"r2q4/1pp1kp1Q/p1b1pbp1/4N3/2PP4/8/PP3R1P/2KR4 b - - 2 23",
		"Qf8 Rxf6 Kxf6 Rf1+ Ke7 Rxf7+ Qxf7 Qxf7+ Kd6 Nxg6 Re8 h4",
		"Qg8 Qh6 Qh8 Qf4 Be8 Nxg6+ fxg6 Rdf1 Rc8 Qxf6+ Qxf6 Rxf6",
	);
	const quiet = sentenceOf(
		"r4r2/4k1pR/4n1P1/3p4/Np1q4/1P1Q4/P1P2b2/1K1R4 w - - 1 32",
		"Qe2 Qe4 Qd3 Qxd3 Rxd3 Bd4 Rxd4 Nxd4 Rxg7+ Kd6 Rb7",
		"Nb2 Rac8 Rh5 Nf4 Qf1 Qe4 Qxf2 Nxh5 Qd2 Kf6",
	);
	expect(later).not.toContain("pinned");
	expect(quiet).not.toContain("pins");
});

test("a square that only a capture opens is not said to be given up", () => {
	const told = sentenceOf(
		"r2q4/1pp1kp2/p3pbpQ/4N3/3P4/8/PPP2RbP/2KR4 b - - 3 21",
		"Bd5 Rxf6 Kxf6 Rf1+ Bf3 Rxf3+ Ke7 Rxf7+ Kd6 Qf4 c5 c3",
		"Qh8 Qxh8 Rxh8 Rxg2 c5 Nxf7 Kxf7 dxc5 Be5 Rd7+ Ke8 Rxb7",
	);
	expect(told).not.toContain("let go");
});

test("where queens are exchanged, the gain in all is reported", () => {
	const told = sentenceOf(
		"r2qk2r/1pp1bppp/p1b1pn2/6B1/3P4/2N2Q2/PPP3PP/2KR2NR w kq - 0 12",
		"Qg3 Nh5 Bxe7 Nxg3 Bxd8 Nxh1 Bxc7 Nf2 Re1 O-O h3 f5",
		"Qh3 Nd5 Bxe7 Qxe7 Nxd5 Bxd5 Qg3 O-O Ne2 Bxa2 Rhe1 Bd5",
	);
	expect(told).toContain(
		"12.Qg3 allowed 12...Nh5, which attacks the queen on g3; 13.Bxe7 Nxg3 14.Bxd8 Nxh1 15.Bxc7 wins 1 point.",
	);
});

test("a missed mate at once is reported, whatever the move allowed", () => {
	const told = sentenceOf(
		"R7/1pk4p/p1p1BNp1/2Q1Pp2/7q/8/PPP4P/2K5 b - - 0 24",
		"Qf4+ Kd1 Qf3+ Kd2 Qg2+ Kc3",
		"Qe1#",
		[0, -1000],
	);
	expect(told).toBe("24...Qf4+ missed 24...Qe1#, mate on the back rank.");
});

test("a queen that also costs a bishop is not said to be won for a rook", () => {
	const told = sentenceOf(
		"3rr1k1/pp3ppp/2n1b3/2P5/1P2B3/P5Pq/1BP1QP1P/R3R1K1 b - - 2 20",
		"Bg4 f3 Be6 Bd3 f6 b5 Bd5 Qf2 Ne5 Bxe5 fxe5 Be4",
		"Bd5 Bxd5 Rxe2 Rxe2 Qh5 Rae1 h6 Be4 f6 Kg2 a6 h3",
		[-267, -447],
	);
	expect(told).toContain("20...Bg4 allowed 21.f3, which hits the bishop on g4.");
});

test("four points are not said to be won where the line is level", () => {
	const told = sentenceOf(
		"5rk1/1b2brpp/1qn1p3/pp1pP3/1P3PP1/P2Q1N2/1B2N2P/R4R1K w - - 0 21",
		"bxa5 Qxa5 Bd4 Rxf4 Nxf4 Rxf4 h3 Qa4",
		"Bd4 Nxd4 bxa5 Nxf3 axb6 Nd2 Qxd2",
		[20, -200],
	);
	expect(told).not.toContain("wins");
});

test("a pin is not the reason where a pawn can recapture", () => {
	const told = sentenceOf(
		"r3kb1r/pp1n1ppp/4pn2/q2p2B1/3PP3/5P2/PP4PP/RN1QK1NR w KQkq - 3 9",
		"Nd2 dxe4 Nh3 exf3 Qxf3 Qb5 O-O-O Bd6 Kb1 O-O Qf1 Qc6",
		"Bd2 Qb6 e5 Ng8 Ne2 Ne7 a4 a6 Na3 Nc6 Nc2",
	);
	expect(told).not.toContain("cannot take");
});

test("a piece that steps aside is said to open the line of another", () => {
	const attack = sentenceOf(
		"rnb1r1k1/ppp2ppp/3q1n2/3p4/1b1P4/2N2N2/PPPBBPPP/R2Q1RK1 w - - 9 9",
		"a3 Bxc3 Bxc3 Nc6 Re1 Ne4 Qd3 Bf5",
		"Nb5 Qe7 Bxb4 Qxe2 Nxc7 Nc6 Nxe8 Qxe8 Bc3 Bg4",
		[515, -7],
	);
	const check = sentenceOf(
		"5rk1/1b3r1p/4p1p1/npqpP1N1/5PP1/P2Q4/4N2P/R4R1K w - - 0 25",
		"Nxe6 d4+ Kg1 Qc6 Qg3 Qxe6 f5 Qb6 e6 Re7 Qf2 Qc6",
		"Nd4 Re7 Rac1 Nc4 Rf3 Bc8 h4 Qb6",
		[157, -484],
	);
	expect(attack).toContain(
		"missed 9.Nb5: the knight leaves c3 and opens the line of the bishop on d2 to the bishop on b4",
	);
	expect(check).toContain(
		"25.Nxe6 allowed 25...d4+, a discovered check from the bishop on b7; 26.Kg1 Qc6 27.Qg3 Qxe6 follows.",
	);
});

test("the trapped bishop is named, not the pawn that traps it", () => {
	const told = sentenceOf(
		"2kr3r/1pp1qppp/p1nbp3/8/3PPP2/PQ3N2/1P4PP/R1B2RK1 b - - 0 13",
		"e5 fxe5 Nxd4 exd6 Nxb3 dxe7 Rd7 Rb1 Nxc1 Rbxc1 Rxe7 e5",
		"Nxd4 Nxd4 Bc5 Be3 Bxd4 Rac1 Kb8 Rc4 Bxe3+ Qxe3 Rd7 Qc3",
		[286, -422],
	);
	expect(told).toContain(
		"13...e5 allowed 14.fxe5, trapping the bishop on d6; 14...Nxd4 15.exd6 follows.",
	);
});

test("a queen that steps aside is not said to be attacked for a reason", () => {
	const told = sentenceOf(
		"rnb2rk1/pp3ppp/1q1ppn2/1B4Q1/1b1P4/2N2N2/PPP2PPP/R1B1K2R b KQ - 1 9",
		"Ne4 Qh4 Qxb5 Qxe4 Bxc3+ bxc3 Bd7 Ng5 f5",
		"h6 Qg3 Qxb5 a3 Bxc3+ bxc3 Qc6",
		[434, 90],
	);
	expect(told).not.toContain("attacks the queen");
});

test("giving up squares is never the reason of a blunder", () => {
	const [fen, played, better] = [
		"4k3/pppppppp/8/8/8/2N5/PPPPPPPP/4K3 w - - 0 1",
		"Nb1 d5 d3 e5 e3 Kd7",
		"Ne4 Kd8 d4 Kc8",
	];
	expect(sentenceOf(fen, played, better, [0, -120])).toContain("1.Nb1 gave up d5: 1...d5 uses it.");
	expect(sentenceOf(fen, played, better, [0, -400])).not.toContain("let go of");
});

test("a capture that nobody is forced to make is not called an exchange", () => {
	const told = sentenceOf(
		"2k5/3n4/3p4/8/8/8/4Q2P/4K3 w - - 0 1",
		"h3 Ne5 Qxe5 dxe5 Kd2 Kd7",
		"Qa6+ Kc7 Kd2 Ne5 Kd1",
	);
	expect(told).not.toContain("wins a queen");
});

test("a pin that was missed is named even if it wins no material", () => {
	const told = sentenceOf(
		"4k3/p4ppp/3p4/4n3/8/8/P4PPP/3R2K1 w - - 0 1",
		"h3 Ke7 Re1 Kd7",
		"Re1 f6 h3 Kd7 Rd1",
	);
	expect(told).toBe("1.h3 missed 1.Re1, which pins the knight on e5 to the king.");
});
