// A game that grows while it is looked at: who is at its end goes along, who is not stays.

import { beforeEach, describe, expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { positionAt } from "../../src/chess/game.ts";
import { createLive } from "../../src/follow/live.ts";
import { createActions } from "../../src/store/actions.ts";
import { createAppStore } from "../../src/store/appStore.ts";
import { testCore } from "../support/core.ts";

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
	return { store, actions, live, hear, san, isAtEnd };
}

let board: ReturnType<typeof opened>;
beforeEach(async () => {
	board = opened();
	await board.hear(pgn("1. e4 e5 2. Nf3"));
});

test("at first the newest move is on view", () => {
	expect(board.san()).toBe("3 Nf3");
	expect(board.isAtEnd()).toBe(true);
});

describe("whoever is at the end", () => {
	test("sees what comes, with the control of its positions", async () => {
		await board.hear(pgn("1. e4 e5 2. Nf3 Nc6 3. Bb5"));
		expect(board.san()).toBe("5 Bb5");
		expect(board.store.get().control?.counts.length).toBe(6 * 4);
	});

	test("sees a move that was corrected, and one that was taken back", async () => {
		await board.hear(pgn("1. e4 e5 2. Nc3"));
		expect(board.san()).toBe("3 Nc3");
		await board.hear(pgn("1. e4 e5"));
		expect(board.san()).toBe("2 e5");
	});

	test("goes on to the next game, whether it comes after the last or in its place", async () => {
		const first = pgn("1. e4 e5 2. Nf3", { result: "1-0" });
		const second = pgn("1. d4", { white: "Cleo", round: "2" });
		await board.hear(first + second);
		expect(board.san()).toBe("1 d4");
		await board.hear(pgn("1. c4", { white: "Eve", round: "3" }));
		expect(board.san()).toBe("1 c4");
		expect(board.store.get().library?.games).toHaveLength(1);
	});
});

describe("whoever has stepped back", () => {
	beforeEach(() => {
		board.actions.goToFrame(1 as Frame);
	});

	test("stays, is told, and goes to the newest move at once", async () => {
		await board.hear(pgn("1. e4 e5 2. Nf3 Nc6"));
		expect(board.san()).toBe("1 e4");
		expect(board.store.get().game.plies).toBe(4);
		expect(board.isAtEnd()).toBe(false);
		board.live.goToEnd();
		expect(board.san()).toBe("4 Nc6");
		expect(board.isAtEnd()).toBe(true);
	});

	test("stays in a game that has ended, while the next one goes on", async () => {
		const first = pgn("1. e4 e5 2. Nf3", { result: "1-0" });
		await board.hear(first + pgn("1. d4", { white: "Cleo", round: "2" }));
		await board.hear(first + pgn("1. d4 d5", { white: "Cleo", round: "2" }));
		expect(board.san()).toBe("1 e4");
		expect(board.isAtEnd()).toBe(false);
		board.live.goToEnd();
		expect(board.san()).toBe("2 d5");
	});

	test("keeps a tag that was corrected, and the place", async () => {
		await board.hear(pgn("1. e4 e5 2. Nf3", { white: "Anne" }));
		expect(board.store.get().game.tags.get("White")).toBe("Anne");
		expect(board.san()).toBe("1 e4");
	});
});

test("whoever has moved pieces keeps them, until they ask for the newest move", async () => {
	board.actions.goToFrame(1 as Frame);
	board.actions.play("a6");
	await board.hear(pgn("1. e4 e5 2. Nf3 Nc6"));
	expect(board.san()).toMatch(/a6$/);
	expect(board.isAtEnd()).toBe(false);
	board.live.goToEnd();
	expect(board.san()).toBe("4 Nc6");
});

test("a file that cannot be had or read leaves what there is, and says so until it can", async () => {
	await board.live.hear({ fault: "gone" });
	expect(board.live.live.get().fault).toBe("gone");
	await board.hear("");
	expect(board.live.live.get().fault).toContain("no game");
	expect(board.san()).toBe("3 Nf3");
	await board.hear(pgn("1. e4 e5 2. Nf3 Nc6"));
	expect(board.live.live.get().fault).toBeUndefined();
	expect(board.san()).toBe("4 Nc6");
});
