// Chapters of a lesson: add, move, delete and name the games of a file. The texts of the games are
// joined to a new file, with all changes, which is read again.

import { gameFrom } from "../chess/edit.ts";
import { START_FEN } from "../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { gameFromHere } from "../chess/lines.ts";
import { isFault } from "../chess/pgn/gameFault.ts";
import type { PgnTag } from "../chess/pgn/gameText.ts";
import { joining, readFrom } from "../chess/pgn/readText.ts";
import {
	CHAPTER,
	firstMoves,
	gameTitle,
	knownTag,
	playersIn,
	STUDY,
} from "../chess/pgn/tags/gameTitle.ts";
import { openingAt, startOf } from "../chess/pgn/tags/opensAt.ts";
import { formatPgn } from "../chess/pgn/write/formatPgn.ts";
import type { Side } from "../chess/piece.ts";
import { finish } from "../chess/work.ts";
import { writeWords } from "../messages/en/panels/write.ts";
import { numberText } from "../messages/format.ts";
import { textFaultText } from "../messages/textFaults.ts";
import { followsWhole, textsIn } from "./opening/chapters.ts";
import { filling, hasEmptyChapter, NO_NAME } from "./opening/emptyChapter.ts";
import { lessonName, lessonTag, nameIn, tagIn, withTag } from "./opening/lessonName.ts";
import { open } from "./opening/open.ts";
import type { Session } from "./session.ts";
import type { AppState, Arrival, Library } from "./state/appState.ts";
import { rememberChange } from "./state/history.ts";

type TagOf = (name: string) => string | undefined;

/** The title of a game that stands alone. */
export function titleIn(game: Game): string {
	const tagOf: TagOf = (name) => game.tags.get(name);
	// A position that was set up is stored in a tag too.
	const moves = () => firstMoves(formatPgn({ ...game, tags: new Map() }).replace(/^\[.*\]$/gm, ""));
	return knownTag(tagOf, CHAPTER) ?? gameTitle(tagOf, moves);
}

/** A chapter is called by its name, or by its players. */
export const chapterName = (tagOf: TagOf, hidesPlayers: boolean): string | undefined =>
	knownTag(tagOf, CHAPTER) ?? (hidesPlayers ? undefined : playersIn(tagOf));

/** One without either is called by its place. */
const chapterTitle = (tagOf: TagOf, index: number, hidesPlayers: boolean): string =>
	chapterName(tagOf, hidesPlayers) ?? writeWords.chapters.newName(numberText(index + 1));

/** The title of each chapter; that of the open one with its changes. */
export function titlesIn(
	{ library, game }: Pick<AppState, "library" | "game">,
	hidesPlayers = false,
): string[] {
	const tagInOpen: TagOf = (name) => game.tags.get(name);
	const isAlone = library === undefined || library.games.length === 1;
	if (isAlone) {
		return [game.tags.has(CHAPTER) ? chapterTitle(tagInOpen, 0, hidesPlayers) : titleIn(game)];
	}
	const valueIn = (tags: readonly PgnTag[]) => (name: string) =>
		tags.find((tag) => tag.name === name)?.value;
	return library.games.map(({ tags }, index) => {
		if (index === library.open) return chapterTitle(tagInOpen, index, hidesPlayers);
		const left = library.left.get(index);
		const tagOf =
			left !== undefined && "game" in left
				? (name: string) => left.game.tags.get(name)
				: valueIn(tags);
		return chapterTitle(tagOf, index, hidesPlayers);
	});
}

/** The chapter to open, and its notice. */
type Opened = Pick<Arrival, "news" | "rest"> & {
	/** Undefined if it is read from its text. */
	readonly game?: Game;
	readonly frame?: Frame;
};

/**
 * Replaces the chapters. The one at `index` is open then: the current game, unless another arrives.
 */
function rearrange(
	{ store, core }: Session,
	texts: readonly string[],
	index: number,
	opened?: Opened,
): void {
	const state = store.get();
	const name = lessonName(state);
	const library: Library = {
		...finish(joining(name === undefined ? texts : texts.map((text) => nameIn(text, name)))),
		open: index,
		asRead: undefined,
		left: new Map(),
		problems: new Map(),
		lesson: state.library?.lesson,
	};
	if (opened === undefined) {
		store.set({ library, ...rememberChange(state) });
		return;
	}
	const game = opened.game ?? finish(readFrom(library, index));
	if (isFault(game)) {
		store.set({ problem: textFaultText(game) });
		return;
	}
	const { news, frame = startOf(game), rest } = opened;
	const asRead = opened.game === undefined ? game : undefined;
	const { isFromLink } = state;
	open(store, core, {
		game: name === undefined ? game : withTag(game, STUDY, name),
		frame,
		news,
		rest: { ...rest, library: { ...library, asRead }, isFromLink },
	});
}

/** Puts a position into the open chapter if that is empty, else into a new one. */
export function addPosition(session: Session, fen: string, orientation: Side): void {
	const state = session.store.get();
	if (!hasEmptyChapter(state)) {
		addChapter(session, fen, orientation);
		return;
	}
	const game = { ...gameFrom(fen), tags: state.game.tags };
	const index = state.library?.open ?? 0;
	const texts = textsIn(state).with(index, formatPgn(game));
	rearrange(session, texts, index, {
		game,
		news: { code: "chapterFilled" },
		rest: { orientation },
	});
}

