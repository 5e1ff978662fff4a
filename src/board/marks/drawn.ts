// What the game's file draws on its positions: circles round squares, and arrows, in one ink and two weights.

import { positionAt } from "../../chess/game.ts";
import type { Square } from "../../chess/square.ts";
import { previewOf } from "../../store/appStore.ts";
import { middleOf } from "../geometry.ts";
import { INK } from "../palette.ts";
import { type Arrow, paintArrow, weightOf } from "./arrow.ts";
import { type Ground, marksOfKind, type Seen } from "./mark.ts";

type Circle = { readonly square: Square; readonly isHeavy: boolean };

/** They belong to the file's position: an explanation has marks of its own, and a move that is looked at leads elsewhere. */
function notesIn({ app, inspection }: Seen) {
	const isPlain = inspection === undefined && previewOf(app) === undefined;
	return isPlain ? positionAt(app.game, app.frame).notes : undefined;
}

/** Red and green ones are heavy. */
const isHeavy = (colour: string) => colour === "G" || colour === "R";

/** A whole map of coloured squares, as some programs store it, is no mark: rings on every square would say nothing. */
const MOST_CIRCLES = 32;

function circlesIn(seen: Seen): readonly Circle[] {
	const squares = notesIn(seen)?.squares ?? [];
	if (squares.length > MOST_CIRCLES) return [];
	return squares.map(({ colour, square }) => ({ square, isHeavy: isHeavy(colour) }));
}

const arrowsIn = (seen: Seen): readonly Arrow[] =>
	(notesIn(seen)?.arrows ?? []).map(({ colour, from, to }) => ({
		from,
		to,
		isHeavy: isHeavy(colour),
	}));

function paintCircle(
	context: CanvasRenderingContext2D,
	{ edge, orientation }: Ground,
	circle: Circle,
): void {
	const { x, y } = middleOf(circle.square, orientation);
	const width = weightOf(circle.isHeavy) * edge * 0.7;
	context.beginPath();
	context.arc(x * edge, y * edge, edge / 2 - width, 0, 2 * Math.PI);
	context.strokeStyle = INK;
	context.lineWidth = width;
	context.globalAlpha = 0.8;
	context.stroke();
	context.globalAlpha = 1;
}

export const circles = marksOfKind(circlesIn, paintCircle);
export const arrows = marksOfKind(arrowsIn, paintArrow);
