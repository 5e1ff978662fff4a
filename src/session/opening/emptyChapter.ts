// A chapter in which nothing is yet, as "New chapter" makes it. What is brought next becomes that
// chapter: its name, the speaker's plan and the lesson stay.

import { gameFrom } from "../../chess/edit.ts";
import { START_FEN } from "../../chess/fen.ts";
import type { Game } from "../../chess/game.ts";
import { joining } from "../../chess/pgn/readText.ts";
import { CHAPTER, knownTag } from "../../chess/pgn/tags/gameTitle.ts";
import { LESSON_TAGS } from "../../chess/pgn/tags/lessonTags.ts";
import { openingAt } from "../../chess/pgn/tags/opensAt.ts";
import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import { finish } from "../../chess/work.ts";
import type { AppState, Arrival, Library } from "../state/appState.ts";
import { textsIn } from "./chapters.ts";
import { chaptersIn, isLesson } from "./lesson.ts";
import { lessonName, nameIn } from "./lessonName.ts";

/** The value of a tag that says nothing: a chapter without a name is called by its place. */
export const NO_NAME = "?";

const BARE = formatPgn(gameFrom(START_FEN));

/** A position that was set up is something, and so is a tag of a game. */
function isEmpty(game: Game): boolean {
	const tagOf = (name: string) => game.tags.get(name);
	const isOwn = (name: string) => LESSON_TAGS.has(name) || knownTag(tagOf, name) === undefined;
	return (
		game.plies === 0 &&
		[...game.tags.keys()].every(isOwn) &&
		formatPgn({ ...game, tags: new Map() }) === BARE
	);
}

type Games = Pick<AppState, "library" | "isOpen" | "game">;

/** Is the open chapter of a lesson empty? */
export const hasEmptyChapter = (state: Games): boolean => isLesson(state) && isEmpty(state.game);

/** Is it the only one? */
export const isEmptyLesson = (state: Games): boolean =>
	hasEmptyChapter(state) && chaptersIn(state) === 1;

/** Are these the chapters of another lesson? */
export const bringsLesson = ({ game, library }: Pick<Arrival, "game" | "library">): boolean =>
	library !== undefined &&
	library.games.length > 1 &&
	(library.games.some(({ tags }) => tags.some(({ name }) => LESSON_TAGS.has(name))) ||
		[...game.tags.keys()].some((name) => LESSON_TAGS.has(name)));

/** The game in the place of an empty chapter. */
export function filling({ game: chapter }: Pick<AppState, "game">, game: Game): Game {
	const tagOf = (name: string) => chapter.tags.get(name);
	const own = [...LESSON_TAGS].flatMap((name) => {
		const value = knownTag(tagOf, name);
		return value === undefined ? [] : [[name, value] as const];
	});
	const marked = game.tags.has(CHAPTER) ? [] : [[CHAPTER, NO_NAME] as const];
	return { ...game, tags: new Map([...game.tags, ...marked, ...own]) };
}

/** The lesson whose only chapter was empty, with what has come. */
export function filledLesson(state: AppState, { game: came, library: of, frame }: Arrival) {
	const game = filling(state, openingAt(came, frame));
	const texts = textsIn({ game, library: of });
	const name = lessonName({ game, library: of });
	const library: Library = {
		...finish(joining(name === undefined ? texts : texts.map((text) => nameIn(text, name)))),
		open: of?.open ?? 0,
		asRead: undefined,
		left: new Map(),
		problems: new Map(),
		lesson: state.library?.lesson,
	};
	return { game, library };
}
