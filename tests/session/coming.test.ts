// Games that come while a lesson is open: they wait, and nothing changes until somebody has
// answered.

import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { MOST_CHAPTERS } from "../../src/chess/pgn/gameText.ts";
import { startOf } from "../../src/chess/pgn/tags/opensAt.ts";
import { finish } from "../../src/chess/work.ts";
import {
	addChapter,
	addFromHere,
	nameChapter,
	nameLesson,
	replaceWhole,
	titlesIn,
} from "../../src/session/chapterEdits.ts";
import { addComing, dropComing, openComing } from "../../src/session/coming.ts";
import { askAbout } from "../../src/session/opening/askAbout.ts";
import { followsWhole } from "../../src/session/opening/chapters.ts";
import { lessonName } from "../../src/session/opening/lessonName.ts";
import { type Bringing, createLoader } from "../../src/session/opening/loader.ts";
import type { Session } from "../../src/session/session.ts";
import { createActions } from "../../src/session/state/actions.ts";
import { createAppStore } from "../../src/session/state/appStore.ts";
import { testCore } from "../support/core.ts";

const LESSON = '[White "a"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 d5 *';
const GAME = '[White "Adams"]\n[Black "Torre"]\n\n1. e4 e5 2. Nf3 d6 *';

function visit(text?: string) {
	const core = testCore();
	const store = createAppStore();
	const actions = createActions(store, core);
	const session = { store, core, actions } as unknown as Session;
	const bring = (
		games: string,
		how: Bringing = { by: "pasted" },
		who: "somebody" | "nobody" = "somebody",
	) =>
		finish(
			createLoader(store, core, who === "somebody" ? askAbout : undefined).loading(games, how),
		);
	if (text !== undefined) bring(text);
	const titles = () => titlesIn(store.get());
	return { session, store, actions, bring, titles };
}

test("with no lesson open, a pasted game opens at once", () => {
	const { store, bring } = visit("1. e4 *");
	bring(GAME);
	expect(store.get()).toMatchObject({ coming: [], game: { plies: 4 } });
});

test("with a lesson open, a pasted game waits and changes nothing", () => {
	const { store, bring, actions } = visit(LESSON);
	actions.play("a4");
	const before = store.get();
	expect(bring(GAME)).toBe(true);
	const { coming, ...after } = store.get();
	expect(coming.map(({ by }) => by)).toEqual(["pasted"]);
	expect(after).toEqual({ ...before, coming: undefined, problem: undefined });
	expect({ ...after, coming: before.coming }).toEqual(before);
});

test("adding the waiting game makes it the last chapter, open at its move, and Undo removes it", () => {
	const { session, store, bring, titles, actions } = visit(LESSON);
	actions.play("a4");
	bring(GAME, { by: "sample", ply: 3 });
	addComing(session);
	expect(titles()).toEqual(["a – ?", "b – ?", "Adams – Torre"]);
	expect(store.get()).toMatchObject({
		coming: [],
		frame: 3,
		library: { open: 2 },
		news: { code: "chaptersAdded", first: 3, last: 3 },
	});
	actions.undo();
	expect(titles()).toEqual(["a – ?", "b – ?"]);
	expect(store.get().game.positions[store.get().frame]?.move?.san).toBe("a4");
});

test("adding several waiting games makes several chapters", () => {
	const { session, store, bring, titles } = visit(LESSON);
	bring(`${GAME}\n\n${GAME}`);
	addComing(session);
	expect(titles()).toEqual(["a – ?", "b – ?", "Adams – Torre", "Adams – Torre"]);
	expect(store.get()).toMatchObject({
		library: { open: 2 },
		news: { code: "chaptersAdded", first: 3, last: 4 },
	});
});

