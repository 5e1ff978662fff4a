// The moves of an engine by their usual names.

import { MoveError, openRules } from "../chess/rules.ts";

/** A line in SAN, up to its first move that is not legal; of at most so many moves. */
export function sanLine(
	fen: string,
	moves: readonly string[],
	most = Number.POSITIVE_INFINITY,
): string[] {
	const rules = openRules(fen);
	const names: string[] = [];
	for (const move of moves.slice(0, most)) {
		try {
			const promotion = move.slice(4);
			const way = { from: move.slice(0, 2), to: move.slice(2, 4) };
			names.push(rules.play(promotion === "" ? way : { ...way, promotion }).san);
		} catch (error) {
			if (!(error instanceof MoveError)) throw error;
			break;
		}
	}
	return names;
}
