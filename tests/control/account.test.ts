// Tests the account of a capture: one for every screen. It agrees with the pieces that hang, with
// the gains of captures and with the threats, piece by piece, and its captures are legal.

import { Chess } from "chess.js";
import { expect, test } from "vitest";
import { parseTurn } from "../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { KING, kindOf, NO_PIECE, otherSide, sideOf } from "../../src/chess/piece.ts";
import { type Placements, pieceOn } from "../../src/chess/placement.ts";
import { type Square, squareName, squareNamed } from "../../src/chess/square.ts";
import { accountOf, safetyOf } from "../../src/control/account.ts";
import { explanationOf } from "../../src/control/explanation.ts";
import { hiddenOn } from "../../src/control/hidden.ts";
import { NOT_PASSED } from "../../src/control/passing.ts";
import { plightsOn, standingMarks } from "../../src/control/standing.ts";
import { accountWords } from "../../src/messages/en/squares/account.ts";
import { placementOf, testCore, testInsight } from "../support/core.ts";
import { positionsOfGames } from "../support/games.ts";
import { randomPieceData } from "../support/random.ts";
import { cases, seededTest } from "../support/seeded.ts";

const core = testCore();
const insight = testInsight();

const inspectOf = (placement: Placements, name: string) =>
	core.inspectSquare(placement, FIRST_FRAME, squareNamed(name));

const SQUARES = Array.from({ length: 64 }, (_, square) => square as Square);

/** All that is said of the pieces of a position, compared with each other. */
function check(fen: string): void {
	const placement = placementOf(fen.split(" ")[0] ?? "");
	const { side, enPassant } = parseTurn(fen);
	const passed = enPassant ?? NOT_PASSED;
	const asked = { core, insight, placement, side, passed };
	const gains = insight.findHanging(placement, Uint8Array.of(side), Uint8Array.of(passed));
	const standing = standingMarks(insight, placement, side, enPassant);
	expect(standing.gains).toEqual(gains);
	for (const square of SQUARES) {
		const where = `${fen} ${squareName(square)}`;
		const piece = pieceOn(placement, FIRST_FRAME, square);
		const account = accountOf(asked, square);
		if (piece === NO_PIECE) {
			expect(account, where).toBeUndefined();
			continue;
		}
		if (account === undefined) throw new Error(where);
		expect([account.taker, account.isNow], where).toEqual([
			otherSide(sideOf(piece)),
			sideOf(piece) !== side,
		]);
		const points = account.kind === "hangs" ? account.points : 0;
		const found = account.isNow ? standing.gains : standing.threats;
		expect(points, where).toBe(found[square]);
		const weighed = insight.weighCaptures({ placement, side, passed, square }).captures;
		const saves = weighed.some((one) => one.isLegal && one.saves > 0);
		expect(account.kind === "worthTaking", where).toBe(account.isNow && points === 0 && saves);
		const plights = plightsOn(standing, square);
		expect(plights.includes("hanging"), where).toBe(points > 0 && account.isNow);
		expect(plights.includes("threatened"), where).toBe(points > 0 && !account.isNow);
		const safety = safetyOf(asked, square);
		expect(safety?.kind === "hangs" ? safety.points : 0, where).toBe(points);
		expect(account.kind === "king", where).toBe(kindOf(piece) === KING);
		if (account.kind === "hangs" && account.isNow) {
			const [first] = account.line;
			const move = { from: squareName(first?.from ?? square), to: squareName(first?.to ?? square) };
			expect(() => new Chess(fen).move({ ...move, promotion: "q" }), where).not.toThrow();
		}
	}
}

test("in games Explain never says two different things of one piece", () => {
	for (const [index, pieceData] of positionsOfGames().entries()) {
		const fen = `${pieceData} ${index % 2 === 0 ? "w" : "b"} - - 0 1`;
		try {
			new Chess(fen);
		} catch {
			continue;
		}
		check(fen);
	}
});

