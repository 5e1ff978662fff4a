// The shelf of lessons: those that this browser saves, the open one among them. A lesson is put
// there as a file. A version of the same lesson that another tab has written meanwhile stays, and
// that of this tab becomes a lesson of its own.

import { parsePlacement, START_FEN } from "../chess/fen.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { positionAt } from "../chess/game.ts";
import { isFault } from "../chess/pgn/gameFault.ts";
import { readFrom } from "../chess/pgn/readText.ts";
import { splitPgn } from "../chess/pgn/splitPgn.ts";
import { CHAPTER } from "../chess/pgn/tags/gameTitle.ts";
import { LESSON_TAGS } from "../chess/pgn/tags/lessonTags.ts";
import { startOf } from "../chess/pgn/tags/opensAt.ts";
import { createPlacements } from "../chess/placement.ts";
import { finish } from "../chess/work.ts";
import { type Collection, collection } from "../runtime/keep/collection.ts";
import { randomName } from "../runtime/randomName.ts";
import { isMoment } from "../runtime/soundNumbers.ts";
import { beginWithGame, nameLesson } from "./chapterEdits.ts";
import { fileOf } from "./opening/chapters.ts";
import { isEmptyLesson, NO_NAME } from "./opening/emptyChapter.ts";
import { chaptersIn, isLesson, takesChapters } from "./opening/lesson.ts";
import { lessonName, lessonTag, nameIn } from "./opening/lessonName.ts";
import type { Session } from "./session.ts";
import type { AppState, LessonMark, Snapshot } from "./state/appState.ts";
import type { News } from "./state/news.ts";

export type KeptLesson = {
	readonly id: string;
	/** Another with each write: a tab knows by it whether others have written meanwhile. */
	readonly version: string;
	/** Empty where it has none. */
	readonly name: string;
	/** When it was last written, in milliseconds since 1970. */
	readonly at: number;
	readonly chapters: number;
	/** The pieces of its first position, as the first field of a FEN. */
	readonly pieces: string;
	/** The file. */
	readonly text: string;
};

export type LessonBase = Pick<Collection<KeptLesson>, "all" | "change" | "some">;

type Context = Pick<Session, "store" | "actions" | "load">;

function arePieces(pieces: string): boolean {
	try {
		parsePlacement(pieces, createPlacements(1), FIRST_FRAME);
		return true;
	} catch {
		return false;
	}
}

/** The saved record may be damaged: of another version, or written by another page. */
function asKept(found: unknown): KeptLesson | undefined {
	const kept = (found ?? {}) as Partial<KeptLesson>;
	const { id, version, name, at, chapters, pieces, text } = kept;
	const areTexts = [id, version, name, text].every((one) => typeof one === "string");
	const isCount = typeof chapters === "number" && Number.isSafeInteger(chapters) && chapters > 0;
	return areTexts && isMoment(at) && isCount && typeof pieces === "string" && arePieces(pieces)
		? (kept as KeptLesson)
		: undefined;
}

export const lessonBase: Collection<KeptLesson> = collection("lessons", asKept);

/** Those of the position that the first chapter opens at. */
function piecesIn(text: string): string {
	const game = finish(readFrom({ text, games: splitPgn(text) }, 0));
	const fen = isFault(game) ? START_FEN : positionAt(game, startOf(game)).fen;
	return fen.split(" ")[0] ?? "";
}

function written(id: string, name: string, text: string, chapters: number): KeptLesson {
	const [version, at] = [randomName(), Date.now()];
	return { id, version, name, at, chapters, pieces: piecesIn(text), text };
}

/** The open lesson as it is on the board now. */
const onBoard = (state: AppState, id: string, text = fileOf(state)): KeptLesson =>
	written(id, lessonName(state) ?? "", text, chaptersIn(state));

/** All that can be read, the latest first, and the number of those that cannot. */
export async function keptLessons(base: LessonBase) {
	const { values, unreadable } = await base.all();
	const lessons = [...values.values()].sort((one, other) => other.at - one.at);
	return { lessons, unreadable };
}

