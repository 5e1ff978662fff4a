// What the game's file draws on its positions: circles round squares, and arrows, in its four
// colours and two weights.

import { NO_NOTES, type Notes, positionAt } from "../../chess/game.ts";
import { NO_PIECE } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { DRAWN_INKS, INK, PAPER } from "../../heat/palette.ts";
import { middleOf, type Spread } from "../geometry.ts";
import type { Pen } from "../paint/pen.ts";
import { type Arrow, PIECE_RADIUS, paintArrow, weightOf } from "./arrow.ts";
import { marksOfKind, type Seen } from "./mark.ts";

type Circle = { readonly square: Square; readonly ink: string; readonly isHeavy: boolean };

/**
 * They belong to the file's position: an explanation has marks of its own, and a move that is
 * looked at leads elsewhere. Before a class a stray press on a square takes none of them away.
 */
function notesIn({ view, inspection }: Seen) {
	const isExplained = inspection !== undefined && !view.keepsArrows;
	const isPlain = !view.hidden.arrows && !isExplained && view.preview === undefined;
	return isPlain ? positionAt(view.game, view.frame).notes : NO_NOTES;
}

/** Red and green ones are heavy, so that colour is not all that tells them apart. */
export const strokeOf = (colour: string) => ({
	ink: DRAWN_INKS[colour] ?? INK,
	isHeavy: colour === "G" || colour === "R",
});

/** In squares: how far an arrow to an empty square ends before its middle. */
const GAP_BEFORE_MIDDLE = 0.08;

/** Files with more circles store a map of all squares, as some programs do: not drawn. */
const MAX_CIRCLES = 32;

function circlesOf({ squares }: Notes): readonly Circle[] {
	if (squares.length > MAX_CIRCLES) return [];
	return squares.map(({ colour, square }) => ({ square, ...strokeOf(colour) }));
}

const arrowsOf = ({ arrows }: Notes, pieces: Seen["pieces"]): readonly Arrow[] =>
	arrows.map(({ colour, from, to }) => ({
		from,
		to,
		...strokeOf(colour),
		gap: pieces[to] === NO_PIECE ? GAP_BEFORE_MIDDLE : PIECE_RADIUS,
	}));

export function paintCircle(context: Pen, { edge, orientation }: Spread, circle: Circle): void {
	const { x, y } = middleOf(circle.square, orientation);
	const width = weightOf(circle.isHeavy) * edge * 0.7;
	context.beginPath();
	context.arc(x * edge, y * edge, edge * 0.48 - width, 0, 2 * Math.PI);
	context.strokeStyle = PAPER;
	context.lineWidth = width + edge * 0.04;
	context.stroke();
	context.strokeStyle = circle.ink;
	context.lineWidth = width;
	context.stroke();
}

export const circles = marksOfKind((seen) => circlesOf(notesIn(seen)), paintCircle);
export const arrows = marksOfKind((seen) => arrowsOf(notesIn(seen), seen.pieces), paintArrow);

/** All that the file draws on a position, for pictures. */
export function paintDrawn(
	context: Pen,
	ground: Spread,
	notes: Notes,
	pieces: Seen["pieces"],
): void {
	for (const circle of circlesOf(notes)) paintCircle(context, ground, circle);
	for (const arrow of arrowsOf(notes, pieces)) paintArrow(context, ground, arrow);
}
