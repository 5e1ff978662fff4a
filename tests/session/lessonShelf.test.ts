// The shelf of lessons: what is open is kept before another takes its place, two tabs overwrite
// nothing of each other, and what is damaged or finds no room takes nothing with it.

import { beforeEach, expect, test } from "vitest";
import { comment } from "../../src/chess/annotate.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { addChapter, nameLesson, placeChapter } from "../../src/session/chapterEdits.ts";
import {
	beginLesson,
	bringLessonBack,
	copyLesson,
	forgetLesson,
	type KeptLesson,
	keepOpenLesson,
	keptLessons,
	type LessonBase,
	latestOf,
	lessonBase,
	openLesson,
	renameLesson,
} from "../../src/session/lessonShelf.ts";
import { fileOf } from "../../src/session/opening/chapters.ts";
import { createOpener } from "../../src/session/opening/opener.ts";
import type { Session } from "../../src/session/session.ts";
import { createActions } from "../../src/session/state/actions.ts";
import { createAppStore } from "../../src/session/state/appStore.ts";
import { testCore } from "../support/core.ts";
import { forgetAll, putRaw } from "../support/kept.ts";

const LESSON = '[White "a"]\n\n1. e4 e5 *\n\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *';

beforeEach(forgetAll);

function createBase() {
	const room = { left: true };
	const base: LessonBase = {
		all: lessonBase.all,
		some: lessonBase.some,
		change: (ids, change) =>
			lessonBase.change(ids, (...given) => {
				const next = change(...given);
				if (next && !room.left) throw new DOMException("full", "QuotaExceededError");
				return next;
			}),
	};
	return { base, room };
}

async function tab(text = LESSON) {
	const core = testCore();
	const store = createAppStore();
	const actions = createActions(store, core);
	const session = { store, core, actions, ...createOpener(store, core) } as Session;
	await session.load(text);
	return { session, store, actions };
}

type Tab = Awaited<ReturnType<typeof tab>>;

const shelf = async (base: LessonBase) => (await keptLessons(base)).lessons;

const only = async (base: LessonBase): Promise<KeptLesson> => {
	const [first, ...others] = await shelf(base);
	if (first === undefined || others.length > 0) throw new Error(`${others.length + 1} lessons`);
	return first;
};

test("the open lesson is saved once and updated later", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	await keepOpenLesson(session, base);
	const before = await only(base);
	expect(before).toMatchObject({ name: "", chapters: 2, text: fileOf(store.get()) });
	await keepOpenLesson(session, base);
	expect(await only(base)).toEqual(before);
	actions.play("d4");
	nameLesson(session, "Pins");
	await keepOpenLesson(session, base);
	expect(await only(base)).toMatchObject({ id: before.id, name: "Pins" });
	expect((await only(base)).text).toContain("d4");
});

test("a single game is not saved as a lesson", async () => {
	const { base } = createBase();
	const { session } = await tab("1. e4 *");
	expect(await keepOpenLesson(session, base)).toBeUndefined();
	expect(await shelf(base)).toEqual([]);
});

test("opening another lesson saves the open one with all its edits", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	actions.play("d4");
	const file = fileOf(store.get());
	expect(await beginLesson(session, base)).toBe(true);
	expect(store.get().game.tags.get("ChapterName")).toBe("?");
	const kept = await only(base);
	// The list of lessons looks as soon as another is open.
	store.watch(["game"], () => void keepOpenLesson(session, base));
	expect(await openLesson(session, base, kept)).toBe(true);
	expect(fileOf(store.get())).toBe(file);
	await keepOpenLesson(session, base);
	await only(base);
});

test("if two tabs edit one lesson, both versions are saved as lessons of their own", async () => {
	const { base } = createBase();
	const one = await tab();
	await keepOpenLesson(one.session, base);
	const other = await tab();
	await openLesson(other.session, base, await only(base));
	one.actions.play("d4");
	other.actions.play("c4");
	await keepOpenLesson(one.session, base);
	await keepOpenLesson(other.session, base);
	const texts = (await shelf(base)).map(({ text }) => text);
	expect(texts.filter((text) => text.includes("d4"))).toHaveLength(1);
	expect(texts.filter((text) => text.includes("c4"))).toHaveLength(1);
	other.actions.play("c5");
	await keepOpenLesson(other.session, base);
	expect(await shelf(base)).toHaveLength(texts.length);
});

