// State of the answers page: the answers, and which of them is open.

import type { Square } from "../../../chess/square.ts";
import type {
	Answer,
	AnswerKey,
	Answers,
	Moment,
} from "../../../games/collection/answers/answer.ts";
import type { AnswerMap } from "../../../games/collection/answers/answerMap.ts";
import type { Whose } from "../../../games/collection/answers/moments.ts";
import type { Asked } from "../../../games/collection/answers/who/counted.ts";
import type { Meetings } from "../../../games/collection/answers/who/meetings.ts";
import type { Side } from "../../../games/collection/filter.ts";

/** Both sides whose games are listed, in the order of their buttons. */
export const BOTH: readonly Whose[] = ["me", "them"];

/** The ten games to look at are opened like an answer. */
export type Opened = AnswerKey | "tenGames";

/** Moments that are listed: of which answer, of whose games, and of which square. */
export type Listed = {
	readonly about: Opened;
	readonly whose: Whose;
	readonly square?: Square;
};

export type FoundAnswers = Answers & {
	readonly asked: Asked;
	/** With one opponent. */
	readonly meetings: Meetings | undefined;
};

export type AnswerState = {
	/** The last answers, with what was asked. Undefined before the first. */
	readonly found: FoundAnswers | undefined;
	readonly isCounting: boolean;
	/** The answer that was pressed; without one, the first that stands out is open. */
	readonly chosen: Opened | undefined;
	/** Whose games were asked for; undefined is mine. */
	readonly whose: Whose | undefined;
	/** Where there is one column: is the opened answer on view, as a page of its own? */
	readonly isPage: boolean;
	/** The game that was opened last: its row has the focus when the list is there again. */
	readonly lastGame: number | undefined;
	/** The answer that was practised last: its button has the focus when the answers return. */
	readonly practised: Opened | undefined;
	/** A square that was pressed: only its games are listed. */
	readonly square: Square | undefined;
	/** Are the games of what was opened still looked up? */
	readonly isListing: boolean;
	/** Those at hand: more than are shown where an engine may refute some. */
	readonly rows: readonly Moment[];
	readonly shown: number;
	readonly total: number;
	readonly map: AnswerMap | undefined;
	/** The move that the map shows; undefined for all that the answer is about. */
	readonly move: number | undefined;
	/** A game's moment that the pointer rests on, and that of the first game that is listed. */
	readonly rested: Shown | undefined;
	readonly first: Shown | undefined;
};

/** A moment of a game as a board: the first field of a FEN, and who is at the bottom. */
export type Shown = { readonly pieces: string; readonly side: Side; readonly ply: number };

/** The answers that are about squares held in their games: a map of these is theirs. */
export function hasMap(answer: Answer | undefined): boolean {
	if (answer === undefined) return false;
	const { key, stands } = answer;
	const isOfOpening = key === "openings" || key === "centreInOpening";
	return key === "centre" || (isOfOpening && (stands === "against" || stands === "for"));
}

/** "No opening stands out" is nothing to begin with. */
export const saysNothing = ({ key, stands }: Answer): boolean =>
	stands === "same" && (key === "openings" || key === "centreInOpening");

/** One without games behind it opens nothing, but for what an engine or the table says more of. */
export const canOpen = ({ key, mine }: Answer): boolean =>
	mine !== undefined || isFinerByEngine(key) || key === "openings";

/** The open answer: the one that was pressed, or the first that says something. */
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

/** Whose games are listed: mine, until theirs are asked for. */
export const whoseIn = ({ whose }: AnswerState): Whose => whose ?? "me";

export const answerIn = (state: AnswerState): Answer | undefined => {
	const opened = openedIn(state);
	return state.found?.answers.find(({ key }) => key === opened);
};
