// What lies over the pieces at a moment: found in the game, the hand and the keyboard's place.

import { positionAt } from "../chess/game.ts";
import { NO_PIECE, type Piece } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import { changedSquares } from "../control/controlMap.ts";
import { type AppState, isScrubbing } from "../store/appStore.ts";
import { squareAt } from "./geometry.ts";
import type { BoardState } from "./hand.ts";
import type { MarksView } from "./paintMarks.ts";
import { arrowsAt, circlesAt } from "./position.ts";

type Marks = Omit<MarksView, "square" | "ratio" | "sheet">;

/** The squares that the last move turned, while steps come one by one. */
function turnedIn(app: AppState): readonly Square[] {
	const { game, frame, control, options } = app;
	const { parent } = positionAt(game, frame);
	const isShown = options.outlinesTurned && !isScrubbing(app);
	if (!isShown || control === undefined || parent === undefined) return [];
	return changedSquares(control, parent, frame);
}

export function marksOf(
	app: AppState,
	{ hand, focus }: BoardState,
	pieces: ArrayLike<number>,
): Marks {
	const { game, frame, orientation } = app;
	const { selected, held, moves } = hand;
	const targets = new Map(
		moves.map(({ to, captured }) => [to, { square: to, isCapture: captured !== NO_PIECE }]),
	);
	const over = held?.isLifted ? squareAt(held.at, orientation) : undefined;
	const piece = (selected === undefined ? NO_PIECE : (pieces[selected] ?? NO_PIECE)) as Piece;
	return {
		orientation,
		turned: turnedIn(app),
		circles: circlesAt(game, frame),
		arrows: arrowsAt(game, frame),
		selected,
		targets: [...targets.values()],
		aim: over !== undefined && targets.has(over) ? over : undefined,
		focus,
		held: held?.isLifted ? { piece, at: held.at, isTouch: held.pointer.isTouch } : undefined,
	};
}

/** Is there anything to paint? */
export const isMarked = ({ turned, circles, arrows, selected, focus }: Marks): boolean =>
	turned.length + circles.length + arrows.length > 0 ||
	selected !== undefined ||
	focus !== undefined;
