// How much of a line is told where no fact explains a mistake, and what falls in it.

import { expect, test } from "vitest";
import { sentenceOf } from "./sentenceOf.ts";

test("a line shown runs until the recapture and says what is won in all", () => {
	const told = sentenceOf(
		"2r1r1k1/p4ppp/2q1pb2/2Q5/3P4/4R1P1/P4P1P/2R3K1 b - - 0 28",
		"Bg5 Qxc6 Rxc6 Rxc6 Bxe3 fxe3 Rb8 h3 g5 Ra6 Rb2",
		"Qxc5 dxc5 Bd4 Rb3 Rxc5 Rxc5 Bxc5 a4 Bd4 a5",
		[534, -16],
	);
	expect(told).toBe(
		"28...Bg5 lost a bishop: 29.Qxc6 Rxc6 30.Rxc6 Bxe3 31.fxe3. 28...Qxc5 exchanges queens.",
	);
});

test("a line shown runs to the fork that wins a rook and names it", () => {
	const told = sentenceOf(
		"r3kb2/p4ppp/5n2/6B1/8/2N5/5PPP/5RK1 b - - 0 20",
		"a6 Bxf6 gxf6 Nd5 h5 Nc7+ Kd7 Nxa8 Bg7 h3 f5 f3 h4",
		"Be7 h3 Nd7 Bxe7 Kxe7 Re1+ Kf8",
		[0, -450],
	);
	expect(told).toContain(
		"20...a6 lost the rook on a8: 21.Bxf6 gxf6 22.Nd5 h5 23.Nc7+. 20...Be7 keeps the rook.",
	);
});

test("a line without gain stops in a quiet position", () => {
	const told = sentenceOf(
		"r1b1kb1r/p4ppp/4p3/3pP3/1PpN2Pq/P7/2PP1P1P/R2QKB1R b KQkq - 0 12",
		"Bb7 c3 h5 Qa4+ Ke7 Nc6+ Bxc6 Qxc6 Rd8 Qc7+",
		"a5 h3 Qg5 c3 Bd7 d3",
		[51, -73],
	);
	expect(told).toBe("12...a5 was better than 12...Bb7 13.c3 h5 14.Qa4+ Ke7.");
});

test("what a fork wins is what the shown moves win, each capture named", () => {
	const told = sentenceOf(
		"q5k1/1b3nb1/pQ5p/8/P3r3/8/1PP2PPP/R3R1K1 w - - 0 24",
		"f3 Bd4+ Qxd4 Rxd4 Ra3 Rd2 Rae3 Qa7 Kf1 a5 R3e2",
		"Qg6 Bc6 Rad1 Rxe1+ Rxe1 Bxa4 b3 Bd7 Re7 Qd5",
		[-196, -540],
	);
	expect(told).toContain(
		"24.f3 allowed 24...Bd4+, forking the king and the queen on b6; 25.Qxd4 Rxd4 wins a queen for a bishop.",
	);
});

test("a capture that only a pinned piece could answer is explained by the pin", () => {
	const told = sentenceOf(
		"r2q1rk1/1pp1bppp/p1b1pn2/6B1/3P4/2N2NQ1/PPP3PP/2KR3R b - - 3 13",
		"h6 Bxh6 Ne8 Bf4 Bxf3 gxf3 Bd6 Ne4 Bxf4+ Qxf4 Qd5",
		"Ne4 Nxe4 Bxe4 Rhe1 Bxg5+ Nxg5 Bg6 h4 Qd6 Qf3",
		[152, -100],
	);
	expect(told).toContain(
		"13...h6 allowed 14.Bxh6: the pawn on g7, pinned to the king by the queen on g3, can’t take on h6.",
	);
});

test("a reply that is as good after the better move is not given as the reason", () => {
	const told = sentenceOf(
		"r2q4/1pp1kp2/p3pbpQ/3bN3/2PP4/8/PP3R1P/2KR4 b - - 0 22",
		"Bc6 Rxf6 Qf8 Qh4 Ke8 Rdf1 Be4 Rxf7 Bf5 Rxf8+ Kxf8",
		"Be4 Rxf6 Kxf6 Qh7 Qe8 Qh4+ Kg7 Qxe4 Qe7 Rf1",
		[-428, -780],
	);
	expect(told).not.toContain("22...Bc6 allowed 23.Rxf6");
});

test("a missed en passant capture is named without a refutation", () => {
	const told = sentenceOf(
		"6k1/5ppp/p7/Pp6/8/8/5PPP/6K1 w - b6 0 30",
		"Kf1 Kf8 Ke2 Ke7 Kd3 Kd6",
		"axb6 Kf8 Kf1 Ke8 Ke2 Kd7",
		[120, -10],
	);
	expect(told).toContain("30.Kf1 missed 30.axb6");
});

test("a line does not stop before a recapture, even where it is known no further", () => {
	const told = sentenceOf(
		"6k1/5ppp/8/3p4/8/2N1P3/5PPP/6K1 w - - 0 30",
		"Kf1 Kf8 Ke2 d4",
		"h4 Kf8 Kf1 Ke7 Ke2 Kd6 Kd3 h5",
		[120, -10],
	);
	expect(told).toBe("30.h4 was better than 30.Kf1 Kf8 31.Ke2.");
});
