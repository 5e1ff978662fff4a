// The name of a lesson stands on each chapter, and comes back with any file.

import { expect, test } from "vitest";
import { LESSON_TAGS } from "../../src/chess/pgn/tags/lessonTags.ts";
import { finish } from "../../src/chess/work.ts";
import {
	addChapter,
	addGames,
	deleteChapter,
	nameChapter,
	nameLesson,
} from "../../src/session/chapterEdits.ts";
import { setPlan } from "../../src/session/chapterPlans.ts";
import { setSheet } from "../../src/session/exerciseSheet.ts";
import { fileOf } from "../../src/session/opening/chapters.ts";
import { lessonName, nameIn } from "../../src/session/opening/lessonName.ts";
import { createLoader } from "../../src/session/opening/loader.ts";
import type { Session } from "../../src/session/session.ts";
import { createActions } from "../../src/session/state/actions.ts";
import { createAppStore } from "../../src/session/state/appStore.ts";
import { FREE } from "../../src/training/exercise/terms.ts";
import { fileName } from "../../src/ui/saveFile.ts";
import { testCore } from "../support/core.ts";

const LESSON = '[White "a"]\n\n1. e4 {x} e5 *\n\n[White "b"]\n\n1. d4 d5 *\n\n1. c4 *';

function open(text: string) {
	const core = testCore();
	const store = createAppStore();
	const actions = createActions(store, core);
	finish(createLoader(store, core).loading(text));
	return { session: { store, core, actions } as unknown as Session, store, actions };
}

test.each([
	["plain", "Pieces that settle"],
	["markup", '<b onload="x">"&amp;\\</b> [Event "?"] {'],
	["right to left", "שיעור ראשון \u202e abc"],
	["signs of PGN", "; 1. e4 % ] } $1"],
])("%s: the lesson's name is in the file once for each chapter, and reads back", (_, name) => {
	const { session, store, actions } = open(LESSON);
	actions.play("a4");
	nameLesson(session, name);
	expect(lessonName(store.get())).toBe(name.replace(/\s+/g, " "));
	const file = fileOf(store.get());
	expect(file.match(/^\[StudyName /gm)).toHaveLength(3);
	expect(file).toContain("a4");
	const again = open(file);
	expect(lessonName(again.store.get())).toBe(name.replace(/\s+/g, " "));
	expect(again.store.get().library?.games).toHaveLength(3);
	expect(fileOf(again.store.get())).toBe(file);
	nameLesson(again.session, "");
	expect(fileOf(again.store.get())).not.toContain("StudyName");
	actions.undo();
	expect(lessonName(store.get())).toBeUndefined();
});

test("a lesson's name stays when its first chapter goes, and reaches new chapters", () => {
	const { session, store } = open(LESSON);
	nameLesson(session, "Pins");
	addChapter(session);
	const { game } = open("1. f4 *").store.get();
	addGames(session, {
		game,
		library: undefined,
		frame: 1 as never,
		news: { code: "pasted" },
		by: "pasted",
	});
	expect(fileOf(store.get()).match(/\[StudyName "Pins"\]/g)).toHaveLength(4);
	expect(fileOf(store.get())).toContain("f4 {[%start here]}");
	for (let left = 3; left > 0; left--) deleteChapter(session);
	expect(lessonName(store.get())).toBe("Pins");
	expect(fileOf(store.get()).match(/\[StudyName "Pins"\]/g)).toHaveLength(1);
});

test("a lesson's name comes after the first tag, where no program splits the file", () => {
	expect(nameIn('[Event "?"]\n[Site "x"]\n\n1. e4 *', "Pins")).toBe(
		'[Event "?"]\n[StudyName "Pins"]\n[Site "x"]\n\n1. e4 *',
	);
	expect(nameIn("1. e4 *", "Pins")).toBe('[StudyName "Pins"]\n1. e4 *');
	expect(nameIn('[Event "?"]\n[StudyName "A \\"b\\""]\n\n*', "")).toBe('[Event "?"]\n\n*');
});

test.each([
	["Pins", "Pins.pgn"],
	["a/b\\c: <d> \u202e…", "a b c d ….pgn"],
	["...", "chapters.pgn"],
	[undefined, "chapters.pgn"],
	["ß".repeat(300), `${"ß".repeat(80)}.pgn`],
])("a file is named after its lesson: %j", (name, file) => {
	expect(fileName(name, "chapters", "pgn")).toBe(file);
});

test("reading a saved lesson again gives no warning about its own tags", () => {
	const { session, store } = open(LESSON);
	nameLesson(session, "Pins");
	nameChapter(session, "The pin", {});
	setPlan(session, { notes: "Wait.\nAsk.", minutes: 5 }, {});
	for (const isOfChapter of [true, false]) {
		setSheet(session, { ...FREE, title: "Homework 1: who?", note: "Look." }, isOfChapter);
	}
	const { game } = open(fileOf(store.get())).store.get();
	expect([...game.tags.keys()]).toEqual(expect.arrayContaining([...LESSON_TAGS]));
	expect(game.warnings).toEqual([]);
});
