// Sentences for faults of positions, games and links. Faults of files and cores are in
// loadFaults.ts, of late parts in part.ts, of other sites in panels/import.ts, of a game that is
// followed in panels/follow.ts.

import type { FenFault, Surplus } from "../../chess/fenFault.ts";
import type { PackFault } from "../../chess/pack/packError.ts";
import type { GameFault, TextPosition } from "../../chess/pgn/gameFault.ts";
import { pieceOf, WHITE } from "../../chess/piece.ts";
import type { LinkFault } from "../../session/links/linkError.ts";
import { listText, numberText } from "../format.ts";
import type { Sentences } from "../sentenceOf.ts";
import { chessWords } from "./chess.ts";
import { counted } from "./plural.ts";

/** The errors of the chess rules. In English a FenFault is its own text. */
export const positionFaultWords = {
	fen: (fault: FenFault) => `Invalid FEN: ${fault}`,
	move: (move: string) => `Invalid move: ${move}`,
	/** "White has 4 queens and 8 pawns: no game can lead to this position". */
	surplus: ({ side, pawns, promoted }: Surplus) => {
		const pieces = promoted.map(
			({ kind, count, squares }) =>
				`${counted(count, chessWords.kind(pieceOf(side, kind)))}${squares ? ` on ${squares} squares` : ""}`,
		);
		const all = listText([...pieces, counted(pawns, "pawn")]);
		return `${chessWords.side(side)} has ${all}: no game can lead to this position`;
	},
};

/** Faults of a game in a text. */
export const gameFaultWords = {
	surplus: ({ surplus }) => positionFaultWords.surplus(surplus),
	fen: ({ fault }) => positionFaultWords.fen(fault),
	noSuchGame: () => "There is no such game",
	fenTagMissing: () => "Invalid PGN: FEN tag must be supplied with SetUp tag",
	tooLong: ({ megabytes }) => `This game is longer than ${megabytes} MB, so it was not read`,
	unknownVariant: ({ variant }) => `This variant is not supported: ${variant}`,
	noGame: ({ word }) => `Expected a tag or a move but "${word}" was found.`,
	noMove: ({ word }) => `Expected a move but "${word}" was found.`,
	unreadableMove: ({ word }) => `Invalid move in PGN: ${word}`,
	dropMove: ({ word }) =>
		`Invalid move in PGN: ${word} (a drop, which standard chess does not have)`,
	illegalMove: ({ move, number, side }) =>
		`Invalid move in PGN: ${move} (move ${number}${side === WHITE ? "." : "..."})`,
	tooManyMoves: ({ most }) => `More than ${numberText(most)} moves: the rest were left out`,
	tooManyVariations: ({ most }) =>
		`More than ${numberText(most)} variations: the others were left out`,
	variationTooDeep: ({ most }) =>
		`More than ${numberText(most)} variations inside each other: deeper ones were left out`,
	variationsLeftOut: () => "Variations of an illegal move were left out",
	variationNotClosed: () => "This variation is never closed",
	variationBeforeMoves: () => "This variation comes before any move",
	commentNotClosed: () => "This comment is never closed",
	commentLeftOut: () => "Comment left out: there are too many",
	commentCut: ({ length }) =>
		`This comment is too long: its first ${numberText(length)} characters are kept`,
	extraBrace: () => "One closing brace too many",
	extraBracket: () => "One closing bracket too many",
	looseGlyph: ({ word }) => `An annotation symbol without a move: ${word}`,
	notMove: ({ word }) => `Not a move: ${word}`,
	notTag: ({ text }) => `Not a tag: ${text}`,
	moreNotListed: ({ count }) => `${count} more like the last are not listed`,
	resultDiffers: () => "The Result tag differs from the result after the moves",
	tagNotKnown: ({ name, value }) => `Tag "${name}" (value "${value}") is not known`,
	tagFormat: ({ name, value }) => `Format of tag "${name}" (value "${value}") is not correct`,
	tagCut: ({ name }) => `The tag "${name}" is too long: only its beginning is kept`,
	tagsLeftOut: ({ count }) => `Too many tags: ${count} left out`,
	timeWithMillis: ({ time }) => `Milliseconds are unusual in a time: ${time}`,
	timeControlEmpty: () => "Tag TimeControl has to have a value",
	ratingNotDash: () => 'An unknown rating is written "-", not "?"',
	parserText: ({ text }) => text,
	clockWithoutHours: () => "The hours are missing",
	clockWithoutMinutes: () => "The hours and minutes are missing",
	clockMinuteDigits: () => "Minutes are normally written with two digits",
	clockHourNeedsTwo: () => "Hours are normally written with two digits",
	clockHourNeedsOne: () => "Hours are normally written with one digit",
	clockSecondDigits: () => "Seconds are normally written with two digits",
	clockWithMillis: () => "Milliseconds are unusual in a clock time",
} satisfies Sentences<GameFault>;

/** A sentence of gameFaultWords with its place in the text. */
export const gameFaultPlace = {
	at: ({ line, column }: TextPosition, fault: string) => `line ${line}, column ${column}: ${fault}`,
};

const packFaults = {
	tooLarge: () => "it is too large",
	notComplete: () => "it is not complete",
	movesDoNotFit: () => "its moves do not fit each other",
	unreadableGame: () => "one of its games cannot be read",
	fen: ({ fault }) => positionFaultWords.fen(fault),
	otherError: ({ message }) => message,
} satisfies Sentences<PackFault>;

/** Why a link cannot be made or opened, as a clause. */
export const linkFaultWords = {
	...packFaults,
	noGame: () => "there is no game in it",
	otherVersion: () => "it was made by another version of Square Control",
	altered: () => "part of it is missing or altered",
} satisfies Sentences<LinkFault>;

export const linkWords = {
	/** `why` is a clause of linkFaultWords. */
	damaged: (why: string) => `This link is damaged: ${why}`,
};
