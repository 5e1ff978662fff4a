// Moves that win a square: after them the side has it, and nothing of its own hangs.

import { parseTurn } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import { otherSide, type Side } from "../chess/piece.ts";
import { createPlacements } from "../chess/placement.ts";
import { inputOf, openRules, type Way } from "../chess/rules.ts";
import type { Square } from "../chess/square.ts";
import type { Control } from "../control/classes.ts";
import { controlAt } from "../control/controlMap.ts";
import type { Core } from "../control/core.ts";
import { type Hanging, hangingAt, type Insight } from "../control/insight.ts";
import { NOT_PASSED } from "../control/passing.ts";
import { uciOf } from "../engine/playedMoves.ts";
import { ownOf } from "./pose.ts";

/** Result of each legal move of a position. */
export type Ways = {
	readonly side: Side;
	readonly ways: readonly (Way & { readonly uci: string })[];
	readonly controlAfter: (way: number, square: Square) => Control;
	/** The heaviest piece of the side's own that hangs after it. */
	readonly hangsAfter: (way: number) => Hanging | undefined;
};

export function waysOf(fen: string, core: Core, insight: Insight): Ways {
	const { side } = parseTurn(fen);
	const ways = openRules(fen).legalWays();
	const placements = createPlacements(Math.max(1, ways.length));
	const sides = new Uint8Array(Math.max(1, ways.length)).fill(otherSide(side));
	const passed = new Uint8Array(Math.max(1, ways.length)).fill(NOT_PASSED);
	openRules(fen).encode(placements, 0 as Frame);
	ways.forEach((way, index) => {
		const rules = openRules(fen);
		rules.play(inputOf(way));
		rules.encode(placements, index as Frame);
		passed[index] = parseTurn(rules.fen()).enPassant ?? NOT_PASSED;
	});
	const control = core.computeControl(placements);
	const gains = insight.findHanging(placements, sides, passed);
	return {
		side,
		ways: ways.map((way) => ({ ...way, uci: uciOf(way) })),
		controlAfter: (way, square) => controlAt(control, way as Frame, square),
		hangsAfter: (way) => hangingAt(gains, way as Frame)[0],
	};
}

/** Does the move win the square? */
export const isWin = (ways: Ways, way: number, square: Square): boolean =>
	ways.controlAfter(way, square) === ownOf(ways.side) && ways.hangsAfter(way) === undefined;

/** How many moves win the square. */
export const countWins = (ways: Ways, square: Square): number =>
	ways.ways.filter((_, way) => isWin(ways, way, square)).length;
