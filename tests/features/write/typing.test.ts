// A comment while it is typed.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commentAt } from "../../../src/chess/annotate.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { createTyping } from "../../../src/features/write/CommentBox.tsx";
import type { Session } from "../../../src/session/session.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const PLACE = { frame: 1 as Frame, part: "after" } as const;

function begin() {
	const core = testCore();
	const store = createAppStore();
	const actions = createActions(store, core);
	createReader(store, core).load("1. e4 e5");
	const box = { value: "" };
	const session = { store, actions } as unknown as Session;
	const typing = createTyping(box as HTMLTextAreaElement, session, PLACE, () => {});
	const written = () => commentAt(store.get().game, PLACE);
	return { typing, box, actions, written };
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("a typed comment is saved after a pause, as one step of Undo", () => {
	const { typing, box, actions, written } = begin();
	for (const text of ["Best", "Best by", "Best by test"]) {
		box.value = text;
		typing.type();
		vi.advanceTimersByTime(500);
		expect(written()).toBe(text);
	}
	actions.undo();
	expect(written()).toBe("");
});

test("a long comment is saved now and then while it is typed, as one step of Undo", () => {
	const { typing, box, actions, written } = begin();
	for (let letters = 1; letters <= 80; letters++) {
		box.value += "a";
		typing.type();
		vi.advanceTimersByTime(100);
		expect(written().length).toBeGreaterThanOrEqual(letters - 15);
	}
	actions.undo();
	expect(written()).toBe("");
});

test("a typed comment is saved before a press on the board acts", () => {
	const { typing, box, actions, written } = begin();
	box.value = "Best by test";
	typing.type();
	window.dispatchEvent(new Event("pointerdown"));
	actions.play("e4");
	actions.play("d5");
	expect(written()).toBe("Best by test");
});

test("a typed comment is saved when its box disappears, as when a phone is turned", () => {
	const { typing, box, written } = begin();
	box.value = "Best by test";
	typing.type();
	typing.end();
	expect(written()).toBe("Best by test");
});
