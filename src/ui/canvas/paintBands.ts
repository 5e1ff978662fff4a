// Paints the timeline: a column for every frame of the line. White's squares rise from the bottom,
// Black's hang from the top, and between the two fronts lie contested and neutral ground: the eye
// sees territory, where four separate curves would have to be compared. Below, dots mark comments
// and variations, and signs what the review tells, over the moves' numbers.

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

/** The number of a move, and where in the line the move stands. */
export type PlacedNumber = { readonly place: number; readonly number: number };

export type BandsView = {
	/** What a column shows, as shares of all that is counted. */
	readonly countsOf: (frame: Frame) => Counts;
	readonly frames: readonly Frame[];
	readonly stops: readonly number[];
	/** What the review marks places with. */
	readonly signs: readonly { readonly place: number; readonly letter: string }[];
	readonly numbers: readonly PlacedNumber[];
	readonly colours: BandColours;
	/** Device pixels. */
	readonly width: number;
	readonly height: number;
	/** What a pixel of type and signs measures. */
	readonly pixel: number;
};

/** Room below the bands for dots, signs and numbers, in pixels of type. */
const FOOT = 22;
/** The type of the numbers, and how much room one takes. */
const TYPE = 11;
const ROOM = 32;

/** So many moves are from one number to the next. */
const STRIDES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Those of the numbers that have room on a width. */
export function numbersWithRoom(
	numbers: readonly PlacedNumber[],
	places: number,
	width: number,
): PlacedNumber[] {
	const stride = STRIDES.find((moves) => (2 * moves * width) / places >= ROOM) ?? 5000;
	return numbers.filter(({ number }) => number % stride === 0);
}

/** From the bottom to the top. */
export const BANDS = [WHITES, CONTESTED, NEUTRAL, BLACKS].map(
	(control) => CLASSES[control as Control],
);

/** Where a place's column begins, in the unit of the width. */
export const columnAt = (place: number, places: number, width: number): number =>
	(place * width) / places;

/**
 * The cursor on a canvas of one row, which the browser enlarges: moving an element would cost a
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

/** On what is bare: a canvas that has just been given its size, or paper. */
export function paintBands(context: Context, view: BandsView): void {
	const { countsOf, frames, colours, width, height, pixel } = view;
	const tall = height - FOOT * pixel;
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
	for (const { place, letter } of view.signs) {
		context.fillText(letter, middle(place), tall + 6 * pixel);
	}
	for (const place of view.stops) {
		context.beginPath();
		context.arc(middle(place), tall + 3 * pixel, 1.5 * pixel, 0, 2 * Math.PI);
		context.fill();
	}
	context.font = `${TYPE * pixel}px system-ui, sans-serif`;
	context.textBaseline = "alphabetic";
	for (const { place, number } of numbersWithRoom(view.numbers, frames.length, width / pixel)) {
		context.fillText(String(number), middle(place), height - pixel);
	}
}
