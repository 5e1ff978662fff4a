// The signs of an answer, none of which rests on colour: a tick in a white disc is right, a cross
// in a black one is too many, a dashed frame was missed. Lengths are parts of a square's edge.

import { INK, PAPER } from "../heat/palette.ts";

/** In the order in which reasons for them are listed. */
export const SIGNS = ["tooMany", "missed", "right"] as const;
export type Sign = (typeof SIGNS)[number];

/** Where a disc lies in its square: the upper right corner. */
const MIDDLE = { x: 0.79, y: 0.21 };
const RADIUS = 0.165;

export type Stroke = readonly (readonly [x: number, y: number])[];

/** In a disc with a radius of 1. */
export const TICK: readonly Stroke[] = [
	[
		[-0.45, 0.02],
		[-0.12, 0.36],
		[0.48, -0.34],
	],
];
export const CROSS: readonly Stroke[] = [
	[
		[-0.34, -0.34],
		[0.34, 0.34],
	],
	[
		[0.34, -0.34],
		[-0.34, 0.34],
	],
];

type Pen = CanvasRenderingContext2D;

/** The pen is at the square's corner, and the square's edge is 1. */
export function paintSign(pen: Pen, sign: Sign): void {
	if (sign === "missed") paintMissed(pen);
	else paintDisc(pen, sign === "right" ? TICK : CROSS, sign === "right");
}

function paintDisc(pen: Pen, strokes: readonly Stroke[], isPale: boolean): void {
	const { x, y } = MIDDLE;
	const [ground, ink] = isPale ? [PAPER, INK] : [INK, PAPER];
	pen.beginPath();
	pen.arc(x, y, RADIUS, 0, 2 * Math.PI);
	pen.fillStyle = ground;
	pen.fill();
	pen.lineWidth = 0.025;
	pen.strokeStyle = ink;
	pen.stroke();
	pen.beginPath();
	for (const stroke of strokes) {
		stroke.forEach(([across, down], index) => {
			const to = [x + across * RADIUS, y + down * RADIUS] as const;
			if (index === 0) pen.moveTo(...to);
			else pen.lineTo(...to);
		});
	}
	pen.lineWidth = 0.05;
	pen.lineCap = "round";
	pen.lineJoin = "round";
	pen.stroke();
}

/** Twice three dashes and a bit on each side, on paper. */
const DASH = [0.12, 0.08];

function paintMissed(pen: Pen): void {
	const inset = 0.085;
	const side = 1 - 2 * inset;
	pen.strokeStyle = PAPER;
	pen.lineWidth = 0.095;
	pen.strokeRect(inset, inset, side, side);
	pen.strokeStyle = INK;
	pen.lineWidth = 0.05;
	pen.setLineDash(DASH);
	pen.strokeRect(inset, inset, side, side);
	pen.setLineDash([]);
}