test("a waiting position can be added as a chapter too", () => {
	const { session, bring, store } = visit(LESSON);
	bring("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", { by: "practise" });
	addComing(session);
	expect(store.get().library?.games).toHaveLength(3);
	expect(store.get().game.positions[0]?.fen).toBe("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
});

test("games wait in the order they came, and one can be opened in place of the lesson", () => {
	const { session, store, bring, actions, titles } = visit(LESSON);
	bring(GAME);
	bring("1. c4 *");
	bring("1. f4 *");
	expect(store.get().coming).toHaveLength(3);
	dropComing(session);
	expect(store.get().coming).toHaveLength(2);
	openComing(session);
	expect(store.get()).toMatchObject({
		coming: [],
		game: { positions: { 1: { move: { san: "f4" } } } },
	});
	actions.undo();
	expect(store.get().game.positions[1]?.move?.san).toBe("c4");
	actions.undo();
	expect(titles()).toEqual(["a – ?", "b – ?"]);
});

test("a waiting game is still there after the board was reset", () => {
	const { session, store, bring, actions } = visit(LESSON);
	bring(GAME);
	actions.reset();
	openComing(session);
	expect(store.get().game.plies).toBe(4);
});

test("a single chapter with a name counts as a lesson", () => {
	const { store, bring } = visit('[ChapterName "Pins"]\n\n1. e4 *');
	bring(GAME);
	expect(store.get().coming).toHaveLength(1);
});

test("a game opens at once if nobody can be asked, its origin is unknown, or it is too large", () => {
	const { store, bring } = visit(LESSON);
	bring(`${GAME}\n\n${GAME}`, { by: "pasted" }, "nobody");
	expect(store.get().game.plies).toBe(4);
	bring(LESSON, {});
	expect(store.get().game.plies).toBe(2);
	bring(`${GAME}\n\n`.repeat(MOST_CHAPTERS - 1));
	expect(store.get()).toMatchObject({ coming: [], library: { games: { length: 499 } } });
});

test("making a chapter from here keeps the following moves, the players and the comments", () => {
	const { session, store, actions, titles } = visit(
		'[White "Adams"]\n[Black "Torre"]\n[Result "1-0"]\n\n1. e4 {best} e5 2. Nf3 (2. f4 exf4 {taken}) Nc6 {[%start here]} 1-0',
	);
	actions.goToFrame(2 as Frame);
	addFromHere(session);
	const { game, frame, library } = store.get();
	expect(titles()).toEqual(["Adams – Torre", "Adams – Torre"]);
	expect(library?.games[1]?.tags.map(({ name }) => name)).toContain("FEN");
	expect(game.positions.map(({ move }) => move?.san)).toEqual([
		undefined,
		"Nf3",
		"Nc6",
		"f4",
		"exf4",
	]);
	expect(game.positions[4]?.notes.after).toBe("taken");
	expect([...game.tags]).toEqual([
		["White", "Adams"],
		["Black", "Torre"],
		["Result", "1-0"],
		["ChapterName", "?"],
	]);
	// It begins where the coach says, not where the game opens.
	const [opens, number] = [startOf(game), game.positions[1]?.number];
	expect({ frame, opens, plies: game.plies, number }).toEqual({
		frame: 0,
		opens: 0,
		plies: 2,
		number: 2,
	});
});

test("the chapter made from here can replace its game, and Undo restores both", () => {
	const { session, store, actions, titles } = visit(LESSON);
	actions.goToFrame(1 as Frame);
	addFromHere(session);
	expect(titles()).toEqual(["a – ?", "a – ?", "b – ?"]);
	expect(followsWhole(store.get())).toBe(true);
	replaceWhole(session);
	expect(titles()).toEqual(["a – ?", "b – ?"]);
	expect(store.get()).toMatchObject({ library: { open: 0 }, game: { plies: 1 } });
	expect(followsWhole(store.get())).toBe(false);
	actions.undo();
	expect(titles()).toHaveLength(3);
	// Another chapter came between: there is nothing to replace.
	addChapter(session);
	replaceWhole(session);
	expect(titles()).toHaveLength(4);
});

test("an empty chapter takes in the pasted game, and further games follow as chapters", () => {
	const { session, store, bring, actions, titles } = visit(LESSON);
	addChapter(session);
	nameChapter(session, "The centre", {});
	bring(`${GAME}\n\n${GAME}`, { by: "sample", ply: 3 });
	expect(store.get().coming).toHaveLength(1);
	addComing(session);
	expect(titles()).toEqual(["a – ?", "The centre", "Adams – Torre", "b – ?"]);
	expect(store.get()).toMatchObject({
		frame: 3,
		game: { plies: 4 },
		library: { open: 1 },
		news: { code: "chaptersFilled", number: 2, count: 2 },
	});
	actions.undo();
	expect(titles()).toEqual(["a – ?", "The centre", "b – ?"]);
});

test("a chapter with a position, a word or a drawing does not count as empty", () => {
	const filled = [
		'[ChapterName "?"]\n[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n*',
		'[ChapterName "?"]\n\n{Look} *',
		'[ChapterName "?"]\n\n{[%csl Ge4]} *',
		'[ChapterName "?"]\n[White "Ann"]\n\n*',
	];
	for (const text of filled) {
		const { session, bring, titles } = visit(text);
		bring(GAME);
		addComing(session);
		expect(titles()).toHaveLength(2);
	}
});

const NEW = '[ChapterName "?"]\n\n*';

test("a lesson of one empty chapter takes in a pasted game without asking", () => {
	const { session, store, bring, actions, titles } = visit(NEW);
	nameLesson(session, "Pins");
	bring(GAME, { by: "pasted", news: { code: "pasted" } });
	expect(store.get()).toMatchObject({ coming: [], game: { plies: 4 }, news: { code: "pasted" } });
	expect([titles(), lessonName(store.get())]).toEqual([["Adams – Torre"], "Pins"]);
	bring(GAME);
	expect(store.get().coming).toHaveLength(1);
	actions.undo();
	expect(titles()).toEqual(["Chapter 1"]);
	const position = visit(NEW);
	position.bring("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
	expect(position.store.get()).toMatchObject({ coming: [], library: { games: { length: 1 } } });
	expect(position.store.get().game.positions[0]?.fen).toMatch(/^4k3/);
});

test("a pasted lesson opens in place of the empty one, and its name is announced", () => {
	const { store, bring } = visit(NEW);
	const file = LESSON.replaceAll("[White", '[StudyName "Rook lifts"]\n[White');
	bring(file, { by: "file", news: { code: "file", name: "x.pgn" } });
	expect(lessonName(store.get())).toBe("Rook lifts");
	expect(store.get()).toMatchObject({
		coming: [],
		library: { games: { length: 2 } },
		news: { code: "lesson", name: "Rook lifts" },
	});
});
