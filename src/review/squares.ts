// Moments of squares: big swings, squares of weight won for good, tension that was released.

import type { Frame } from "../chess/frame.ts";
import { moveName, positionAt } from "../chess/game.ts";
import { BLACK, type Side, WHITE } from "../chess/piece.ts";
import { rankOf, SQUARE_COUNT, type Square } from "../chess/square.ts";
import { BLACKS, WHITES } from "../control/classes.ts";
import { changedSquares, controlAt, countsAt } from "../control/controlMap.ts";
import type { Facts } from "./facts.ts";
import type { SquareMoment, SwingMoment, TensionMoment } from "./moment.ts";
import { CENTRE, isBesideKing, isBeyondPawns } from "./places.ts";
import { swingsIn } from "./swings.ts";

const moverOf = ({ game }: Facts, ply: number): Side =>
	positionAt(game, ply as Frame).move?.side ?? WHITE;

/** Moves that turned far more squares than the middle one of the game. */
export function swingMoments(facts: Facts): SwingMoment[] {
	const { game, control } = facts;
	const turned = Array.from({ length: game.plies }, (_, index) =>
		changedSquares(control, index as Frame, (index + 1) as Frame),
	);
	return swingsIn([0, ...turned.map(({ length }) => length)]).map((ply) => {
		const squares = turned[ply - 1] ?? [];
		const before = countsAt(control, (ply - 1) as Frame);
		const after = countsAt(control, ply as Frame);
		const weight = squares.length + Math.abs(after.light - before.light - after.dark + before.dark);
		return {
			kind: "swing",
			ply,
			move: moveName(game, ply as Frame),
			side: moverOf(facts, ply),
			squares,
			weight,
			before,
			after,
		};
	});
}

/** Plies to the end of the game from which a square counts as won for good. */
const MIN_PLIES_FOR_GOOD = 20;

/** Weight of a square for a side that has won it. Undefined if it has none. */
function weightOf(
	facts: Facts,
	frame: Frame,
	side: Side,
	square: Square,
): Pick<SquareMoment, "weight" | "weighty"> | undefined {
	const other = side === WHITE ? BLACK : WHITE;
	if (CENTRE.includes(square)) return { weight: 16, weighty: "centre" };
	if (isBesideKing(facts.game.placements, frame, other, square)) {
		return { weight: 14, weighty: "besideKing" };
	}
	const rank = side === WHITE ? rankOf(square) : 7 - rankOf(square);
	if (rank < 4 || rank > 5 || !isBeyondPawns(facts.game.placements, frame, other, square))
		return undefined;
	return { weight: 10, weighty: "beyondPawns" };
}

/** Squares of weight that one side got and kept to the end. */
export function squareMoments(facts: Facts): SquareMoment[] {
	const { game, control } = facts;
	const moments: SquareMoment[] = [];
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const last = controlAt(control, game.plies as Frame, square);
		if (last !== WHITES && last !== BLACKS) continue;
		let ply = game.plies;
		while (ply > 0 && controlAt(control, (ply - 1) as Frame, square) === last) ply--;
		if (ply === 0 || game.plies - ply < MIN_PLIES_FOR_GOOD) continue;
		const side = last === WHITES ? WHITE : BLACK;
		const found = weightOf(facts, ply as Frame, side, square);
		if (found === undefined) continue;
		moments.push({
			...found,
			kind: "square",
			ply,
			move: moveName(game, ply as Frame),
			side,
			squares: [square],
			square,
		});
	}
	return moments;
}

/** Contested squares that count as tension, and the share of them that may be left. */
const MIN_CONTESTED = 6;
const MAX_REMAINING_SHARE = 0.5;

/** Contested squares that had become many, and that one move settled. */
export function tensionMoments(facts: Facts): TensionMoment[] {
	const { game, control } = facts;
	const contested = (ply: number) => countsAt(control, ply as Frame).contested;
	const moments: TensionMoment[] = [];
	for (let ply = 1; ply <= game.plies; ply++) {
		const [before, after] = [contested(ply - 1), contested(ply)];
		if (before < MIN_CONTESTED || after > before * MAX_REMAINING_SHARE) continue;
		const squares = changedSquares(control, (ply - 1) as Frame, ply as Frame);
		moments.push({
			kind: "tension",
			ply,
			move: moveName(game, ply as Frame),
			side: moverOf(facts, ply),
			squares,
			weight: 2 * (before - after),
			before,
			after,
		});
	}
	return moments;
}
