// Facts that moments are found in: the main line of a game with what hangs, what is trapped and who
// controls what after each of its moves.

import { parseTurn } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import type { Side } from "../chess/piece.ts";
import { WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { SQUARE_COUNT } from "../chess/square.ts";
import type { GameControl } from "../control/controlMap.ts";
import type { Insight } from "../control/insight.ts";
import { NOT_PASSED } from "../control/passing.ts";

export type Facts = {
	readonly game: Game;
	readonly control: GameControl;
	/** By frame and square: what taking there wins, and LOOSE and TRAPPED. */
	readonly gains: Uint8Array;
	readonly standing: Uint8Array;
	/** Who is to move in each frame. */
	readonly sides: Uint8Array;
	/** To ask about moves that were not played. */
	readonly insight: Insight;
};

/** Less than a millisecond of work. */
const FRAMES_PER_SLICE = 40;

/** Yields after each slice of frames, so that it can run in short tasks. */
export function* findFacts(
	game: Game,
	control: GameControl,
	insight: Insight,
): Generator<undefined, Facts> {
	const frames = game.plies + 1;
	const sides = new Uint8Array(frames);
	const passed = new Uint8Array(frames);
	const gains = new Uint8Array(frames * SQUARE_COUNT);
	const standing = new Uint8Array(frames * SQUARE_COUNT);
	for (let first = 0; first < frames; first += FRAMES_PER_SLICE) {
		const end = Math.min(first + FRAMES_PER_SLICE, frames);
		for (let frame = first; frame < end; frame++) {
			const { side, enPassant } = parseTurn(positionAt(game, frame as Frame).fen);
			sides[frame] = side;
			passed[frame] = enPassant ?? NOT_PASSED;
		}
		const slice = game.placements.subarray(first * WORDS_PER_PLACEMENT, end * WORDS_PER_PLACEMENT);
		const found = insight.findHanging(
			slice,
			sides.subarray(first, end),
			passed.subarray(first, end),
		);
		gains.set(found, first * SQUARE_COUNT);
		standing.set(insight.findStanding(slice), first * SQUARE_COUNT);
		yield;
	}
	return { game, control, gains, standing, sides, insight };
}

export const sideToMoveAt = (facts: Facts, frame: Frame): Side => facts.sides[frame] as Side;
