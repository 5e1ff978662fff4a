// A game: a tree of positions, immutable. Every position is a frame; frames are numbered main line
// first, and flat lists hold what belongs to each. A frame but the first was led to by a move.

import type { Frame } from "./frame.ts";
import type { Warning } from "./pgn/gameFault.ts";
import { BLACK, type Side, WHITE } from "./piece.ts";
import type { Placements } from "./placement.ts";
import type { PlayedMove } from "./rules.ts";
import type { Square } from "./square.ts";

export type ColouredSquare = { readonly colour: string; readonly square: Square };
export type Arrow = { readonly colour: string; readonly from: Square; readonly to: Square };

/** Notes of a file on a move. */
export type Notes = {
	readonly before: string;
	readonly after: string;
	/** Numeric annotation glyphs, 1 to 220. */
	readonly nags: readonly number[];
	readonly drawOffer: boolean;
	readonly squares: readonly ColouredSquare[];
	readonly arrows: readonly Arrow[];
	/** Pawns from White's side, or a mate as "#-3". */
	readonly evaluation: number | string | undefined;
	/** Clock, elapsed move time, elapsed game time, move count time: "clk", "emt", "egt", "mct". */
	readonly clocks: ReadonlyMap<string, string>;
	/** Commands that we do not know, kept by name. */
	readonly others: ReadonlyMap<string, string>;
};

export const NO_NOTES: Notes = {
	before: "",
	after: "",
	nags: [],
	drawOffer: false,
	squares: [],
	arrows: [],
	evaluation: undefined,
	clocks: new Map(),
	others: new Map(),
};

export type Position = {
	readonly fen: string;
	/** Move that led here; undefined for the first frame. */
	readonly move: PlayedMove | undefined;
	/** The number of that move. */
	readonly number: number;
	readonly notes: Notes;
	readonly parent: Frame | undefined;
	/** Following frames: first the move of the line, then the first moves of the variations. */
	readonly next: readonly Frame[];
};

export type Game = {
	readonly tags: ReadonlyMap<string, string>;
	readonly result: string;
	readonly positions: readonly Position[];
	readonly placements: Placements;
	/** Plies of the main line. */
	readonly plies: number;
	readonly warnings: readonly Warning[];
	/** Why the main line ends before the text does. */
	readonly fault: Warning | undefined;
};

export function positionAt(game: Game, frame: Frame): Position {
	const position = game.positions[frame];
	if (position === undefined) throw new RangeError(`No frame ${frame} in this game`);
	return position;
}

/** All faults of a game, first the one that ended it. */
export const problemsOf = ({ fault, warnings }: Game): readonly Warning[] =>
	fault === undefined ? warnings : [fault, ...warnings];

/** The number of the move that led to a position: "12.", or "12..." for Black's. */
export const moveNumberText = ({ number, move }: Position): string =>
	`${number}${move?.side === BLACK ? "..." : "."}`;

/** "17...Bf6": the move that led to a frame. */
export function moveName(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	return `${moveNumberText(position)}${position.move?.san ?? ""}`;
}

export const sideToMove = ({ fen }: Position): Side => (fen.split(" ")[1] === "b" ? BLACK : WHITE);

/** The frames that follow in the line of a frame, to its end. */
export function framesAfter(game: Game, frame: Frame): Frame[] {
	const frames: Frame[] = [];
	for (
		let at = positionAt(game, frame).next[0];
		at !== undefined;
		at = positionAt(game, at).next[0]
	) {
		frames.push(at);
	}
	return frames;
}

/** The number of variations in the tree. */
export function countVariations(game: Game): number {
	return game.positions.reduce((sum, { next }) => sum + Math.max(0, next.length - 1), 0);
}
