// The squares that the review shows: a ring inside each, as long as the board is on the frame that they belong to.

import { marksOfKind, type Seen } from "./mark.ts";
import { paintRing } from "./strokes.ts";

const squaresIn = ({ app: { shown, frame } }: Seen) =>
	shown?.frame === frame ? shown.squares : [];

export const shown = marksOfKind(squaresIn, (context, ground, square) =>
	paintRing(context, ground, square),
);
