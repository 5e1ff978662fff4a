// What can be set about the board, and what of it can be hidden for a moment.

import { DEFAULT_HEAT, type Heat } from "./heats.ts";

export type Options = {
	/** Ask which piece a pawn becomes, instead of making it a queen. */
	readonly asksPromotion: boolean;
	readonly showsPatterns: boolean;
	readonly tintsNeutral: boolean;
	/** How strong the colours are. */
	readonly heat: Heat;
	/** Mark the squares that the last move turned, while steps come one by one. */
	readonly outlinesTurned: boolean;
};

export const DEFAULT_OPTIONS: Options = {
	asksPromotion: false,
	showsPatterns: false,
	tintsNeutral: true,
	heat: DEFAULT_HEAT,
	outlinesTurned: true,
};

/** What of the board can be hidden: one may ask a class before one shows. */
export type Hideable = "heat" | "pieces" | "coordinates" | "arrows";
