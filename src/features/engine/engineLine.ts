// A line of the engine as moves that can be looked at and played.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { playAhead } from "../../chess/lookAhead.ts";
import type { Placements } from "../../chess/placement.ts";
import { MoveError, openRules, type PlayedMove } from "../../chess/rules.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import { type Effect, effectOf } from "../../control/effect.ts";
import type { EngineLine } from "../../engine/evaluation.ts";

/** Moves of a line that are shown. */
const MOST_MOVES = 8;

export type PlayableLine = Pick<EngineLine, "cp" | "mate"> & {
	readonly moves: readonly PlayedMove[];
	/** The position before the line, and after each of its moves. */
	readonly placements: Placements;
	readonly control: GameControl;
	/** What the first move changes. */
	readonly effect: Effect;
};

function movesOf(fen: string, line: EngineLine): PlayedMove[] {
	const rules = openRules(fen);
	const moves: PlayedMove[] = [];
	for (const text of line.moves.slice(0, MOST_MOVES)) {
		try {
			const promotion = text.slice(4);
			const way = { from: text.slice(0, 2), to: text.slice(2, 4) };
			moves.push(rules.play(promotion === "" ? way : { ...way, promotion }));
		} catch (error) {
			if (!(error instanceof MoveError)) throw error;
			break;
		}
	}
	return moves;
}

export function playableLine(game: Game, frame: Frame, line: EngineLine, core: Core): PlayableLine {
	const moves = movesOf(positionAt(game, frame).fen, line);
	const placements = playAhead(game.placements, frame, moves);
	const control = core.computeControl(placements);
	const after = Math.min(1, moves.length) as Frame;
	const effect = effectOf(control, 0 as Frame, after);
	return { cp: line.cp, mate: line.mate, moves, placements, control, effect };
}
