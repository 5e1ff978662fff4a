// The tags of lessons that are written here. Other programs keep them, and leave them alone.

import { CHAPTER, STUDY } from "./gameTitle.ts";

/** The exercise of a lesson, on each of its chapters, and that of a chapter. */
export const EXERCISE = "Exercise";
export const CHAPTER_EXERCISE = "ChapterExercise";

/** What a speaker plans for a chapter. */
export const NOTES = "SpeakerNotes";
export const MINUTES = "PlannedMinutes";

export const LESSON_TAGS: ReadonlySet<string> = new Set([
	CHAPTER,
	STUDY,
	EXERCISE,
	CHAPTER_EXERCISE,
	NOTES,
	MINUTES,
]);
