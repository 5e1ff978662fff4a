// Nothing is lost: whatever replaces a game can be taken back, one's own game is a press away from
// a link's, and each game of a file keeps what was changed in it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { comment, commentAt } from "../../../src/chess/annotate.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { BLACK, WHITE } from "../../../src/chess/piece.ts";
import { newsText } from "../../../src/messages/en/news.ts";
import { openLink } from "../../../src/session/links/openLink.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { isLoaded, ownGame } from "../../../src/session/state/appQueries.ts";
import type { AppState } from "../../../src/session/state/appState.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { rememberChange, rememberReplaced } from "../../../src/session/state/history.ts";
import { testCore } from "../../support/core.ts";
import { knights } from "../../support/knights.ts";
import { createReader } from "../../support/reader.ts";

const core = testCore();

const FILE = '[White "a"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 d5 *\n\n[White "c"]\n\n1. c4 *';

function open(text?: string) {
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	if (text !== undefined) expect(actions.load(text)).toBe(true);
	const follow = (hash: string) => openLink(store, core, hash, () => true);
	const pgn = () => formatPgn(store.get().game);
	const san = () => positionAt(store.get().game, store.get().frame).move?.san;
	return { store, actions, follow, pgn, san };
}

/** All of a state that a visitor would miss. */
const worth = ({ game, control, frame, settledFrame, orientation, lens, library }: AppState) => ({
	game,
	control,
	frame,
	settledFrame,
	orientation,
	lens,
	library,
});

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
	vi.restoreAllMocks();
});

