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
	if (white === "king" && black === "king") return `${both}: both have only the king.`;
	if (white === "king")
		return `${both}: White has only the king, and Black loses ${lossText(black as number)}.`;
	if (black === "king")
		return `${both}: White loses ${lossText(white)}, and Black has only the king.`;
	if (white === black) return `${both}: either loses ${lossText(white)}.`;
	return `${both}: White loses ${lossText(white)}, Black ${lossText(black)}.`;
}

/** The same of a square with a piece, which nobody lands on before it is taken. */
function contestedUnder(name: string, white: Loss, black: Loss): string {
	const head = `${name} is contested, counted as an empty square`;
	if (white === "king" && black === "king")
		return `${head}: both have only the king to land there.`;
	if (white === "king")
		return `${head}: White has only the king to land there, and Black loses ${lossText(black as number)}.`;
	if (black === "king")
		return `${head}: landing there costs White ${lossText(white)}, and Black has only the king.`;
	if (white === black) return `${head}: landing there costs either side ${lossText(white)}.`;
	return `${head}: landing there costs White ${lossText(white)}, Black ${lossText(black)}.`;
}

/** On a square with a piece nobody lands: a capture has a sentence of its own. */
function verdict(facts: Verdict, isOccupied = false): string {
	const name = squareName(facts.square);
	if (facts.kind === "neutral") {
		return facts.isBarred
			? `Nothing unpinned attacks ${name}, so it is neutral.`
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
			? `${alone}, though it has only the king, which can’t go there.`
			: `${alone}, though going there loses ${lossText(facts.loss)} to a ${other} piece behind.`;
	}
	if (facts.kind !== "held") return `${alone}.`;
	return isOccupied
		? `${owner} controls ${name}: another ${other} piece is not safe there.`
		: `${owner} controls ${name}: a ${other} piece is not safe there.`;
}

const ROLES: Readonly<Record<Role, string>> = {
	front: "front",
	battery: "battery",
	"x-ray": "x-ray",
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
