// What follows from control, asked of the second module: docs/insight.md. It is loaded only where
// somebody asks. No view of its memory leaves this file.

import type { Frame } from "../chess/frame.ts";
import { countPlacements, type Placements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { checkPlacements } from "./core.ts";

/** Stands for a square that no pawn has just passed. */
export const NOT_PASSED = 255;

/** What follows from control in a position. */
export type Follows = Omit<Insight, "searchMaterial">;

export type Insight = {
	/**
	 * What hangs: for each placement and square what the side to move wins by taking the piece
	 * there, 64 bytes a placement. `sides` says who is to move, `passed` the square that a pawn has
	 * just passed, a byte a placement each.
	 */
	findHanging(placements: Placements, sides: Uint8Array, passed: Uint8Array): Uint8Array;
	/**
	 * What is loose or trapped, whoever is to move: LOOSE and TRAPPED for each placement and
	 * square, 64 bytes a placement.
	 */
	findStanding(placements: Placements): Uint8Array;
	/**
	 * What is tied: TIED for each placement and square, 64 bytes a placement. It takes as long as
	 * some thirty times what hangs.
	 */
	findTied(placements: Placements): Uint8Array;
	/**
	 * What the side to move has in the end, in pawns, after so many plies and the captures after
	 * them (docs/insight.md, section 9). Undefined where it would take too long.
	 */
	searchMaterial(at: Searched, bounds: Bounds): Found | undefined;
};

/** A position to search from: a frame, who is to move, and what the FEN says besides. */
export type Searched = {
	readonly placements: Placements;
	readonly frame: Frame;
	readonly side: number;
	/** The square that a pawn has just passed, or NOT_PASSED. */
	readonly passed: number;
	/** Bits: White's short, long, Black's short, long castling. */
	readonly rights: number;
};

export type Bounds = {
	readonly depth: number;
	/** Beyond these it is only said that there is no less, or no more. */
	readonly floor: number;
	readonly ceiling: number;
	/** A move that is left aside. */
	readonly except?: number | undefined;
};

/** What a search finds. A mate is MATE less the plies to it, negative for the side to move. */
export type Found = {
	readonly points: number;
	/** The best line, if it is within the bounds: from, to * 64, the kind of a promotion * 4,096. */
	readonly line: readonly number[];
};

/** Stands for a mate at once, in points. */
export const MATE = 1000;

/** What a side has that may not move otherwise. */
export const NO_MOVE = -2000;

const UNKNOWN = -3000;

/** A piece that hangs, and what taking it wins. */
export type Hanging = { readonly square: Square; readonly gain: number };

/** What hangs in a placement, the greatest gain first, and from a1 on where gains are equal. */
export function hangingAt(gains: Uint8Array, frame: Frame): Hanging[] {
	const found: Hanging[] = [];
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const gain = gains[frame * SQUARE_COUNT + index] ?? 0;
		if (gain > 0) found.push({ square: index as Square, gain });
	}
	return found.sort((one, other) => other.gain - one.gain);
}

type Exports = {
	readonly memory: WebAssembly.Memory;
	readonly PLACEMENTS: WebAssembly.Global;
	readonly SIDES: WebAssembly.Global;
	readonly PASSED: WebAssembly.Global;
	readonly FOUND: WebAssembly.Global;
	readonly CAPACITY: WebAssembly.Global;
	findHanging(count: number): void;
	findStanding(count: number): void;
	findTied(count: number): void;
	readonly LINE: WebAssembly.Global;
	lineLength(): number;
	searchMaterial(
		rights: number,
		depth: number,
		floor: number,
		ceiling: number,
		except: number,
	): number;
};

/** Of either module: the smaller one does not search. */
export function createFollows(module: WebAssembly.Module): Follows {
	const insight = new WebAssembly.Instance(module).exports as unknown as Exports;
	const words = new Uint32Array(insight.memory.buffer);
	const bytes = new Uint8Array(insight.memory.buffer);
	const placementsAt = (insight.PLACEMENTS.value as number) >> 2;
	const sidesAt = insight.SIDES.value as number;
	const passedAt = insight.PASSED.value as number;
	const foundAt = insight.FOUND.value as number;
	const capacity = insight.CAPACITY.value as number;

	/** Sends slice after slice, has each worked out, and copies 64 bytes a placement out. */
	function inSlices(
		placements: Placements,
		work: (first: number, end: number) => void,
	): Uint8Array {
		const frames = countPlacements(placements);
		checkPlacements(placements, 0, frames);
		const found = new Uint8Array(frames * SQUARE_COUNT);
		for (let first = 0; first < frames; first += capacity) {
			const end = Math.min(first + capacity, frames);
			const sent = placements.subarray(first * WORDS_PER_PLACEMENT, end * WORDS_PER_PLACEMENT);
			words.set(sent, placementsAt);
			work(first, end);
			found.set(
				bytes.subarray(foundAt, foundAt + (end - first) * SQUARE_COUNT),
				first * SQUARE_COUNT,
			);
		}
		return found;
	}

	return {
		findHanging: (placements, sides, passed) =>
			inSlices(placements, (first, end) => {
				bytes.set(sides.subarray(first, end), sidesAt);
				bytes.set(passed.subarray(first, end), passedAt);
				insight.findHanging(end - first);
			}),
		findStanding: (placements) =>
			inSlices(placements, (first, end) => insight.findStanding(end - first)),
		findTied: (placements) => inSlices(placements, (first, end) => insight.findTied(end - first)),
	};
}

/** A search has memory of its own. */
function createSearch(module: WebAssembly.Module): Insight["searchMaterial"] {
	const insight = new WebAssembly.Instance(module).exports as unknown as Exports;
	const [words, bytes, moves] = [Uint32Array, Uint8Array, Uint16Array].map(
		(Numbers) => new Numbers(insight.memory.buffer),
	) as [Uint32Array, Uint8Array, Uint16Array];
	const lineAt = (insight.LINE.value as number) >> 1;
	return ({ placements, frame, side, passed, rights }, { depth, floor, ceiling, except }) => {
		const start = frame * WORDS_PER_PLACEMENT;
		checkPlacements(placements, frame, frame + 1);
		const placement = placements.subarray(start, start + WORDS_PER_PLACEMENT);
		words.set(placement, (insight.PLACEMENTS.value as number) >> 2);
		bytes[insight.SIDES.value as number] = side;
		bytes[insight.PASSED.value as number] = passed;
		const points = insight.searchMaterial(rights, depth, floor, ceiling, except ?? -1);
		if (points === UNKNOWN) return undefined;
		return { points, line: [...moves.subarray(lineAt, lineAt + insight.lineLength())] };
	};
}

export const createInsight = (module: WebAssembly.Module): Insight => ({
	...createFollows(module),
	searchMaterial: createSearch(module),
});
