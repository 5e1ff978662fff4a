// Marks whose code is loaded on first use, the lowest first.

import { compared } from "./compared.ts";
import { type Mark, mark } from "./mark.ts";
import { paintMarkings } from "./markings.ts";
import { plights } from "./plights.ts";

const markings = mark(
	({ view, pieces }) => view.markings && { markings: view.markings, pieces },
	(context, ground, { markings, pieces }) => {
		const veil = getComputedStyle(context.canvas).color;
		paintMarkings(context, { ...ground, pieces, veil }, markings);
	},
);

export const LATE_MARKS: readonly Mark[] = [plights, compared, markings];
