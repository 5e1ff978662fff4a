// The shelf of lessons: what is open is kept before another takes its place, two tabs overwrite
// nothing of each other, and what is damaged or finds no room takes nothing with it.

import { expect, test } from "vitest";
import { addChapter, nameLesson } from "../../src/session/chapterEdits.ts";
import {
	beginLesson,
	bringLessonBack,
	copyLesson,
	forgetLesson,
	keepOpenLesson,
	keptLessons,
	openLesson,
	renameLesson,
} from "../../src/session/lessonShelf.ts";
import type { Session } from "../../src/session/session.ts";
import { fileOf } from "../../src/store/opening/chapters.ts";
import { createOpener } from "../../src/store/opening/opener.ts";
import type { KeptLesson, LessonBase } from "../../src/store/saving/lessonBase.ts";
import { createActions } from "../../src/store/state/actions.ts";
import { createAppStore } from "../../src/store/state/appStore.ts";
import { testCore } from "../support/core.ts";

const LESSON = '[White "a"]\n\n1. e4 e5 *\n\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *';

function createBase() {
	const records = new Map<string, unknown>();
	const room = { left: true };
	const base: LessonBase = {
		all: async () => [...records.values()],
		async change(id, change) {
			const next = change(records.get(id));
			if (next === undefined) return undefined;
			if (!room.left) throw new DOMException("full", "QuotaExceededError");
			records.set(id, next);
			return next;
		},
		async remove(id) {
			records.delete(id);
		},
	};
	return { base, records, room };
}

async function tab(text = LESSON) {
	const core = testCore();
	const store = createAppStore();
	const actions = createActions(store, core);
	const session = { store, core, actions, ...createOpener(store, core) } as Session;
	await session.load(text);
	return { session, store, actions };
}

const only = async (base: LessonBase): Promise<KeptLesson> => {
	const [first, ...others] = await keptLessons(base);
	if (first === undefined || others.length > 0) throw new Error(`${others.length + 1} lessons`);
	return first;
};

test("the open lesson is kept once, with what is changed later", async () => {
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

test("a game alone is no lesson", async () => {
	const { base } = createBase();
	const { session } = await tab("1. e4 *");
	expect(await keepOpenLesson(session, base)).toBeUndefined();
	expect(await keptLessons(base)).toEqual([]);
});

test("opening another keeps the one that is open, and it comes back with all that was written", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	actions.play("d4");
	const file = fileOf(store.get());
	expect(await beginLesson(session, base, "")).toBe(true);
	expect(store.get().game.tags.get("ChapterName")).toBe("?");
	expect(await openLesson(session, base, await only(base), "")).toBe(true);
	expect(fileOf(store.get())).toBe(file);
	await keepOpenLesson(session, base);
	await only(base);
});

test("two tabs of one lesson: what the other has written stays, and this one becomes its own", async () => {
	const { base } = createBase();
	const one = await tab();
	await keepOpenLesson(one.session, base);
	const other = await tab();
	await openLesson(other.session, base, await only(base), "");
	one.actions.play("d4");
	other.actions.play("c4");
	await keepOpenLesson(one.session, base);
	await keepOpenLesson(other.session, base);
	const texts = (await keptLessons(base)).map(({ text }) => text);
	expect(texts.filter((text) => text.includes("d4"))).toHaveLength(1);
	expect(texts.filter((text) => text.includes("c4"))).toHaveLength(1);
	other.actions.play("c5");
	await keepOpenLesson(other.session, base);
	expect(await keptLessons(base)).toHaveLength(texts.length);
});

test("without room the lesson stays open, and what is kept stays kept", async () => {
	const { base, room } = createBase();
	const { session, store, actions } = await tab();
	await keepOpenLesson(session, base);
	const kept = await only(base);
	actions.play("d4");
	room.left = false;
	const { game } = store.get();
	await expect(openLesson(session, base, kept, "")).rejects.toThrow("full");
	await expect(beginLesson(session, base, "")).rejects.toThrow("full");
	expect(store.get().game).toBe(game);
	expect(await only(base)).toEqual(kept);
});

test("damaged records are passed over, and left where they are", async () => {
	const { base, records } = createBase();
	const { session } = await tab();
	records.set("x", { id: "x", text: 5 }).set("y", undefined).set("z", "text");
	await keepOpenLesson(session, base);
	await only(base);
	expect(records.size).toBe(4);
});

test.each(['<img src=x> & "co"', "שיעור \u202eabc", "a/b\\c"])(
	"a lesson is renamed where it lies, copied, forgotten and brought back: %s",
	async (name) => {
		const { base } = createBase();
		const { session, store } = await tab();
		await keepOpenLesson(session, base);
		const kept = await only(base);
		await renameLesson(session, base, kept, name);
		expect(store.get().game.tags.get("StudyName")).toBe(name);
		await beginLesson(session, base, "");
		await renameLesson(session, base, await only(base), `${name}2`);
		expect(await only(base)).toMatchObject({ id: kept.id, name: `${name}2` });
		await copyLesson(base, await only(base), "Copy");
		expect((await keptLessons(base)).map((one) => one.name).sort()).toEqual(
			["Copy", `${name}2`].sort(),
		);
		const renamed = (await keptLessons(base)).find(({ id }) => id === kept.id);
		if (renamed === undefined) throw new Error("It is gone");
		await base.remove(kept.id);
		expect(await only(base)).toMatchObject({ name: "Copy", chapters: 2 });
		await bringLessonBack(session, base, renamed);
		await openLesson(session, base, renamed, "");
		expect(store.get().game.tags.get("StudyName")).toBe(`${name}2`);
		expect(store.get().library?.games).toHaveLength(2);
	},
);

test("forty lessons, one with a chapter of 2,000 moves, come the latest first", async () => {
	const { base } = createBase();
	const { session } = await tab();
	await keepOpenLesson(session, base);
	const first = await only(base);
	for (let number = 2; number < 40; number++) await copyLesson(base, first, `${number}`);
	const moves = Array.from({ length: 1000 }, (_, index) =>
		index % 2 === 0 ? `${index + 1}. Nf3 Nf6` : `${index + 1}. Ng1 Ng8`,
	);
	const long = await tab(`${LESSON}\n\n[White "c"]\n\n${moves.join(" ")} *`);
	await keepOpenLesson(long.session, base);
	const all = await keptLessons(base);
	expect(all).toHaveLength(40);
	expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => b - a));
	expect(all.find(({ chapters }) => chapters === 3)?.text).toContain("1000. Ng1 Ng8");
});

