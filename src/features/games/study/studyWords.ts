// Shares and differences in words.

import { type Square, squareName } from "../../../chess/square.ts";
import type { Difference } from "../../../collection/compare.ts";
import { shareOf } from "../../../collection/compare.ts";
import type { Shares } from "../../../collection/shares.ts";
import { CLASSES, type Control, type SquareClass } from "../../../control/classes.ts";
import { chessWords } from "../../../messages/en/chess.ts";

/** In the order in which the core counts them: White's, Black's, contested, neutral. */
export const CLASS_ORDER: readonly SquareClass[] = [1, 2, 3, 0].map(
	(control) => CLASSES[control as Control],
);

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** "e4: White 61 %, Black 12 %, contested 20 %, neutral 7 %". */
export function describeShares(shares: Shares, square: Square): string {
	const parts = CLASS_ORDER.map(
		({ key, control }) =>
			`${chessWords.control(key)} ${percent(shareOf(shares, square * 4 + control))}`,
	);
	return `${squareName(square)}: ${parts.join(", ")}`;
}

const HELD: Readonly<Record<Control, string>> = {
	0: "nobody attacks",
	1: "White holds",
	2: "Black holds",
	3: "both contest",
};

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Black holds d4 in 48 % of the first, 21 % of the second: 27 points more, give or take 6". */
export function describeDifference({ cell, one, other, margin }: Difference): string {
	const held = upper(HELD[(cell & 3) as Control]);
	const name = squareName((cell >> 2) as Square);
	const points = Math.round(100 * Math.abs(one - other));
	if (points === 0) return `${held} ${name} in ${percent(one)} of both`;
	const more = one > other ? "more" : "less";
	return `${held} ${name} in ${percent(one)} of the first, ${percent(other)} of the second: ${points} points ${more}, give or take ${Math.ceil(100 * margin)}`;
}
