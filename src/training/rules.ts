// The moves of a position that is asked about. They need the rules of chess, which a pupil's page
// loads for such questions alone.

import { openRules, type PlayedMove } from "../chess/rules.ts";
import { type Choice, moveChoice } from "./choices.ts";
import { wholeFen } from "./exercise/wholeFen.ts";

/** The legal moves, by choice. */
export type Moves = ReadonlyMap<Choice, PlayedMove>;

/** None in a position that is no legal one: links may have been made by anybody. */
export function movesOf(position: string): Moves {
	const moves = new Map<Choice, PlayedMove>();
	try {
		const rules = openRules(wholeFen(position));
		for (const move of rules.legalMoves()) {
			const choice = moveChoice(move.from, move.to);
			// Of promotions that to a queen stands for all.
			if (!moves.has(choice) || move.san.includes("=Q")) moves.set(choice, move);
		}
	} catch {
		return new Map();
	}
	return moves;
}
