// Paints the timeline: a column for every frame of the line. White's squares rise from the bottom,
// Black's hang from the top, and contested and neutral ground lie between the two: so one sees
// territory, and need not compare four curves. Below are dots at comments and variations, signs of
// the review, and the numbers of the moves.

import type { Frame } from "../../chess/frame.ts";
import {
	BLACKS,
	CLASSES,
	CONTESTED,
	type Control,
	type Counts,
	NEUTRAL,
	WHITES,
} from "../../control/classes.ts";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export type BandColours = {
	/** One for each band. */
	readonly bands: readonly string[];
	readonly ground: string;
	readonly ink: string;
};

/** The number of a move, and the index of the move in the line. */
export type PlacedNumber = { readonly place: number; readonly number: number };

export type BandsView = {
	/** Counts of a column, whose shares are painted. */
	readonly countsOf: (frame: Frame) => Counts;
	readonly frames: readonly Frame[];
	readonly stops: readonly number[];
	/** The signs of the review. */
	readonly signs: readonly { readonly place: number; readonly letter: string }[];
	readonly numbers: readonly PlacedNumber[];
	readonly colours: BandColours;
	/** Device pixels. */
	readonly width: number;
	readonly height: number;
	/** The size of a pixel of type and signs. */
	readonly pixel: number;
};

/** Height below the bands for dots, signs and numbers, in pixels of type. */
export const FOOT_HEIGHT = 22;

/** The size of the numbers, and the width that one has at least: at tens on phones. */
const NUMBER_PX = 11;
const NUMBER_WIDTH = 60;

/** The width of the widest sign, and a gap. */
const SIGN_WIDTH = 14;

/** Signs that would touch become one, which says how many they are. */
export function signsApart(signs: BandsView["signs"], places: number): BandsView["signs"] {
	const found: { place: number; letter: string; count: number }[] = [];
	for (const { place, letter } of signs) {
		const last = found.at(-1);
		if (last && place - last.place < places) last.letter = `${++last.count}×`;
		else found.push({ place, letter, count: 1 });
	}
	return found;
}

/** Every how many moves a number may stand. */
const STRIDES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Those of the numbers that fit on a width. */
export function numbersWithRoom(
	numbers: readonly PlacedNumber[],
	places: number,
	width: number,
): PlacedNumber[] {
	const stride = STRIDES.find((moves) => (2 * moves * width) / places >= NUMBER_WIDTH) ?? 5000;
	return numbers.filter(({ number }) => number % stride === 0);
}

/** The classes of squares from the bottom to the top. */
export const BANDS = [WHITES, CONTESTED, NEUTRAL, BLACKS].map(
	(control) => CLASSES[control as Control],
);

/** The left edge of a column, in the unit of the width. */
export const columnAt = (place: number, places: number, width: number): number =>
	(place * width) / places;

/**
 * Paints the cursor on a canvas one pixel high, which CSS stretches: moving an element would cost a
 * scrub far more.
 */
export function paintCursor(context: Context, x: number, width: number): void {
	const edge = width < 8 ? width : 2;
	context.globalAlpha = 0.3;
	context.fillRect(x, 0, width, 1);
	context.globalAlpha = 1;
	context.fillRect(x, 0, edge, 1);
	context.fillRect(x + width - edge, 0, edge, 1);
}

/** The canvas has to be empty. */
export function paintBands(context: Context, view: BandsView): void {
	const { countsOf, frames, colours, width, height, pixel } = view;
	const tall = height - FOOT_HEIGHT * pixel;
	context.fillStyle = colours.ground;
	context.fillRect(0, 0, width, tall);
	frames.forEach((frame, place) => {
		const x = Math.round(columnAt(place, frames.length, width));
		const wide = Math.round(columnAt(place + 1, frames.length, width)) - x;
		const counts = countsOf(frame);
		const all = BANDS.reduce((sum, { count }) => sum + counts[count], 0);
		let below = 0;
		BANDS.forEach(({ count }, index) => {
			const from = Math.round((tall * below) / all);
			below += counts[count];
			const to = Math.round((tall * below) / all);
			context.fillStyle = colours.bands[index] ?? colours.ground;
			context.fillRect(x, tall - to, wide, to - from);
		});
	});
	const middle = (place: number) => columnAt(place + 0.5, frames.length, width);
	context.fillStyle = colours.ink;
	context.font = `${9 * pixel}px system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	const signs = signsApart(view.signs, (SIGN_WIDTH * pixel * frames.length) / width);
	for (const { place, letter } of signs) {
		context.fillText(letter, middle(place), tall + 6 * pixel);
	}
	for (const place of view.stops) {
		context.beginPath();
		context.arc(middle(place), tall + 3 * pixel, 1.5 * pixel, 0, 2 * Math.PI);
		context.fill();
	}
	context.font = `${NUMBER_PX * pixel}px system-ui, sans-serif`;
	context.textBaseline = "alphabetic";
	for (const { place, number } of numbersWithRoom(view.numbers, frames.length, width / pixel)) {
		// The last one is whole, though its column may be narrower.
		const most = width - context.measureText(String(number)).width / 2;
		context.fillText(String(number), Math.min(middle(place), most), height - pixel);
	}
}
