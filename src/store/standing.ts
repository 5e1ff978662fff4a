// How the pieces of one position stand: which hang, which are trapped, tied or loose.

import { parseTurn } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import type { Square } from "../chess/square.ts";
import { type Insight, NOT_PASSED } from "../control/insight.ts";
import { LOOSE, TIED, TRAPPED } from "../control/standing.ts";

export type Standing = {
	readonly game: Game;
	readonly frame: Frame;
	/** By square: what the side to move wins by taking there. */
	readonly gains: Uint8Array;
	/** By square: LOOSE, TRAPPED and TIED. */
	readonly marks: Uint8Array;
};

export function findStanding(insight: Insight, game: Game, frame: Frame): Standing {
	const start = frame * WORDS_PER_PLACEMENT;
	const placement = game.placements.slice(start, start + WORDS_PER_PLACEMENT);
	const { side, enPassant } = parseTurn(positionAt(game, frame).fen);
	const passed = Uint8Array.of(enPassant ?? NOT_PASSED);
	const tied = insight.findTied(placement);
	return {
		game,
		frame,
		gains: insight.findHanging(placement, Uint8Array.of(side), passed),
		marks: insight.findStanding(placement).map((mark, square) => mark | (tied[square] ?? 0)),
	};
}

/** What may be said of a piece, the gravest first. */
export type Plight = "hanging" | "trapped" | "tied" | "loose";

export function plightsOn({ gains, marks }: Standing, square: Square): readonly Plight[] {
	const mark = marks[square] ?? 0;
	const plights: Plight[] = [];
	if ((gains[square] ?? 0) > 0) plights.push("hanging");
	if ((mark & TRAPPED) !== 0) plights.push("trapped");
	if ((mark & TIED) !== 0) plights.push("tied");
	if ((mark & LOOSE) !== 0) plights.push("loose");
	return plights;
}