seededTest(
	"in random positions Explain never says two different things of one piece",
	21,
	(next) => {
		for (let count = cases(100); count > 0; count--) {
			const fen = `${randomPieceData(next)} ${next() < 0.5 ? "w" : "b"} - - 0 1`;
			try {
				new Chess(fen);
			} catch {
				continue;
			}
			check(fen);
		}
	},
);

test("Explain lets a pawn that just moved two squares be taken en passant", () => {
	const accountIn = (fen: string) => {
		check(fen);
		const placement = placementOf(fen.split(" ")[0] ?? "");
		const { side, enPassant } = parseTurn(fen);
		const asked = { core, insight, placement, side, passed: enPassant ?? NOT_PASSED };
		return accountOf(asked, squareNamed("d5"));
	};
	const takes = { from: squareNamed("e5"), to: squareNamed("d6") };
	expect(accountIn("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")).toMatchObject({
		kind: "hangs",
		points: 1,
		line: [takes],
	});
	expect(accountIn("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1")).toMatchObject({ kind: "unattacked" });
	// The rook takes back over the square that the pawn has left.
	expect(accountIn("4k3/8/8/3pP3/8/8/3r4/6K1 w - d6 0 1")).toMatchObject({
		kind: "even",
		line: [takes, { from: squareNamed("d2"), to: squareNamed("d6") }],
	});
});

/** The text for a square: the headline and the first sentences. */
function said(fen: string, name: string): readonly string[] {
	const placement = placementOf(fen.split(" ")[0] ?? "");
	const facts = explanationOf({ core, insight }, placement, fen, inspectOf(placement, name));
	const { headline, sentences } = accountWords.explain(facts, undefined);
	return [headline, ...sentences];
}

/** The moves in what is said of a square that can be played from here. */
function played(fen: string, name: string): readonly string[] {
	const placement = placementOf(fen.split(" ")[0] ?? "");
	const facts = explanationOf({ core, insight }, placement, fen, inspectOf(placement, name));
	return accountWords.explain(facts, undefined).lines;
}

/** 18...g6 and 19.exf7+ of a game of visitors. */
const BEFORE = "r1bq1rk1/5p1p/p2pPbp1/1p2n2Q/3NP2P/2N4B/PPP5/1K1R3R w - - 0 19";
const CHECKED = "r1bq1rk1/5P1p/p2p1bp1/1p2n2Q/3NP2P/2N4B/PPP5/1K1R3R b - - 0 19";

