// How the room of a frame is shared out: lengths in CSS pixels. element/element.ts reserves the height that comes out here.

import type { MovesPlace } from "./params.ts";

export const PAD = 8;
const STEPS = 44 + PAD;
const TIMELINE = 56 + PAD;
const FOOT = 24;
/** So much of the list is to be seen below the board, at least; and so much where the frame takes the height we ask for. */
const LEAST_LIST = 88;
const LIST = 168;
const NARROWEST_BESIDE = 520;
const SMALLEST_BOARD = 96;

export type Room = {
	readonly board: number;
	/** Where the list finds room. */
	readonly moves: MovesPlace;
	/** The height at which nothing is missing and nothing left over. */
	readonly height: number;
};

export type Wishes = { readonly moves: MovesPlace; readonly controls: boolean };

export function shareRoom(width: number, height: number, { moves, controls }: Wishes): Room {
	const isBeside = moves === "beside" && width >= NARROWEST_BESIDE;
	const place = isBeside ? "beside" : moves === "none" ? "none" : "below";
	const wide = isBeside ? Math.floor((width - 3 * PAD) * 0.58) : width - 2 * PAD;
	const chrome = 2 * PAD + FOOT + (controls ? STEPS + TIMELINE : 0);
	const least = place === "below" ? LEAST_LIST + PAD : 0;
	const board = Math.max(SMALLEST_BOARD, Math.min(wide, height - chrome - least));
	const isCrowded = height < board + chrome + least;
	return {
		board,
		moves: place === "below" && isCrowded ? "none" : place,
		height: wide + chrome + (place === "below" ? LIST + PAD : 0),
	};
}
