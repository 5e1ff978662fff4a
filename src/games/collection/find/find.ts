// Searches the positions of a game for a condition: these squares controlled by those sides, these
// pieces on those squares, so many on the board, for so many plies in a row. It reads packed
// positions (assembly/reader/packed.ts), and placements where pieces have to stand somewhere.

import { FIRST_FRAME } from "../../../chess/frame.ts";
import { kindOf, otherSide, PAWN, type Piece, pieceOf, sideOf } from "../../../chess/piece.ts";
import {
	clearPlacement,
	createPlacements,
	type Placements,
	putPiece,
	WORDS_PER_PLACEMENT,
} from "../../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../../chess/square.ts";
import type { Control } from "../../../control/classes.ts";
import { isBeyondPawns } from "../../../review/places.ts";

/** No saved game has more. */
export const MAX_PLIES = 1023;

export type OwnedSquare = { readonly square: Square; readonly owner: Control };

/** A piece on a square; if asked for, where no pawn of the other side can attack it any more. */
export type StandingPiece = {
	readonly piece: Piece;
	readonly square: Square;
	readonly isBeyondPawns: boolean;
};

/** How many pieces of a kind a side has: Q 1 to 1, say. Capital letters are White's. */
export type Amount = { readonly piece: string; readonly least: number; readonly most: number };

export type Condition = {
	readonly squares: readonly OwnedSquare[];
	/** None where it is not given. */
	readonly pieces?: readonly StandingPiece[];
	/** For how many plies in a row, at least. */
	readonly plies: number;
	/** The plies that are searched, both included. */
	readonly from: number;
	readonly to: number;
	readonly amounts: readonly Amount[];
};

/** The ply at which the condition first holds for long enough, and all plies at which it holds. */
export type Match = { readonly ply: number; readonly plies: number };

/** Where the count of a kind of piece stands among the bits of a side. */
const COUNT_BITS: Readonly<Record<string, readonly [shift: number, bits: number]>> = {
	p: [0, 15],
	n: [4, 3],
	b: [6, 3],
	r: [8, 3],
	q: [10, 3],
};

const BITS_PER_SIDE = 12;

/** Where the pawns of both sides stand in a placement. */
const PAWNS = 4;

/** A piece on a square as words of a placement, the square's bit, and squares of enemy pawns. */
type StandingBits = {
	readonly side: number;
	readonly kind: number;
	readonly bit: number;
	/** Where the other side's pieces stand. */
	readonly pawns: number;
	/** From where its pawns may get to attack the square; nowhere if that is not asked. */
	readonly attackers: Uint32Array;
};

function bitsOf({ piece, square, isBeyondPawns: isSafe }: StandingPiece): StandingBits {
	const half = square >> 5;
	const other = otherSide(sideOf(piece));
	const attackers = new Uint32Array(2);
	const one = createPlacements(1);
	for (let from = 0; isSafe && from < SQUARE_COUNT; from++) {
		clearPlacement(one, FIRST_FRAME);
		putPiece(one, FIRST_FRAME, from as Square, pieceOf(other, PAWN));
		if (isBeyondPawns(one, FIRST_FRAME, other, square)) continue;
		attackers[from >> 5] = (attackers[from >> 5] ?? 0) | (1 << (from & 31));
	}
	return {
		side: sideOf(piece) * 2 + half,
		kind: PAWNS - 2 + kindOf(piece) * 2 + half,
		bit: 1 << (square & 31),
		pawns: other * 2,
		attackers,
	};
}

/** A condition as masks and values: for four words of squares, and one of material. */
export class PositionSearch {
	readonly #mask = new Uint32Array(4);
	readonly #value = new Uint32Array(4);
	readonly #amounts: readonly (Amount & { readonly shift: number; readonly bits: number })[];
	readonly #standing: readonly StandingBits[];
	readonly #condition: Condition;

	constructor(condition: Condition) {
		this.#condition = condition;
		for (const { square, owner } of condition.squares) {
			const bit = 1 << (square & 31);
			for (const side of [0, 1]) {
				const word = side * 2 + (square >> 5);
				this.#mask[word] = (this.#mask[word] ?? 0) | bit;
				if ((owner >> side) & 1) this.#value[word] = (this.#value[word] ?? 0) | bit;
			}
		}
		this.#standing = (condition.pieces ?? []).map(bitsOf);
		this.#amounts = condition.amounts.map((amount) => {
			const [shift, bits] = COUNT_BITS[amount.piece.toLowerCase()] ?? [0, 0];
			const isBlack = amount.piece === amount.piece.toLowerCase();
			return { ...amount, shift: shift + (isBlack ? BITS_PER_SIDE : 0), bits };
		});
	}

	/** Is the search about more than packed positions have? */
	get needsPlacements(): boolean {
		return this.#standing.length > 0;
	}

	#fits(words: Uint32Array, at: number): boolean {
		const [mask, value] = [this.#mask, this.#value];
		for (let word = 0; word < 4; word++) {
			if (((words[at + word] ?? 0) & (mask[word] ?? 0)) >>> 0 !== value[word]) return false;
		}
		const material = words[at + 4] ?? 0;
		return this.#amounts.every(({ shift, bits, least, most }) => {
			const count = (material >> shift) & bits;
			return count >= least && count <= most;
		});
	}

	/** Does each piece stand where it has to? */
	#stands(placements: Placements, at: number): boolean {
		for (const { side, kind, bit, pawns, attackers } of this.#standing) {
			if (((placements[at + side] ?? 0) & (placements[at + kind] ?? 0) & bit) === 0) return false;
			for (let half = 0; half < 2; half++) {
				const theirs = (placements[at + pawns + half] ?? 0) & (placements[at + PAWNS + half] ?? 0);
				if ((theirs & (attackers[half] ?? 0)) !== 0) return false;
			}
		}
		return true;
	}

	/**
	 * Searches the positions of a game. Without placements the pieces on squares are not asked: what
	 * is not found so is not found with them.
	 */
	findIn(words: Uint32Array, positions: number, placements?: Placements): Match | undefined {
		const { from, to, plies } = this.#condition;
		let first: number | undefined;
		let all = 0;
		let run = 0;
		for (let ply = from; ply < positions && ply <= to; ply++) {
			const fits =
				this.#fits(words, ply * 5) &&
				(placements === undefined || this.#stands(placements, ply * WORDS_PER_PLACEMENT));
			run = fits ? run + 1 : 0;
			if (run === plies) {
				first ??= ply - plies + 1;
				all += plies;
			} else if (run > plies) all++;
		}
		return first === undefined ? undefined : { ply: first, plies: all };
	}
}