describe("replacing a game", () => {
	type Opened = ReturnType<typeof open>;
	const ways: readonly (readonly [string, (opened: Opened) => unknown, string])[] = [
		[
			"a text",
			({ actions }) => actions.load("1. f4", { code: "pasted" }),
			"Pasted text opened. The 3 chapters that were open have been closed.",
		],
		[
			"a position",
			({ actions }) => actions.load("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"),
			"Another game is open. The 3 chapters that were open have been closed.",
		],
		[
			"several files",
			({ actions }) =>
				actions.load(["1. f4", "1. g4"], {
					code: "files",
					first: "a.pgn",
					second: "b.pgn",
					count: 2,
				}),
			"a.pgn and b.pgn are open as one list. The 3 chapters that were open have been closed.",
		],
		[
			"a link",
			({ follow }) => follow("#pgn=1.%20f4&orientation=black&lens=strength"),
			"Link opened. The 3 chapters that were open have been closed.",
		],
		[
			"another game of the file",
			({ actions }) => actions.openGame(2),
			"Chapter 3 of 3 is open instead of chapter 2.",
		],
		["a reset", ({ actions }) => actions.reset(), "Board reset. The open game was closed."],
	];

	test.each(ways)("%s, is announced, and can be undone and redone", async (_, replace, news) => {
		const opened = open(FILE);
		const { store, actions } = opened;
		actions.openGame(1);
		actions.forward();
		actions.play("Nf6");
		actions.flip();
		actions.setLens("attackers");
		const before = store.get();
		await replace(opened);
		const after = store.get();
		expect(after.news && newsText(after.news)).toBe(news);
		expect(after.game).not.toBe(before.game);
		actions.undo();
		expect(worth(store.get())).toEqual(worth(before));
		expect(store.get().news).toBeUndefined();
		actions.redo();
		expect(worth(store.get())).toEqual(worth(after));
		actions.undo();
		actions.undo();
		expect(store.get().game).toBe(before.library?.asRead);
	});

	test("the message about a replaced game stays until something else is changed", () => {
		const { store, actions } = open("1. e4 e5");
		actions.load("1. d4 d5");
		actions.forward();
		actions.flip();
		expect(store.get().news).toBeDefined();
		actions.play("c5");
		expect(store.get().news).toBeUndefined();
	});

	test("loading a game on an empty board shows no message and gives nothing to undo", () => {
		const { store } = open("1. e4");
		expect(store.get()).toMatchObject({ news: undefined, past: [] });
	});

	test("undoing a move leaves the board turned as it is", () => {
		const { store, actions } = open("1. e4");
		actions.play("d4");
		actions.flip();
		actions.undo();
		expect(store.get().orientation).toBe(BLACK);
		actions.load("1. c4");
		actions.flip();
		actions.undo();
		expect(store.get().orientation).toBe(BLACK);
	});

	test("after a reset and another game, Undo finds both", () => {
		const { store, actions, pgn } = open("1. e4");
		const first = pgn();
		actions.reset();
		actions.reset();
		actions.load("1. d4");
		expect(store.get().news).toBeUndefined();
		actions.undo();
		expect(isLoaded(store.get())).toBe(false);
		actions.undo();
		expect(pgn()).toBe(first);
	});

	test("the history keeps two hundred steps, and files of a hundred million characters in all", () => {
		const { store } = open(FILE);
		const replace = (library = store.get().library) =>
			store.set(rememberReplaced({ ...store.get(), library }, { code: "pasted" }));
		for (let count = 0; count < 250; count++) replace();
		expect(store.get().past).toHaveLength(200);
		const { library } = store.get();
		const long = () => library && { ...library, text: "x".repeat(40_000_000), games: [] };
		for (let count = 0; count < 4; count++) replace(long());
		expect(store.get().past).toHaveLength(2);
	});

	test("the history is also limited in bytes, which a large game with many moves reaches first", () => {
		const { store, actions } = open(knights(12_000));
		expect(store.get().game.positions).toHaveLength(12_001);
		const first = store.get().game;
		// Comments share all but the list of positions: a hundred kilobytes each.
		for (let count = 0; count < 30; count++) {
			const { game } = comment(store.get().game, { frame: 0 as Frame, part: "after" }, `${count}`);
			store.set({ ...rememberChange(store.get()), game });
		}
		expect(store.get().past).toHaveLength(30);
		expect(store.get().past[0]?.game).toBe(first);
		for (let count = 0; count < 33; count++) {
			actions.goToStart();
			actions.goToFrame((2 * count) as Frame);
			actions.play("e4");
		}
		// The steps stay below the bound on their content; without the bound there would be 63.
		const { past } = store.get();
		expect(past.length).toBeGreaterThan(25);
		expect(past.length).toBeLessThan(32);
		actions.undo();
		expect(store.get().game).toBe(past.at(-1)?.game);
	});
});

describe("one's own game", () => {
	test("one's own game is the latest that did not come by a link", async () => {
		const { store, actions, follow, san } = open("1. e4 e5");
		actions.forward();
		await follow("#pgn=1.%20f4");
		expect(ownGame(store.get())?.game.plies).toBe(2);
		actions.load("1. d4 d5 2. c4");
		expect(ownGame(store.get())).toBeUndefined();
		actions.goToEnd();
		await follow("#pgn=1.%20g4");
		actions.play("e4");
		await follow("#pgn=1.%20h4&orientation=black");
		actions.goBackToOwn();
		expect(san()).toBe("c4");
		expect(store.get()).toMatchObject({ orientation: WHITE, isFromLink: false });
		expect(ownGame(store.get())).toBeUndefined();
		actions.undo();
		expect(store.get().isFromLink).toBe(true);
		actions.goToEnd();
		expect(san()).toBe("h4");
		actions.undo();
		actions.goToEnd();
		expect(san()).toBe("e4");
	});

	test("there is no own game if the board was empty before a link", async () => {
		const { store, actions, follow, san } = open();
		await follow("#pgn=1.%20f4");
		expect(ownGame(store.get())).toBeUndefined();
		const before = store.get();
		actions.goBackToOwn();
		expect(store.get()).toBe(before);
		expect(san()).toBeUndefined();
	});

	test("a link's game becomes one's own once it is kept", async () => {
		const { store, actions, follow } = open("1. e4");
		await follow("#pgn=1.%20f4%20f5");
		actions.keepLinked();
		expect(ownGame(store.get())).toBeUndefined();
		await follow("#pgn=1.%20g4");
		expect(ownGame(store.get())?.game.plies).toBe(2);
	});

	test("another game of a link's file counts as coming from the link", async () => {
		const { store, actions, follow } = open("1. e4 e5 2. Nf3");
		await follow(`#pgn=${encodeURIComponent(FILE)}`);
		actions.openGame(1);
		expect(ownGame(store.get())?.game.plies).toBe(3);
	});
});

