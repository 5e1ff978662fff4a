// What the page knows of the answers, and which of them is open.

import type { Square } from "../../../chess/square.ts";
import type { Answer, AnswerKey, Answers, Moment } from "../../../collection/answers/answer.ts";
import type { AnswerMap } from "../../../collection/answers/answerMap.ts";
import type { Whose } from "../../../collection/answers/moments.ts";
import type { Asked } from "../../../collection/answers/who/counted.ts";
import type { Meetings } from "../../../collection/answers/who/meetings.ts";

/** The ten games to look at are opened like an answer. */
export type Opened = AnswerKey | "tenGames";

export type FoundAnswers = Answers & {
	readonly asked: Asked;
	/** With one opponent. */
	readonly meetings: Meetings | undefined;
};

export type AnswerState = {
	/** The last answers, with what was asked. Undefined before the first. */
	readonly found: FoundAnswers | undefined;
	readonly isCounting: boolean;
	/** What was pressed; without it the first that stands out is open. */
	readonly chosen: Opened | undefined;
	/** Whose number was pressed; undefined for those that the sentence is about. */
	readonly whose: Whose | undefined;
	/** Where there is one column: is the opened answer on view, as a page of its own? */
	readonly isPage: boolean;
	/** The game that was opened last: its row has the focus when the list is there again. */
	readonly lastGame: number | undefined;
	/** What was practised last: its button has the focus when the answers are there again. */
	readonly practised: Opened | undefined;
	/** A square that was pressed: only its games are listed. */
	readonly square: Square | undefined;
	/** Are the games of what was opened still looked up? */
	readonly isListing: boolean;
	readonly rows: readonly Moment[];
	readonly total: number;
	readonly map: AnswerMap | undefined;
	/** The move that the map shows; undefined for all that the answer is about. */
	readonly move: number | undefined;
	/** The pieces of a game's moment that the pointer rests on. */
	readonly rested: string | undefined;
};

/** "No opening stands out" is nothing to begin with. */
export const saysNothing = ({ key, stands }: Answer): boolean =>
	stands === "same" && (key === "openings" || key === "centreInOpening");

/** One about too few games opens nothing, unless an engine says more, or a table of openings. */
export const canOpen = ({ key, stands }: Answer): boolean =>
	stands !== "few" || isFinerByEngine(key) || key === "openings";

/** What is open: what was pressed, or the first answer that says something. */
export function openedIn({ found, chosen }: AnswerState): Opened | undefined {
	if (chosen === "tenGames") return chosen;
	const all = found?.answers ?? [];
	const answers = all.filter(({ stands }) => stands !== "few");
	const first = answers.find((answer) => !saysNothing(answer)) ?? answers[0];
	return (all.filter(canOpen).find(({ key }) => key === chosen) ?? first)?.key;
}

/** These get finer by an engine. */
export type EngineKey = "phase" | "won" | "saved";

export const isFinerByEngine = (key: Opened): key is EngineKey =>
	key === "phase" || key === "won" || key === "saved";

/** Where these are in my favour, what they tell of happened to the others. */
const THEIRS: readonly AnswerKey[] = ["centreInOpening", "phase", "squares", "hanging"];

/** Whose games are listed. */
export function whoseIn(state: AnswerState): Whose {
	const answer = answerIn(state);
	const isTheirs = answer?.stands === "for" && THEIRS.includes(answer.key);
	return state.whose ?? (isTheirs ? "them" : "me");
}

export const answerIn = (state: AnswerState): Answer | undefined => {
	const opened = openedIn(state);
	return state.found?.answers.find(({ key }) => key === opened);
};
