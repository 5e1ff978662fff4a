// Questions that their author puts into another order, across chapters; and what an exercise has
// besides them.

import { expect, test } from "vitest";
import { finish } from "../../src/chess/work.ts";
import { setSheet, sheetOf } from "../../src/session/exerciseSheet.ts";
import { exerciseOf, findQuestions } from "../../src/session/lessonQuestions.ts";
import { fileOf } from "../../src/session/opening/chapters.ts";
import { createLoader } from "../../src/session/opening/loader.ts";
import { orderQuestions } from "../../src/session/questionOrder.ts";
import type { Session } from "../../src/session/session.ts";
import { createActions } from "../../src/session/state/actions.ts";
import { createAppStore } from "../../src/session/state/appStore.ts";
import { testCore } from "../support/core.ts";

const ask = (text: string) => `[%ask white;middle;map;why;${text}]`;
const LESSON = [
	`[ChapterName "One"]\n\n{${ask("A")}} 1. e4 e5 {kept} 2. Nf3 (2. f4 {${ask("C")}}) Nc6 {${ask("B")}} *`,
	'[ChapterName "Two"]\n\n1. d4 d5 *',
	`[ChapterName "Three"]\n\n1. c4 {[%ask white;middle;map;why;D white;middle;map;why;E green;;;;]} *`,
].join("\n\n");

function open(text: string) {
	const core = testCore();
	const store = createAppStore();
	const actions = createActions(store, core);
	finish(createLoader(store, core).loading(text));
	const session = { store, core, actions } as unknown as Session;
	const found = () => finish(findQuestions(store.get()));
	const texts = (isOfChapter = false) =>
		exerciseOf(store.get(), found(), isOfChapter)
			.questions.map((one) => one.text)
			.join("");
	return { session, store, actions, found, texts };
}

test("questions are asked in the order that the coach gives them, also in the file, and Undo restores it", () => {
	const { session, store, actions, found, texts } = open(LESSON);
	expect(texts()).toBe("ABCDE");
	const before = fileOf(store.get());
	const all = found();
	orderQuestions(
		session,
		[4, 0, 3, 1, 2, 5].map((at) => all[at] ?? fail()),
	);
	expect(texts()).toBe("EADBC");
	const file = fileOf(store.get());
	expect(file).toContain("{kept}");
	expect(file).toContain(" green;;;;]");
	expect(open(file).texts()).toBe("EADBC");
	// Each move goes on from the one before.
	const now = found();
	orderQuestions(
		session,
		[now[1], now[0], ...now.slice(2)].map((one) => one ?? fail()),
	);
	expect(texts()).toBe("AEDBC");
	actions.undo();
	expect(texts()).toBe("EADBC");
	actions.undo();
	expect(texts()).toBe("ABCDE");
	expect(fileOf(store.get())).toBe(before);
});

test("questions in the order of the moves store no place", () => {
	const { session, store, found } = open(LESSON);
	const before = fileOf(store.get()).replace(/\s+/g, " ");
	const all = found();
	orderQuestions(
		session,
		[all[1], all[0], ...all.slice(2)].map((one) => one ?? fail()),
	);
	expect(fileOf(store.get())).toContain(";A;;2]");
	const now = found();
	orderQuestions(
		session,
		[now[1], now[0], ...now.slice(2)].map((one) => one ?? fail()),
	);
	expect(fileOf(store.get()).replace(/\s+/g, " ")).toBe(before);
});

test("a lesson and its chapters have titles and instructions that are saved in the file", () => {
	const { session, store, actions } = open(LESSON);
	const title = '"Forks" <b>שיעור</b> \u202e {1. e4}';
	const sheet = { title, note: "Slowly.", until: "2026-12-04", tries: 2 };
	setSheet(session, sheet, false);
	setSheet(session, { ...sheet, title: "", until: "" }, true);
	const again = open(fileOf(store.get()));
	expect(sheetOf(again.store.get(), false)).toEqual(sheet);
	const { note, until, tries } = sheet;
	expect(exerciseOf(again.store.get(), again.found())).toMatchObject({
		title,
		terms: { note, until, tries },
	});
	expect(exerciseOf(again.store.get(), again.found(), true)).toMatchObject({
		title: "One",
		terms: { note, until: "", tries },
	});
	actions.undo();
	actions.undo();
	expect(fileOf(store.get())).not.toContain("Exercise");
	expect(exerciseOf(store.get(), []).terms).toBeUndefined();
});

function fail(): never {
	throw new Error("no such question");
}
