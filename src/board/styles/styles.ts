// Alternatives to the first board and the first set of pieces, in one late part.

import flat from "./flat.svg?raw";
import rounded from "./rounded.svg?raw";
import type { DEFAULT_PIECES, PieceSet } from "./sets.ts";

export { PALETTES } from "../heat/palettes.ts";

/** The sets of pieces, as text: drawings on tiles of 40 by 40 with the names that the first has. */
export const DRAWINGS: Readonly<Record<Exclude<PieceSet, typeof DEFAULT_PIECES>, string>> = {
	rounded,
	flat,
};
