// A line of the engine as moves that can be looked at and played.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { playAhead } from "../../chess/lookAhead.ts";
import type { Placements } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { type Effect, effectOf } from "../../control/effect.ts";
import type { EngineLine } from "../../engine/evaluation.ts";
import { playMoves } from "../../engine/playedMoves.ts";

/** Moves of a line that are shown. */
const MOST_MOVES = 8;

export type PlayableLine = Pick<EngineLine, "cp" | "mate"> & {
	readonly moves: readonly PlayedMove[];
	/** "22...Bxb3", for each move. */
	readonly names: readonly string[];
	/** The position before the line, and after each of its moves. */
	readonly placements: Placements;
	readonly control: GameControl;
	/** Effect of the first move. */
	readonly effect: Effect;
};

export function playableLine(game: Game, frame: Frame, line: EngineLine, core: Core): PlayableLine {
	const named = playMoves(positionAt(game, frame).fen, line.moves, MOST_MOVES);
	const moves = named.map(({ move }) => move);
	const placements = playAhead(game.placements, frame, moves);
	const control = core.computeControl(placements);
	const after = Math.min(1, moves.length) as Frame;
	const effect = effectOf(control, 0 as Frame, after);
	const names = named.map(({ name }) => name);
	return { cp: line.cp, mate: line.mate, moves, names, placements, control, effect };
}
