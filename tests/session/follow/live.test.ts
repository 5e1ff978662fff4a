// A game that grows while it is looked at: who is at its end goes along, who is not stays.

import { beforeEach, describe, expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { unhurried } from "../../../src/runtime/slices.ts";
import { createLive } from "../../../src/session/follow/live.ts";
import { createLoader } from "../../../src/session/opening/loader.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";

const pgn = (moves: string, { white = "Ann", result = "*", round = "1" } = {}) =>
	`[Event "Open"]\n[Round "${round}"]\n[White "${white}"]\n[Black "Bob"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`;

function opened() {
	const store = createAppStore();
	const core = testCore();
	const actions = createActions(store, core);
	const live = createLive(store, core, actions);
	const hear = (text: string) => live.hear({ text });
	const san = () => {
		const { game, frame } = store.get();
		return `${frame} ${positionAt(game, frame).move?.san ?? "-"}`;
	};
	const isAtEnd = () => live.live.get().isAtEnd;
	const instead = () => live.live.get().instead;
	return { store, core, actions, live, hear, san, isAtEnd, instead };
}

let board: ReturnType<typeof opened>;
beforeEach(async () => {
	board = opened();
	await board.hear(pgn("1. e4 e5 2. Nf3"));
});

test("a followed game first shows its newest move", () => {
	expect(board.san()).toBe("3 Nf3");
	expect(board.isAtEnd()).toBe(true);
});

describe("viewers at the end", () => {
	test("a viewer at the end sees each new move, with its map", async () => {
		await board.hear(pgn("1. e4 e5 2. Nf3 Nc6 3. Bb5"));
		expect(board.san()).toBe("5 Bb5");
		expect(board.store.get().control?.counts.length).toBe(6 * 4);
	});

	test("a viewer at the end sees corrected and withdrawn moves", async () => {
		await board.hear(pgn("1. e4 e5 2. Nc3"));
		expect(board.san()).toBe("3 Nc3");
		await board.hear(pgn("1. e4 e5"));
		expect(board.san()).toBe("2 e5");
	});

	test("a viewer at the end is taken to the next game", async () => {
		const first = pgn("1. e4 e5 2. Nf3", { result: "1-0" });
		const second = pgn("1. d4", { white: "Cleo", round: "2" });
		await board.hear(first + second);
		expect(board.san()).toBe("1 d4");
		await board.hear(pgn("1. c4", { white: "Eve", round: "3" }));
		expect(board.san()).toBe("1 c4");
		expect(board.store.get().library?.games).toHaveLength(1);
	});
});

describe("viewers who stepped back", () => {
	beforeEach(() => {
		board.actions.goToFrame(1 as Frame);
	});

	test("a viewer who stepped back stays there, is told of new moves, and can go to the newest", async () => {
		await board.hear(pgn("1. e4 e5 2. Nf3 Nc6"));
		expect(board.san()).toBe("1 e4");
		expect(board.store.get().game.plies).toBe(4);
		expect(board.isAtEnd()).toBe(false);
		board.live.goToEnd();
		expect(board.san()).toBe("4 Nc6");
		expect(board.isAtEnd()).toBe(true);
	});

	test("a viewer who stepped back stays in a finished game while the next one goes on", async () => {
		const first = pgn("1. e4 e5 2. Nf3", { result: "1-0" });
		await board.hear(first + pgn("1. d4", { white: "Cleo", round: "2" }));
		await board.hear(first + pgn("1. d4 d5", { white: "Cleo", round: "2" }));
		expect(board.san()).toBe("1 e4");
		expect(board.isAtEnd()).toBe(false);
		board.live.goToEnd();
		expect(board.san()).toBe("2 d5");
	});

	test("a corrected tag changes nothing else for a viewer who stepped back", async () => {
		await board.hear(pgn("1. e4 e5 2. Nf3", { white: "Anne" }));
		expect(board.store.get().game.tags.get("White")).toBe("Anne");
		expect(board.san()).toBe("1 e4");
	});
});

describe("viewers who moved pieces", () => {
	beforeEach(async () => {
		board.actions.goToFrame(1 as Frame);
		board.actions.play("a6");
		await board.hear(pgn("1. e4 e5 2. Nf3 Nc6"));
	});

	test("a viewer's own moves stay until they ask for the newest move", () => {
		expect(board.san()).toMatch(/a6$/);
		expect(board.isAtEnd()).toBe(false);
		expect(board.instead()).toBe("changed");
		board.live.goToEnd();
		expect(board.san()).toBe("4 Nc6");
		expect(board.instead()).toBeUndefined();
	});

	test("Undo brings a viewer's own moves back, and then leads to the newest move again", async () => {
		board.live.goToEnd();
		board.actions.undo();
		expect(board.san()).toMatch(/a6$/);
		expect(board.instead()).toBe("changed");
		await board.hear(pgn("1. e4 e5 2. Nf3 Nc6 3. Bb5"));
		expect(board.san()).toMatch(/a6$/);
		board.live.goToEnd();
		expect(board.san()).toBe("5 Bb5");
	});

	test("a viewer's comments stay after a look at another game of the file", async () => {
		const loader = createLoader(board.store, board.core);
		const two = pgn("1. e4 e5 2. Nf3 Nc6 3. Bb5") + pgn("1. d4", { white: "Cleo", round: "2" });
		board.live.goToEnd();
		await board.hear(two);
		board.actions.play("a6");
		await unhurried(loader.openingGame(1));
		await board.hear(two.replace("1. d4", "1. d4 d5"));
		expect(board.san()).toBe("0 -");
		await unhurried(loader.openingGame(0));
		expect(board.san()).toMatch(/a6$/);
	});
});

test("the game that was open before can be reopened", async () => {
	const { store, core, actions } = board;
	await unhurried(createLoader(store, core).loading("1. c4 c5 *"));
	const live = createLive(store, core, actions);
	await live.hear({ text: pgn("1. e4") });
	expect(board.san()).toBe("1 e4");
	expect(store.get().news).toEqual({
		code: "followed",
		closed: { count: 1, areChapters: false },
	});
	actions.undo();
	expect(store.get().game.plies).toBe(2);
	expect(live.live.get().instead).toBe("another");
});

test("a game from an earlier visit is continued without a notice that it was replaced", async () => {
	const { store, core, actions } = board;
	const live = createLive(store, core, actions);
	await live.hear({ text: pgn("1. e4 e5 2. Nf3 Nc6") });
	expect(board.san()).toBe("4 Nc6");
	expect(store.get().past).toEqual([]);
});

test("opening another game of the file follows that game from then on", async () => {
	const cleo = (moves: string) => pgn(moves, { white: "Cleo", round: "2" });
	await board.hear(pgn("1. e4 e5 2. Nf3") + cleo("1. d4"));
	await unhurried(createLoader(board.store, board.core).openingGame(1));
	expect(board.instead()).toBeUndefined();
	board.live.goToEnd();
	await board.hear(pgn("1. e4 e5 2. Nf3 Nc6") + cleo("1. d4 d5"));
	expect(board.san()).toBe("2 d5");
});

test("new moves wait while a piece is held or a comment is typed", async () => {
	board.actions.aim(undefined);
	await board.hear(pgn("1. e4 e5 2. Nf3 Nc6"));
	expect(board.san()).toBe("3 Nf3");
	board.actions.endAiming();
	await expect.poll(board.san).toBe("4 Nc6");
});

test("nothing counts as live until something has arrived", async () => {
	const { store, core, actions } = board;
	const { live, hear } = createLive(store, core, actions);
	await hear({ fault: "gone" });
	expect(live.get()).toMatchObject({ isThere: false, fault: "gone" });
	await hear({ text: pgn("1. e4") });
	expect(live.get()).toMatchObject({ isThere: true, fault: undefined });
});

test("a web page in place of the file is reported, and the game stays", async () => {
	await board.hear("<!doctype html><p>1. e4</p>");
	expect(board.live.live.get().fault).toEqual({ code: "page" });
	expect(board.san()).toBe("3 Nf3");
});

test("after following has stopped, new moves are ignored", async () => {
	board.live.stop();
	await board.hear(pgn("1. e4 e5 2. Nf3 Nc6"));
	expect(board.san()).toBe("3 Nf3");
});

test("a file that is missing or unreadable is reported until it can be read, and the game stays", async () => {
	await board.live.hear({ fault: "gone" });
	expect(board.live.live.get().fault).toBe("gone");
	await board.hear("");
	expect(board.live.live.get().fault).toEqual({ code: "noGameYet" });
	expect(board.san()).toBe("3 Nf3");
	await board.hear(pgn("1. e4 e5 2. Nf3 Nc6"));
	expect(board.live.live.get().fault).toBeUndefined();
	expect(board.san()).toBe("4 Nc6");
});

test("a finished game is shown as over, even after the viewer's own move, and the next is live again", async () => {
	const { live, actions } = board;
	const isOver = () => live.live.get().isOver;
	expect(isOver()).toBe(false);
	await board.hear(pgn("1. e4 e5 2. Nf3 Nc6", { result: "1-0" }));
	expect(isOver()).toBe(true);
	actions.play("Bb5");
	expect(isOver()).toBe(true);
	live.goToEnd();
	await board.hear(pgn("1. d4", { round: "2" }));
	expect(isOver()).toBe(false);
});

test("after following has stopped nothing is reported, not even what was being read", async () => {
	const { live } = board;
	const before = live.live.get();
	const reading = live.hear({ text: "<!doctype html>" });
	// It has begun by then.
	await Promise.resolve();
	live.stop();
	await reading;
	await live.hear({ fault: "It does not answer" });
	expect(live.live.get()).toBe(before);
});
