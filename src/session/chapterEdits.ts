// Chapters of a lesson: add, move, delete and name the games of a file. The texts of the games are
// joined to a new file, with all changes, which is read again.

import { gameFrom } from "../chess/edit.ts";
import { START_FEN } from "../chess/fen.ts";
import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { gameFromHere } from "../chess/lines.ts";
import { isFault } from "../chess/pgn/gameFault.ts";
import type { PgnTag } from "../chess/pgn/gameText.ts";
import { CHAPTER, firstMoves, gameTitle, knownTag, STUDY } from "../chess/pgn/tags/gameTitle.ts";
import { openingAt, startOf } from "../chess/pgn/tags/opensAt.ts";
import { formatPgn } from "../chess/pgn/write/formatPgn.ts";
import type { Side } from "../chess/piece.ts";
import { finish } from "../chess/work.ts";
import { writeWords } from "../messages/en/panels/write.ts";
import { textFaultText } from "../messages/textFaults.ts";
import { textsIn } from "../store/opening/chapters.ts";
import { open } from "../store/opening/open.ts";
import { joining, readFrom } from "../store/opening/readText.ts";
import type { AppState, Arrival, Library } from "../store/state/appState.ts";
import { rememberChange } from "../store/state/history.ts";
import { lessonName, lessonTag, nameIn, tagIn, withTag } from "./lessonName.ts";
import type { Session } from "./session.ts";

const titleOf = (tagOf: (name: string) => string | undefined, moves: () => string): string =>
	knownTag(tagOf, CHAPTER) ?? gameTitle(tagOf, moves);

/** The title of a game. */
export const titleIn = (game: Game): string =>
	titleOf(
		(name) => game.tags.get(name),
		// A position that was set up is stored in a tag too.
		() => firstMoves(formatPgn({ ...game, tags: new Map() }).replace(/^\[.*\]$/gm, "")),
	);

/** The title of each game; that of the open one with its changes. */
export function titlesIn({ library, game }: Pick<AppState, "library" | "game">): string[] {
	const own = titleIn(game);
	if (library === undefined) return [own];
	const valueIn = (tags: readonly PgnTag[]) => (name: string) =>
		tags.find((tag) => tag.name === name)?.value;
	return library.games.map(({ tags, movesAt, end }, index) => {
		if (index === library.open) return own;
		const left = library.left.get(index);
		const tagOf =
			left !== undefined && "game" in left
				? (name: string) => left.game.tags.get(name)
				: valueIn(tags);
		return titleOf(tagOf, () => firstMoves(library.text.slice(movesAt, end)));
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

/** The name of a new chapter, until somebody changes it. */
const givenName = (number: number | string): string => writeWords.chapters.newName(String(number));

export function isGiven(name: string): boolean {
	const [number] = /\d+/.exec(name) ?? [];
	return number !== undefined && name === givenName(number);
}

/** Numbered by the new count of chapters, or higher if that name is taken. */
function newName(titles: readonly string[]): string {
	let number = titles.length + 1;
	while (titles.includes(givenName(number))) number++;
	return givenName(number);
}

/** Is it a new chapter in which nothing has been changed? */
export function isUntouched({ library, game }: Pick<AppState, "library" | "game">): boolean {
	const bare = { ...gameFrom(START_FEN), tags: game.tags };
	const isBare = game.tags.size === 1 && isGiven(game.tags.get(CHAPTER) ?? "");
	return library !== undefined && isBare && formatPgn(game) === formatPgn(bare);
}

/** Puts a position into the open chapter if that is untouched, else into a new one. */
export function addPosition(session: Session, fen: string, orientation: Side): void {
	const state = session.store.get();
	if (!isUntouched(state)) {
		addChapter(session, fen, orientation);
		return;
	}
	const game = { ...gameFrom(fen), tags: state.game.tags };
	const index = state.library?.open ?? 0;
	const news = writeWords.chapters.news.filled;
	const texts = textsIn(state).with(index, formatPgn(game));
	rearrange(session, texts, index, { game, news, rest: { orientation } });
}

/** Adds a chapter behind the open one, and opens it. The chapter starts from `fen`. */
export const addChapter = (session: Session, fen = START_FEN, orientation?: Side): void =>
	addBehind(session, gameFrom(fen), orientation === undefined ? undefined : { orientation });

/** Adds a chapter of the position on view: the moves that follow, and the tags of the game. */
export function addFromHere(session: Session): void {
	const { game, frame } = session.store.get();
	addBehind(session, gameFromHere(game, frame));
}

function addBehind(session: Session, bare: Game, rest?: Partial<AppState>): void {
	const { library, game } = session.store.get();
	const texts = textsIn(session.store.get());
	const index = (library?.open ?? 0) + 1;
	const name = newName(titlesIn({ library, game }));
	const added = { ...bare, tags: new Map(bare.tags).set(CHAPTER, name) };
	const named =
		library === undefined && game.tags.size === 0
			? [formatPgn({ ...game, tags: new Map([[CHAPTER, givenName(1)]]) })]
			: texts;
	rearrange(session, named.toSpliced(index, 0, formatPgn(added)), index, {
		game: added,
		news: writeWords.chapters.news.added,
		rest,
	});
}

/**
 * Adds games behind the last chapter, and opens theirs that is open: at its move, as from now on.
 */
export function addGames(session: Session, { game: came, library, frame, rest }: Arrival): void {
	const game = openingAt(came, frame);
	const texts = textsIn(session.store.get());
	const added = textsIn({ game, library });
	rearrange(session, [...texts, ...added], texts.length + (library?.open ?? 0), {
		game,
		frame,
		rest,
		news: writeWords.chapters.news.came(texts.length + 1, texts.length + added.length),
	});
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
	const news = writeWords.chapters.news.deleted;
	if (texts.length === 0) return false;
	rearrange(session, texts, Math.min(index, texts.length - 1), { news });
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
