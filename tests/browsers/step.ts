// A step of a visit.

import type { Look } from "./looks.ts";
import type { Visitor } from "./visitor.ts";

export type Step = {
	/** The outcome, as a sentence. */
	readonly name: string;
	readonly run: (visitor: Visitor) => Promise<void>;
	/** The look that must then be alike in every browser. */
	readonly compares?: (visitor: Visitor) => Promise<Look>;
};

/**
 * Steps that follow from each other: after one that failed the others are not tried. A chapter
 * begins with an origin of its own, where nothing is kept from before.
 */
export type Chapter = {
	readonly name: string;
	readonly steps: readonly Step[];
};