test.each([
	[
		"a pawn for a pawn is no pawn that hangs",
		BEFORE,
		"f7",
		[
			"f7 is contested",
			"White’s pawn on e6 attacks the pawn on f7; the knight on e5, the rook on f8 and the king guard it.",
			"19.exf7+ Nxf7 trades pawns.",
		],
	],
	[
		"in check, what would be taken otherwise",
		CHECKED,
		"h5",
		[
			"h5 is Black’s",
			"Black’s pawn on g6 attacks the queen on h5; nothing guards it.",
			"Black is in check; otherwise the pawn on g6 could take it and win 9 points.",
		],
	],
	[
		"the reply promotes",
		"8/8/6kP/3K4/1P6/4N3/2n2p2/8 w - - 0 68",
		"c2",
		[
			"c2 is White’s",
			"White’s knight on e3 attacks the knight on c2; nothing guards it.",
			"68.Nxc2 wins 3 points, but then the pawn on f2 queens.",
			"Black threatens Nxe3+, which wins 3 points.",
			"Black threatens Nxb4+, which wins 1 point.",
		],
	],
	[
		"an even trade that is worth making",
		"6k1/p2r2b1/Qn2q3/1P2p2p/2p1Pnp1/2N2R1P/P5PN/6BK w - - 0 38",
		"g4",
		[
			"The pawn on g4 is worth taking",
			"38.hxg4 hxg4 is an even trade worth making: otherwise the pawn on g4 takes the rook on f3.",
			"White’s knight on h2 and pawn on h3 attack the pawn on g4; the pawn on h5 and the queen on e6 guard it.",
			"Black threatens gxf3 Nxf3, which wins 4 points.",
			"Black threatens gxh3, which wins 1 point. White guards it with the pawn on g2 and the rook on f3, but recapturing doesn’t win it back.",
		],
	],
	[
		"what opens behind the piece that takes",
		"r2q1rk1/p1p2p1p/1p2b1pb/3pPpN1/3P4/P1N1Q3/1PP2PPP/3R1RK1 w - - 4 17",
		"e6",
		[
			"The bishop on e6 can be taken",
			"17.Nxe6 fxe6 18.Qxh6 wins 2 points: once the knight leaves g5, the queen on e3 attacks the bishop on h6.",
			"White’s knight on g5 attacks the bishop on e6; the pawn on f7 guards it.",
		],
	],
	[
		"the only guard is the king, who may not take back",
		"6k1/5q2/8/8/2Q5/1B6/8/6K1 w - - 0 1",
		"f7",
		[
			"The queen on f7 hangs: taking it wins 9 points",
			"1.Qxf7+ wins 9 points. Only the king guards it, and it can’t recapture.",
			"White’s queen on c4 attacks the queen on f7; the king guards it.",
			"The queen on c4 pins it to its king on g8.",
		],
	],
	[
		"threatened, were it the other side's move",
		"4k3/8/8/5b2/8/8/8/4KR2 b - - 0 1",
		"f5",
		[
			"The bishop on f5 is threatened: White would win 3 points",
			"White threatens Rxf5, which wins 3 points.",
			"White’s rook on f1 attacks the bishop on f5; nothing guards it.",
		],
	],
	[
		"a guard that stands before its queen cannot well take back",
		"rnbqk2r/ppp2ppp/3b1n2/3p2B1/4P3/3B4/PPP2PPP/R2QK2R w KQkq - 0 7",
		"d5",
		[
			"The pawn on d5 can be taken",
			"7.exd5 wins 1 point: if the knight on f6 recaptures, the bishop on g5 takes the queen on d8.",
			"White’s pawn on e4 attacks the pawn on d5; the knight on f6 guards it.",
			"Black threatens dxe4, which wins 1 point. Only White’s bishop on d3 guards it, and it would be lost if it recaptured.",
			"Once the bishop leaves d6, the queen on d8 guards d5.",
		],
	],
	[
		"of two guards the one takes back that loses nothing by it",
		"rnbqk2r/ppp2ppp/5n2/3p2B1/4P3/3B4/PPP2PPP/R2QK2R w KQkq - 0 7",
		"d5",
		[
			"d5 is contested",
			"White’s pawn on e4 attacks the pawn on d5; the knight on f6 and the queen on d8 guard it.",
			"7.exd5 Qxd5 trades pawns.",
			"Black threatens dxe4, which wins 1 point. Only White’s bishop on d3 guards it, and it would be lost if it recaptured.",
		],
	],
	[
		"an even trade that lets the other side mate",
		"r1bqrbk1/ppp2p1p/2n2p2/3pp2Q/2P5/P2BPN2/1P1P1PPP/R1B1K2R b KQ - 2 11",
		"c4",
		[
			"c4 is contested",
			"Black’s pawn on d5 attacks the pawn on c4; the bishop on d3 guards it.",
			"11...dxc4 is an even trade, but then the queen on h5 mates on h7.",
		],
	],
	[
		"an even trade that lets the other side take with check",
		"1r4k1/p1pr1pbp/2b3p1/2P1p1q1/2B1Pn2/B4PP1/P3Q2P/3RRNK1 w - - 3 25",
		"d7",
		[
			"d7 is contested",
			"White’s rook on d1 attacks the rook on d7; the bishop on c6 guards it.",
			"25.Rxd7 is an even trade, but then the knight on f4 takes the queen on e2 with check.",
		],
	],
	[
		"a check that trades queens, and wins what is behind",
		"r1bqk2r/pp2ppbp/2n2np1/2p5/3PB3/2P2N2/PP3PPP/RNBQK2R w KQkq - 1 8",
		"c5",
		[
			"c5 is White’s",
			"White’s pawn on d4 attacks the pawn on c5; nothing guards it.",
			"8.dxc5 wins 1 point, but then the queen on d8 wins more with a check on d1.",
		],
	],
	[
		"a king that may not take",
		"8/pr2k3/4p1p1/2p1K1P1/2Pp1P2/8/P1R5/8 b - - 2 38",
		"e6",
		[
			"e6 is contested",
			"White’s king attacks the pawn on e6; Black’s king guards it.",
			"White’s king can’t take it.",
		],
	],
	[
		"in check, what is not attacked is not in question",
		"3n4/8/3R4/1rp2p2/3k1P2/1P6/P5PP/6K1 b - - 1 48",
		"f5",
		[
			"f5 is neutral",
			"White does not attack the pawn on f5; nothing guards it.",
			"Once the pawn leaves c5, the rook on b5 guards f5.",
		],
	],
	[
		"a king's square is guarded",
		"8/8/p3k1p1/3r2P1/2NBp2P/1PK5/8/8 b - - 3 45",
		"c3",
		[
			"c3 is White’s",
			"White’s king on c3 is not attacked, and the bishop on d4 guards the square.",
		],
	],
	[
		"a king's square is nobody's",
		"6k1/pp1n1ppp/8/8/8/8/PPP2PPP/R2N1QK1 w - - 0 1",
		"g8",
		["g8 is neutral", "Black’s king on g8 is not attacked, and no other piece guards the square."],
	],
	[
		"a guard that is pinned",
		"3rk3/3n4/8/1B2b3/8/8/4R3/4K3 w - - 0 1",
		"e5",
		[
			"The bishop on e5 hangs: taking it wins 3 points",
			"1.Rxe5+ wins 3 points.",
			"White’s rook on e2 attacks the bishop on e5; nothing guards it.",
			"The pinned knight on d7 can’t guard it.",
			"The rook on e2 pins it to its king on e8.",
		],
	],
])("Explain: %s", (_, fen, square, sentences) => {
	expect(said(fen, square)).toEqual(sentences);
});

