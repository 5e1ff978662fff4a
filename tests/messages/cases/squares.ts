// Cases of the inspector.

import { BLACK, type Piece, pieceLettered, WHITE } from "../../../src/chess/piece.ts";
import { type Square, squareNamed } from "../../../src/chess/square.ts";
import { inspectorWords } from "../../../src/messages/en/squares/inspector.ts";
import { say } from "../say.ts";

const square = squareNamed("d5");

/** "Rd2": a piece by its letter, on a square. */
const placed = (text: string): { piece: Piece; square: Square } => ({
	piece: pieceLettered(text.charAt(0)),
	square: squareNamed(text.slice(1)),
});

const front = { ...placed("Rd2"), role: "front" } as const;
const pinned = { ...placed("Ne4"), pinner: placed("re8"), king: squareNamed("e1") };

export const SQUARES = [
	say(
		inspectorWords.verdict,
		[{ square, kind: "neutral", isBarred: false }],
		[{ square, kind: "neutral", isBarred: true }],
		[{ square, kind: "contested", white: 1, black: "king" }],
		[{ square, kind: "costly", owner: BLACK, loss: 2 }],
		[{ square, kind: "free", owner: WHITE }],
		[{ square, kind: "held", owner: WHITE, attackers: 1, loss: 5 }],
		[{ square, kind: "held", owner: BLACK, attackers: 2, loss: 1 }],
		// On a square with a piece nobody lands.
		[{ square, kind: "contested", white: 6, black: 3 }, true],
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
	say(inspectorWords.pinned, [pinned]),
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
