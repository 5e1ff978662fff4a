// Moments of squares: big swings, squares of weight won for good, tension that was released.

import type { Frame } from "../chess/frame.ts";
import { positionAt } from "../chess/game.ts";
import { BLACK, PAWN, pieceOf, type Side, WHITE } from "../chess/piece.ts";
import { squaresOf } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square, squareName } from "../chess/square.ts";
import { BLACKS, WHITES } from "../control/classes.ts";
import { changedSquares, controlAt, countsAt } from "../control/controlMap.ts";
import type { Facts } from "./facts.ts";
import { type Moment, moveName, sideName } from "./moment.ts";
import { CENTRE, fileOf, isBesideKing, rankOf } from "./places.ts";
import { swingsIn } from "./swings.ts";

const NOTHING_TAKEN = { gain: 0, isMissed: false } as const;

const moverOf = ({ game }: Facts, ply: number): Side =>
	positionAt(game, ply as Frame).move?.side ?? WHITE;

/** Moves that turned far more squares than the middle one of the game. */
export function swingMoments(facts: Facts): Moment[] {
	const { game, control } = facts;
	const turned = Array.from({ length: game.plies }, (_, index) =>
		changedSquares(control, index as Frame, (index + 1) as Frame),
	);
	return swingsIn([0, ...turned.map(({ length }) => length)]).map((ply) => {
		const squares = turned[ply - 1] ?? [];
		const [then, now] = [countsAt(control, (ply - 1) as Frame), countsAt(control, ply as Frame)];
		const text = `${moveName(game, ply as Frame)} turned ${squares.length} squares: White’s went from ${then.light} to ${now.light}, Black’s from ${then.dark} to ${now.dark}.`;
		const weight = squares.length + Math.abs(now.light - then.light - now.dark + then.dark);
		return {
			ply,
			kind: "swing",
			side: moverOf(facts, ply),
			squares,
			...NOTHING_TAKEN,
			weight,
			text,
		};
	});
}

/** For good means to the end, and for so many plies at least. */
const FOR_GOOD = 20;

/** Can no pawn of a side attack the square any more, whatever is played? Pawns do not go back, and change files by captures only. */
function isBeyondPawns({ game }: Facts, frame: Frame, side: Side, square: Square): boolean {
	return squaresOf(game.placements, frame, pieceOf(side, PAWN)).every((pawn) => {
		const ranks = side === WHITE ? rankOf(square) - rankOf(pawn) : rankOf(pawn) - rankOf(square);
		// It takes a capture a file, and the last step is the attack.
		return ranks < 1 || Math.abs(fileOf(pawn) - fileOf(square)) > ranks;
	});
}

/** What gives a square weight for a side that has won it. Undefined if nothing does. */
function weightOf(facts: Facts, frame: Frame, side: Side, square: Square) {
	const other = side === WHITE ? BLACK : WHITE;
	const name = squareName(square);
	if (CENTRE.includes(square)) return { weight: 16, what: `${name} in the centre` };
	if (isBesideKing(facts.game.placements, frame, other, square)) {
		return { weight: 14, what: `${name} beside ${sideName(other)}’s king` };
	}
	const rank = side === WHITE ? rankOf(square) : 7 - rankOf(square);
	if (rank < 4 || rank > 5 || !isBeyondPawns(facts, frame, other, square)) return undefined;
	return {
		weight: 10,
		what: `${name}, which no pawn of ${sideName(other)}’s could attack any more,`,
	};
}

/** Squares of weight that one side got and kept to the end. */
export function squareMoments(facts: Facts): Moment[] {
	const { game, control } = facts;
	const moments: Moment[] = [];
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const last = controlAt(control, game.plies as Frame, square);
		if (last !== WHITES && last !== BLACKS) continue;
		let ply = game.plies;
		while (ply > 0 && controlAt(control, (ply - 1) as Frame, square) === last) ply--;
		if (ply === 0 || game.plies - ply < FOR_GOOD) continue;
		const side = last === WHITES ? WHITE : BLACK;
		const found = weightOf(facts, ply as Frame, side, square);
		if (found === undefined) continue;
		const text = `From ${moveName(game, ply as Frame)} on, ${found.what} was ${sideName(side)}’s to the end.`;
		moments.push({
			ply,
			kind: "square",
			side,
			squares: [square],
			...NOTHING_TAKEN,
			weight: found.weight,
			text,
		});
	}
	return moments;
}

/** So many contested squares are tension, and so few in their place are its release. */
const MUCH = 6;
const SETTLED = 0.5;

/** Contested squares that had become many, and that one move settled. */
export function tensionMoments(facts: Facts): Moment[] {
	const { game, control } = facts;
	const contested = (ply: number) => countsAt(control, ply as Frame).contested;
	const moments: Moment[] = [];
	for (let ply = 1; ply <= game.plies; ply++) {
		const [before, after] = [contested(ply - 1), contested(ply)];
		if (before < MUCH || after > before * SETTLED) continue;
		const squares = changedSquares(control, (ply - 1) as Frame, ply as Frame);
		const text = `${before} squares were contested; ${moveName(game, ply as Frame)} left ${after}.`;
		const weight = 2 * (before - after);
		moments.push({
			ply,
			kind: "tension",
			side: moverOf(facts, ply),
			squares,
			...NOTHING_TAKEN,
			weight,
			text,
		});
	}
	return moments;
}
