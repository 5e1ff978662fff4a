// What is said of a square: why it has its class, what a landing would cost, how its piece stands.

import {
	KING,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	type Piece,
	sideOf,
} from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import { worthOf } from "../../../chess/worth.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { ChainPiece, Role } from "../../../control/core.ts";
import type {
	LandingStory,
	Loss,
	PieceVerdict,
	Pinned,
	PlacedPiece,
	Verdict,
} from "../../../control/explain.ts";
import type { PieceStanding, Plight } from "../../../control/standing.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";

type Key = SquareClass["key"];

/** "3 points", or "its king". */
const lossText = (loss: Loss): string => (loss === "king" ? "its king" : counted(loss, "point"));

/** "knight on c3". */
const kindOn = ({ piece, square }: PlacedPiece): string =>
	`${chessWords.kind(piece)} on ${squareName(square)}`;

/** "white knight on c3". */
const pieceOn = ({ piece, square }: PlacedPiece): string =>
	`${chessWords.piece(piece)} on ${squareName(square)}`;

/** On a square with a piece, landing is a capture, which has a sentence of its own. */
function verdict(facts: Verdict, isOccupied = false): string {
	const name = squareName(facts.square);
	if (facts.kind === "neutral") {
		return `Nobody attacks ${name}${facts.isBarred ? ", because of a pin" : ""}: it is neutral.`;
	}
	if (facts.kind === "contested") {
		if (isOccupied) return `Both sides attack ${name}, and neither holds it.`;
		return `Both sides attack ${name} and neither holds it: landing there would cost White ${lossText(facts.white)}, Black ${lossText(facts.black)}.`;
	}
	const owner = chessWords.side(facts.owner);
	const other = chessWords.side(otherSide(facts.owner));
	if (facts.kind === "costly") {
		if (isOccupied) return `${owner} alone attacks ${name}, so ${owner} controls it.`;
		return `${owner} alone attacks ${name}, so ${owner} controls it; but landing there would cost ${owner} ${lossText(facts.loss)}, because a piece of ${other}’s behind would take.`;
	}
	if (facts.kind === "free") {
		return `${owner} controls ${name} freely: ${other} does not attack it.`;
	}
	const holds = `${owner} holds ${name} against ${counted(facts.attackers, "attacker")}`;
	if (isOccupied) return `${holds}.`;
	return `${holds}: landing there costs ${owner} nothing, and would cost ${other} ${lossText(facts.loss)}.`;
}

/** What a capture comes to in the end: "White loses 3 points in all". */
function tradeText(there: Piece, loss: Loss, owner: string): string {
	if (loss === "king") return `${owner} loses its king`;
	const gain = worthOf(there) - loss;
	if (loss === 0) return `${owner} wins ${counted(gain, "point")}`;
	if (gain === 0) return "an even trade";
	return `${owner} ${gain > 0 ? "wins" : "loses"} ${counted(Math.abs(gain), "point")} in all`;
}

/** What happens where a piece of the side's own stands, and another were in its place. */
function inPlace({ side, there, first, takers, isFree, loss }: LandingStory): string {
	const owner = chessWords.side(side);
	const takes = takers.map(
		(taker, index) => `the ${kindOn(taker)} would take${index % 2 === 1 ? " back" : ""}`,
	);
	if (takes.length === 0)
		takes.push(isFree ? "nobody could take it" : "taking it would win nothing");
	const balance = loss === 0 ? "nothing" : lossText(loss);
	return `Were ${owner}’s ${kindOn(first)} in the ${chessWords.kind(there)}’s place, ${takes.join(", ")}: ${owner} would lose ${balance}.`;
}

function landing(story: LandingStory): string {
	const { side, square, there, first, takers, isFree, loss } = story;
	const owner = chessWords.side(side);
	const who = `${owner}’s ${kindOn(first)}`;
	if (there !== NO_PIECE && sideOf(there) === side) return inPlace(story);
	if (kindOf(there) === KING) {
		return `${chessWords.side(sideOf(there))}’s king stands on ${squareName(square)}, and ${who} attacks it.`;
	}
	const takes = takers.map(
		(taker, index) => `the ${kindOn(taker)} takes${index % 2 === 1 ? " back" : ""}`,
	);
	if (takes.length === 0) takes.push(isFree ? "nobody can take it" : "taking it wins nothing");
	const lost = loss === 0 ? "nothing" : lossText(loss);
	// A pawn guards squares that it goes to by taking alone.
	const goes = kindOf(first.piece) === PAWN ? "could go" : "goes";
	return there === NO_PIECE
		? `If ${who} ${goes} to ${squareName(square)}, ${takes.join(", ")}: ${owner} loses ${lost}.`
		: `If ${who} takes the ${kindOn({ piece: there, square })}, ${takes.join(", ")}: ${tradeText(there, loss, owner)}.`;
}

function stands(square: Square, piece: Piece, verdict: PieceVerdict): string {
	const name = `The ${kindOn({ piece, square })}`;
	switch (verdict.kind) {
		case "king":
			return name;
		case "unsafe":
			return `${name} is not safe`;
		case "unguarded":
			return `${name} is safe, though nothing guards it`;
		case "safe":
			return `${name} is safe: taking it wins nothing`;
	}
}

const ROLES: Readonly<Record<Role, string>> = {
	front: "front",
	battery: "battery",
	"x-ray": "x-ray",
};

const PLIGHTS: Readonly<Record<Plight, (other: string, gain: number) => string>> = {
	hanging: (other, gain) =>
		`hangs: ${other} is to move, and taking it wins ${counted(gain, "point")}`,
	trapped: () => "is trapped: it would be lost wherever it goes",
	tied: () => "is tied: wherever it goes, another piece of its side hangs",
	loose: () => "is loose: no piece of its own side guards it",
};

export const inspectorWords = {
	title: (square: Square) => `Why ${squareName(square)}?`,
	/** Where no square has been pressed. */
	none: "Press a square on the board to see why it has its colour.",
	/** Whose a square is: "d3 is contested". */
	whose: (square: Square, key: Key) => `${squareName(square)} is ${chessWords.whose(key)}`,
	/** How the piece on a square stands: "The knight on d3 is safe: taking it wins nothing". */
	stands,
	/** In the place of a side's chains. */
	noAttack: "does not attack it",
	/** Why a square has its class. */
	verdict,
	/** What is worth more than a piece may be lost on a square that is held. */
	caution: (piece: PlacedPiece["piece"]) =>
		`A piece worth more than the ${chessWords.kind(piece)} may be lost there.`,
	/** What happens if a side lands, in the order in which it happens. */
	landing,
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
		`The ${pieceOn(pinned)} would, but the ${kindOn(pinned.pinner)} pins it to its king on ${squareName(pinned.king)}.`,
	/** Of the piece on the square, which is pinned itself. */
	pinned: (pinned: Pinned) =>
		`The ${pieceOn(pinned)} is pinned to its king on ${squareName(pinned.king)} by the ${kindOn(pinned.pinner)}.`,
	/** How the piece on the square stands. */
	standing: ({ piece, plights, gain }: PieceStanding): string => {
		const other = chessWords.side(otherSide(sideOf(piece)));
		const parts = plights.map((plight) => PLIGHTS[plight](other, gain));
		return `The ${chessWords.piece(piece)} ${parts.join("; it ")}.`;
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
