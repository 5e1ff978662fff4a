// Arrows and circles on a position: those of the game's file in its four colours and two weights,
// and those that the view adds.

import type { Frame } from "../../chess/frame.ts";
import { NO_NOTES, type Arrow as NotedArrow, type Notes, positionAt } from "../../chess/game.ts";
import { NO_PIECE } from "../../chess/piece.ts";
import { middleOf, type Spread } from "../geometry.ts";
import { DRAWN_CASINGS, DRAWN_INKS, INK, PAPER } from "../heat/palette.ts";
import type { Pen } from "../paint/pen.ts";
import { type Arrow, type BoardArrow, PIECE_RADIUS, paintArrow, weightOf } from "./arrow.ts";
import { mark, type Seen } from "./mark.ts";
import { cornerOf, strokeInside } from "./strokes.ts";

type Origin = BoardArrow["origin"];

/** Red and green ones are heavy, so that colour is not all that tells them apart. */
export const inked = ({ from, to, colour }: NotedArrow, origin?: Origin, frame?: Frame) => ({
	from,
	to,
	ink: DRAWN_INKS[colour] ?? INK,
	isHeavy: colour === "G" || colour === "R",
	casing: DRAWN_CASINGS[colour],
	...(origin && { origin }),
	...(frame !== undefined && { frame }),
});

/** Files with more circles store a map of all squares, as some programs do: not drawn. */
const MAX_CIRCLES = 32;

function ofFile({ squares, arrows }: Pick<Notes, "squares" | "arrows">): readonly BoardArrow[] {
	const circles = squares.map(({ square, colour }) => ({ from: square, to: square, colour }));
	const drawn = squares.length > MAX_CIRCLES ? arrows : [...circles, ...arrows];
	return drawn.map((arrow) => inked(arrow, "file"));
}

const isCircle = ({ from, to }: BoardArrow) => from === to;

const layerOf = (one: BoardArrow) => (one.origin === "suggested" ? 0 : isCircle(one) ? 1 : 2);

function drawnIn({ view, inspection, pieces }: Seen) {
	const { game, frame, hidden, arrows, isPresented } = view;
	const { notes } = hidden.arrows ? { notes: NO_NOTES } : positionAt(game, frame);
	const staysBeside = (origin: Origin) => origin !== "suggested" && isPresented;
	const isSeen = ({ origin, frame: only = frame }: BoardArrow) => {
		if (only !== frame) return false;
		if (origin === undefined) return true;
		return view.preview === undefined && (inspection === undefined || staysBeside(origin));
	};
	const drawn = [...ofFile(notes), ...arrows].filter(isSeen);
	if (drawn.length === 0) return undefined;
	const isFaint = inspection !== undefined;
	return { drawn, pieces, isFaint, isFilled: view.looks.fillsMarked };
}

/** Of what stays beside an explanation, whose own arrows are in full strength. */
const FAINT_OPACITY = 0.3;

export const drawings = mark(drawnIn, (context, ground, { drawn, pieces, isFaint, isFilled }) => {
	context.globalAlpha = isFaint ? FAINT_OPACITY : 1;
	paintAll(context, ground, drawn, pieces, isFilled);
	context.globalAlpha = 1;
});

/** In squares: how far a drawn arrow to an empty square ends before its middle. */
const GAP_BEFORE_MIDDLE = 0.08;

function paintAll(
	context: Pen,
	ground: Spread,
	drawn: readonly BoardArrow[],
	pieces: Seen["pieces"],
	isFilled: boolean,
): void {
	for (const one of drawn.toSorted((first, second) => layerOf(first) - layerOf(second))) {
		const isDrawn = one.origin === "file" || one.origin === "chalk";
		const gap = isDrawn && pieces[one.to] === NO_PIECE ? GAP_BEFORE_MIDDLE : PIECE_RADIUS;
		if (isCircle(one)) paintCircle(context, ground, one, isFilled);
		else paintArrow(context, ground, { gap, ...one });
	}
}

/** Pieces are seen through it. */
const FILL_OPACITY = 0.4;

/** A frame besides, since the fill alone is one more colour of a square. */
function paintFilled(context: Pen, ground: Spread, { from, ink, casing }: Arrow, width: number) {
	const corner = cornerOf(ground, from);
	const [{ edge }, alpha] = [ground, context.globalAlpha];
	context.globalAlpha = alpha * FILL_OPACITY;
	context.fillStyle = ink;
	context.fillRect(corner.x, corner.y, edge, edge);
	context.globalAlpha = alpha;
	strokeInside(context, corner, edge, 0, width + edge * 0.04, casing ?? PAPER);
	strokeInside(context, corner, edge, edge * 0.02, width, ink);
}

function paintCircle(context: Pen, ground: Spread, circle: Arrow, isFilled: boolean): void {
	const { edge, orientation } = ground;
	const { x, y } = middleOf(circle.from, orientation);
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

/** All that the file draws on a position, for pictures. */
export const paintDrawn = (
	context: Pen,
	ground: Spread,
	notes: Notes,
	pieces: Seen["pieces"],
	isFilled = false,
): void => paintAll(context, ground, ofFile(notes), pieces, isFilled);
