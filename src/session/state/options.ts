// The options of the board, and its layers that can be hidden for a while.

import { type BoardColour, DEFAULT_BOARD } from "../../board/heat/boards.ts";
import { DEFAULT_HEAT, type Heat } from "../../board/heat/heats.ts";
import { DEFAULT_PIECES, type PieceSet } from "../../board/styles/sets.ts";
import type { Meter } from "../../review/meters.ts";

/** How many moves a second a game can play by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export type Options = {
	/** Ask which piece a pawn becomes, instead of making it a queen. */
	readonly asksPromotion: boolean;
	readonly showsPatterns: boolean;
	readonly tintsNeutral: boolean;
	/** How strong the colours are. */
	readonly heat: Heat;
	/** The colours of its squares, and the drawing of its pieces. */
	readonly board: BoardColour;
	readonly pieces: PieceSet;
	/** Fill the squares that the file marks, in place of circles. */
	readonly fillsMarked: boolean;
	/** Mark the squares that the last move turned, while steps come one by one. */
	readonly outlinesTurned: boolean;
	/** Show beside every move what it won and lost, not beside the current one alone. */
	readonly showsEffects: boolean;
	/** Show evaluations, of an engine or of the file. */
	readonly showsEvaluations: boolean;
	/** Ask the engine about every position on view, and show what it finds beside the game. */
	readonly usesEngine: boolean;
	/** What the engine shows while it is on: a bar beside the board, an arrow, a disc. */
	readonly showsBar: boolean;
	readonly showsBestMove: boolean;
	readonly showsVerdicts: boolean;
	/** Let moves be heard. */
	readonly sounds: boolean;
	/** On phones: the menu of options is at the left of the bar. */
	readonly leftHand: boolean;
	/** The squares that the timeline counts. */
	readonly meter: Meter;
	readonly speed: (typeof SPEEDS)[number];
	/** How much of the room round it the board takes: 0 is its usual size, 1 all. */
	readonly growth: number;
};

/** The settings that are on or off. The engine has a switch of its own. */
export type Switch = Exclude<
	keyof Options,
	"usesEngine" | "heat" | "board" | "pieces" | "meter" | "speed" | "growth"
>;

export const DEFAULT_OPTIONS: Options = {
	asksPromotion: false,
	showsPatterns: false,
	tintsNeutral: true,
	heat: DEFAULT_HEAT,
	board: DEFAULT_BOARD,
	pieces: DEFAULT_PIECES,
	fillsMarked: false,
	outlinesTurned: true,
	showsEffects: false,
	showsEvaluations: true,
	usesEngine: false,
	showsBar: true,
	showsBestMove: true,
	showsVerdicts: true,
	sounds: false,
	leftHand: false,
	meter: "all",
	speed: 1,
	growth: 0,
};
