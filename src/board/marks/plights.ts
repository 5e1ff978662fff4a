// How the pieces stand, through the lens that shows it: a heavy ring round what hangs, a dashed
// one round what is threatened, brackets
// beside what is trapped, a bar with two ends over what is tied, a small diamond below what is
// loose. Each has a place of its own in the square, so that one piece may have them all.

import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { type Plight, plightsOn, type StandingMarks } from "../../control/standing.ts";
import type { Spread } from "../geometry.ts";
import { HANGING_INK, INK, PAPER } from "../heat/palette.ts";
import type { Pen } from "../paint/pen.ts";
import { standingAt } from "../view.ts";
import { mark, type Seen } from "./mark.ts";
import { cornerOf } from "./strokes.ts";

/** An explanation has marks of its own, and a move that is looked at leads elsewhere. */
const standingIn = ({ view, inspection }: Seen) =>
	inspection === undefined && view.preview === undefined && !view.hidden.heat
		? standingAt(view, view.frame)
		: undefined;

/** All lengths here and below are parts of a square's edge, from its upper left corner. */
const OUTLINE_WIDTH = 0.02;

/** With paper on both sides, so that it is seen on any square and beside any piece. */
function strokeCased(pen: Pen, width: number, ink: string): void {
	pen.lineWidth = width + 2 * OUTLINE_WIDTH;
	pen.strokeStyle = PAPER;
	pen.stroke();
	pen.lineWidth = width;
	pen.strokeStyle = ink;
	pen.stroke();
}

function paintHanging(pen: Pen): void {
	pen.beginPath();
	pen.arc(0.5, 0.5, 0.42, 0, 2 * Math.PI);
	strokeCased(pen, 0.06, HANGING_INK);
}

/** Twelve dashes round a ring, each of five eighths of its share. */
const DASHES = [0.1375, 0.0825];

function paintThreatened(pen: Pen): void {
	pen.setLineDash(DASHES);
	paintHanging(pen);
	pen.setLineDash([]);
}

/** Between where rank and file are written. */
function paintTrapped(pen: Pen): void {
	pen.beginPath();
	for (const [edge, inner] of [
		[0.03, 0.15],
		[0.97, 0.85],
	] as const) {
		pen.moveTo(inner, 0.25);
		pen.lineTo(edge, 0.25);
		pen.lineTo(edge, 0.75);
		pen.lineTo(inner, 0.75);
	}
	strokeCased(pen, 0.05, INK);
}

/** In the upper right corner, where nothing is written either. */
function paintTied(pen: Pen): void {
	const [near, far, end] = [0.09, 0.27, 0.03];
	pen.beginPath();
	pen.moveTo(1 - far, far);
	pen.lineTo(1 - near, near);
	for (const at of [near, far]) {
		pen.moveTo(1 - at + end, at);
		pen.arc(1 - at, at, end, 0, 2 * Math.PI);
	}
	strokeCased(pen, 0.055, INK);
}

/** In the lower left corner, where nothing is written. */
function paintLoose(pen: Pen): void {
	const [x, y, half] = [0.145, 0.855, 0.085];
	pen.beginPath();
	pen.moveTo(x, y - half);
	pen.lineTo(x + half, y);
	pen.lineTo(x, y + half);
	pen.lineTo(x - half, y);
	pen.closePath();
	// Else the square would be seen in it, as a dot.
	pen.fillStyle = PAPER;
	pen.fill();
	strokeCased(pen, 0.035, INK);
}

const PAINT: Readonly<Record<Plight, (pen: Pen) => void>> = {
	hanging: paintHanging,
	threatened: paintThreatened,
	trapped: paintTrapped,
	tied: paintTied,
	loose: paintLoose,
};

export function paintStanding(context: Pen, ground: Spread, standing: StandingMarks): void {
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const { x, y } = cornerOf(ground, square);
		context.save();
		context.translate(x, y);
		context.scale(ground.edge, ground.edge);
		for (const plight of plightsOn(standing, square)) PAINT[plight](context);
		context.restore();
	}
}

export const plights = mark(standingIn, paintStanding);