/** Has nothing been done in it, and has nobody named anything? */
const isUntouched = (state: AppState): boolean =>
	isEmptyLesson(state) && [...LESSON_TAGS].every((name) => lessonTag(state, name) === undefined);

/** The lesson has another record: on the board, and where Undo and Redo lead to. */
function remark({ store }: Pick<Context, "store">, from: LessonMark, to: LessonMark): void {
	const { id, version } = to;
	const marked = <Part extends Pick<Snapshot, "library">>(part: Part): Part => {
		const { library } = part;
		const isIt = library?.lesson?.id === from.id && library.lesson.version === from.version;
		return isIt ? { ...part, library: { ...library, lesson: { id, version } } } : part;
	};
	const { library, past, future } = store.get();
	store.set({
		...marked({ library }),
		past: past.map(marked),
		future: future.map(marked),
	});
}

/** Puts the open lesson on the shelf as it is now. Returns its record; rejects without room. */
export async function keepOpenLesson(
	{ store }: Pick<Context, "store">,
	base: LessonBase = lessonBase,
) {
	const state = store.get();
	const { library } = state;
	// A new lesson in which nothing has been done is none yet.
	if (library === undefined || !isLesson(state) || isUntouched(state)) return undefined;
	const text = fileOf(state);
	const own = library.lesson ?? { id: randomName() };
	// A file that was followed.
	if (library.lesson === undefined) store.set({ library: { ...library, lesson: own } });
	const put = async (id: string) => {
		let isOthers = false;
		const changed = await base.change([id], (stored, _, found) => {
			if (stored?.text === text) return stored;
			isOthers = found !== undefined && stored?.version !== own.version;
			return isOthers ? undefined : onBoard(state, id, text);
		});
		return isOthers ? undefined : changed.get(id)?.after;
	};
	const kept = (await put(own.id)) ?? (await put(randomName()));
	if (kept !== undefined && (kept.id !== own.id || kept.version !== own.version)) {
		remark({ store }, own, kept);
	}
	return kept;
}

/** No notice says that a lesson was closed if the shelf has it. */
function tellKept({ store }: Context, news: News, before: KeptLesson | undefined): void {
	if (before === undefined || store.get().news === undefined) return;
	store.set({ news: { ...news, isBeforeKept: true } });
}

/** Opens a lesson, once the open one is kept. Returns whether it is open. */
export async function openLesson(
	session: Context,
	base: LessonBase,
	{ id, version, text }: KeptLesson,
): Promise<boolean> {
	const before = await keepOpenLesson(session, base);
	const news: News = { code: "lessonOpened" };
	const isOpen = await session.load(text, { news, lesson: { id, version } });
	if (isOpen) tellKept(session, news, before);
	return isOpen;
}

/** Rejects where there is a shelf that has no room; without a shelf, Undo alone leads back. */
const keepIfThereIsAShelf = (session: Context, base: LessonBase) =>
	keepOpenLesson(session, base).catch(async (error) => {
		const isThere = await base.all().then(
			() => true,
			() => false,
		);
		if (isThere) throw error;
		return undefined;
	});

/**
 * Opens a lesson of one chapter, once the open one is kept: that of a game that stands alone, or
 * else an empty one.
 */
export async function beginLesson(session: Session, base: LessonBase): Promise<boolean> {
	const state = session.store.get();
	if (takesChapters(state) && !isLesson(state)) {
		beginWithGame(session);
		return true;
	}
	const news: News = { code: "lessonBegun" };
	const before = await keepIfThereIsAShelf(session, base);
	const isOpen = await session.load(`[${CHAPTER} "${NO_NAME}"]\n\n*`, { news });
	if (isOpen) tellKept(session, news, before);
	return isOpen;
}

const isOnBoard = ({ store }: Pick<Context, "store">, { id }: Pick<KeptLesson, "id">): boolean =>
	store.get().library?.lesson?.id === id;

