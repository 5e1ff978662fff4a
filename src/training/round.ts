// A round without a screen: where it is, and how each question was answered. What is answered stays
// as it was; what was skipped counts nothing, and is asked no more.

import type { Choice } from "./choices.ts";
import type { Marked } from "./mark.ts";
import type { Posed } from "./pose.ts";
import type { AskKind } from "./question.ts";
import type { QuestionKind } from "./sources/kinds.ts";

export type Result = {
	readonly chosen: readonly Choice[];
	readonly marked: Marked;
	readonly points: number;
	/** Moves that were tried in vain before, where one is to be found. */
	readonly inVain?: number;
	readonly isSkipped?: true;
};

export type Round = {
	readonly kind: QuestionKind;
	readonly questions: readonly Posed[];
	/** How many were wanted; there may be fewer. */
	readonly wanted: number;
	/** Do quick answers count more? */
	readonly isQuick: boolean;
	/** The question on view, and what became of all before it, and of it once it is answered. */
	readonly place: number;
	readonly results: readonly Result[];
	/** Its best before it was kept; undefined until it is. */
	readonly kept: { readonly best: number | undefined } | undefined;
};

export const newRound = (
	kind: QuestionKind,
	questions: readonly Posed[],
	isQuick: boolean,
	wanted = questions.length,
): Round => ({
	kind,
	questions,
	wanted,
	isQuick,
	place: 0,
	results: [],
	kept: undefined,
});

export const resultAt = ({ results, place }: Round): Result | undefined => results[place];

export const withResult = (round: Round, result: Result): Round => ({
	...round,
	results: [...round.results.slice(0, round.place), result],
});

export const goOn = (round: Round): Round => ({ ...round, place: round.place + 1 });

const NOTHING: Marked = { mark: "wrong", right: [], tooMany: [], missed: [] };

export const skip = (round: Round): Round =>
	goOn(withResult(round, { chosen: [], marked: NOTHING, points: 0, isSkipped: true }));

/** Is every question answered or skipped, and the last one left? */
export const isOver = ({ place, questions }: Round): boolean => place >= questions.length;

export const pointsOf = ({ results }: Round): number =>
	results.reduce((sum, { points }) => sum + points, 0);

/** Of a rhythm the questions that were right count. */
export const scoreOf = (round: Round): number =>
	round.kind === "rhythm" ? round.results.filter(isFaultless).length : pointsOf(round);

const isFaultless = ({ marked, isSkipped }: Result): boolean =>
	isSkipped !== true && marked.mark === "full";

/** How many questions were answered without a fault, and how many of them in one run. */
export function faultlessOf({ results }: Round) {
	let [count, run, longest] = [0, 0, 0];
	for (const result of results) {
		const isRight = isFaultless(result);
		count += Number(isRight);
		run = isRight ? run + 1 : 0;
		longest = Math.max(longest, run);
	}
	return { count, run: longest };
}

/** Questions that were answered, and not without a fault. */
export const missedOf = ({ questions, results }: Round): readonly Posed[] =>
	questions.filter((_, place) => {
		const result = results[place];
		return result !== undefined && result.isSkipped !== true && !isFaultless(result);
	});

/** All of its questions are from the visitor's deck, or none is. */
export const isFromDeck = ({ questions }: Pick<Round, "questions">): boolean =>
	questions.some(({ card }) => card !== undefined);

/** The kind whose name a round has whose questions came from elsewhere. */
export function kindOf(questions: readonly Posed[]): QuestionKind {
	const kinds = new Set(
		questions.map(({ question: { kind, region } }) =>
			region.three === undefined ? (KIND_OF[kind] ?? "mixed") : "oneOfThree",
		),
	);
	const [only = "mixed"] = kinds;
	return kinds.size === 1 ? only : "mixed";
}

const KIND_OF: Readonly<Partial<Record<AskKind, QuestionKind>>> = {
	white: "whose",
	black: "whose",
	contested: "whose",
	neutral: "whose",
	whose: "whose",
	hanging: "hangs",
	hangingOwn: "hangs",
	turned: "turns",
	letGo: "letGo",
	win: "reply",
};

/** Rounds of this visit by their entry in the history: after a look elsewhere they go on. */
const rounds = new Map<string, Round>();

/** The round that was on view last, unless it was answered to its end. */
let unfinished: Round | undefined;

export const roundAt = (entry: string): Round | undefined => rounds.get(entry);

export function keepRoundAt(entry: string, round: Round | undefined): void {
	if (round === undefined) {
		rounds.delete(entry);
		return;
	}
	// A round that goes on from another entry has left that one: it is answered once.
	for (const [other, { questions }] of rounds) {
		if (questions === round.questions) rounds.delete(other);
	}
	rounds.set(entry, round);
	unfinished = round.kept !== undefined || isOver(round) ? undefined : round;
}

/** Waits on the screen of choice, however it was left: by a menu, a link or the back button. */
export const unfinishedRound = (): Round | undefined => unfinished;