test("a queen, rook or bishop behind its own piece counts as hidden, and behind an enemy piece does not", () => {
	const hiddenIn = (pieceData: string, name: string) => {
		const placement = placementOf(pieceData);
		const inspection = core.inspectSquare(placement, FIRST_FRAME, squareNamed(name));
		return hiddenOn((at) => pieceOn(placement, FIRST_FRAME, at), inspection).map(
			({ front, behind }) => [front, behind].map(squareName).join(" "),
		);
	};
	expect(hiddenIn("4k3/8/8/8/1b6/2N5/3B4/4K3", "b4")).toEqual(["c3 d2"]);
	expect(hiddenIn("4k3/8/8/8/1b6/2n5/3B4/4K3", "b4")).toEqual([]);
	// A pawn on the diagonal attacks the square itself.
	expect(hiddenIn("4k3/8/8/8/1b6/2P5/3B4/4K3", "b4")).toEqual([]);
});

test("moves in the sentences of Explain can be pressed where they can be played now", () => {
	expect(played(BEFORE, "f7")).toEqual(["19.exf7+ Nxf7"]);
	expect(said(BEFORE, "f7").join(" ")).toContain("19.exf7+ Nxf7");
	expect(played(CHECKED, "h5")).toEqual([]);
	// Of what is given back only the first is named.
	expect(played("8/8/6kP/3K4/1P6/4N3/2n2p2/8 w - - 0 68", "c2")).toEqual(["68.Nxc2"]);
	// Were it White's move
	expect(played(BEFORE.replace(" w ", " b "), "f7")).toEqual([]);
	expect(played("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "a8")).toEqual(["Ra8#"]);
});

test("without a side to move Explain puts the capture into a clause instead of naming the move", () => {
	const sentenceOf = (fen: string, name: string) => {
		const [placement, square] = [placementOf(fen.split(" ")[0] ?? ""), squareNamed(name)];
		const asked = { core, insight, placement, passed: NOT_PASSED, side: parseTurn(fen).side };
		return accountWords.stands({
			square,
			placement,
			attackers: [[], []],
			account: accountOf(asked, square),
			name: () => undefined,
		});
	};
	expect(sentenceOf("8/8/6kP/3K4/1P6/4N3/2n2p2/8 w - - 0 68", "c2")).toContain(
		"The knight on e3 can take it, winning 3 points, but then the pawn on f2 queens.",
	);
	expect(sentenceOf(BEFORE, "f7")).toContain(", which trades pawns.");
});

test("Explain says of a pawn push whether it is safe, hits a piece, is traded, is lost, or promotes", () => {
	expect(said("4k3/8/5n2/8/4P3/8/8/4K3 w - - 0 1", "e5")).toContain(
		"1.e5 attacks the knight on f6.",
	);
	expect(said("4k3/8/3n1n2/8/4P3/8/8/4K3 b - - 0 1", "e5")).toContain(
		"With White to move, e5 forks the knight on d6 and the knight on f6.",
	);
	expect(said("4k3/8/4p3/8/3P4/2N5/8/4K3 w - - 0 12", "d5")).toContain(
		"12.d5 exd5 13.Nxd5 trades pawns.",
	);
	expect(said("4k3/8/4p3/8/3P4/8/8/4K3 w - - 0 1", "d5")).toContain(
		"1.d5 exd5 costs White 1 point on this square.",
	);
	expect(said("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8")).toContain("1.a8=Q+ promotes safely.");
	expect(said("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8")).toContain("1.a8=Q Rxa8 loses the pawn.");
	expect(said("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", "e5")).toContain(
		"Black’s pawn on e7 can safely advance to e5.",
	);
});

test("Explain says why a push that can be taken is still safe", () => {
	const fen = "r2qk2r/ppp1npbp/3p1np1/3P4/4B3/2B3Q1/PP3PPP/RN2K1NR b KQkq - 0 12";
	expect(said(fen, "c6")).toContain(
		"12...c6 is safe: if the pawn on d5 takes, the knight on f6 takes the bishop on e4.",
	);
});

test("Explain does not call a push safe because of a piece that hung elsewhere before", () => {
	const fen = "1r1r2k1/2c1nqb1/6pp/2N5/p1ppP2P/P5P1/1P3PB1/Q1RR2K1 w - - 0 32".replace("c", "p");
	expect(said(fen, "h5")).toContain("32.h5 gxh5 costs White 1 point on this square.");
});

test("Explain says first that a piece on a square between king and checking piece blocks the check", () => {
	const fen = "rnb1k1nr/pp3ppp/2p5/q1bpP3/N3P3/5P2/PPP3PP/R1BQKBNR w KQkq - 3 7";
	expect(said(fen, "d2")[1]).toBe("White is in check; a piece on d2 would block it.");
	expect(said(fen, "e3").join(" ")).not.toContain("in check");
	expect(said(fen.replace(" w ", " b "), "d2").join(" ")).not.toContain("in check");
});

test("Explain says when a capture loses material on its square but wins it back elsewhere", () => {
	// The queen that takes back leaves the knight.
	const fen = "k7/3q3n/4p3/8/8/1B6/5PP1/6KR w - - 0 1";
	expect(said(fen, "e6")).toContain(
		"1.Bxe6 Qxe6 2.Rxh7 loses 2 points on this square, but wins that back.",
	);
});

test("Explain begins with whether a piece is pinned, trapped or mated", () => {
	const held = said("r2qkb1r/ppp2ppp/2np1n2/4p1B1/4P3/2N2N2/PPP2PPP/R2QKB1R w KQkq - 0 6", "f6");
	expect(held.slice(0, 2)).toEqual([
		"The knight on f6 is pinned to the queen",
		"The bishop on g5 pins it to the queen on d8.",
	]);
	const [mate] = said("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "a8");
	expect(mate).toBe("Ra8# is mate");
});

test("a square is an outpost if no enemy pawn can ever guard it as the pawns stand", () => {
	const fen = (data: string) => `${data} w - - 0 1`;
	const d5 = "d5 is an outpost for White: as the pawns stand, no black pawn can ever guard it.";
	// Pawns on b7, d7 and f7 would have to capture.
	expect(said(fen("4k3/1p1p1p2/8/8/4P3/2N5/8/4K3"), "d5")).toContain(d5);
	expect(said(fen("4k3/4p3/8/8/4P3/2N5/8/4K3"), "d5")).not.toContain(d5);
	// A pawn that is stopped cannot come.
	expect(said(fen("4k3/4p3/4P3/8/2P5/2N5/8/4K3"), "d5")).toContain(d5);
	expect(said(fen("4k3/8/8/3N4/4P3/8/8/4K3"), "d5")).toContain(
		"The knight has an outpost: as the pawns stand, no black pawn can ever attack d5.",
	);
});

test.each([
	[
		"a piece that goes where a pawn takes",
		"4k3/8/2p5/8/8/2N5/8/4K3 w - - 0 1",
		"d5",
		[
			"d5 is contested",
			"White attacks d5 with the knight on c3, Black with the pawn on c6; neither can safely land there.",
			"1.Nd5 cxd5 costs White 3 points on this square.",
			"Black’s pawn on c6 can reach d5 only by capturing; the knight on c3 could recapture.",
		],
	],
	[
		"what comes there alone counts, where more is won elsewhere",
		"5rk1/pp3pp1/1bB4p/3p4/1q3B2/P1n1PN2/5PPP/5RK1 w - - 0 24",
		"c7",
		[
			"c7 is contested",
			"White attacks c7 with the bishop on f4, Black with the bishop on b6.",
			"24.Bc7 is safe: if the bishop on b6 takes, the pawn on a3 takes the queen on b4.",
			"With Black to move, Bc7 is safe: if the bishop on f4 takes, the knight on c3 wins more with a check on e2.",
		],
	],
	[
		"a king may not go, and a pawn comes only by taking",
		"8/3k4/1p1p3r/p4Kp1/1p5b/8/8/R7 w - - 0 43",
		"f4",
		[
			"f4 is contested",
			"White attacks f4 with the king, Black with the pawn on g5; neither can safely land there.",
			"White’s king can’t go to f4.",
			"Black’s pawn on g5 can reach f4 only by capturing; the king could recapture.",
			"f4 is an outpost for Black: as the pawns stand, no white pawn can ever guard it.",
		],
	],
	[
		"why the other side could not go there comes before what its owner would lose",
		"rn1qkb1r/1b3pp1/p4n1p/3pp3/1p2P1PP/1N2BPN1/PPP5/R2QKBR1 b Qkq - 0 13",
		"g5",
		[
			"g5 is White’s",
			"With White to move, g5 attacks the knight on f6.",
			"White attacks g5 with the bishop on e3 and the pawn on h4, Black with the pawn on h6; a black piece would not be safe there.",
			"Only White’s pawn on g4 can safely go there.",
			"13...g5 14.hxg5 costs Black 1 point on this square.",
		],
	],
	[
		"a pawn that takes there and cannot go there is said to attack it, and no more",
		"4k3/4p3/8/8/4P3/8/8/4K3 w - - 0 1",
		"d5",
		["d5 is White’s", "Only White attacks d5, with the pawn on e4."],
	],
])("Explain on an empty square: %s", (_, fen, square, sentences) => {
	expect(said(fen, square)).toEqual(sentences);
});
