// Shares and differences as the facts that their sentences are made of.

import type { Square } from "../../../chess/square.ts";
import { CLASSES, type Control, type SquareClass } from "../../../control/classes.ts";
import { type Difference, shareOf } from "../../../games/collection/compare.ts";
import type { Shares } from "../../../games/collection/shares.ts";
import type { DifferenceFacts, ShareFacts } from "../../../messages/en/screens/study.ts";

/** In the order in which the core counts them: White's, Black's, contested, neutral. */
export const CLASS_ORDER: readonly SquareClass[] = [1, 2, 3, 0].map(
	(control) => CLASSES[control as Control],
);

/** The shares of one square, in the order of the classes. */
export const shareFacts = (shares: Shares, square: Square): ShareFacts[] =>
	CLASS_ORDER.map(({ key, control }) => ({
		owner: key,
		share: shareOf(shares, square * 4 + control),
	}));

export const differenceFacts = ({ cell, one, other, margin }: Difference): DifferenceFacts => ({
	square: (cell >> 2) as Square,
	owner: CLASSES[(cell & 3) as Control].key,
	first: one,
	second: other,
	margin,
});
