// What lies over the pieces at a moment: found in the game, the hand and the keyboard's place.

import { positionAt } from "../chess/game.ts";
import { NO_PIECE, type Piece } from "../chess/piece.ts";
import type { Square } from "../chess/square.ts";
import { changedSquares } from "../control/controlMap.ts";
import type { Inspection } from "../control/core.ts";
import { effectOf } from "../control/effect.ts";
import { type AppState, isScrubbing } from "../store/appStore.ts";
import { aimOf, type BoardState } from "./hand.ts";
import type { MarksView } from "./paintMarks.ts";
import type { Tally } from "./paintTally.ts";
import { arrowsAt, circlesAt } from "./position.ts";

type Marks = Omit<MarksView, "square" | "ratio" | "sheet">;

/** The squares that the last move turned, while steps come one by one. */
function turnedIn(app: AppState): readonly Square[] {
	const { game, frame, control, options, preview } = app;
	if (preview !== undefined) return changedSquares(preview.control, preview.before, preview.after);
	const { parent } = positionAt(game, frame);
	// Numbers in the squares and outlines at their edges would blur each other.
	const isShown = options.outlinesTurned && !isScrubbing(app) && app.lens !== "attackers";
	if (!isShown || control === undefined || parent === undefined) return [];
	return changedSquares(control, parent, frame);
}

/** What the move that is looked at gains and loses. */
function tallyOf({ preview }: AppState): Tally | undefined {
	if (preview === undefined) return undefined;
	return { square: preview.move.to, ...effectOf(preview.control, preview.before, preview.after) };
}

export function marksOf(
	app: AppState,
	board: BoardState,
	pieces: ArrayLike<number>,
	inspection: Inspection | undefined,
): Marks {
	const { game, frame, orientation, inspected } = app;
	const { hand, focus } = board;
	const { selected, held, moves } = hand;
	const targets = new Map(
		moves.map(({ to, captured }) => [to, { square: to, isCapture: captured !== NO_PIECE }]),
	);
	const piece = (selected === undefined ? NO_PIECE : (pieces[selected] ?? NO_PIECE)) as Piece;
	/** The marks of the game's file belong to its position, and an explanation has its own. */
	const isPlain = inspection === undefined && app.preview === undefined;
	return {
		orientation,
		turned: inspection === undefined ? turnedIn(app) : [],
		circles: isPlain ? circlesAt(game, frame) : [],
		arrows: isPlain ? arrowsAt(game, frame) : [],
		inspection: isScrubbing(app) ? undefined : inspection,
		inspected: inspected?.square,
		tally: tallyOf(app),
		selected,
		targets: [...targets.values()],
		aim: aimOf(board, orientation)?.to,
		focus,
		held: held?.isLifted ? { piece, at: held.at, isTouch: held.pointer.isTouch } : undefined,
	};
}

/** Is there anything to paint? */
export const isMarked = (marks: Marks): boolean =>
	marks.turned.length + marks.circles.length + marks.arrows.length > 0 ||
	marks.selected !== undefined ||
	marks.focus !== undefined ||
	marks.inspected !== undefined ||
	marks.tally !== undefined;