test("without room the lesson stays open and saved lessons stay saved", async () => {
	const { base, room } = createBase();
	const { session, store, actions } = await tab();
	await keepOpenLesson(session, base);
	const kept = await only(base);
	actions.play("d4");
	room.left = false;
	const { game } = store.get();
	await expect(openLesson(session, base, kept)).rejects.toThrow("full");
	await expect(beginLesson(session, base)).rejects.toThrow("full");
	expect(store.get().game).toBe(game);
	expect(await only(base)).toEqual(kept);
});

test("damaged records are skipped and left where they are", async () => {
	const { base } = createBase();
	const { session } = await tab();
	await putRaw("lessons", { x: { id: "x", text: 5 }, y: 7, z: "text" });
	await keepOpenLesson(session, base);
	await only(base);
	expect((await keptLessons(base)).unreadable).toBe(3);
});

test.each(['<img src=x> & "co"', "שיעור \u202eabc", "a/b\\c"])(
	"a saved lesson can be renamed, copied, deleted and restored: %s",
	async (name) => {
		const { base } = createBase();
		const { session, store } = await tab();
		await keepOpenLesson(session, base);
		const kept = await only(base);
		await renameLesson(session, base, kept, name);
		expect(store.get().game.tags.get("StudyName")).toBe(name);
		await beginLesson(session, base);
		await renameLesson(session, base, await only(base), `${name}2`);
		expect(await only(base)).toMatchObject({ id: kept.id, name: `${name}2` });
		await copyLesson(session, base, await only(base), "Copy");
		expect((await shelf(base)).map((one) => one.name).sort()).toEqual(["Copy", `${name}2`].sort());
		const renamed = (await shelf(base)).find(({ id }) => id === kept.id);
		if (renamed === undefined) throw new Error("It is gone");
		await base.change([kept.id], () => null);
		expect(await only(base)).toMatchObject({ name: "Copy", chapters: 2 });
		await bringLessonBack(session, base, renamed);
		await openLesson(session, base, renamed);
		expect(store.get().game.tags.get("StudyName")).toBe(`${name}2`);
		expect(store.get().library?.games).toHaveLength(2);
	},
);

test("forty lessons, one with 2,000 moves, are listed with the latest first", async () => {
	const { base } = createBase();
	const { session } = await tab();
	await keepOpenLesson(session, base);
	const first = await only(base);
	for (let number = 2; number < 40; number++) await copyLesson(session, base, first, `${number}`);
	const moves = Array.from({ length: 1000 }, (_, index) =>
		index % 2 === 0 ? `${index + 1}. Nf3 Nf6` : `${index + 1}. Ng1 Ng8`,
	);
	const long = await tab(`${LESSON}\n\n[White "c"]\n\n${moves.join(" ")} *`);
	await keepOpenLesson(long.session, base);
	const all = await shelf(base);
	expect(all).toHaveLength(40);
	expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => b - a));
	expect(all.find(({ chapters }) => chapters === 3)?.text).toContain("1000. Ng1 Ng8");
});

test("deleting the open lesson also clears the board, and either Undo restores both", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	await keepOpenLesson(session, base);
	const kept = await only(base);
	actions.play("d4");
	const file = fileOf(store.get());
	actions.setPanel("lessons");
	const forgotten = await forgetLesson(session, base, kept);
	expect(await shelf(base)).toEqual([]);
	expect(store.get()).toMatchObject({ isOpen: false, panel: "lessons" });
	await bringLessonBack(session, base, forgotten.lesson as KeptLesson);
	expect([fileOf(store.get()), (await only(base)).text]).toEqual([file, file]);
	await forgetLesson(session, base, await only(base));
	actions.undo();
	await keepOpenLesson(session, base);
	expect([fileOf(store.get()), (await only(base)).text]).toEqual([file, file]);
	// Another lesson is open: that one stays.
	await beginLesson(session, base);
	await forgetLesson(session, base, await only(base));
	expect(store.get()).toMatchObject({ isOpen: true, library: { games: { length: 1 } } });
});

test("starting a lesson keeps the open game as its first chapter, at the same move", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab(
		'[White "Anna"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *',
	);
	store.set({ frame: 4 as never });
	const before = store.get();
	expect(await beginLesson(session, base)).toBe(true);
	const { game, frame, news } = store.get();
	expect(fileOf(store.get())).toContain('[ChapterName "?"]');
	expect(game.tags.get("White")).toBe("Anna");
	expect([frame, news]).toEqual([before.frame, { code: "lessonOfGame" }]);
	await keepOpenLesson(session, base);
	expect((await only(base)).text).toContain("c5");
	// Once more, it is a lesson of its own that is begun.
	await beginLesson(session, base);
	expect(store.get().game.tags.get("White")).toBeUndefined();
	actions.undo();
	actions.undo();
	expect(store.get().game).toBe(before.game);
});

