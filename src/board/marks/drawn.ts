// Drawings of the game's file on its positions: squares with a circle, or filled, and arrows, in
// its four colours and two weights.

import { NO_NOTES, type Arrow as NotedArrow, type Notes, positionAt } from "../../chess/game.ts";
import { NO_PIECE } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { middleOf, type Spread } from "../geometry.ts";
import { DRAWN_CASINGS, DRAWN_INKS, INK, PAPER } from "../heat/palette.ts";
import type { Pen } from "../paint/pen.ts";
import { type Arrow, PIECE_RADIUS, paintArrow, weightOf } from "./arrow.ts";
import { type Mark, mark, type Seen } from "./mark.ts";
import { cornerOf, strokeInside } from "./strokes.ts";

type Circle = Pick<Arrow, "ink" | "isHeavy" | "casing"> & { readonly square: Square };

type Drawn = Pick<Notes, "squares" | "arrows">;

/**
 * They belong to the file's position: an explanation has marks of its own, and a move that is
 * looked at leads elsewhere. Before a class a stray press on a square takes none of them away.
 */
function notesIn({ view, inspection }: Seen): Drawn {
	const isExplained = inspection !== undefined && !view.keepsArrows;
	if (isExplained || view.preview !== undefined) return NO_NOTES;
	const { squares, arrows } = view.hidden.arrows
		? NO_NOTES
		: positionAt(view.game, view.frame).notes;
	if (view.chalk.length === 0) return { squares, arrows };
	const isCircle = ({ from, to }: NotedArrow) => from === to;
	const circles = view.chalk.filter(isCircle);
	return {
		squares: [...squares, ...circles.map(({ from, colour }) => ({ square: from, colour }))],
		arrows: [...arrows, ...view.chalk.filter((one) => !isCircle(one))],
	};
}

/** Of what stays beside an explanation, whose own arrows are in full strength. */
const FAINT_OPACITY = 0.3;

/** Makes the mark for one kind of drawing; beside an explanation in a lighter stroke. */
function drawnMarks<Found>(
	find: (seen: Seen) => readonly Found[],
	paint: (context: Pen, ground: Spread, found: Found, isFilled: boolean) => void,
): Mark {
	return mark(
		(seen) => {
			const found = find(seen);
			const isFilled = seen.view.looks.fillsMarked;
			const isFaint = seen.inspection !== undefined;
			return found.length > 0 ? { found, isFaint, isFilled } : undefined;
		},
		(context, ground, { found, isFaint, isFilled }) => {
			context.globalAlpha = isFaint ? FAINT_OPACITY : 1;
			for (const one of found) paint(context, ground, one, isFilled);
			context.globalAlpha = 1;
		},
	);
}

/** Red and green ones are heavy, so that colour is not all that tells them apart. */
export const strokeOf = (colour: string) => ({
	ink: DRAWN_INKS[colour] ?? INK,
	isHeavy: colour === "G" || colour === "R",
	casing: DRAWN_CASINGS[colour],
});

/** In squares: how far an arrow to an empty square ends before its middle. */
const GAP_BEFORE_MIDDLE = 0.08;

/** Files with more circles store a map of all squares, as some programs do: not drawn. */
const MAX_CIRCLES = 32;

function circlesOf({ squares }: Drawn): readonly Circle[] {
	if (squares.length > MAX_CIRCLES) return [];
	return squares.map(({ colour, square }) => ({ square, ...strokeOf(colour) }));
}

const arrowsOf = ({ arrows }: Drawn, pieces: Seen["pieces"]): readonly Arrow[] =>
	arrows.map(({ colour, from, to }) => ({
		from,
		to,
		...strokeOf(colour),
		gap: pieces[to] === NO_PIECE ? GAP_BEFORE_MIDDLE : PIECE_RADIUS,
	}));

/** Pieces are seen through it. */
const FILL_OPACITY = 0.4;

/** A frame besides, since the fill alone is one more colour of a square. */
function paintFilled(context: Pen, ground: Spread, { square, ink, casing }: Circle, width: number) {
	const corner = cornerOf(ground, square);
	const [{ edge }, alpha] = [ground, context.globalAlpha];
	context.globalAlpha = alpha * FILL_OPACITY;
	context.fillStyle = ink;
	context.fillRect(corner.x, corner.y, edge, edge);
	context.globalAlpha = alpha;
	strokeInside(context, corner, edge, 0, width + edge * 0.04, casing ?? PAPER);
	strokeInside(context, corner, edge, edge * 0.02, width, ink);
}

export function paintCircle(context: Pen, ground: Spread, circle: Circle, isFilled: boolean): void {
	const { edge, orientation } = ground;
	const { x, y } = middleOf(circle.square, orientation);
	const width = weightOf(circle.isHeavy) * edge * 0.7;
	if (isFilled) {
		paintFilled(context, ground, circle, width);
		return;
	}
	context.beginPath();
	context.arc(x * edge, y * edge, edge * 0.48 - width, 0, 2 * Math.PI);
	context.strokeStyle = circle.casing ?? PAPER;
	context.lineWidth = width + edge * 0.04;
	context.stroke();
	context.strokeStyle = circle.ink;
	context.lineWidth = width;
	context.stroke();
}

export const circles = drawnMarks((seen) => circlesOf(notesIn(seen)), paintCircle);
export const arrows = drawnMarks((seen) => arrowsOf(notesIn(seen), seen.pieces), paintArrow);

/** All that the file draws on a position, for pictures. */
export function paintDrawn(
	context: Pen,
	ground: Spread,
	notes: Notes,
	pieces: Seen["pieces"],
	isFilled = false,
): void {
	for (const circle of circlesOf(notes)) paintCircle(context, ground, circle, isFilled);
	for (const arrow of arrowsOf(notes, pieces)) paintArrow(context, ground, arrow);
}