/** The lesson as it is now: on the board if it is open, else on the shelf. */
export async function latestOf(
	session: Pick<Context, "store">,
	base: LessonBase,
	kept: KeptLesson,
): Promise<KeptLesson> {
	if (isOnBoard(session, kept)) return onBoard(session.store.get(), kept.id);
	return (await base.some([kept.id])).get(kept.id) ?? kept;
}

export async function copyLesson(
	session: Pick<Context, "store">,
	base: LessonBase,
	kept: KeptLesson,
	name: string,
): Promise<void> {
	const { text, chapters } = await latestOf(session, base, kept);
	const id = randomName();
	await base.change([id], () => written(id, name, renamed(text, name), chapters));
}

const renamed = (text: string, name: string): string =>
	splitPgn(text)
		.map(({ start, end }) => nameIn(text.slice(start, end).trim(), name))
		.join("\n\n")
		.concat("\n");

/** Names a lesson, and the open one on the board. Returns whether it is there still. */
export async function renameLesson(
	session: Session,
	base: LessonBase,
	kept: KeptLesson,
	name: string,
): Promise<boolean> {
	if (isOnBoard(session, kept)) {
		nameLesson(session, name);
		await keepOpenLesson(session, base);
		return true;
	}
	const { id } = kept;
	const changed = await base.change(
		[id],
		(stored) => stored && written(id, name.trim(), renamed(stored.text, name), stored.chapters),
	);
	return changed.get(id)?.after !== undefined;
}

/** The panel stays, which another board would close. */
function besidePanel({ store, actions }: Context, act: () => void): void {
	const { panel } = store.get();
	act();
	actions.setPanel(panel);
}

/** What came of forgetting a lesson. */
export type Forgotten = {
	/** Can be brought back, with its latest changes. Undefined where nothing is gone. */
	readonly lesson: KeptLesson | undefined;
	/** Has another tab written a newer version? That one stays. */
	readonly isOthersThere: boolean;
};

/** Forgets a lesson, of this tab's version; if it is open, the board is empty then. */
export async function forgetLesson(
	session: Context,
	base: LessonBase,
	kept: KeptLesson,
): Promise<Forgotten> {
	const state = session.store.get();
	const mark = state.library?.lesson;
	const isOpen = isOnBoard(session, kept);
	const own = isOpen ? onBoard(state, kept.id) : undefined;
	const version = isOpen ? mark?.version : kept.version;
	let isOthersThere = false;
	await base.change([kept.id], (stored, _, found) => {
		const isOwn = stored?.version === version || (own && stored?.text === own.text);
		isOthersThere = found !== undefined && !(stored && isOwn);
		return isOthersThere ? undefined : null;
	});
	if (!isOpen) return { lesson: isOthersThere ? undefined : kept, isOthersThere };
	besidePanel(session, session.actions.reset);
	if (own !== undefined && mark !== undefined) remark(session, mark, own);
	return { lesson: own, isOthersThere };
}

/**
 * Puts back what was forgotten, on the board too, unless something has come in its place. Beside
 * another version it is a lesson of its own.
 */
export async function bringLessonBack(
	session: Context,
	base: LessonBase,
	kept: KeptLesson,
): Promise<void> {
	const { store, actions } = session;
	const { lesson } = store.get().library ?? {};
	const put = async (id: string) => {
		let isTaken = false;
		const changed = await base.change([id], (stored, _, found) => {
			// Undo of the board may have brought it back before.
			const isBack = stored !== undefined && stored.version === lesson?.version;
			if (isBack || stored?.text === kept.text) return stored;
			isTaken = found !== undefined;
			return isTaken ? undefined : { ...kept, id };
		});
		return isTaken ? undefined : changed.get(id)?.after;
	};
	const back = (await put(kept.id)) ?? (await put(randomName()));
	if (back !== undefined) remark(session, kept, back);
	const { past, isOpen } = store.get();
	if (!isOpen && past.at(-1)?.library?.lesson?.id === back?.id) besidePanel(session, actions.undo);
}