test("starting a lesson says where the previous one is, and an empty one is not saved", async () => {
	const { base } = createBase();
	const { session, store } = await tab();
	await beginLesson(session, base);
	expect(store.get().news).toEqual({ code: "lessonBegun", isBeforeKept: true });
	await openLesson(session, base, await only(base));
	expect(store.get().news).toEqual({
		code: "lessonOpened",
		closed: { count: 1, areChapters: false },
	});
});

test("a lesson of several chapters is saved even if the open one is empty", async () => {
	const { base } = createBase();
	const { session } = await tab();
	addChapter(session);
	await keepOpenLesson(session, base);
	expect(await only(base)).toMatchObject({ chapters: 3 });
});

test("the picture of a lesson is the position where its first chapter opens", async () => {
	const { base } = createBase();
	const { session } = await tab("1. e4 e5 {[%start here]} 2. Nf3 *\n\n1. d4 *");
	await keepOpenLesson(session, base);
	expect((await only(base)).pieces).toBe("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
});

const GAME = '[White "a"]\n\n1. e4 e5 *';

test.each([
	["moves", LESSON, ({ actions }: Tab) => void actions.play("d4")],
	["a name", LESSON, ({ session }: Tab) => nameLesson(session, "Pins")],
	["a chapter", LESSON, ({ session }: Tab) => addChapter(session)],
	["the chapter that makes it a lesson", GAME, ({ session }: Tab) => addChapter(session)],
	["an order of chapters", LESSON, ({ session }: Tab) => void placeChapter(session, 1, 0)],
])(
	"Undo and Redo of %s, with looks at the saved lessons between, leave one lesson",
	async (_, text, act) => {
		const { base } = createBase();
		const one = await tab(text);
		const { session, store, actions } = one;
		const look = () => keepOpenLesson(session, base);
		for (let times = 0; times < 2; times++) {
			act(one);
			actions.edit((game) => comment(game, { frame: FIRST_FRAME, part: "after" }, `${times}`));
			await look();
		}
		const last = fileOf(store.get());
		for (let times = 0; times < 5; times++) {
			actions.undo();
			await look();
		}
		for (let times = 0; times < 5; times++) {
			actions.redo();
			await look();
		}
		expect((await only(base)).text).toBe(last);
		// Undone once more, and changed: the other way is the lesson now.
		actions.undo();
		addChapter(session);
		actions.play("c4");
		await look();
		expect((await only(base)).text).toBe(fileOf(store.get()));
	},
);

test("Undo after opening another lesson returns to the first, and each stays one", async () => {
	const { base } = createBase();
	const { session, actions } = await tab();
	await keepOpenLesson(session, base);
	actions.play("d4");
	await beginLesson(session, base);
	actions.play("a3");
	await keepOpenLesson(session, base);
	for (const step of [actions.undo, actions.undo, actions.undo, actions.redo, actions.redo]) {
		step();
		await keepOpenLesson(session, base);
	}
	actions.play("h3");
	await keepOpenLesson(session, base);
	expect(await shelf(base)).toHaveLength(2);
});

test("if two tabs move chapters, both orders are saved as lessons of their own", async () => {
	const { base } = createBase();
	const one = await tab(`${LESSON}\n\n[White "c"]\n\n1. c4 *`);
	await keepOpenLesson(one.session, base);
	const other = await tab(GAME);
	await openLesson(other.session, base, await only(base));
	placeChapter(one.session, 0, 2);
	placeChapter(other.session, 1, 0);
	for (let times = 0; times < 2; times++) {
		await keepOpenLesson(one.session, base);
		await keepOpenLesson(other.session, base);
	}
	const texts = (await shelf(base)).map(({ text }) => text).sort();
	expect(texts).toEqual([one, other].map(({ store }) => fileOf(store.get())).sort());
});

/** Two tabs of one lesson, of which the second has written last. */
async function twoTabs(base: LessonBase) {
	const one = await tab();
	await keepOpenLesson(one.session, base);
	const listed = await only(base);
	const other = await tab(GAME);
	await openLesson(other.session, base, listed);
	other.actions.play("c4");
	await keepOpenLesson(other.session, base);
	return { one, other, listed, newer: await only(base) };
}

test("an open lesson changed in another tab is deleted alone, and restored beside it", async () => {
	const { base } = createBase();
	const { one, listed, newer } = await twoTabs(base);
	one.actions.play("d4");
	const own = fileOf(one.store.get());
	one.actions.setPanel("lessons");
	const { lesson, isOthersThere } = await forgetLesson(one.session, base, listed);
	expect(isOthersThere).toBe(true);
	expect(await only(base)).toEqual(newer);
	expect(one.store.get().isOpen).toBe(false);
	await bringLessonBack(one.session, base, lesson as KeptLesson);
	expect(fileOf(one.store.get())).toBe(own);
	one.actions.play("d5");
	await keepOpenLesson(one.session, base);
	const texts = (await shelf(base)).map(({ text }) => text);
	expect(texts).toHaveLength(2);
	expect(texts).toEqual(expect.arrayContaining([newer.text, fileOf(one.store.get())]));
});

test("a lesson changed in another tab since it was listed is not deleted", async () => {
	const { base } = createBase();
	const { listed, newer } = await twoTabs(base);
	const third = await tab(GAME);
	expect(await forgetLesson(third.session, base, listed)).toEqual({
		lesson: undefined,
		isOthersThere: true,
	});
	expect(await only(base)).toEqual(newer);
	const { lesson } = await forgetLesson(third.session, base, newer);
	expect(await shelf(base)).toEqual([]);
	await bringLessonBack(third.session, base, lesson as KeptLesson);
	expect(await only(base)).toEqual(newer);
});

test("an unchanged lesson can be deleted on a full disk", async () => {
	const { base, room } = createBase();
	const { session, actions } = await tab();
	await keepOpenLesson(session, base);
	actions.play("d4");
	room.left = false;
	await forgetLesson(session, base, await only(base));
	expect(await shelf(base)).toEqual([]);
});

test("restoring a lesson by Undo of the board and then of the list gives one lesson", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	await keepOpenLesson(session, base);
	const { lesson } = await forgetLesson(session, base, await only(base));
	actions.undo();
	actions.play("d4");
	await keepOpenLesson(session, base);
	await bringLessonBack(session, base, lesson as KeptLesson);
	await keepOpenLesson(session, base);
	expect((await only(base)).text).toBe(fileOf(store.get()));
});

