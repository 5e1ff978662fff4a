// The shelf of lessons: those that this browser saves, the open one among them. A lesson is put
// there as a file. A version of the same lesson that another tab has written meanwhile stays, and
// that of this tab becomes a lesson of its own.

import { START_FEN } from "../chess/fen.ts";
import { positionAt } from "../chess/game.ts";
import { isFault } from "../chess/pgn/gameFault.ts";
import { splitPgn } from "../chess/pgn/splitPgn.ts";
import { CHAPTER } from "../chess/pgn/tags/gameTitle.ts";
import { LESSON_TAGS } from "../chess/pgn/tags/lessonTags.ts";
import { startOf } from "../chess/pgn/tags/opensAt.ts";
import { finish } from "../chess/work.ts";
import { lessonsWords } from "../messages/en/panels/lesson.ts";
import { fileOf } from "../store/opening/chapters.ts";
import { isEmptyLesson, NO_NAME } from "../store/opening/emptyChapter.ts";
import { chaptersIn, isLesson } from "../store/opening/lesson.ts";
import { lessonName, lessonTag, nameIn } from "../store/opening/lessonName.ts";
import { readFrom } from "../store/opening/readText.ts";
import { type KeptLesson, type LessonBase, lessonBase } from "../store/saving/lessonBase.ts";
import { randomName } from "../store/saving/serialize.ts";
import type { AppState } from "../store/state/appState.ts";
import { nameLesson } from "./chapterEdits.ts";
import type { Session } from "./session.ts";

type Context = Pick<Session, "store" | "actions" | "load">;

/** The saved record may be damaged. */
function asKept(found: unknown): KeptLesson | undefined {
	const kept = (found ?? {}) as Partial<KeptLesson>;
	const { id, version, name, at, chapters, pieces, text } = kept;
	const areTexts = [id, version, name, pieces, text].every((one) => typeof one === "string");
	return areTexts && Number.isFinite(at) && Number.isFinite(chapters)
		? (kept as KeptLesson)
		: undefined;
}

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

/** All that can be read, the latest first. */
export async function keptLessons(base: LessonBase): Promise<readonly KeptLesson[]> {
	const all = (await base.all()).flatMap((one) => asKept(one) ?? []);
	return all.sort((one, other) => other.at - one.at);
}

/** Has nothing been done in it, and has nobody named anything? */
const isUntouched = (state: AppState): boolean =>
	isEmptyLesson(state) && [...LESSON_TAGS].every((name) => lessonTag(state, name) === undefined);

/** Puts the open lesson on the shelf as it is now. Returns its record; rejects without room. */
export async function keepOpenLesson({ store }: Pick<Context, "store">, base = lessonBase) {
	const state = store.get();
	const { library } = state;
	// A new lesson in which nothing has been done is none yet.
	if (library === undefined || !isLesson(state) || isUntouched(state)) return undefined;
	const text = fileOf(state);
	const name = lessonName(state) ?? "";
	const own = library.lesson;
	const put = (id: string) =>
		base.change(id, (found) => {
			const stored = asKept(found);
			if (stored?.text === text) return stored;
			const isOthers = found !== undefined && stored?.version !== own?.version;
			return isOthers ? undefined : written(id, name, text, chaptersIn(state));
		});
	const kept = (await put(own?.id ?? randomName())) ?? (await put(randomName()));
	const now = store.get().library;
	// Another game may have been opened meanwhile.
	if (kept !== undefined && now?.games === library.games) {
		const lesson = { id: kept.id, version: kept.version };
		store.set({ library: { ...now, lesson } });
	}
	return kept;
}

/** Of a lesson that was kept nobody is told that it was closed. */
function tellKept({ store }: Context, news: string, before: KeptLesson | undefined): void {
	if (before === undefined || store.get().news === undefined) return;
	store.set({ news: `${news} ${lessonsWords.before}` });
}

/** Opens a lesson, once the open one is kept. Returns whether it is open. */
export async function openLesson(
	session: Context,
	base: LessonBase,
	{ id, version, text }: KeptLesson,
	news: string,
): Promise<boolean> {
	const before = await keepOpenLesson(session, base);
	if (!(await session.load(text, { news }))) return false;
	tellKept(session, news, before);
	const { library } = session.store.get();
	if (library) session.store.set({ library: { ...library, lesson: { id, version } } });
	return true;
}

/** Opens a lesson of one chapter, once the open one is kept. */
export async function beginLesson(
	session: Context,
	base: LessonBase,
	news: string,
): Promise<boolean> {
	const before = await keepOpenLesson(session, base);
	const isOpen = await session.load(`[${CHAPTER} "${NO_NAME}"]\n\n*`, { news });
	if (isOpen) tellKept(session, news, before);
	return isOpen;
}

export const copyLesson = (base: LessonBase, kept: KeptLesson, name: string) => {
	const id = randomName();
	return base.change(id, () => written(id, name, renamed(kept.text, name), kept.chapters));
};

const renamed = (text: string, name: string): string =>
	splitPgn(text)
		.map(({ start, end }) => nameIn(text.slice(start, end).trim(), name))
		.join("\n\n")
		.concat("\n");

/** Names a lesson, and the open one on the board. */
export async function renameLesson(
	session: Session,
	base: LessonBase,
	{ id, chapters }: KeptLesson,
	name: string,
): Promise<void> {
	if (session.store.get().library?.lesson?.id === id) {
		nameLesson(session, name);
		await keepOpenLesson(session, base);
		return;
	}
	await base.change(id, (found) => {
		const stored = asKept(found);
		return stored && written(id, name.trim(), renamed(stored.text, name), chapters);
	});
}

/** The panel stays, which another board would close. */
function besidePanel({ store, actions }: Context, act: () => void): void {
	const { panel } = store.get();
	act();
	actions.setPanel(panel);
}

/**
 * Forgets a lesson; if it is open, the board is empty then. Returns what can be brought back: the
 * lesson with its latest changes.
 */
export async function forgetLesson(
	session: Context,
	base: LessonBase,
	kept: KeptLesson,
): Promise<KeptLesson> {
	const isOpen = session.store.get().library?.lesson?.id === kept.id;
	const latest = isOpen ? await keepOpenLesson(session, base) : undefined;
	await base.remove(kept.id);
	if (isOpen) besidePanel(session, session.actions.reset);
	return latest ?? kept;
}

/** Puts back what was forgotten, on the board too, unless something has come in its place. */
export async function bringLessonBack(
	session: Context,
	base: LessonBase,
	kept: KeptLesson,
): Promise<void> {
	const { store, actions } = session;
	await base.change(kept.id, (found) => (found === undefined ? kept : undefined));
	const { past, isOpen } = store.get();
	if (!isOpen && past.at(-1)?.library?.lesson?.id === kept.id) besidePanel(session, actions.undo);
}
