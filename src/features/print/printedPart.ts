// How much of a game is printed: all of it, unless it is so long that the page would not answer while it is laid out. A browser that
// prints takes what is there at once, so there is nobody who could wait for slices.

import type { Frame } from "../../chess/frame.ts";
import { type Game, numberText, positionAt } from "../../chess/game.ts";
import { movePages } from "../../ui/moveText/movePages.ts";
import { moveRows, type Row } from "../../ui/moveText/moveRows.ts";

/** Pages of the move list, as each browser lays them out within a tenth of a second. Games that people play have one. */
const MOST_PAGES = 4;

export type PrintedPart = {
	readonly rows: readonly Row[];
	/** Which part it is. Undefined where it is the whole game. */
	readonly told: string | undefined;
};

const framesOf = (row: Row): Frame[] =>
	row.kind === "moves" ? [row.white, row.black].filter((frame) => frame !== undefined) : [];

function nameOf(game: Game, frame: Frame | undefined): string {
	const position = positionAt(game, frame ?? (0 as Frame));
	return position.move === undefined ? "the start" : `${numberText(position)} ${position.move.san}`;
}

/** What is printed of a game while a frame is on view. */
export function printedPart(game: Game, frame: Frame): PrintedPart {
	const { pages, pageOf } = movePages(moveRows(game));
	if (pages.length <= MOST_PAGES) return { rows: pages.flat(), told: undefined };
	const first = Math.min(pageOf(frame), pages.length - MOST_PAGES);
	const rows = pages.slice(first, first + MOST_PAGES).flat();
	const frames = rows.flatMap(framesOf);
	const [from, to] = [nameOf(game, frames[0]), nameOf(game, frames.at(-1))];
	const told = `This game is too long to be printed in one piece. Here is the part on view, from ${from} to ${to}; Share has all of it as PGN.`;
	return { rows, told };
}
