// Facts of a square, for words.

import type { Piece } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { CLASSES, type Control } from "../../control/classes.ts";
import type { Attackers } from "../../control/core.ts";
import { plightsOn, type Standing } from "../../control/standing.ts";
import type { SquareFacts } from "../words.ts";

/** Facts that a lens adds, or a position to compare with. */
type Extras = {
	readonly attackers?: Attackers | undefined;
	readonly standing?: Standing | undefined;
	/** Its class in the position that is compared with. */
	readonly was?: Control | undefined;
};

const keyOf = (control: Control | undefined) =>
	control === undefined ? undefined : CLASSES[control].key;

/** Undefined `piece`: pieces are hidden. Undefined `control`: it is hidden, or not known yet. */
export const factsOf = (
	square: Square,
	piece: Piece | undefined,
	control: Control | undefined,
	{ attackers, standing, was }: Extras = {},
): SquareFacts => ({
	square,
	piece,
	plights: standing === undefined ? [] : plightsOn(standing, square),
	control: keyOf(control),
	pinned: was === control ? undefined : keyOf(was),
	attackers: attackers && {
		white: attackers.white[square] ?? 0,
		black: attackers.black[square] ?? 0,
	},
});
