// The games of a file as chapters: added, named, moved and deleted; each change is taken back, and
// nothing that was written is lost.

import { expect, test } from "vitest";
import { comment, commentAt } from "../../src/chess/annotate.ts";
import type { Frame } from "../../src/chess/frame.ts";
import { BLACK } from "../../src/chess/piece.ts";
import {
	addChapter,
	addPosition,
	deleteChapter,
	nameChapter,
	placeChapter,
	titlesIn,
} from "../../src/session/chapterEdits.ts";
import { fileOf, isWork, textsIn } from "../../src/session/opening/chapters.ts";
import { takesChapters } from "../../src/session/opening/lesson.ts";
import { withTag } from "../../src/session/opening/lessonName.ts";
import type { Session } from "../../src/session/session.ts";
import { createActions } from "../../src/session/state/actions.ts";
import { createAppStore } from "../../src/session/state/appStore.ts";
import { testCore } from "../support/core.ts";
import { createReader } from "../support/reader.ts";

const ENDING = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const ENDING_PLAYED = `[SetUp "1"]\n[FEN "${ENDING}"]\n\n1. e4 *`;
const FILE = '[White "a"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 d5 *\n\n[White "c"]\n\n1. c4 *';

function open(text: string) {
	const core = testCore();
	const store = createAppStore();
	const reader = createReader(store, core);
	const actions = createActions(store, core);
	expect(reader.load(text)).toBe(true);
	const session = { store, core, actions } as unknown as Session;
	const titles = () => titlesIn(store.get());
	const isOpen = () => store.get().library?.open;
	return { ...session, session, reader, titles, isOpen };
}

/** Moves the open chapter up or down. */
function moveChapter(session: Session, by: 1 | -1): boolean {
	const open = session.store.get().library?.open ?? 0;
	return placeChapter(session, open, open + by);
}

test("a new chapter comes after the open one, is named, and can be undone", () => {
	const { session, actions, titles, isOpen } = open(FILE);
	addChapter(session);
	expect(titles()).toEqual(["a – ?", "Chapter 2", "b – ?", "c – ?"]);
	expect(isOpen()).toBe(1);
	nameChapter(session, "The {pin} ] %", {});
	actions.play("d4");
	expect(titles()[1]).toBe("The {pin} ] %");
	actions.undo();
	actions.undo();
	actions.undo();
	expect(titles()).toEqual(["a – ?", "b – ?", "c – ?"]);
	expect(isOpen()).toBe(0);
});

