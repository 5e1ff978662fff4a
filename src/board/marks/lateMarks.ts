// Marks whose code is loaded on first use, the lowest first: those below all others, and one above.

import { compared } from "./compared.ts";
import { type Mark, mark } from "./mark.ts";
import { paintMarkings } from "./markings.ts";
import { plights } from "./plights.ts";
import { verdict } from "./verdict.ts";

const markings = mark(
	({ view, pieces }) => view.markings && { markings: view.markings, pieces },
	(context, ground, { markings, pieces }) => {
		const veil = getComputedStyle(context.canvas).color;
		paintMarkings(context, { ...ground, pieces, veil }, markings);
	},
);

export const LATE_MARKS: readonly Mark[] = [plights, compared, markings];

export const LATE_ABOVE: readonly Mark[] = [verdict];
