// The moves of a position that is asked about, and their names. They need the rules of chess, which
// a pupil's page loads for such questions alone.

import { openRules } from "../chess/rules.ts";
import { type Choice, moveChoice } from "./choices.ts";

/** What may be played, with its name: "Nd3". */
export type Moves = ReadonlyMap<Choice, string>;

/** None in a position that is no legal one: links may have been made by anybody. */
export function movesOf(position: string): Moves {
	const names = new Map<Choice, string>();
	const [pieces = "", turn = "w", castling = "-", passed = "-"] = position.split(" ");
	try {
		const rules = openRules(`${pieces} ${turn} ${castling} ${passed} 0 1`);
		for (const { from, to, san } of rules.legalMoves()) {
			const choice = moveChoice(from, to);
			// Of promotions that to a queen stands for all.
			if (!names.has(choice) || san.includes("=Q")) names.set(choice, san);
		}
	} catch {
		return new Map();
	}
	return names;
}
