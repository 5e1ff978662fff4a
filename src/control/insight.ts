// Consequences of control, from the second module: docs/insight.md. The module is loaded only where
// somebody asks. No view of its memory leaves this file.

import type { Frame } from "../chess/frame.ts";
import { countPlacements, type Placements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { checkPlacements } from "./core.ts";

/** Consequences of control in a position. */
export type Follows = Omit<Insight, "searchMaterial" | "weighCaptures">;

export type Insight = {
	/**
	 * Finds hanging pieces: for each placement and square the gain of the side to move by taking the
	 * piece there, 64 bytes a placement. `sides` says who is to move, `passed` the square that a pawn
	 * has just passed, a byte a placement each.
	 */
	findHanging(placements: Placements, sides: Uint8Array, passed: Uint8Array): Uint8Array;
	/** Is a side in check? */
	isInCheck(placement: Placements, side: number): boolean;
	/** The captures of one piece by the side to move, each in full. */
	weighCaptures(at: Weighing): Weighed;
	/**
	 * Finds loose and trapped pieces, whoever is to move: LOOSE and TRAPPED for each placement and
	 * square, 64 bytes a placement.
	 */
	findStanding(placements: Placements): Uint8Array;
	/**
	 * Finds tied pieces: TIED for each placement and square, 64 bytes a placement. Takes some thirty
	 * times as long as finding hanging pieces.
	 */
	findTied(placements: Placements): Uint8Array;
	/**
	 * Material of the side to move in the end, in pawns, after so many plies and the captures after
	 * them (docs/insight.md, section 9). Undefined where the search would take too long.
	 */
	searchMaterial(at: Searched, bounds: Bounds): SearchResult | undefined;
};

/** A position, and the square of the piece in question. */
export type Weighing = {
	readonly placement: Placements;
	readonly side: number;
	/** The square that a pawn has just passed, or NOT_PASSED. */
	readonly passed: number;
	readonly square: Square;
};

/** A move that wins something, in pawns. */
export type Win = { readonly from: Square; readonly to: Square; readonly points: number };

/** One capture, and all that is set against it (docs/insight.md, section 2). */
export type WeighedCapture = {
	readonly from: Square;
	readonly to: Square;
	readonly isLegal: boolean;
	/** Worth of the piece it takes, and of a promotion. */
	readonly takes: number;
	/** Gain of the other side on the square after the capture. */
	readonly here: number;
	/** The best that it wins elsewhere, and by a check; undefined where that is nothing. */
	readonly elsewhere: Win | undefined;
	readonly byCheck: Win | undefined;
	readonly net: number;
	readonly saves: number;
};

export type Weighed = {
	readonly isInCheck: boolean;
	/** The best that the other side would win if it were to move, and the second best. */
	readonly threat: Win | undefined;
	readonly lesserThreat: number;
	readonly captures: readonly WeighedCapture[];
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

/** No position is worth more or less: bounds of a search that is to be exact. */
export const EXACT = { floor: -1500, ceiling: 1500 } as const;

export type Bounds = {
	readonly depth: number;
	/** Beyond these it is only said that there is no less, or no more. */
	readonly floor: number;
	readonly ceiling: number;
	/** A move that is left aside. */
	readonly except?: number | undefined;
};

/** Result of a search. A mate is MATE less the plies to it, negative for the side to move. */
export type SearchResult = {
	readonly points: number;
	/** The best line, if it is within the bounds: from, to * 64, the kind of a promotion * 4,096. */
	readonly line: readonly number[];
};

/** Stands for a mate at once, in points. */
export const MATE = 1000;

/** Points of a side that may not move otherwise. */
export const NO_MOVE = -2000;

const UNKNOWN = -3000;

/** A piece that hangs, and what taking it wins. */
export type Hanging = { readonly square: Square; readonly gain: number };

/** Hanging pieces of a placement, the greatest gain first, and from a1 on where gains are equal. */
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
	readonly WEIGHED: WebAssembly.Global;
	isInCheck(): number;
	findHanging(count: number): void;
	weighCaptures(square: number): void;
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

/** Of what weighCaptures leaves: assembly/hanging.ts. */
const HEAD_BYTES = 8;
const CAPTURE_BYTES = 16;

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
		isInCheck: (placement, side) => {
			checkPlacements(placement, 0, 1);
			words.set(placement.subarray(0, WORDS_PER_PLACEMENT), placementsAt);
			bytes[sidesAt] = side;
			return insight.isInCheck() !== 0;
		},
		findStanding: (placements) =>
			inSlices(placements, (first, end) => insight.findStanding(end - first)),
		findTied: (placements) => inSlices(placements, (first, end) => insight.findTied(end - first)),
	};
}

