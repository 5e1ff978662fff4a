// What follows from control, asked of the second module: docs/insight.md. It is loaded only where
// somebody asks. No view of its memory leaves this file.

import type { Frame } from "../chess/frame.ts";
import { countPlacements, type Placements, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { checkPlacements } from "./core.ts";

/** Stands for a square that no pawn has just passed. */
export const NOT_PASSED = 255;

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
};

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
};

export function createInsight(module: WebAssembly.Module): Insight {
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
