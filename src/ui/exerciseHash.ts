// Links to exercises: src/features/exercise/address.ts reads them.

import { EXERCISE_HASH } from "./routes.ts";

export const EXERCISE_VIEWS = ["results", "class", "wall", "sheets", "cards"] as const;
export type ExerciseView = (typeof EXERCISE_VIEWS)[number];

/** The page without what stands behind its #. */
const page = () => `${location.origin}${location.pathname}`;

/** A pupil's page. */
export const pupilHash = (letters: string): string => `${EXERCISE_HASH}?x=${letters}`;

/** The same, to be sent. */
export const exerciseLink = (letters: string): string => `${page()}${pupilHash(letters)}`;

/** A view of an exercise that this browser keeps. */
export const keptExerciseHash = (mark: number, view: ExerciseView): string =>
	`${EXERCISE_HASH}?k=${mark.toString(36)}&view=${view}`;

/** An exercise with more letters is not in the links of its answers. */
const MAX_LETTERS = 6000;

/** Link for a pupil's answers: opened by the coach, who may have the exercise elsewhere. */
export const answersLink = (letters: string, answers: string): string =>
	`${page()}${EXERCISE_HASH}?a=${encodeURIComponent(answers)}${
		letters.length > MAX_LETTERS ? "" : `&x=${letters}`
	}`;
