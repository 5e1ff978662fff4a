// What hung in a game, for those who look for it among many: the most that taking a knight, bishop, rook or queen won where the next move took
// it (docs/insight.md, section 6). Few positions can have that, which two placements side by side tell; those alone are asked about.

import { WHITE } from "../chess/piece.ts";
import { type Placements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { SQUARE_COUNT } from "../chess/square.ts";
import { type Insight, NOT_PASSED } from "../control/insight.ts";

/** Words of a placement: the two sides', and the pawns'. */
const SIDES = [0, 2] as const;
const PAWNS = 4;

/** What pieces are worth, from pawns to kings. */
const WORTH = [1, 3, 3, 5, 9, 0];

/** What hangs for less is a pawn, or as good as taken for nothing. */
const LEAST_WORTH = 3;
const LEAST_GAIN = 2;

/** The lowest square of a bitboard. -1 where it is empty. */
function lowest(low: number, high: number): number {
	if (low !== 0) return 31 - Math.clz32(low & -low);
	return high === 0 ? -1 : 63 - Math.clz32(high & -high);
}

/** The square that a bitboard, so many words into a placement, has and the one of another has not. */
const onlyIn = (words: Placements, at: number, other: number, word: number): number =>
	lowest(
		(words[at + word] ?? 0) & ~(words[other + word] ?? 0),
		(words[at + word + 1] ?? 0) & ~(words[other + word + 1] ?? 0),
	);

function worthOn(words: Placements, at: number, square: number): number {
	if (square < 0) return 0;
	const [word, bit] = [square >> 5, 1 << (square & 31)];
	return WORTH.find((_, kind) => ((words[at + PAWNS + 2 * kind + word] ?? 0) & bit) !== 0) ?? 0;
}

/** The side whose move led from a placement to the next: it stands where it did not. */
const moverOf = (words: Placements, at: number, next: number) =>
	onlyIn(words, next, at, SIDES[0]) >= 0 ? 0 : 1;

/** The square of the piece that the step to the next placement took. -1 for none. */
const takenOn = (words: Placements, at: number, next: number): number =>
	onlyIn(words, at, next, SIDES[moverOf(words, at, next) === 0 ? 1 : 0]);

/** What a step took, with what a pawn became. */
function tookWith(words: Placements, at: number, next: number): number {
	const taken = worthOn(words, at, takenOn(words, at, next));
	const own = SIDES[moverOf(words, at, next)];
	const [from, to] = [onlyIn(words, at, next, own), onlyIn(words, next, at, own)];
	const became = worthOn(words, next, to);
	// Castling moves two pieces, and no pawn.
	const isPromotion = worthOn(words, at, from) === 1 && became > 1;
	return taken + (isPromotion ? became - 1 : 0);
}

/** The square that a pawn has just passed. */
function passedBy(words: Placements, at: number, next: number): number {
	const [from, to] = [onlyIn(words, at, next, PAWNS), onlyIn(words, next, at, PAWNS)];
	return from >= 0 && to >= 0 && Math.abs(from - to) === 16 ? (from + to) / 2 : NOT_PASSED;
}

type Asked = { readonly ply: number; readonly square: number; readonly took: number };

/** What the step from a placement takes back on a square. */
const takenBack = (words: Placements, at: number, square: number): number =>
	takenOn(words, at, at + WORDS_PER_PLACEMENT) === square ? worthOn(words, at, square) : 0;

/** The positions of which it has to be asked: what is taken there is worth more than what the moves before and after took. */
function questionsIn(words: Placements, count: number): Asked[] {
	const asked: Asked[] = [];
	for (let ply = 1; ply + 1 < count; ply++) {
		const at = ply * WORDS_PER_PLACEMENT;
		const square = takenOn(words, at, at + WORDS_PER_PLACEMENT);
		const worth = square < 0 ? 0 : worthOn(words, at, square);
		if (worth < LEAST_WORTH) continue;
		const back = ply + 2 < count ? takenBack(words, at + WORDS_PER_PLACEMENT, square) : 0;
		if (worth - back < LEAST_GAIN) continue;
		const took = tookWith(words, at - WORDS_PER_PLACEMENT, at);
		if (worth - back - took >= LEAST_GAIN) asked.push({ ply, square, took });
	}
	return asked;
}

/** The most that taking what hung won, less what the move before had taken; 0 where nothing did. */
export function hungIn(words: Placements, count: number, insight: Insight): number {
	const asked = questionsIn(words, count);
	if (asked.length === 0) return 0;
	const sent = new Uint32Array(asked.length * WORDS_PER_PLACEMENT);
	const sides = new Uint8Array(asked.length);
	const passed = new Uint8Array(asked.length);
	asked.forEach(({ ply }, index) => {
		const at = ply * WORDS_PER_PLACEMENT;
		sent.set(words.subarray(at, at + WORDS_PER_PLACEMENT), index * WORDS_PER_PLACEMENT);
		sides[index] = WHITE + moverOf(words, at, at + WORDS_PER_PLACEMENT);
		passed[index] = passedBy(words, at - WORDS_PER_PLACEMENT, at);
	});
	const gains = insight.findHanging(sent, sides, passed);
	const won = asked.map(
		({ square, took }, index) => (gains[index * SQUARE_COUNT + square] ?? 0) - took,
	);
	const most = Math.max(...won);
	return most >= LEAST_GAIN ? most : 0;
}
