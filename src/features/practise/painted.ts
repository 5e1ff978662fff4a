// What a question's board shows: what is marked in the colour that is asked for, and once it is
// answered the map within the region, with the signs of what was right, too many and missed.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Side, WHITE } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { BLACKS, type Control, WHITES } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import type { Graded } from "../../questions/grade.ts";
import type { Posed } from "../../questions/pose.ts";
import type { Painted } from "../../ui/paint/paintSquares.ts";
import type { Sign } from "../../ui/paint/sign.ts";

export type Look = {
	readonly posed: Posed;
	readonly marked: ReadonlySet<Square>;
	/** Undefined until it is answered. */
	readonly graded: Graded | undefined;
};

/** The class that is asked for; undefined where none is. */
export function askedClass({ asks, fen }: Posed): Control | undefined {
	if (typeof asks === "number") return asks;
	const isBlack = fen.split(" ")[1] === "b";
	if (asks === "hang" || asks === "letGo") return isBlack ? BLACKS : WHITES;
	return undefined;
}

const signsOf = ({ right, tooMany, missed }: Graded): ReadonlyMap<Square, Sign> =>
	new Map<Square, Sign>([
		...right.map((square) => [square, "right"] as const),
		...tooMany.map((square) => [square, "tooMany"] as const),
		...missed.map((square) => [square, "missed"] as const),
	]);

export function paintedOf({ posed, marked, graded }: Look): Painted {
	const { game, control, region, among, asks } = posed;
	const shared = {
		pieces: readPieces(game.placements, FIRST_FRAME),
		orientation: WHITE as Side,
		region,
	};
	if (graded === undefined) {
		const tint = askedClass(posed);
		return tint === undefined
			? { ...shared, inked: marked }
			: { ...shared, tints: new Map([...marked].map((square) => [square, tint])) };
	}
	const shown = asks === "hang" ? [] : [...(region ?? among)];
	const tints = new Map(shown.map((square) => [square, controlAt(control, FIRST_FRAME, square)]));
	return { ...shared, tints, signs: signsOf(graded) };
}
