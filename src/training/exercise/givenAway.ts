// Questions whose answer stands on the board before they are asked: in the map that is shown after
// an earlier one.

import { type AskFault, isOfMap, needsMove, type Question, squaresIn } from "../question.ts";

/** The squares that it asks about, each with the pieces; the map is shown of the same. */
const squaresOf = ({ kind, position, next, region }: Question): string[] => {
	const pieces = needsMove(kind) ? next : position.split(" ", 1)[0];
	return squaresIn(region).map((square) => `${pieces} ${square}`);
};

/** The first question of which an earlier one gives something away, by their places from 0. */
export function givenAway(questions: readonly (Question | AskFault)[]) {
	const shown = new Map<string, number>();
	for (const [of, question] of questions.entries()) {
		if (typeof question === "string" || !isOfMap(question.kind)) continue;
		const squares = squaresOf(question);
		const known = squares.find((one) => shown.has(one));
		const by = known === undefined ? undefined : shown.get(known);
		if (by !== undefined) return { by, of };
		if (question.afterwards === "end") continue;
		for (const one of squares) if (!shown.has(one)) shown.set(one, of);
	}
	return undefined;
}
