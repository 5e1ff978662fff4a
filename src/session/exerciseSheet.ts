// Terms of an exercise besides its questions, in a tag of its lesson or of its chapter.

import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { CHAPTER_EXERCISE, EXERCISE } from "../chess/pgn/tags/lessonTags.ts";
import { formatSheet, parseSheet, type Sheet } from "../training/exercise/terms.ts";
import { setLessonTag } from "./chapterEdits.ts";
import { lessonTag, withTag } from "./opening/lessonName.ts";
import type { Session } from "./session.ts";
import type { AppState } from "./state/appState.ts";

/** They are no details of the game. */
export const SHEET_TAGS: ReadonlySet<string> = new Set([EXERCISE, CHAPTER_EXERCISE]);

export const sheetText = (
	state: Pick<AppState, "library" | "game">,
	isOfChapter: boolean,
): string =>
	(isOfChapter ? state.game.tags.get(CHAPTER_EXERCISE) : lessonTag(state, EXERCISE)) ?? "";

export function setSheet(session: Session, sheet: Sheet, isOfChapter: boolean): void {
	const text = formatSheet(sheet);
	const { store, actions } = session;
	if (text === sheetText(store.get(), isOfChapter)) return;
	if (!isOfChapter) setLessonTag(session, EXERCISE, text);
	else {
		actions.edit((game: Game, frame: Frame) => ({
			game: withTag(game, CHAPTER_EXERCISE, text),
			frame,
		}));
	}
}

export const sheetOf = (state: Pick<AppState, "library" | "game">, isOfChapter: boolean): Sheet =>
	parseSheet(sheetText(state, isOfChapter));
