// Is what is open a lesson, and what can come to it? A file with more games than a lesson has is a
// collection.

import { MOST_CHAPTERS } from "../../chess/pgn/gameText.ts";
import { CHAPTER, STUDY } from "../../chess/pgn/tags/gameTitle.ts";
import type { AppState } from "../state/appState.ts";

/** Larger files are not joined anew. */
const MOST_LETTERS = 5_000_000;

/** Too large to be put together anew? */
export const isTooLarge = ({ library }: Pick<AppState, "library">): boolean =>
	library !== undefined &&
	(library.games.length > MOST_CHAPTERS || library.text.length > MOST_LETTERS);

/** The number of games that can be exported together. One if there is one, or too many of them. */
export const chaptersIn = (state: Pick<AppState, "library">): number =>
	isTooLarge(state) ? 1 : (state.library?.games.length ?? 1);

/** Can another chapter come to what is open? Not while its text is still on its way. */
export const takesChapters = (state: Pick<AppState, "library" | "isOpen">): boolean =>
	state.isOpen && !isTooLarge(state) && state.library?.games.length !== 0;

/** Are several games the chapters of a lesson, which somebody has named, and no collection? */
export function areChapters({ library, game }: Pick<AppState, "library" | "game">): boolean {
	if (library === undefined || library.games.length < 2 || isTooLarge({ library })) return false;
	const isNamed = ({ tags }: { readonly tags: readonly { readonly name: string }[] }) =>
		tags.some(({ name }) => name === CHAPTER || name === STUDY);
	return game.tags.has(CHAPTER) || game.tags.has(STUDY) || library.games.some(isNamed);
}

/** Several chapters, or one that somebody has named. */
export const isLesson = (state: Pick<AppState, "library" | "isOpen" | "game">): boolean =>
	takesChapters(state) && (chaptersIn(state) > 1 || state.game.tags.has(CHAPTER));

type Games = {
	readonly library: { readonly games: readonly unknown[]; readonly text: string } | undefined;
};

const sizeOf = ({ library }: Games) => ({
	games: library?.games.length ?? 1,
	letters: library?.text.length ?? 0,
});

/** Would the games of both be a lesson still? */
export function fitTogether(some: Games, others: Games): boolean {
	const [one, other] = [sizeOf(some), sizeOf(others)];
	return one.games + other.games <= MOST_CHAPTERS && one.letters + other.letters <= MOST_LETTERS;
}
