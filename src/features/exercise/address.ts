// Addresses of exercises, behind the # of the page:
//
//     #exercise?x=1.<letters>             a pupil's page; with &a=<answers> the results of a class
//     #exercise?k=<mark>                  of an exercise that this browser keeps
//     &view=results, wall, sheets, cards  for the coach; &q=<number> the question on the wall
//     &view=class                         results with the box for the names of the class

import { EXERCISE_VIEWS, type ExerciseView } from "../../ui/exerciseHash.ts";

export type ExerciseAddress = {
	/** The exercise itself, or the mark of one that is kept. */
	readonly letters: string | undefined;
	readonly mark: number | undefined;
	/** Answers that came with it. */
	readonly answers: string | undefined;
	readonly view: ExerciseView | undefined;
	/** The question that is shown first, from 0. */
	readonly first: number;
};

export function parseAddress(hash: string): ExerciseAddress {
	const given = new URLSearchParams(hash.slice(hash.indexOf("?") + 1));
	const answers = given.get("a") ?? undefined;
	const named = EXERCISE_VIEWS.find((view) => view === given.get("view"));
	const mark = Number.parseInt(given.get("k") ?? "", 36);
	return {
		letters: given.get("x") ?? undefined,
		mark: Number.isNaN(mark) ? undefined : mark,
		answers,
		first: Math.max(0, (Number.parseInt(given.get("q") ?? "", 10) || 1) - 1),
		view: named ?? (answers === undefined ? undefined : "results"),
	};
}