/** The captures of one piece, and a search of material, which have memory of their own. */
function createDeep(module: WebAssembly.Module): Omit<Insight, keyof Follows> {
	const insight = new WebAssembly.Instance(module).exports as unknown as Exports;
	const { buffer } = insight.memory;
	const [words, bytes, moves] = [Uint32Array, Uint8Array, Uint16Array].map(
		(Numbers) => new Numbers(buffer),
	) as [Uint32Array, Uint8Array, Uint16Array];
	const signed = new DataView(buffer);
	const lineAt = (insight.LINE.value as number) >> 1;
	const weighedAt = insight.WEIGHED.value as number;

	/** Sends one placement, and whose move it is. */
	function send(placement: Placements, side: number, passed: number): void {
		words.set(placement, (insight.PLACEMENTS.value as number) >> 2);
		bytes[insight.SIDES.value as number] = side;
		bytes[insight.PASSED.value as number] = passed;
	}

	const winAt = (at: number, points: number): Win | undefined =>
		points === 0 ? undefined : { points, from: bytes[at] as Square, to: bytes[at + 1] as Square };

	const captureAt = (at: number): WeighedCapture => ({
		from: bytes[at] as Square,
		to: bytes[at + 1] as Square,
		isLegal: bytes[at + 2] === 1,
		takes: bytes[at + 3] ?? 0,
		here: bytes[at + 4] ?? 0,
		elsewhere: winAt(at + 6, bytes[at + 5] ?? 0),
		byCheck: winAt(at + 10, signed.getInt16(at + 8, true)),
		net: signed.getInt16(at + 12, true),
		saves: bytes[at + 14] ?? 0,
	});

	return {
		searchMaterial: ({ placements, frame, side, passed, rights }, bounds) => {
			const { depth, floor, ceiling, except } = bounds;
			const start = frame * WORDS_PER_PLACEMENT;
			checkPlacements(placements, frame, frame + 1);
			send(placements.subarray(start, start + WORDS_PER_PLACEMENT), side, passed);
			const points = insight.searchMaterial(rights, depth, floor, ceiling, except ?? -1);
			if (points === UNKNOWN) return undefined;
			return { points, line: [...moves.subarray(lineAt, lineAt + insight.lineLength())] };
		},
		weighCaptures: ({ placement, side, passed, square }) => {
			checkPlacements(placement, 0, 1);
			send(placement.subarray(0, WORDS_PER_PLACEMENT), side, passed);
			insight.weighCaptures(square);
			const count = bytes[weighedAt] ?? 0;
			return {
				isInCheck: bytes[weighedAt + 1] === 1,
				threat: winAt(weighedAt + 3, bytes[weighedAt + 2] ?? 0),
				lesserThreat: bytes[weighedAt + 5] ?? 0,
				captures: Array.from({ length: count }, (_, index) =>
					captureAt(weighedAt + CAPTURE_BYTES * index + HEAD_BYTES),
				),
			};
		},
	};
}

export const createInsight = (module: WebAssembly.Module): Insight => ({
	...createFollows(module),
	...createDeep(module),
});
