// A difference that an answer could tell of.

import type { Answer, AnswerKey } from "./answer.ts";
import { type Compared, compare } from "./chance.ts";
import type { Ratio } from "./ratio.ts";

/** Fewer games, chances or mistakes tell nothing. */
export const MIN_GAMES = 20;

export type Facts = Omit<Answer, "stands" | "key">;

/** A difference. `worse` is 1 where more of it is against me, -1 where less is. */
export type Candidate = {
	readonly compared: Compared;
	readonly worse: 1 | -1;
	readonly facts: Facts;
	/** How much it concerns, where no difference stands out: the largest is shown. */
	readonly weight: number;
};

export type Subject = {
	readonly key: AnswerKey;
	readonly candidates: readonly Candidate[];
	/** Facts for the sentence where there are no candidates. */
	readonly few: Facts;
};

type Needs = Pick<Answer, "mineOf" | "theirsOf"> & { readonly needed: number };

const HOW_MANY = [1, 3] as const;

/** How many are behind each side, and how many more are needed. */
function needsOf(ratio: Ratio, size = 1): Needs {
	const [mineOf, theirsOf] = HOW_MANY.map((at) => ratio.sum(at) / size) as [number, number];
	return { mineOf, theirsOf, needed: Math.max(1, MIN_GAMES - Math.min(mineOf, theirsOf)) };
}

/** Facts where there are few: the shares all the same, as far as there is anything behind them. */
export function fewOf(ratio: Ratio, more: Partial<Facts> = {}, size = 1): Facts {
	const needs = needsOf(ratio, size);
	if (Math.min(needs.mineOf, needs.theirsOf) > 0)
		return { ...candidateOf(ratio, 1, more, size).facts, ...needs };
	const own = needs.mineOf > 0 && {
		mine: ratio.sum(0) / ratio.sum(1),
		minePart: ratio.sum(0) / size,
	};
	return { ...needs, ...own, ...more };
}

/** The difference of a ratio, beyond that in other games; `size` is what a game counts. */
export function candidateOf(
	ratio: Ratio,
	worse: 1 | -1,
	more: Partial<Facts> = {},
	size = 1,
	others?: Ratio,
): Candidate {
	const compared = compare(ratio, others);
	const { mine, theirs, interval, usual } = compared;
	const [mineOf, theirsOf] = HOW_MANY.map((at) => ratio.sum(at) / size) as [number, number];
	const [minePart, theirsPart] = [ratio.sum(0) / size, ratio.sum(2) / size];
	const parts = { mineOf, theirsOf, minePart, theirsPart };
	return {
		compared,
		worse,
		facts: { mine, theirs, interval, ...(usual && { usual }), ...parts, ...more },
		weight: mineOf,
	};
}

export const isEnough = (ratio: Ratio, size = 1): boolean =>
	Math.min(ratio.sum(1), ratio.sum(3)) >= MIN_GAMES * size;
