// How much of a game is printed: all of it, unless it is so long that the page would freeze while
// it is laid out. A browser that prints takes the page as it is at once, so laying it out in slices
// would not help.

import type { Frame } from "../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../chess/game.ts";
import { movePages } from "../../ui/moveText/movePages.ts";
import { moveRows, type Row } from "../../ui/moveText/moveRows.ts";

/**
 * Pages of the move list that each browser lays out within a tenth of a second. Most games have
 * one.
 */
const MAX_PAGES = 4;

export type PrintedRows = {
	readonly rows: readonly Row[];
	/** The first and the last move that are printed. Undefined where the whole game is. */
	readonly stretch: { readonly from: MoveName; readonly to: MoveName } | undefined;
};

/** "12. Nf3". Undefined for the position before the first move. */
type MoveName = string | undefined;

const framesOf = (row: Row): Frame[] =>
	row.kind === "moves" ? [row.white, row.black].filter((frame) => frame !== undefined) : [];

function nameOf(game: Game, frame: Frame | undefined): MoveName {
	if (frame === undefined) return undefined;
	const position = positionAt(game, frame);
	return position.move && `${moveNumberText(position)} ${position.move.san}`;
}

/** Returns the rows of a game to print while a frame is on view. */
export function printedRows(game: Game, frame: Frame): PrintedRows {
	const { pages, pageOf } = movePages(moveRows(game));
	if (pages.length <= MAX_PAGES) return { rows: pages.flat(), stretch: undefined };
	const first = Math.min(pageOf(frame), pages.length - MAX_PAGES);
	const rows = pages.slice(first, first + MAX_PAGES).flat();
	const frames = rows.flatMap(framesOf);
	return { rows, stretch: { from: nameOf(game, frames[0]), to: nameOf(game, frames.at(-1)) } };
}