/** Adds a chapter behind the open one, and opens it. The chapter starts from `fen`. */
export const addChapter = (session: Session, fen = START_FEN, orientation?: Side): void =>
	addBehind(session, gameFrom(fen), orientation === undefined ? undefined : { orientation });

/** A game that is open becomes the first chapter of a lesson, and stays where it is. */
export function beginWithGame(session: Session): void {
	const { game, frame } = session.store.get();
	const chapter = { ...game, tags: new Map(game.tags).set(CHAPTER, NO_NAME) };
	rearrange(session, [formatPgn(chapter)], 0, {
		game: chapter,
		frame,
		news: { code: "lessonOfGame" },
	});
}

/**
 * Adds a chapter of the position on view: the moves that follow, and the tags of the game. It opens
 * there, wherever the game did.
 */
export function addFromHere(session: Session): void {
	const { game, frame } = session.store.get();
	addBehind(session, openingAt(gameFromHere(game, frame), FIRST_FRAME));
	const { library } = session.store.get();
	if (library) session.store.set({ wholeGame: library.games[library.open - 1] });
}

/** Deletes the game that the open chapter is a part of. */
export function replaceWhole(session: Session): void {
	const state = session.store.get();
	const { library, game, frame } = state;
	if (library === undefined || !followsWhole(state)) return;
	const index = library.open;
	const texts = textsIn(state).toSpliced(index - 1, 1);
	rearrange(session, texts, index - 1, {
		game,
		frame,
		news: { code: "wholeReplaced" },
	});
}

function addBehind(session: Session, bare: Game, rest?: Partial<AppState>): void {
	const { library } = session.store.get();
	const texts = textsIn(session.store.get());
	const index = (library?.open ?? 0) + 1;
	const added = { ...bare, tags: new Map(bare.tags).set(CHAPTER, NO_NAME) };
	rearrange(session, texts.toSpliced(index, 0, formatPgn(added)), index, {
		game: added,
		news: { code: "chapterAdded" },
		rest,
	});
}

/**
 * Adds games behind the last chapter, or in the place of the open one if that is empty; opens
 * theirs that is open: at its move, as from now on.
 */
export function addGames(session: Session, { game: came, library, frame, rest }: Arrival): void {
	const state = session.store.get();
	const isEmpty = hasEmptyChapter(state);
	const bare = openingAt(came, frame);
	const game = isEmpty ? filling(state, bare) : bare;
	const texts = textsIn(state);
	const added = textsIn({ game, library });
	const index = isEmpty ? (state.library?.open ?? 0) : texts.length;
	rearrange(
		session,
		texts.toSpliced(index, isEmpty ? 1 : 0, ...added),
		index + (library?.open ?? 0),
		{
			game,
			frame,
			rest,
			news: isEmpty
				? { code: "chaptersFilled", number: index + 1, count: added.length }
				: { code: "chaptersAdded", first: index + 1, last: index + added.length },
		},
	);
}

/**
 * Puts a chapter in the place of another; those between make room, and the open one stays open.
 * Returns whether that was possible.
 */
export function placeChapter(session: Session, from: number, to: number): boolean {
	const open = session.store.get().library?.open ?? 0;
	const texts = textsIn(session.store.get());
	if (from === to || ![from, to].every((index) => index in texts)) return false;
	const order = texts
		.map((_, index) => index)
		.toSpliced(from, 1)
		.toSpliced(to, 0, from);
	rearrange(
		session,
		order.map((index) => texts[index] ?? ""),
		order.indexOf(open),
	);
	return true;
}

/**
 * Deletes the open chapter, unless it is the only one; then it returns false. The next one opens,
 * or the last.
 */
export function deleteChapter(session: Session): boolean {
	const index = session.store.get().library?.open ?? 0;
	const texts = textsIn(session.store.get()).toSpliced(index, 1);
	if (texts.length === 0) return false;
	rearrange(session, texts, Math.min(index, texts.length - 1), {
		news: { code: "chapterDeleted" },
	});
	return true;
}

export const nameLesson = (session: Session, name: string): void =>
	setLessonTag(session, STUDY, name);

/** Writes a tag on all chapters; an empty value takes it away. */
export function setLessonTag({ store, actions }: Session, tag: string, value: string): void {
	const state = store.get();
	const { library, game } = state;
	if ((lessonTag(state, tag) ?? "") === value.trim()) return;
	if (library === undefined) {
		actions.edit((open: Game, frame: Frame) => ({ game: withTag(open, tag, value), frame }));
		return;
	}
	replaceTexts(
		state,
		store,
		textsIn(state).map((text) => tagIn(text, tag, value)),
		withTag(game, tag, value),
	);
}

/** Other texts for all chapters, and the open one as it is then: one change. */
export function replaceTexts(
	state: AppState,
	store: Session["store"],
	texts: readonly string[],
	game: Game,
): void {
	const { library } = state;
	if (library === undefined) return;
	store.set({
		game,
		library: {
			...finish(joining(texts)),
			open: library.open,
			asRead: undefined,
			left: new Map(),
			problems: library.problems,
			lesson: library.lesson,
		},
		...rememberChange(state),
	});
}

/** Renames the open chapter. Without a name its title is that of its game again. */
export function nameChapter({ actions }: Session, name: string, stroke: unknown): void {
	actions.edit((game: Game, frame: Frame) => {
		const tags = new Map(game.tags);
		if (name.trim() === "") tags.delete(CHAPTER);
		else tags.set(CHAPTER, name);
		return { game: { ...game, tags }, frame };
	}, stroke);
}
