// Faults of a game in a text, and oddities in how it is written: codes and facts. The sentences are
// in messages/en/faults.ts.

import type { FenFault, Surplus } from "../fenFault.ts";
import type { Side } from "../piece.ts";

/** In a text, both from 1. */
export type TextPosition = { readonly line: number; readonly column: number };

/** Faults that end a game, or its main line, before the text does. */
type Fatal =
	| { readonly code: "fen"; readonly fault: FenFault }
	| { readonly code: "noSuchGame" | "fenTagMissing" }
	| { readonly code: "tooLong"; readonly megabytes: number }
	| { readonly code: "unknownVariant"; readonly variant: string }
	| { readonly code: "noGame"; readonly word: string }
	| { readonly code: "noMove"; readonly word: string }
	| { readonly code: "unreadableMove"; readonly word: string }
	| { readonly code: "dropMove"; readonly word: string }
	| { readonly code: "tooManyMoves"; readonly most: number }
	| {
			readonly code: "illegalMove";
			readonly move: string;
			readonly number: number;
			readonly side: Side;
	  };

/**
 * Moves, variations and comments that were left out, or read in another way than they are written.
 */
type OddMoves =
	| { readonly code: "variationsLeftOut" }
	| { readonly code: "tooManyVariations"; readonly most: number }
	| { readonly code: "variationTooDeep"; readonly most: number }
	| { readonly code: "variationNotClosed" }
	| { readonly code: "variationBeforeMoves" }
	| { readonly code: "commentNotClosed" }
	| { readonly code: "commentLeftOut" }
	| { readonly code: "commentCut"; readonly length: number }
	| { readonly code: "extraBrace" }
	| { readonly code: "extraBracket" }
	| { readonly code: "looseGlyph"; readonly word: string }
	| { readonly code: "notMove"; readonly word: string }
	| { readonly code: "notTag"; readonly text: string }
	| { readonly code: "moreNotListed"; readonly count: number };

type OddTag =
	| { readonly code: "resultDiffers" }
	| { readonly code: "tagNotKnown"; readonly name: string; readonly value: string }
	| { readonly code: "tagFormat"; readonly name: string; readonly value: string }
	| { readonly code: "tagCut"; readonly name: string }
	| { readonly code: "tagsLeftOut"; readonly count: number }
	| { readonly code: "timeWithMillis"; readonly time: string }
	| { readonly code: "timeControlEmpty" }
	| { readonly code: "ratingNotDash" }
	/** Message of the PGN parser, where we know no code for it. */
	| { readonly code: "parserText"; readonly text: string };

export type OddClock = {
	readonly code:
		| "clockWithoutHours"
		| "clockWithoutMinutes"
		| "clockMinuteDigits"
		| "clockHourNeedsTwo"
		| "clockHourNeedsOne"
		| "clockSecondDigits"
		| "clockWithMillis";
};

/** The position that the game starts from has more pieces than any game leads to. */
type OddStart = { readonly code: "surplus"; readonly surplus: Surplus };

export type GameFault = OddStart | Fatal | OddMoves | OddTag | OddClock;

/** Oddities of how tags and clocks are written: nothing is lost or read in another way by them. */
const SPELLINGS: ReadonlySet<GameFault["code"]> = new Set([
	"tagNotKnown",
	"tagFormat",
	"timeWithMillis",
	"timeControlEmpty",
	"ratingNotDash",
	"parserText",
	"clockWithoutHours",
	"clockWithoutMinutes",
	"clockMinuteDigits",
	"clockHourNeedsTwo",
	"clockHourNeedsOne",
	"clockSecondDigits",
	"clockWithMillis",
]);

/** Is it worth a sign beside the moves? */
export const isGrave = ({ code }: GameFault): boolean => !SPELLINGS.has(code);

/** A fault and where in the text it is. */
export type Warning = GameFault & { readonly place: TextPosition | undefined };

export const surplusWarnings = (surpluses: readonly Surplus[]): Warning[] =>
	surpluses.map((surplus) => ({ code: "surplus", surplus, place: undefined }));

/** Tells a fault from what was found. */
export const isFault = <Found extends object>(found: Found | Warning): found is Warning =>
	"code" in found;

/** A fault at an offset of the text. */
export type Oddity = GameFault & { readonly offset: number };

/** Thrown for a game of which nothing can be read. Its message is for developers. */
export class PgnError extends Error {
	override readonly name = "PgnError";
	readonly fault: Warning;
	constructor(fault: GameFault, place?: TextPosition) {
		super(JSON.stringify(fault));
		this.fault = { ...fault, place };
	}
}
