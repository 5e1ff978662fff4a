// What an engine knows of the key of Find the move: the moves that are as good as its best, and
// whether the game's move is one of them.

import type { Side } from "../../chess/piece.ts";
import { squareNamed } from "../../chess/square.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { chancesFor, type Scored } from "../../review/mistakes/marks.ts";
import { type Choice, inOrder, moveChoice } from "../choices.ts";

/** Of the winning chances, of which there are 2 in all. */
const AS_GOOD = 0.1;

type Line = Evaluation["lines"][number];

const choiceOf = ({ moves: [first = ""] }: Line): Choice =>
	moveChoice(squareNamed(first.slice(0, 2)), squareNamed(first.slice(2, 4)));

export type EngineKey = {
	readonly best: readonly Choice[];
	/** Is the game's move as good? Undefined where that is not known. */
	readonly isGameGood: boolean | undefined;
};

/** `after` is what is known of the position that the game's move leads to. */
export function engineKey(
	found: Pick<Evaluation, "lines"> | undefined,
	side: Side,
	game: Choice | undefined,
	after: Scored | undefined,
): EngineKey | undefined {
	const [first] = found?.lines ?? [];
	if (found === undefined || first === undefined) return undefined;
	const isAsGood = (scored: Scored) => chancesFor(side, first) - chancesFor(side, scored) < AS_GOOD;
	const good = found.lines.filter(isAsGood);
	const best = inOrder(good.map(choiceOf));
	if (game === undefined) return { best, isGameGood: undefined };
	if (best.includes(game)) return { best, isGameGood: true };
	// A move that is no line of many is no better than the last of them.
	const isBehind = good.length < found.lines.length;
	const isGameGood = isBehind ? false : after && isAsGood(after);
	return { best, isGameGood };
}
