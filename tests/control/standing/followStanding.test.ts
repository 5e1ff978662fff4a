// How the pieces stand, found for the lens that shows it.

import { expect, test } from "vitest";
import { standingAt } from "../../../src/board/view.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { linkBoard } from "../../../src/session/board/boardLink.ts";
import { followStanding } from "../../../src/session/board/followStanding.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

/** Work that is asked for in turn comes once the asking work has been done. */
const turn = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

test("marks of pieces are computed when steps settle, wait during fast steps, and end with their view", async () => {
	const store = createAppStore();
	const core = testCore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	const found = () => standingAt(store.get(), store.get().frame);
	const { view } = linkBoard(store, actions);
	followStanding(view, testInsight(), (standing) => store.set({ standing }));
	actions.load("1. e4 e5 2. Nf3 Nc6 3. Bc4");
	await turn();
	expect(found()).toBeUndefined();
	actions.setLens("pieces");
	await turn();
	expect(found()?.frame).toBe(0);
	store.set({ frame: 2 as Frame, settledFrame: 2 as Frame });
	await turn();
	expect(found()?.frame).toBe(2);
	store.set({ frame: 4 as Frame, pace: "fast" });
	store.set({ settledFrame: 4 as Frame });
	await turn();
	expect(found()).toBeUndefined();
	store.set({ pace: "calm" });
	await turn();
	expect(found()?.frame).toBe(4);
	actions.setLens("control");
	await turn();
	expect(store.get().standing).toBeUndefined();
});
