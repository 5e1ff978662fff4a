// Sentences about a square: why it has its class, how much a landing would cost, how its piece
// stands.

import { otherSide } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { ChainPiece, Role } from "../../../control/core.ts";
import type { Loss, Pinned, PlacedPiece, Verdict } from "../../../control/explain.ts";
import type { PieceStanding, Plight } from "../../../control/standing.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";

type Key = SquareClass["key"];

const lossText = (loss: number): string => counted(loss, "point");

/** "White loses 3 points", or that nothing but the king could go there. */
const lossOf = (owner: string, loss: Loss): string =>
	loss === "king" ? `${owner} has only the king, who may not` : `${owner} loses ${lossText(loss)}`;

/** "knight on c3". */
const kindOn = ({ piece, square }: PlacedPiece): string =>
	`${chessWords.kind(piece)} on ${squareName(square)}`;

/** "white knight on c3". */
const pieceOn = ({ piece, square }: PlacedPiece): string =>
	`${chessWords.piece(piece)} on ${squareName(square)}`;

/** On a square with a piece nobody lands: a capture has a sentence of its own. */
function verdict(facts: Verdict, isOccupied = false): string {
	const name = squareName(facts.square);
	if (facts.kind === "neutral") {
		return `Nobody attacks ${name}${facts.isBarred ? ", because of a pin" : ""}: it is neutral.`;
	}
	if (facts.kind === "contested") {
		if (isOccupied) {
			return `Both sides attack ${name}, and neither could safely put another piece there.`;
		}
		return `Both sides attack ${name}, and neither could safely put a piece there.`;
	}
	const owner = chessWords.side(facts.owner);
	const other = chessWords.side(otherSide(facts.owner));
	if (facts.kind === "costly") {
		if (isOccupied) return `Only ${owner} attacks ${name}, so it is ${owner}’s.`;
		return `Only ${owner} attacks ${name}, so it is ${owner}’s; but ${lossOf(owner, facts.loss)} by going there, because a piece of ${other}’s behind would take.`;
	}
	if (facts.kind === "free") return `Only ${owner} attacks ${name}, so it is ${owner}’s.`;
	if (isOccupied) {
		return `${owner} holds ${name}: ${other} could not safely put another piece there.`;
	}
	return `${owner} holds ${name}: ${other} could not safely put a piece there.`;
}

const ROLES: Readonly<Record<Role, string>> = {
	front: "front",
	battery: "battery",
	"x-ray": "x-ray",
};

/** "the rook on d1 hangs", "the rook on d1 or the pawn on b3 hangs". */
const leftText = (left: readonly PlacedPiece[]): string =>
	left.length === 0
		? "another piece of its side hangs"
		: `${listText(
				left.map((one) => `the ${kindOn(one)}`),
				"disjunction",
			)} hangs`;

function plightText(plight: Plight, tiedTo: readonly PlacedPiece[] = []): readonly string[] {
	if (plight === "trapped") return ["is trapped: it would be lost wherever it goes"];
	return plight === "tied" ? [`is tied: wherever it goes, ${leftText(tiedTo)}`] : [];
}

export const inspectorWords = {
	title: (square: Square) => `Why ${squareName(square)}?`,
	/** Where no square has been pressed. */
	none: "Pick a square to see why it has its colour.",
	/** Whose a square is: "d3 is contested". */
	whose: (square: Square, key: Key) => `${squareName(square)} is ${chessWords.whose(key)}`,
	/** In the place of a side's chains. */
	noAttack: "does not attack it",
	/** The same of a piece of its own. */
	noGuard: "does not guard it",
	/** Why a square has its class. */
	verdict,
	/** "white rook on d2, behind it (battery) the white rook on d1." */
	chain: (chain: readonly ChainPiece[]): string => {
		const pieces = chain.map((one) =>
			one.role === "front" ? pieceOn(one) : `behind it (${ROLES[one.role]}) the ${pieceOn(one)}`,
		);
		return `${pieces.join(", ")}.`;
	},
	/** Between the pieces of a chain. */
	role: (role: Role) => `‹ ${ROLES[role]}`,
	/** Of a piece that would attack the square, were it not pinned. */
	barred: (pinned: Pinned) =>
		`The ${pieceOn(pinned)} would attack it, but the ${kindOn(pinned.pinner)} pins it to its king on ${squareName(pinned.king)}.`,
	/** Of the piece on the square, which is pinned itself. */
	pinned: (pinned: Pinned) =>
		`The ${pieceOn(pinned)} is pinned to its king on ${squareName(pinned.king)} by the ${kindOn(pinned.pinner)}.`,
	/** How the piece on the square stands, beyond what comes of taking it. */
	standing: ({ piece, plights, tiedTo }: PieceStanding): readonly string[] => {
		const parts = plights.flatMap((plight) => plightText(plight, tiedTo));
		return parts.length === 0 ? [] : [`The ${chessWords.piece(piece)} ${parts.join("; it ")}.`];
	},
	history: {
		title: (square: Square) => `${squareName(square)} in this game`,
		unchanged: (key: Key) =>
			`${chessWords.whose(key)} from the first move of this line to the last`,
		first: (move: string, before: Key, after: Key) =>
			`First changed by ${move}, from ${chessWords.whose(before)} to ${chessWords.whose(after)}`,
		only: (move: string, before: Key, after: Key) =>
			`Only changed by ${move}, from ${chessWords.whose(before)} to ${chessWords.whose(after)}`,
		last: (move: string, before: Key, after: Key) =>
			`Last changed by ${move}, from ${chessWords.whose(before)} to ${chessWords.whose(after)}`,
	},
};
