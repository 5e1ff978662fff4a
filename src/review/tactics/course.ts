// A line as tactics are looked for in it: the pieces after each move, who falls where, and what the
// line has won. Where it stops before the fruit, the answer that loses least and the best capture
// after it are added: they are promised only.

import type { Frame } from "../../chess/frame.ts";
import { NO_PIECE, otherSide, type Piece, type Side, sideOf } from "../../chess/piece.ts";
import { type Placements, readPieces } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import { takenAt, tookWith, worthOf } from "../../chess/worth.ts";
import { goesTo, inCheck, moved, type Pieces, pieceAt, squaresOfSide } from "./attacks.ts";
import { bestPrize, type Prize, prizeOn } from "./exchange.ts";
import type { Placed } from "./tactic.ts";

export type Step = Pick<PlayedMove, "from" | "to" | "piece" | "captured" | "promotion"> & {
	/** Where what it takes stood. */
	readonly taken: Square | undefined;
	/** Worth of the piece it takes, and of a promotion. */
	readonly took: number;
};

export type Course = {
	/** Who does something in it: the side of its first move. */
	readonly side: Side;
	readonly steps: readonly Step[];
	/** Pieces before the first move, and after each. */
	readonly boards: readonly Pieces[];
	/** Moves that are in the line; the others are promised. */
	readonly played: number;
	readonly mates: boolean;
	/** Pawns that the side has gained after so many moves; at the end captures are over. */
	readonly gains: readonly number[];
	/** The square on which the other side has taken just before, if it has. */
	readonly owed: Square | undefined;
};

const stepOf = (move: PlayedMove): Step => ({
	from: move.from,
	to: move.to,
	piece: move.piece,
	captured: move.captured,
	promotion: move.promotion,
	taken: takenAt(move),
	took: tookWith(move),
});

function quietStep(pieces: Pieces, from: Square, to: Square): Step {
	const [piece, captured] = [pieceAt(pieces, from), pieceAt(pieces, to)];
	const became = pieceAt(moved(pieces, from, to), to);
	const promotion = became === piece ? NO_PIECE : became;
	return {
		from,
		to,
		piece,
		captured,
		promotion,
		taken: captured === NO_PIECE ? undefined : to,
		took: worthOf(captured) + worthOf(became) - worthOf(piece),
	};
}

/** Moves of a side, those first that lose least if the other side takes what it can. */
function bestAnswer(
	pieces: Pieces,
	side: Side,
): { step: Step; prize: Prize | undefined } | undefined {
	let best: { step: Step; prize: Prize | undefined; cost: number } | undefined;
	for (const from of squaresOfSide(pieces, side)) {
		for (const to of goesTo(pieces, from)) {
			const step = quietStep(pieces, from, to);
			const after = moved(pieces, from, to);
			const prize = bestPrize(after, otherSide(side));
			const cost = (prize?.gain ?? 0) - step.took;
			if (best === undefined || cost < best.cost) best = { step, prize, cost };
			if (cost <= 0 && !inCheck(pieces, side)) return best;
		}
	}
	return best;
}

/** Moves that a line still promises at its end: two, or one where the other side moved last. */
function promised(pieces: Pieces, side: Side, isToMove: boolean): Step[] {
	if (isToMove) {
		const prize = bestPrize(pieces, side);
		return prize === undefined ? [] : [quietStep(pieces, prize.from, prize.to)];
	}
	const found = bestAnswer(pieces, otherSide(side));
	if (found?.prize === undefined || found.prize.gain - found.step.took < 1) return [];
	const { step, prize } = found;
	return [step, quietStep(moved(pieces, step.from, step.to), prize.from, prize.to)];
}

/** A line from one frame of placements on, each frame after the next of its moves. */
export function courseOf(
	placements: Placements,
	frame: number,
	moves: readonly PlayedMove[],
	before: PlayedMove | undefined,
	start: number,
): Course | undefined {
	const [first] = moves;
	if (first === undefined) return undefined;
	const { side } = first;
	const boards = Array.from({ length: moves.length + 1 }, (_, index) =>
		readPieces(placements, (frame + index) as Frame),
	);
	const steps = moves.map(stepOf);
	const mates = moves.at(-1)?.san.endsWith("#") ?? false;
	const last = boards.at(-1) as Pieces;
	const isToMove = moves.at(-1)?.side !== side;
	const more = mates ? [] : promised(last, side, isToMove);
	for (const { from, to } of more) boards.push(moved(boards.at(-1) as Pieces, from, to));
	const all = [...steps, ...more];
	const gains = [start];
	for (const [index, { took }] of all.entries()) {
		gains.push((gains[index] ?? 0) + (index % 2 === 0 ? took : -took));
	}
	const back =
		all.length % 2 === 1
			? prizeOn(boards.at(-1) as Pieces, all.at(-1)?.to as Square, otherSide(side))
			: 0;
	gains.push((gains.pop() ?? 0) - back);
	return {
		side,
		steps: all,
		boards,
		gains,
		played: moves.length,
		mates: mates && !isToMove,
		owed: before === undefined || before.captured === NO_PIECE ? undefined : before.to,
	};
}

/** Plies within which what was taken may be won back. */
const ANSWERED = 6;

/** Lasting gain of a move: where the line rests for the last time soon after. */
export function gainAfter({ steps, gains }: Course, at: number): number {
	for (let frame = Math.min(at + 1 + ANSWERED, steps.length); frame > at; frame--) {
		if ((steps[frame]?.took ?? 0) === 0) return gains[frame] ?? 0;
	}
	return 0;
}

export const boardAt = ({ boards }: Course, index: number): Pieces => boards[index] as Pieces;

export const placedAt = (pieces: Pieces, square: Square): Placed => ({
	piece: pieceAt(pieces, square),
	square,
});

/** Sum of the captures on one square, one after the other, from one move on, past the end too. */
export function runFrom({ steps, boards, side }: Course, at: number): number {
	const first = steps[at];
	if (first === undefined) return 0;
	let sum = first.took;
	let last = at;
	for (let index = at + 1; index < steps.length; index++) {
		const step = steps[index] as Step;
		if (step.to !== first.to || step.captured === NO_PIECE) return sum;
		sum += (index - at) % 2 === 0 ? step.took : -step.took;
		last = index;
	}
	const by = (last - at) % 2 === 0 ? otherSide(side) : side;
	const rest = prizeOn(boards.at(-1) as Pieces, first.to, by);
	return (last - at) % 2 === 0 ? sum - rest : sum + rest;
}

export type Fall = { readonly at: number; readonly taker: Square; readonly hasMoved: boolean };

/** Where what stands on a square after so many moves is taken by the side, if it is. */
export function fallOf(
	{ steps, side, boards }: Course,
	frame: number,
	square: Square,
): Fall | undefined {
	let stands = square;
	const isOther = sideOf(pieceAt(boards[frame] as Pieces, square)) !== side;
	if (!isOther) return undefined;
	for (let index = frame; index < steps.length; index++) {
		const step = steps[index] as Step;
		if (step.taken === stands) return { at: index, taker: step.from, hasMoved: stands !== square };
		if (step.from === stands) stands = step.to;
	}
	return undefined;
}

/** The piece that stands on a square after so many moves: where it stands before a later one. */
export function whereIs(
	{ steps }: Course,
	frame: number,
	square: Square,
	later: number,
): Square | undefined {
	let stands = square;
	for (const step of steps.slice(frame, later)) {
		if (step.taken === stands) return undefined;
		if (step.from === stands) stands = step.to;
	}
	return stands;
}

export const isPiece = (piece: Piece): boolean => worthOf(piece) > 1;