test("saving or copying a lesson takes its latest state", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	await keepOpenLesson(session, base);
	const listed = await only(base);
	actions.play("d4");
	addChapter(session);
	expect(await latestOf(session, base, listed)).toMatchObject({
		text: fileOf(store.get()),
		chapters: 3,
	});
	await copyLesson(session, base, listed, "Copy");
	const copy = (await shelf(base)).find(({ name }) => name === "Copy");
	expect(copy).toMatchObject({ chapters: 3, text: expect.stringContaining("d4") });
	const other = await tab(GAME);
	await keepOpenLesson(session, base);
	expect((await latestOf(other.session, base, listed)).text).toBe(fileOf(store.get()));
	// Renamed from a list of before, it has the chapters of now.
	expect(await renameLesson(other.session, base, listed, "Pins")).toBe(true);
	expect((await shelf(base)).find(({ name }) => name === "Pins")).toMatchObject({ chapters: 3 });
	await base.change([listed.id], () => null);
	expect(await renameLesson(other.session, base, listed, "Forks")).toBe(false);
});

test.each([
	["a time that is none", { at: 1e300 }],
	["pieces that are none", { pieces: "8/8/8" }],
	["pieces of another kind", { pieces: null }],
	["half a chapter", { chapters: 0.5 }],
])("a lesson with %s is left out and counted, and hides no valid one", async (_, damage) => {
	const { base } = createBase();
	const { session } = await tab();
	await keepOpenLesson(session, base);
	const sound = await only(base);
	const none = Object.fromEntries([7, 5, {}, "text"].map((one) => [String(one), one]));
	await putRaw("lessons", { ...none, unsound: { ...sound, id: "unsound", ...damage } });
	expect(await keptLessons(base)).toEqual({ lessons: [sound], unreadable: 5 });
});

test("a new lesson can be started in a browser that saves nothing, and Undo leads back", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	const refuse = () => Promise.reject(new Error("no database"));
	const file = fileOf(store.get());
	const none: LessonBase = { ...base, all: refuse, change: refuse };
	expect(await beginLesson(session, none)).toBe(true);
	expect(store.get().news?.isBeforeKept).toBeUndefined();
	actions.undo();
	expect(fileOf(store.get())).toBe(file);
});

test("a lesson saved before lessons had names is read as one", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	const { library } = store.get();
	store.set({ library: library && { ...library, lesson: undefined } });
	await keepOpenLesson(session, base);
	actions.play("d4");
	await keepOpenLesson(session, base);
	actions.undo();
	await keepOpenLesson(session, base);
	await only(base);
});
