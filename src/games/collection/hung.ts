// Hanging pieces of a game: the most that taking a knight, bishop, rook or queen won where the next
// move took it (docs/insight.md, section 6). Few positions can have that. Two placements side by
// side show which, and only those are given to the insight core.

import { WHITE } from "../../chess/piece.ts";
import { type Placements, WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import { SQUARE_COUNT } from "../../chess/square.ts";
import type { Insight } from "../../control/insight.ts";
import { NOT_PASSED } from "../../control/passing.ts";

/** Words of a placement: the two sides', and the pawns'. */
export const SIDE_WORDS = [0, 2] as const;
export const PAWN_WORDS = 4;

/** Worth of the kinds, from pawns to kings. */
export const WORTH = [1, 3, 3, 5, 9, 0];

/** Bounds in pawns: a piece of less worth is a pawn, and a smaller gain is next to nothing. */
const MIN_WORTH = 3;
export const MIN_GAIN = 2;

/** The lowest square of a bitboard. -1 where it is empty. */
function lowest(low: number, high: number): number {
	if (low !== 0) return 31 - Math.clz32(low & -low);
	return high === 0 ? -1 : 63 - Math.clz32(high & -high);
}

/** The lowest square that one placement's bitboard has and another's has not. */
export const onlyIn = (words: Placements, at: number, other: number, word: number): number =>
	lowest(
		(words[at + word] ?? 0) & ~(words[other + word] ?? 0),
		(words[at + word + 1] ?? 0) & ~(words[other + word + 1] ?? 0),
	);

export function worthOn(words: Placements, at: number, square: number): number {
	if (square < 0) return 0;
	const [word, bit] = [square >> 5, 1 << (square & 31)];
	return (
		WORTH.find((_, kind) => ((words[at + PAWN_WORDS + 2 * kind + word] ?? 0) & bit) !== 0) ?? 0
	);
}

/** The side that moved between two placements: one of its pieces is on a new square. */
export const moverOf = (words: Placements, at: number, next: number) =>
	onlyIn(words, next, at, SIDE_WORDS[0]) >= 0 ? 0 : 1;

/** The square of the piece that the step to the next placement took. -1 for none. */
export const takenOn = (words: Placements, at: number, next: number): number =>
	onlyIn(words, at, next, SIDE_WORDS[moverOf(words, at, next) === 0 ? 1 : 0]);

/** Worth that a step took, with that of a promotion. */
export function tookWith(words: Placements, at: number, next: number): number {
	const taken = worthOn(words, at, takenOn(words, at, next));
	const own = SIDE_WORDS[moverOf(words, at, next)];
	const [from, to] = [onlyIn(words, at, next, own), onlyIn(words, next, at, own)];
	const became = worthOn(words, next, to);
	// Castling moves two pieces, and no pawn.
	const isPromotion = worthOn(words, at, from) === 1 && became > 1;
	return taken + (isPromotion ? became - 1 : 0);
}

/** The square that a pawn has just passed. */
export function passedBy(words: Placements, at: number, next: number): number {
	const [from, to] = [onlyIn(words, at, next, PAWN_WORDS), onlyIn(words, next, at, PAWN_WORDS)];
	return from >= 0 && to >= 0 && Math.abs(from - to) === 16 ? (from + to) / 2 : NOT_PASSED;
}

type Question = { readonly ply: number; readonly square: number; readonly took: number };

/** Worth that the step from a placement takes back on a square. */
const takenBack = (words: Placements, at: number, square: number): number =>
	takenOn(words, at, at + WORDS_PER_PLACEMENT) === square ? worthOn(words, at, square) : 0;

/** The positions to ask about: the piece taken is worth more than the moves around it took. */
function questionsIn(words: Placements, count: number): Question[] {
	const questions: Question[] = [];
	for (let ply = 1; ply + 1 < count; ply++) {
		const at = ply * WORDS_PER_PLACEMENT;
		const square = takenOn(words, at, at + WORDS_PER_PLACEMENT);
		const worth = square < 0 ? 0 : worthOn(words, at, square);
		if (worth < MIN_WORTH) continue;
		const back = ply + 2 < count ? takenBack(words, at + WORDS_PER_PLACEMENT, square) : 0;
		if (worth - back < MIN_GAIN) continue;
		const took = tookWith(words, at - WORDS_PER_PLACEMENT, at);
		if (worth - back - took >= MIN_GAIN) questions.push({ ply, square, took });
	}
	return questions;
}

export type Hung = {
	/** The plies after which something may hang, and what the side to move wins on each square. */
	readonly plies: readonly number[];
	readonly gains: Uint8Array;
	/**
	 * Pieces that hung and were taken: after which ply, what the move before took, what taking
	 * won.
	 */
	readonly taken: readonly (Question & { readonly won: number })[];
	/** The most of these; 0 where there are none. */
	readonly most: number;
};

/** Asks of the positions where something was taken, and of others after these plies. */
export function hungIn(
	words: Placements,
	count: number,
	insight: Insight,
	others: readonly number[],
): Hung {
	const questions = questionsIn(words, count);
	const plies = [...new Set([...questions.map(({ ply }) => ply), ...others])];
	const placements = new Uint32Array(plies.length * WORDS_PER_PLACEMENT);
	const sides = new Uint8Array(plies.length);
	const passed = new Uint8Array(plies.length);
	plies.forEach((ply, index) => {
		const at = ply * WORDS_PER_PLACEMENT;
		placements.set(words.subarray(at, at + WORDS_PER_PLACEMENT), index * WORDS_PER_PLACEMENT);
		sides[index] = WHITE + moverOf(words, at, at + WORDS_PER_PLACEMENT);
		passed[index] = passedBy(words, at - WORDS_PER_PLACEMENT, at);
	});
	const gains =
		plies.length === 0 ? new Uint8Array() : insight.findHanging(placements, sides, passed);
	const taken = questions
		.map((question) => {
			const gain = gains[plies.indexOf(question.ply) * SQUARE_COUNT + question.square] ?? 0;
			return { ...question, won: gain - question.took };
		})
		.filter(({ won }) => won >= MIN_GAIN);
	return { plies, gains, taken, most: Math.max(0, ...taken.map(({ won }) => won)) };
}