describe("a file", () => {
	test("a file keeps the edits and the place in each of its games", () => {
		const { store, actions, san, pgn } = open(FILE);
		actions.forward();
		actions.play("c5");
		const changed = pgn();
		expect(actions.openGame(1)).toBe(true);
		actions.goToEnd();
		expect(actions.openGame(2)).toBe(true);
		expect(actions.openGame(0)).toBe(true);
		expect(pgn()).toBe(changed);
		expect(san()).toBe("c5");
		expect(store.get().control?.frames).toBe(store.get().game.positions.length);
		actions.openGame(1);
		expect(san()).toBe("d5");
		actions.openGame(0);
		expect(pgn()).toBe(changed);
	});

	test("choosing the open game again changes nothing", () => {
		const { store, actions } = open(FILE);
		actions.play("c4");
		const before = store.get();
		expect(actions.openGame(0)).toBe(true);
		expect(store.get()).toBe(before);
	});

	test("a game that cannot be read leaves the open one, and adds no step to undo", () => {
		const { store, actions } = open(`${FILE}\n\n[Variant "Atomic"]\n\n1. e4 *`);
		const { past, game } = store.get();
		expect(actions.openGame(3)).toBe(false);
		expect(store.get().past).toBe(past);
		expect(store.get().game).toBe(game);
	});

	test("several files become one list, and positions among them too", () => {
		const { store, actions, san } = open();
		const texts = [
			"1. e4 {never closed",
			"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n",
			"1. d4 1-0\n\n1. c4",
		];
		expect(actions.load(texts)).toBe(true);
		expect(store.get().library?.games).toHaveLength(4);
		actions.openGame(1);
		expect(positionAt(store.get().game, store.get().frame).fen).toBe(texts[1]?.trim());
		for (const [index, move] of [
			[0, "e4"],
			[2, "d4"],
			[3, "c4"],
		] as const) {
			actions.openGame(index);
			actions.goToEnd();
			expect(san()).toBe(move);
		}
	});
});

describe("typing", () => {
	const after = { frame: 1 as Frame, part: "after" } as const;
	const said = ({ store }: ReturnType<typeof open>) => commentAt(store.get().game, after);
	const write = ({ actions }: ReturnType<typeof open>, text: string, stroke?: unknown) =>
		actions.edit((game) => comment(game, after, text), stroke);

	test("typing without a pause is one step of Undo, and the map stays", () => {
		const opened = open("1. e4 e5 *");
		const { control } = opened.store.get();
		const stroke = {};
		for (const text of ["a", "a b", "a b c"]) write(opened, text, stroke);
		write(opened, "another", {});
		expect(opened.store.get().control).toBe(control);
		opened.actions.undo();
		expect(said(opened)).toBe("a b c");
		opened.actions.undo();
		expect(said(opened)).toBe("");
		opened.actions.redo();
		expect(said(opened)).toBe("a b c");
	});

	test("typing after another action is a new step of Undo", () => {
		const opened = open("1. e4 e5 *");
		const stroke = {};
		write(opened, "a", stroke);
		opened.actions.goToEnd();
		opened.actions.play("Nf3");
		write(opened, "a b", stroke);
		opened.actions.undo();
		expect(said(opened)).toBe("a");
		expect(opened.pgn()).toContain("Nf3");
	});
});
