// Paints the timeline: a column for every frame of the line. White's squares rise from the bottom, Black's hang from the top, and
// between the two fronts lie contested and neutral ground: the eye sees territory, where four separate curves would have to be
// compared. Ticks mark swings above, dots mark comments and variations below, and signs there what the review tells.

import type { Frame } from "../../chess/frame.ts";
import { SQUARE_COUNT } from "../../chess/square.ts";
import {
	BLACKS,
	CLASSES,
	CONTESTED,
	type Control,
	NEUTRAL,
	WHITES,
} from "../../control/classes.ts";
import { countsAt, type GameControl } from "../../control/controlMap.ts";

export type BandColours = {
	/** One for each band. */
	readonly bands: readonly string[];
	readonly ground: string;
	readonly ink: string;
};

export type BandsView = {
	readonly control: GameControl;
	readonly frames: readonly Frame[];
	readonly swings: readonly number[];
	readonly stops: readonly number[];
	/** What the review marks places with. */
	readonly signs: readonly { readonly place: number; readonly letter: string }[];
	readonly colours: BandColours;
	/** Device pixels. */
	readonly width: number;
	readonly height: number;
	readonly ratio: number;
};

/** Room above and below the bands for ticks and dots, in CSS pixels. */
export const MARGIN = 8;

/** From the bottom to the top. */
export const BANDS = [WHITES, CONTESTED, NEUTRAL, BLACKS].map(
	(control) => CLASSES[control as Control],
);

/** Where a place's column begins, in the unit of the width. */
export const columnAt = (place: number, places: number, width: number): number =>
	(place * width) / places;

/** The cursor on a canvas of one row, which the browser enlarges: moving an element would cost a scrub far more. */
export function paintCursor(context: CanvasRenderingContext2D, x: number, width: number): void {
	const edge = width < 8 ? width : 2;
	context.globalAlpha = 0.3;
	context.fillRect(x, 0, width, 1);
	context.globalAlpha = 1;
	context.fillRect(x, 0, edge, 1);
	context.fillRect(x + width - edge, 0, edge, 1);
}

export function paintBands(context: CanvasRenderingContext2D, view: BandsView): void {
	const { control, frames, colours, width, height, ratio } = view;
	context.clearRect(0, 0, width, height);
	const top = MARGIN * ratio;
	const tall = height - 2 * top;
	context.fillStyle = colours.ground;
	context.fillRect(0, top, width, tall);
	frames.forEach((frame, place) => {
		const x = Math.round(columnAt(place, frames.length, width));
		const wide = Math.round(columnAt(place + 1, frames.length, width)) - x;
		const counts = countsAt(control, frame);
		let below = 0;
		BANDS.forEach(({ count }, index) => {
			const from = Math.round((tall * below) / SQUARE_COUNT);
			below += counts[count];
			const to = Math.round((tall * below) / SQUARE_COUNT);
			context.fillStyle = colours.bands[index] ?? colours.ground;
			context.fillRect(x, top + tall - to, wide, to - from);
		});
	});
	const middle = (place: number) => columnAt(place + 0.5, frames.length, width);
	context.fillStyle = colours.ink;
	for (const place of view.swings) {
		const x = middle(place);
		context.beginPath();
		context.moveTo(x - 3 * ratio, 0);
		context.lineTo(x + 3 * ratio, 0);
		context.lineTo(x, 5 * ratio);
		context.fill();
	}
	context.font = `${9 * ratio}px system-ui, sans-serif`;
	context.textAlign = "center";
	context.textBaseline = "middle";
	for (const { place, letter } of view.signs) {
		context.fillText(letter, middle(place), height - 4 * ratio);
	}
	for (const place of view.stops) {
		context.beginPath();
		context.arc(middle(place), height - 3 * ratio, 1.5 * ratio, 0, 2 * Math.PI);
		context.fill();
	}
}
