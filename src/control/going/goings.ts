// What comes of going to an empty square, by legal moves: pieces that would be taken there, pawns
// that are pushed there, and pawns that may yet come to guard it.

import { FIRST_FRAME } from "../../chess/frame.ts";
import {
	BISHOP,
	KING,
	type Kind,
	KNIGHT,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	type Piece,
	pieceOf,
	type Side,
	sideOf,
	WHITE,
} from "../../chess/piece.ts";
import {
	clearSquare,
	type Placements,
	pieceOn,
	putPiece,
	squaresOf,
} from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { fileOf, rankOf, type Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import {
	type Account,
	accountOf,
	bestGain,
	captureAfter,
	captureOn,
	gainAfter,
	type Step,
} from "../account.ts";
import type { Core } from "../core.ts";
import { frontsOf } from "../explain.ts";
import type { Insight } from "../insight.ts";
import { NOT_PASSED } from "../passing.ts";

export type GoingModules = {
	readonly core: Pick<Core, "inspectSquare">;
	readonly insight: Insight;
};

/** A piece of a side that may go to an empty square, and what that costs. */
export type Going = {
	readonly side: Side;
	readonly from: Square;
	/** The pieces that take there, in order, the other side's first; none if that wins nothing. */
	readonly takers: readonly Square[];
	/** What is lost on the square. */
	readonly loss: number;
	/** What is won in all where a search of material finds that nothing is lost. */
	readonly regains: number | undefined;
	/** The move, the piece that takes it, and the capture that wins it back; empty without one. */
	readonly regaining: readonly Step[];
	/** The position after it, and what comes of taking it there. */
	readonly after: Placements;
	readonly account: Account | undefined;
};

/** A pawn that may be pushed to an empty square. */
export type Push = Going & {
	readonly promotes: boolean;
	/** The push, and the captures that follow on the square; more than one where it is traded. */
	readonly line: readonly Step[];
	/** Pieces of the other side that it attacks there, and wins if they stay. */
	readonly hits: readonly Square[];
};

function placementAfter(placement: Placements, { from, to, piece, promotion }: PlayedMove) {
	const after = placement.slice();
	clearSquare(after, FIRST_FRAME, from);
	putPiece(after, FIRST_FRAME, to, promotion || piece);
	return after;
}

/** What comes of one move to an empty square. */
export function goingBy(tools: GoingModules, placement: Placements, way: PlayedMove): Going {
	const { side, from, to } = way;
	const after = placementAfter(placement, way);
	const asked = { ...tools, placement: after, side: otherSide(side), passed: NOT_PASSED };
	const account = accountOf(asked, to);
	// What hangs elsewhere already is no reason to leave the piece.
	const isLeft =
		account?.kind === "returned" &&
		!account.isCheck &&
		account.here > 0 &&
		account.by.points <= bestGain(tools.insight, placement, side);
	const isTaken = account?.kind === "hangs" || isLeft;
	const takers = isTaken ? account.line.map((step) => step.from) : [];
	// The piece there falls, then each taker but the last, by turns.
	const fallen = [to, ...takers.slice(0, -1)].map((one) => pieceOn(after, FIRST_FRAME, one));
	const sum = fallen.reduce((all, one, index) => all + (index % 2 ? -1 : 1) * worthOf(one), 0);
	const loss = takers.length === 0 ? 0 : sum;
	const gain = loss > 0 ? gainAfter(tools, placement, after, side) : undefined;
	// A piece that hangs elsewhere would be won without this as well.
	const holds = gain !== undefined && gain >= bestGain(tools.insight, placement, side);
	const line = [from, ...takers].map((one) => ({ from: one, to }));
	const regaining = holds ? nextCapture(tools, after, line) : [];
	return { side, from, takers, loss, regains: holds ? gain : undefined, regaining, after, account };
}

/** A move and the capture of what has moved, with the capture elsewhere that follows. */
function nextCapture({ insight }: GoingModules, after: Placements, line: readonly Step[]) {
	const [first, back] = line;
	if (first === undefined || back === undefined) return [];
	const then = captureOn(after, back);
	const next = captureAfter(insight, then, sideOf(pieceOn(after, FIRST_FRAME, back.to)));
	return next === undefined || next.to === back.to ? [] : [first, back, next];
}

/** Of pieces the cheapest first, and the king last: nothing takes it. */
export const byCost = (one: PlayedMove, other: PlayedMove): number => {
	const cost = (piece: Piece) => (kindOf(piece) === KING ? 1000 : worthOf(piece));
	return cost(one.piece) - cost(other.piece);
};

const SIDEWAYS = [-1, 1] as const;

/** Squares that a pawn attacks, or from which a pawn of the other side attacks its own. */
const diagonallyAhead = (square: Square, side: Side): readonly Square[] => {
	const rank = rankOf(square) + (side === WHITE ? 1 : -1);
	return SIDEWAYS.map((aside) => fileOf(square) + aside)
		.filter((file) => file >= 0 && file <= 7 && rank >= 0 && rank <= 7)
		.map((file) => (rank * 8 + file) as Square);
};

/** Pieces that a pawn wins on its next move if they stay: dearer ones, that stand before it. */
const hitFrom = (placement: Placements, square: Square, side: Side): readonly Square[] =>
	diagonallyAhead(square, side).filter((one) => {
		const piece = pieceOn(placement, FIRST_FRAME, one);
		return (
			piece !== NO_PIECE &&
			sideOf(piece) !== side &&
			kindOf(piece) !== PAWN &&
			kindOf(piece) !== KING
		);
	});

/** What comes of a push. The captures of a trade say what it comes to. */
export function pushBy(tools: GoingModules, placement: Placements, way: PlayedMove): Push {
	const { side, from, to, promotion } = way;
	const going = goingBy(tools, placement, way);
	const { after, account } = going;
	const attacks = (one: Square) =>
		frontsOf(tools.core.inspectSquare(after, FIRST_FRAME, one), side).includes(to);
	const isTraded = account?.kind === "even" || account?.kind === "hangs";
	return {
		...going,
		promotes: promotion !== NO_PIECE,
		line: [{ from, to }, ...(isTraded ? account.line : [])],
		hits:
			promotion === NO_PIECE && going.loss === 0 ? hitFrom(after, to, side).filter(attacks) : [],
	};
}

/**
 * May a pawn of a side ever guard a square, as the pawns stand? One on a file beside it, which no
 * pawn of the other side stops on its way; captures that change its file do not count.
 */
function mayPawnsGuard(placement: Placements, side: Side, square: Square): boolean {
	const ahead = side === WHITE ? 8 : -8;
	const enemies = squaresOf(placement, FIRST_FRAME, pieceOf(otherSide(side), PAWN));
	return squaresOf(placement, FIRST_FRAME, pieceOf(side, PAWN)).some((pawn) =>
		diagonallyAhead(square, otherSide(side)).some((guard) => {
			const steps = (guard - pawn) / ahead;
			if (fileOf(guard) !== fileOf(pawn) || steps < 0) return false;
			return enemies.every((one) => {
				const at = (one - pawn) / ahead;
				return fileOf(one) !== fileOf(pawn) || at <= 0 || at > steps;
			});
		}),
	);
}

/** Is there no pawn of the other side before a pawn, on its file and those beside it? */
export function isPassed(placement: Placements, pawn: Square): boolean {
	const side = sideOf(pieceOn(placement, FIRST_FRAME, pawn));
	return squaresOf(placement, FIRST_FRAME, pieceOf(otherSide(side), PAWN)).every((one) => {
		const ahead = (rankOf(one) - rankOf(pawn)) * (side === WHITE ? 1 : -1);
		return ahead <= 0 || Math.abs(fileOf(one) - fileOf(pawn)) > 1;
	});
}

/**
 * The side that has an outpost on a square, for a knight or a bishop of its own: in the other half,
 * guarded by a pawn, and no pawn of the other side may ever guard it.
 */
export function outpostOn(
	placement: Placements,
	square: Square,
	attackers: readonly [readonly Square[], readonly Square[]],
): Side | undefined {
	return ([0, 1] as const).find((side) => {
		const rank = side === WHITE ? rankOf(square) : 7 - rankOf(square);
		const isPawn = (one: Square) => kindOf(pieceOn(placement, FIRST_FRAME, one)) === PAWN;
		return (
			rank >= 3 &&
			rank <= 5 &&
			attackers[side].some(isPawn) &&
			[KNIGHT, BISHOP].some(
				(kind) => squaresOf(placement, FIRST_FRAME, pieceOf(side, kind as Kind)).length > 0,
			) &&
			!mayPawnsGuard(placement, otherSide(side), square)
		);
	});
}
