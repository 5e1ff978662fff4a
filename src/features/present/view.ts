// State that a presentation shows beside the game: until the next step, or until the presentation
// ends.

import type { Square } from "../../chess/square.ts";
import type { StepFailure } from "./turning.ts";

/** The sheet in place of the words beside the board. Undefined while the words are there. */
export type Sheet = "chapters" | "sight" | "track" | undefined;

export type View = {
	/** The square that is pointed at. */
	readonly spot: Square | undefined;
	readonly isBlack: boolean;
	/** Why the last step, window or question did nothing. Undefined where it did something. */
	readonly failure: StepFailure | "blocked" | "notAsked" | undefined;
	/** The moves of a line that were just added to the lesson, as a sentence. */
	readonly kept: string | undefined;
	readonly sheet: Sheet;
	/** Are the questions of the lesson over it, or still loading? */
	readonly isAsking: boolean;
	/** Is one of them on the screen? Loading may fail, and until then keys work as before. */
	readonly hasQuestion: boolean;
};

/** After a step. */
export const PLAIN = {
	spot: undefined,
	isBlack: false,
	failure: undefined,
	kept: undefined,
	isAsking: false,
	hasQuestion: false,
} as const;
