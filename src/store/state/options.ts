// The options of the board, and its layers that can be hidden for a while.

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
	/** Show beside every move what it won and lost, not beside the current one alone. */
	readonly showsEffects: boolean;
};

export const DEFAULT_OPTIONS: Options = {
	asksPromotion: false,
	showsPatterns: false,
	tintsNeutral: true,
	heat: DEFAULT_HEAT,
	outlinesTurned: true,
	showsEffects: false,
};

/** Layers of the board that can be hidden, as for a question to a class. */
export type Hideable = "heat" | "pieces" | "coordinates" | "arrows";
