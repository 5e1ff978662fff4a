// After which moves something may have been left hanging, and what was. The map tells where it
// may: a piece on a square that the other side could go to and stay on. Few positions have that,
// and only those are given to the insight core. What hangs is followed by a search: a check or a
// passed pawn in between may win it back.

import { type Placements, WORDS_PER_PLACEMENT } from "../../../../chess/placement.ts";
import { SQUARE_COUNT, SQUARES } from "../../../../chess/square.ts";
import type { Insight } from "../../../../control/insight.ts";
import {
	type Hung,
	hungIn,
	MIN_GAIN,
	moverOf,
	onlyIn,
	PAWN_WORDS,
	SIDE_WORDS,
	takenOn,
	tookWith,
	WORTH,
	worthOn,
} from "../../hung.ts";
import { WORDS_PER_POSITION } from "./centre.ts";
import { FOLLOWED, FOLLOWED_FURTHER, isWon, isWorse } from "./searched.ts";

type Half = 0 | 1;

/** Words of placements: rooks and queens, and kings. */
const ROOKS = PAWN_WORDS + 6;
const QUEENS = PAWN_WORDS + 8;
const KINGS = PAWN_WORDS + 10;

/** Squares but those of the last file, and but those of the first. */
const NOT_H = 0x7f7f7f7f;
const NOT_A = 0xfefefefe;

/** The half of the board that pawns of a side attack, by both halves of their squares. */
function pawnAttacks(low: number, high: number, side: number, half: Half): number {
	const up = (pawns: number) => ((pawns & NOT_H) << 9) | ((pawns & NOT_A) << 7);
	const down = (pawns: number) => ((pawns & NOT_H) >>> 7) | ((pawns & NOT_A) >>> 9);
	if (side === 0) {
		if (half === 0) return up(low);
		return up(high) | ((low & NOT_H) >>> 23) | ((low & NOT_A) >>> 25);
	}
	if (half === 1) return down(high);
	return down(low) | ((high & NOT_H) << 25) | ((high & NOT_A) << 23);
}

/** The pieces of the side that made a ply which may hang, by halves of the board. */
function exposed(words: Placements, packed: Uint32Array, ply: number, mover: number, half: Half) {
	const at = ply * WORDS_PER_PLACEMENT;
	const word = (place: number) => words[at + place] ?? 0;
	const own = SIDE_WORDS[mover as Half] + half;
	const pieces = word(own) & ~word(PAWN_WORDS + half) & ~word(KINGS + half);
	if (pieces === 0) return 0;
	const other = SIDE_WORDS[(1 - mover) as Half];
	const position = ply * WORDS_PER_POSITION;
	const theirs = packed[position + other + half] ?? 0;
	const ours = packed[position + own] ?? 0;
	// Where both could stay, only what is worth more than its attacker is lost.
	const dear =
		word(ROOKS + half) |
		word(QUEENS + half) |
		pawnAttacks(
			word(other) & word(PAWN_WORDS),
			word(other + 1) & word(PAWN_WORDS + 1),
			1 - mover,
			half,
		);
	return pieces & theirs & (~ours | dear);
}

function worthAmong(words: Placements, at: number, half: Half, bits: number): number {
	for (let kind = 0; kind < WORTH.length; kind++) {
		if (((words[at + PAWN_WORDS + 2 * kind + half] ?? 0) & bits) !== 0) return WORTH[kind] ?? 0;
	}
	return 0;
}

/** Plies after which a piece may hang, and a reply was played. `first` moves first. */
export function doubtfulPlies(
	words: Placements,
	packed: Uint32Array,
	count: number,
	first: number,
): number[] {
	const found: number[] = [];
	for (let ply = 1; ply + 1 < count; ply++) {
		const mover = (first + ply + 1) & 1;
		let [low, high] = [
			exposed(words, packed, ply, mover, 0),
			exposed(words, packed, ply, mover, 1),
		];
		if ((low | high) === 0) continue;
		const at = ply * WORDS_PER_PLACEMENT;
		const took = tookWith(words, at - WORDS_PER_PLACEMENT, at);
		if (took > 0) {
			// The piece that took is given for what it took.
			const own = SIDE_WORDS[mover as Half];
			const moved = [0, 1].map((half) => {
				const here =
					(words[at + own + half] ?? 0) & ~(words[at - WORDS_PER_PLACEMENT + own + half] ?? 0);
				return worthAmong(words, at, half as Half, here) - took < MIN_GAIN ? here : 0;
			});
			low &= ~(moved[0] ?? 0);
			high &= ~(moved[1] ?? 0);
		}
		if ((low | high) !== 0) found.push(ply);
	}
	return found;
}

