// What is being drawn, before it is let go of.

import { paintArrow } from "./arrow.ts";
import { lookOf, paintCircle } from "./drawn.ts";
import { mark } from "./mark.ts";

export const beingDrawn = mark(
	({ app }) => app.drawn,
	(context, ground, { from, to, colour }) => {
		if (from === to) paintCircle(context, ground, { square: from, ...lookOf(colour) });
		else paintArrow(context, ground, { from, to, ...lookOf(colour) });
	},
);
