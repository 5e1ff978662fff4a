// Cases of the inspector.

import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import { BLACK, type Piece, pieceLettered, WHITE } from "../../../src/chess/piece.ts";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { explanationOf } from "../../../src/control/explanation.ts";
import { accountWords } from "../../../src/messages/en/squares/account.ts";
import { inspectorWords } from "../../../src/messages/en/squares/inspector.ts";
import { placementOf, testCore, testInsight } from "../../support/core.ts";
import { say } from "../say.ts";

const square = squareNamed("d5");

/** "Rd2": a piece by its letter, on a square. */
const placed = (text: string): { piece: Piece; square: Square } => ({
	piece: pieceLettered(text.charAt(0)),
	square: squareNamed(text.slice(1)),
});

const front = { ...placed("Rd2"), role: "front" } as const;
const pinned = { ...placed("Ne4"), pinner: placed("re8"), king: squareNamed("e1") };

const [core, insight] = [testCore(), testInsight()];

/** The facts about a square of a position. */
function factsOf(fen: string, name: string) {
	const placement = placementOf(fen.split(" ")[0] ?? "");
	const inspection = core.inspectSquare(placement, FIRST_FRAME, squareNamed(name));
	return explanationOf({ core, insight }, placement, fen, inspection);
}

/** All that Explain says of each of these squares, a line for each sentence. */
const EXPLAINED = [
	["4k3/8/8/5b2/8/8/8/4KR2 w - - 0 1", "f5"],
	["4k3/8/8/5b2/8/8/8/4KR2 b - - 0 1", "f5"],
	["6k1/5q2/8/8/2Q5/1B6/8/6K1 w - - 0 1", "f7"],
	["r1bq1rk1/5p1p/p2pPbp1/1p2n2Q/3NP2P/2N4B/PPP5/1K1R3R w - - 0 19", "f7"],
	["r1bq1rk1/5p1p/p2pPbp1/1p2n2Q/3NP2P/2N4B/PPP5/1K1R3R b - - 0 19", "f7"],
	["r1bq1rk1/5P1p/p2p1bp1/1p2n2Q/3NP2P/2N4B/PPP5/1K1R3R b - - 0 19", "h5"],
	["8/8/6kP/3K4/1P6/4N3/2n2p2/8 w - - 0 68", "c2"],
	["6k1/p2r2b1/Qn2q3/1P2p2p/2p1Pnp1/2N2R1P/P5PN/6BK w - - 0 38", "g4"],
	["r2q1rk1/p1p2p1p/1p2b1pb/3pPpN1/3P4/P1N1Q3/1PP2PPP/3R1RK1 w - - 4 17", "e6"],
	["rnbqk2r/ppp2ppp/3b1n2/3p2B1/4P3/3B4/PPP2PPP/R2QK2R w KQkq - 0 7", "d5"],
	["r1bqrbk1/ppp2p1p/2n2p2/3pp2Q/2P5/P2BPN2/1P1P1PPP/R1B1K2R b KQ - 2 11", "c4"],
	["8/pr2k3/4p1p1/2p1K1P1/2Pp1P2/8/P1R5/8 b - - 2 38", "e6"],
	["3rk3/3n4/8/1B2b3/8/8/4R3/4K3 w - - 0 1", "e5"],
	["6k1/pp1n1ppp/8/8/8/8/PPP2PPP/R2N1QK1 w - - 0 1", "g8"],
	["6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "a8"],
	["r2qkb1r/ppp2ppp/2np1n2/4p1B1/4P3/2N2N2/PPP2PPP/R2QKB1R w KQkq - 0 6", "f6"],
	["r2qkb1r/ppp2ppp/2np1n2/4p1B1/4P3/2N2N2/PPP2PPP/R2QKB1R w KQkq - 0 6", "g5"],
	["4k3/8/2p5/8/8/2N5/8/4K3 w - - 0 1", "d5"],
	["5rk1/pp3pp1/1bB4p/3p4/1q3B2/P1n1PN2/5PPP/5RK1 w - - 0 24", "c7"],
	["8/3k4/1p1p3r/p4Kp1/1p5b/8/8/R7 w - - 0 43", "f4"],
	["rn1qkb1r/1b3pp1/p4n1p/3pp3/1p2P1PP/1N2BPN1/PPP5/R2QKBR1 b Qkq - 0 13", "g5"],
	["4k3/8/3n1n2/8/4P3/8/8/4K3 w - - 0 1", "e5"],
	["4k3/8/4p3/8/3P4/2N5/8/4K3 w - - 0 12", "d5"],
	["4k3/8/4p3/8/3P4/8/8/4K3 b - - 0 12", "d5"],
	["1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"],
	["4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8"],
	["4k3/1p1p1p2/8/3N4/4P3/8/8/4K3 w - - 0 1", "d5"],
	["4k3/1p1p1p2/8/8/4P3/2N5/8/4K3 w - - 0 1", "d5"],
	["4k3/8/8/3p4/3N4/8/8/4K3 w - - 0 1", "d4"],
	["1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17", "d8"],
	["r1bq1rk1/bpp2pp1/p1np1n1p/4p3/4P3/1BPP1N1P/PP3PP1/RNBQR1K1 w - - 0 10", "d4"],
] as const;

const explained = EXPLAINED.flatMap(([fen, name]) => {
	const { headline, sentences, more } = accountWords.explain(factsOf(fen, name), undefined);
	const all = [...sentences, ...more].map((text) => `    ${text}`);
	return [`(${fen}, ${name}) ${headline}`, ...all];
});

const FORK = "8/8/6kP/3K4/1P6/4N3/2n2p2/8 w - - 0 68";
const spoken = factsOf(FORK, "c2");
const unnamed = { ...spoken, name: () => undefined };

export const SQUARES = [
	{ message: accountWords.explain, lines: explained },
	say(accountWords.why, [spoken]),
	say(
		accountWords.stands,
		[spoken],
		[unnamed],
		[factsOf("4k3/8/8/5b2/8/8/8/4KR2 w - - 0 1", "f5")],
	),
	say(accountWords.hidden, [
		spoken,
		{ front: squareNamed("e3"), behind: squareNamed("d5") },
		square,
	]),
	say(accountWords.pinnedGuard, [spoken, squareNamed("e3")]),
	say(accountWords.mates, ["Qxf7#"]),
	say(accountWords.blocksCheck, [WHITE, squareNamed("e3")]),
	say(
		accountWords.checks,
		[spoken, squareNamed("e3"), "check"],
		[spoken, squareNamed("e3"), "mate"],
	),
	say(accountWords.outpost, [WHITE, square], [BLACK, square]),
	say(accountWords.onOutpost, [pieceLettered("N"), square], [pieceLettered("b"), square]),
	say(accountWords.stops, [spoken, squareNamed("c2"), squareNamed("f2")]),
	say(accountWords.toMove, [WHITE], [BLACK]),
	say(
		inspectorWords.verdict,
		[{ square, kind: "neutral", isBarred: false }],
		[{ square, kind: "neutral", isBarred: true }],
		[{ square, kind: "contested", white: 1, black: "king" }],
		[{ square, kind: "contested", white: "king", black: 1 }],
		[{ square, kind: "contested", white: 3, black: 1 }],
		[{ square, kind: "contested", white: 3, black: 3 }],
		[{ square, kind: "costly", owner: BLACK, loss: "king" }],
		[{ square, kind: "costly", owner: BLACK, loss: 2 }],
		[{ square, kind: "free", owner: WHITE }],
		[{ square, kind: "held", owner: WHITE, attackers: 1, loss: 5 }],
		[{ square, kind: "held", owner: BLACK, attackers: 2, loss: 1 }],
		// On a square with a piece nobody lands.
		[{ square, kind: "contested", white: 6, black: 3 }, true],
		[{ square, kind: "contested", white: 3, black: 3 }, true],
		[{ square, kind: "contested", white: "king", black: 3 }, true],
		[{ square, kind: "contested", white: 3, black: "king" }, true],
		[{ square, kind: "costly", owner: BLACK, loss: 2 }, true],
		[{ square, kind: "held", owner: WHITE, attackers: 1, loss: 5 }, true],
	),
	say(
		inspectorWords.chain,
		[[front]],
		[[front, { ...placed("Rd1"), role: "battery" }]],
		[[front, { ...placed("rd1"), role: "x-ray" }]],
	),
	say(inspectorWords.barred, [pinned]),
	say(inspectorWords.pinned, [placed("bg4"), placed("Ke1")], [placed("bg4"), placed("Qd1")]),
	say(
		inspectorWords.pins,
		[placed("bg4"), placed("Nf3"), placed("Ke1")],
		[placed("bg4"), placed("Nf3"), placed("Qd1")],
	),
	say(
		inspectorWords.standing,
		[{ piece: pieceLettered("b"), plights: ["hanging", "loose"] }],
		[{ piece: pieceLettered("b"), plights: ["trapped", "loose"] }],
		[{ piece: pieceLettered("P"), plights: ["tied"] }],
		[{ piece: pieceLettered("P"), plights: ["tied"], tiedTo: [placed("Rd1")] }],
		[{ piece: pieceLettered("P"), plights: ["tied"], tiedTo: [placed("Rd1"), placed("Nb3")] }],
	),
	say(inspectorWords.history.unchanged, ["white"]),
	say(inspectorWords.history.first, ["1. e4", "neutral", "white"]),
	say(inspectorWords.history.only, ["1. e4", "neutral", "white"]),
	say(inspectorWords.history.last, ["9... c5", "white", "contested"]),
];
