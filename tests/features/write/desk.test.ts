// The author's desk: where a comment that is begun belongs, and what a press makes of a pen.

import { expect, test } from "vitest";
import { at } from "../../../src/board/cursor.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { nextPen, startComment } from "../../../src/features/write/desk.ts";
import type { Session } from "../../../src/session/session.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

test("a comment that is begun right after a step belongs to the move stepped to", () => {
	const core = testCore();
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load("1. e4 e5 2. Nf3");
	const last = store.get().game.plies as Frame;
	store.set(at(last));
	actions.goToStart();
	// Whoever opened the desk a moment before sees the last move in its words.
	store.set({ settledFrame: last });
	startComment({ store, actions } as unknown as Session, "after");
	expect(store.get().desk?.editing).toEqual({ frame: 0, part: "after" });
});

test("pressing a pen takes it, pressing it again puts it down, another pen replaces it", () => {
	expect(nextPen(undefined, "G")).toEqual({ colour: "G" });
	expect(nextPen({ colour: "G" }, "G")).toBeUndefined();
	expect(nextPen({ colour: "G" }, "R")).toEqual({ colour: "R" });
});
