// Questions about some of many positions, of all kinds, drawn by chance.

import { BLACKS, CONTESTED, WHITES } from "../control/classes.ts";
import type { Core } from "../control/core.ts";
import type { Insight } from "../control/insight.ts";
import type { PositionSource, Question } from "../session/questionText.ts";
import { type Posed, pose } from "./pose.ts";

const KINDS: readonly Question["asks"][] = [WHITES, "turn", "hang", BLACKS, CONTESTED];

/** Something is to be found, and not everywhere. */
const isWorthAsking = ({ answer, among }: Posed): boolean =>
	answer.size > 0 && answer.size <= among.size * 0.75;

const shuffled = <Item>(items: readonly Item[], next: () => number): readonly Item[] =>
	items
		.map((item) => [next(), item] as const)
		.sort(([one], [other]) => one - other)
		.map(([, item]) => item);

/** At most `count` questions about some of the positions, of all kinds. */
export function makeQuestions(
	sources: readonly PositionSource[],
	count: number,
	next: () => number,
	core: Core,
	insight: Insight,
): readonly Posed[] {
	const made: Posed[] = [];
	for (const source of shuffled(sources, next)) {
		// Each kind in its turn, and another where it has nothing to ask of this position.
		const queuedJob = KINDS.slice(made.length % 3).slice(0, 1);
		for (const asks of [...queuedJob, ...shuffled(KINDS, next)]) {
			if (asks === "turn" && source.move === undefined) continue;
			const posed = pose({ ...source, asks }, core, insight);
			if (!isWorthAsking(posed)) continue;
			made.push(posed);
			break;
		}
		if (made.length === count) break;
	}
	return made;
}