test("a single game becomes the first chapter when another is added", () => {
	const { session, titles, isOpen } = open("1. e4 e5 *");
	addChapter(session, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
	expect(titles()).toEqual(["Chapter 1", "Chapter 2"]);
	expect(isOpen()).toBe(1);
	expect(session.store.get().game.positions[0]?.fen).toBe("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
});

test("a single game is called by its moves, a chapter by its place", () => {
	const { session, actions, titles } = open("1. e4 e5 *");
	addChapter(session, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
	actions.play("e4");
	nameChapter(session, "", {});
	expect(titles()).toEqual(["Chapter 1", "Chapter 2"]);
	expect(titlesIn(open(ENDING_PLAYED).store.get())).toEqual(["1. e4"]);
});

test("a position that was set up fills the chapter just added, as long as that is empty", () => {
	const { session, store, actions, titles, isOpen } = open(FILE);
	addChapter(session);
	addPosition(session, ENDING, BLACK);
	expect(titles()).toEqual(["a – ?", "Chapter 2", "b – ?", "c – ?"]);
	expect(isOpen()).toBe(1);
	expect(store.get().game.positions[0]?.fen).toBe(ENDING);
	expect(textsIn(store.get())[1]).toContain(ENDING);
	expect(store.get()).toMatchObject({
		orientation: BLACK,
		news: { code: "chapterFilled" },
	});
	actions.undo();
	expect(store.get().game.positions[0]?.fen).toMatch(/^rnbqkbnr/);
	const doings: readonly (() => void)[] = [
		() => actions.play("e4"),
		() => actions.edit((game, frame) => comment(game, { frame, part: "after" }, "Why?")),
		() => actions.edit((game, frame) => ({ game: withTag(game, "White", "Ann"), frame })),
	];
	for (const act of doings) {
		act();
		addPosition(session, ENDING, BLACK);
		expect(titles()).toHaveLength(5);
		actions.undo();
		actions.undo();
		expect(titles()).toHaveLength(4);
	}
});

test("several games, edits and moves of one's own count as work to keep, a game as loaded does not", () => {
	const isWorkIn = (text: string, act: (opened: ReturnType<typeof open>) => void = () => {}) => {
		const opened = open(text);
		act(opened);
		return isWork(opened.store.get());
	};
	expect(isWorkIn(FILE)).toBe(true);
	expect(isWorkIn("1. e4 e5 *")).toBe(false);
	expect(isWorkIn(ENDING)).toBe(false);
	// As a reload has a position: with its tags.
	const asTag = ({ store }: ReturnType<typeof open>) => {
		const tags = new Map(Object.entries({ SetUp: "1", FEN: ENDING }));
		store.set({ game: { ...store.get().game, tags }, library: undefined });
	};
	expect(isWorkIn(ENDING, asTag)).toBe(false);
	expect(isWorkIn("1. e4 e5 *", ({ actions }) => actions.play("d4"))).toBe(true);
	expect(isWorkIn(ENDING, ({ actions }) => actions.play("Kd2"))).toBe(true);
	const write = ({ actions }: ReturnType<typeof open>) =>
		actions.edit((game, frame) => comment(game, { frame, part: "after" }, "Why?"));
	expect(isWorkIn("1. e4 e5 *", write)).toBe(true);
	expect(isWorkIn(ENDING, write)).toBe(true);
});

test("no chapter can be added while the file is still loading", () => {
	const { store } = open(FILE);
	expect(takesChapters(store.get())).toBe(true);
	const { library } = store.get();
	if (library) store.set({ library: { ...library, text: "", games: [] } });
	expect(takesChapters(store.get())).toBe(false);
	expect(isWork(store.get())).toBe(true);
});

test("a position that was set up becomes a chapter seen from its side, and one Undo removes it", () => {
	const { session, store, actions, titles, isOpen } = open(FILE);
	actions.goToEnd();
	const before = store.get();
	addChapter(session, "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", BLACK);
	expect(store.get()).toMatchObject({
		orientation: BLACK,
		frame: 0,
		news: { code: "chapterAdded" },
	});
	expect(textsIn(store.get())[1]).toContain('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]');
	actions.play("Kd7");
	actions.undo();
	actions.undo();
	expect(titles()).toHaveLength(3);
	expect(isOpen()).toBe(0);
	const { game, frame, library, orientation } = before;
	expect(store.get()).toMatchObject({ game, frame, library, orientation });
});

test("moving chapters keeps their edits and the open chapter", () => {
	const { session, store, reader, actions, titles, isOpen } = open(FILE);
	const place = { frame: 1 as Frame, part: "after" } as const;
	actions.edit((game) => comment(game, place, "kept {as} typed"));
	moveChapter(session, 1);
	expect(titles()).toEqual(["b – ?", "a – ?", "c – ?"]);
	expect(isOpen()).toBe(1);
	expect(commentAt(store.get().game, place)).toBe("kept {as} typed");
	expect(reader.openGame(2)).toBe(true);
	moveChapter(session, -1);
	expect(titles()).toEqual(["b – ?", "c – ?", "a – ?"]);
	expect(reader.openGame(2)).toBe(true);
	expect(commentAt(store.get().game, place)).toBe("kept {as} typed");
	moveChapter(session, 1);
	expect(isOpen()).toBe(2);
});

test("deleting a chapter opens the next one, and Undo brings it back", () => {
	const { session, store, actions, titles, isOpen } = open(FILE);
	deleteChapter(session);
	expect(titles()).toEqual(["b – ?", "c – ?"]);
	expect(isOpen()).toBe(0);
	expect(store.get().game.tags.get("White")).toBe("b");
	actions.undo();
	expect(titles()).toEqual(["a – ?", "b – ?", "c – ?"]);
	expect(store.get().game.tags.get("White")).toBe("a");
	expect(textsIn(store.get())).toHaveLength(3);
});

test("a comment before the moves of a chapter without tags stays with that chapter in the file", () => {
	const { session, store, reader, actions } = open(FILE);
	deleteChapter(session);
	addChapter(session);
	nameChapter(session, "", {});
	const opening = { frame: 0 as Frame, part: "after" } as const;
	actions.edit((game) => comment(game, opening, "To begin with"));
	expect(store.get().game.tags.size).toBe(0);
	expect(reader.load(fileOf(store.get()))).toBe(true);
	expect(store.get().library?.games).toHaveLength(3);
	expect(reader.openGame(1)).toBe(true);
	expect(commentAt(store.get().game, opening)).toBe("To begin with");
});

test("the only chapter cannot be deleted", () => {
	const { session, titles } = open("1. e4 e5 *");
	deleteChapter(session);
	expect(titles()).toHaveLength(1);
});

test("a chapter without a name is called by its place, even after it was moved", () => {
	const { session, actions, titles } = open("1. e4 e5 *");
	addChapter(session);
	nameChapter(session, "The pin", {});
	addChapter(session);
	addChapter(session);
	actions.play("e4");
	expect(titles()).toEqual(["Chapter 1", "The pin", "Chapter 3", "Chapter 4"]);
	placeChapter(session, 3, 0);
	expect(titles()).toEqual(["Chapter 1", "Chapter 2", "The pin", "Chapter 4"]);
	deleteChapter(session);
	expect(titles()).toEqual(["Chapter 1", "The pin", "Chapter 3"]);
	expect(fileOf(session.store.get())).not.toMatch(/"Chapter \d/);
});

test("a chapter that cannot be moved or deleted reports no success", () => {
	const { session, titles } = open(FILE);
	expect(moveChapter(session, -1)).toBe(false);
	expect(moveChapter(session, 1)).toBe(true);
	expect(deleteChapter(session)).toBe(true);
	expect(deleteChapter(session)).toBe(true);
	expect(deleteChapter(session)).toBe(false);
	expect(titles()).toHaveLength(1);
});

test("any chapter can be moved to any place, the open one stays open, and Undo moves it back", () => {
	const { session, actions, titles, isOpen } = open(FILE);
	expect(placeChapter(session, 2, 0)).toBe(true);
	expect(titles()).toEqual(["c – ?", "a – ?", "b – ?"]);
	expect(isOpen()).toBe(1);
	expect(placeChapter(session, 0, 2)).toBe(true);
	expect(titles()).toEqual(["a – ?", "b – ?", "c – ?"]);
	expect(isOpen()).toBe(0);
	expect(placeChapter(session, 0, 2)).toBe(true);
	expect(isOpen()).toBe(2);
	actions.undo();
	expect(titles()).toEqual(["a – ?", "b – ?", "c – ?"]);
	for (const [from, to] of [
		[0, 0],
		[0, 3],
		[-1, 0],
	] as const) {
		expect(placeChapter(session, from, to)).toBe(false);
	}
});
