// Marks whose code is loaded on first use, the lowest first.

import { paintArrow } from "./arrow.ts";
import { compared } from "./compared.ts";
import { paintCircle, strokeOf } from "./drawn.ts";
import { type Mark, mark, marksOfKind } from "./mark.ts";
import { paintMarkings } from "./markings.ts";
import { plights } from "./plights.ts";

/** The arrow or circle that is being drawn, before the pointer lets go. */
const beingDrawn = mark(
	({ view: { drawn, looks } }) => drawn && { ...drawn, isFilled: looks.fillsMarked },
	(context, ground, { from, to, colour, isFilled }) => {
		if (from === to) paintCircle(context, ground, { square: from, ...strokeOf(colour) }, isFilled);
		else paintArrow(context, ground, { from, to, ...strokeOf(colour) });
	},
);

/** The engine's best moves, while no square is explained and no other move is looked at. */
const suggested = marksOfKind(
	({ view, inspection }) => {
		const isPlain = inspection === undefined && view.preview === undefined;
		return isPlain && view.suggested?.frame === view.frame ? view.suggested.arrows : [];
	},
	(context, ground, { from, to, colour }) =>
		paintArrow(context, ground, { from, to, ...strokeOf(colour) }),
);

const markings = mark(
	({ view, pieces }) => view.markings && { markings: view.markings, pieces },
	(context, ground, { markings, pieces }) => {
		const veil = getComputedStyle(context.canvas).color;
		paintMarkings(context, { ...ground, pieces, veil }, markings);
	},
);

export const LATE_MARKS: readonly Mark[] = [plights, compared, suggested, beingDrawn, markings];
