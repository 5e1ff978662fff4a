// Sentences about a square: why it has its class, how much a landing would cost, how its piece
// stands.

import { KING, kindOf, type Piece, WHITE } from "../../../chess/piece.ts";
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

/** "knight on c3". */
const kindOn = ({ piece, square }: PlacedPiece): string =>
	`${chessWords.kind(piece)} on ${squareName(square)}`;

/** "white knight on c3". */
const pieceOn = ({ piece, square }: PlacedPiece): string =>
	`${chessWords.piece(piece)} on ${squareName(square)}`;

/** What a contested square costs whoever lands there. */
function contested(name: string, white: Loss, black: Loss): string {
	const both = `Both sides attack ${name}, and neither can safely land there`;
	if (white === "king" && black === "king")
		return `${both}: each has only its king, which can’t go there.`;
	if (white === "king")
		return `${both}: White has only its king, which can’t go there, and Black would lose ${lossText(black as number)}.`;
	if (black === "king")
		return `${both}: White would lose ${lossText(white)}, and Black has only its king, which can’t go there.`;
	if (white === black) return `${both}: whoever does loses ${lossText(white)}.`;
	return `${both}: White would lose ${lossText(white)}, Black ${black}.`;
}

/** The same of a square with a piece, which nobody lands on before it is taken. */
function contestedUnder(name: string, white: Loss, black: Loss): string {
	const head = `${name} is contested (counting it as empty)`;
	if (white === "king" && black === "king")
		return `${head}: each side attacks it only with its king, and neither king can land there.`;
	if (white === "king")
		return `${head}: White attacks it only with its king, which can’t land there, and landing costs Black ${lossText(black as number)}.`;
	if (black === "king")
		return `${head}: landing there costs White ${lossText(white)}, and Black attacks it only with its king, which can’t land there.`;
	if (white === black) return `${head}: landing there costs either side ${lossText(white)}.`;
	return `${head}: landing there costs White ${lossText(white)} or Black ${black}.`;
}

/** On a square with a piece nobody lands: a capture has a sentence of its own. */
function verdict(facts: Verdict, isOccupied = false): string {
	const name = squareName(facts.square);
	if (facts.kind === "neutral") {
		return facts.isBarred
			? `Only pinned pieces attack ${name}, so it is neutral.`
			: `Nobody attacks ${name}, so it is neutral.`;
	}
	if (facts.kind === "contested") {
		return isOccupied
			? contestedUnder(name, facts.white, facts.black)
			: contested(name, facts.white, facts.black);
	}
	const owner = chessWords.side(facts.owner);
	const other = facts.owner === WHITE ? "black" : "white";
	const alone = `Only ${owner} attacks ${name}, so it is ${owner}’s`;
	if (facts.kind === "costly" && !isOccupied) {
		return facts.loss === "king"
			? `${alone}, though its only attacker is the king, which can’t go there.`
			: `${alone}, though going there loses ${lossText(facts.loss)} to a ${other} piece behind.`;
	}
	if (facts.kind !== "held") return `${alone}.`;
	return isOccupied
		? `${owner} controls ${name}: another ${other} piece would not be safe there.`
		: `${owner} controls ${name}: a ${other} piece would not be safe there.`;
}

const ROLES: Readonly<Record<Role, string>> = {
	front: "front",
	battery: "battery",
	"x-ray": "x-ray",
};

/** A piece of a chain, the first or one behind another. */
const BEHIND: Readonly<Record<Role, (piece: string) => string>> = {
	front: (piece) => piece,
	battery: (piece) => `backed up by the ${piece} (battery)`,
	"x-ray": (piece) => `with the ${piece} behind it (x-ray)`,
};

/** "the rook on d1 hangs", "the rook on d1 or the pawn on b3 hangs". */
const leftText = (left: readonly PlacedPiece[]): string =>
	`${listText(
		left.map((one) => `the ${kindOn(one)}`),
		"disjunction",
	)} hangs`;

/** What a piece is tied to has to be known for it to be said. */
function plightText(
	piece: Piece,
	plight: Plight,
	tiedTo: readonly PlacedPiece[] = [],
): readonly string[] {
	const name = `The ${chessWords.piece(piece)}`;
	if (plight === "trapped") return [`${name} is trapped: wherever it goes, it is lost.`];
	return plight === "tied" && tiedTo.length > 0
		? [`${name} is tied down: if it moves, ${leftText(tiedTo)}.`]
		: [];
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
	/** "white rook on d2, backed up by the white rook on d1 (battery)." */
	chain: (chain: readonly ChainPiece[]): string => {
		const pieces = chain.map((one) => BEHIND[one.role](pieceOn(one)));
		return `${pieces.join(", ")}.`;
	},
	/** Between the pieces of a chain. */
	role: (role: Role) => `‹ ${ROLES[role]}`,
	/** Of a piece that would attack the square, were it not pinned. */
	barred: (pinned: Pinned) =>
		`The ${pieceOn(pinned)} would attack it, but the ${kindOn(pinned.pinner)} pins it to its king on ${squareName(pinned.king)}.`,
	/** Of the piece on the square, by another: "The bishop on g5 pins it to the queen on d8." */
	pinned: (pinner: PlacedPiece, behind: PlacedPiece) =>
		kindOf(behind.piece) === KING
			? `The ${kindOn(pinner)} pins it to its king on ${squareName(behind.square)}.`
			: `The ${kindOn(pinner)} pins it to the ${kindOn(behind)}.`,
	/** "The bishop on g5 pins the knight on f6 to the queen on d8." */
	pins: (pinner: PlacedPiece, held: PlacedPiece, behind: PlacedPiece) =>
		kindOf(behind.piece) === KING
			? `The ${kindOn(pinner)} pins the ${kindOn(held)} to its king.`
			: `The ${kindOn(pinner)} pins the ${kindOn(held)} to the ${kindOn(behind)}.`,
	/** How the piece on the square stands, beyond what comes of taking it. */
	standing: ({ piece, plights, tiedTo }: PieceStanding): readonly string[] =>
		plights.flatMap((plight) => plightText(piece, plight, tiedTo)),
	history: {
		title: (square: Square) => `${squareName(square)} in this game`,
		unchanged: (key: Key) => `${chessWords.whose(key)} throughout this line`,
		first: (move: string, before: Key, after: Key) =>
			`First changed by ${move}: ${chessWords.whose(before)} to ${chessWords.whose(after)}`,
		only: (move: string, before: Key, after: Key) =>
			`Changed once, by ${move}: ${chessWords.whose(before)} to ${chessWords.whose(after)}`,
		last: (move: string, before: Key, after: Key) =>
			`Last changed by ${move}: ${chessWords.whose(before)} to ${chessWords.whose(after)}`,
	},
};
