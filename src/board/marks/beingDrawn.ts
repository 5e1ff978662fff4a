// What is being drawn, before it is let go of.

import { paintArrow } from "./arrow.ts";
import { paintCircle, strokeOf } from "./drawn.ts";
import { mark } from "./mark.ts";

export const beingDrawn = mark(
	({ app }) => app.drawn,
	(context, ground, { from, to, colour }) => {
		if (from === to) paintCircle(context, ground, { square: from, ...strokeOf(colour) });
		else paintArrow(context, ground, { from, to, ...strokeOf(colour) });
	},
);