test("the open lesson is forgotten with the board, and comes back with both, by either Undo", async () => {
	const { base } = createBase();
	const { session, store, actions } = await tab();
	await keepOpenLesson(session, base);
	const kept = await only(base);
	actions.play("d4");
	const file = fileOf(store.get());
	actions.setPanel("lessons");
	const forgotten = await forgetLesson(session, base, kept);
	expect(await keptLessons(base)).toEqual([]);
	expect(store.get()).toMatchObject({ isOpen: false, panel: "lessons" });
	await bringLessonBack(session, base, forgotten);
	expect([fileOf(store.get()), (await only(base)).text]).toEqual([file, file]);
	await forgetLesson(session, base, await only(base));
	actions.undo();
	await keepOpenLesson(session, base);
	expect([fileOf(store.get()), (await only(base)).text]).toEqual([file, file]);
	// Another lesson is open: that one stays.
	await beginLesson(session, base, "");
	await forgetLesson(session, base, await only(base));
	expect(store.get()).toMatchObject({ isOpen: true, library: { games: { length: 1 } } });
});

test("a lesson that is begun says where the one before it is, and an empty one is not kept", async () => {
	const { base } = createBase();
	const { session, store } = await tab();
	await beginLesson(session, base, "A lesson was begun.");
	expect(store.get().news).toBe("A lesson was begun. The lesson before it is on the shelf.");
	await openLesson(session, base, await only(base), "The lesson is open.");
	expect(store.get().news).toBe("The lesson is open. The game before it was closed.");
});

test("a lesson of several chapters is kept, though its open one is empty", async () => {
	const { base } = createBase();
	const { session } = await tab();
	addChapter(session);
	await keepOpenLesson(session, base);
	expect(await only(base)).toMatchObject({ chapters: 3 });
});

test("the picture of a lesson is the position that its first chapter opens at", async () => {
	const { base } = createBase();
	const { session } = await tab("1. e4 e5 {[%start here]} 2. Nf3 *\n\n1. d4 *");
	await keepOpenLesson(session, base);
	expect((await only(base)).pieces).toBe("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
});