/** Squares of pieces that the move of a ply left hanging, each taken and followed so far. */
function hangingAfter(
	words: Placements,
	hung: Hung,
	ply: number,
	insight: Insight,
	depth: number,
): readonly number[] {
	const at = ply * WORDS_PER_PLACEMENT;
	const least = tookWith(words, at - WORDS_PER_PLACEMENT, at) + MIN_GAIN;
	const start = hung.plies.indexOf(ply) * SQUARE_COUNT;
	return SQUARES.filter(
		(square) =>
			(hung.gains[start + square] ?? 0) >= least &&
			isPiece(words, at, square) &&
			isWon(words, insight, ply, square, least, depth),
	);
}

/** Does something still hang after a ply where it is followed further? A reply was played. */
export function hangsFurther(
	words: Placements,
	count: number,
	ply: number,
	insight: Insight,
): boolean {
	if (ply < 1 || ply + 1 >= count) return false;
	const hung = hungIn(words, count, insight, [ply]);
	return hangingAfter(words, hung, ply, insight, FOLLOWED_FURTHER).length > 0;
}

export type Chance = {
	/** The ply after which it first hung. */
	readonly ply: number;
	isTaken: boolean;
};

/**
 * Pieces that each side left hanging, from when they hang until they are taken or hang no more.
 * Looks at these plies only, which are in order.
 */
export function chancesIn(
	words: Placements,
	count: number,
	hung: Hung,
	doubtful: readonly number[],
	insight: Insight,
): Chance[] {
	const found: Chance[] = [];
	/** The chances that are open, by the parity of the ply, and when they were last seen. */
	const open: ({ readonly chance: Chance; ply: number } | undefined)[] = [];
	for (const ply of doubtful) {
		const at = ply * WORDS_PER_PLACEMENT;
		const hanging = hangingAfter(words, hung, ply, insight, FOLLOWED);
		if (hanging.length === 0) continue;
		const before = open[ply & 1];
		const goesOn = before !== undefined && before.ply === ply - 2;
		const chance = goesOn ? before.chance : { ply, isTaken: false };
		if (!goesOn) found.push(chance);
		// A reply that is as good uses it in another way.
		const replier = moverOf(words, at, at + WORDS_PER_PLACEMENT);
		chance.isTaken ||=
			isTakenSoon(words, count, ply, hanging) || !isWorse(words, insight, ply + 1, replier);
		const isOver = hanging.includes(takenOn(words, at, at + WORDS_PER_PLACEMENT));
		open[ply & 1] = isOver ? undefined : { chance, ply };
	}
	return found;
}

/** Replies that may take what hangs: an exchange or checks may come before. */
const REPLIES = 4;

/** Does one of the next replies take what hangs, where it stands? */
function isTakenSoon(
	words: Placements,
	count: number,
	ply: number,
	hanging: readonly number[],
): boolean {
	const start = ply * WORDS_PER_PLACEMENT;
	for (let at = ply; at < Math.min(count - 1, ply + 2 * REPLIES); at += 2) {
		const here = at * WORDS_PER_PLACEMENT;
		const square = takenOn(words, here, here + WORDS_PER_PLACEMENT);
		const isSame = worthOn(words, here, square) === worthOn(words, start, square);
		if (isSame && hanging.includes(square)) return true;
	}
	return false;
}

/** Is it a knight, bishop, rook or queen? */
function isPiece(words: Placements, at: number, square: number): boolean {
	const word = at + PAWN_WORDS + (square >> 5);
	return (((words[word] ?? 0) >>> (square & 31)) & 1) === 0;
}

/** From where to where the move went that led to a ply: a king's where it castles. */
export function stepTo(words: Placements, ply: number, mover: number) {
	const next = ply * WORDS_PER_PLACEMENT;
	const at = next - WORDS_PER_PLACEMENT;
	const own = SIDE_WORDS[mover as Half];
	const kingFrom = onlyIn(words, at, next, KINGS);
	if (kingFrom >= 0) return { from: kingFrom, to: onlyIn(words, next, at, KINGS) };
	return { from: onlyIn(words, at, next, own), to: onlyIn(words, next, at, own) };
}
