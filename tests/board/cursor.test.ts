// Steps that come fast are followed by the frame alone; the settled frame comes when they rest.

import { expect, test } from "vitest";
import { type Clock, FAST_STEP_MS, isScrubbing, SETTLE_MS } from "../../src/board/cursor.ts";
import type { Frame } from "../../src/chess/frame.ts";
import { createActions } from "../../src/session/state/actions.ts";
import { createAppStore } from "../../src/session/state/appStore.ts";
import { testCore } from "../support/core.ts";
import { createReader } from "../support/reader.ts";

/** Milliseconds until the next picture is on screen. */
const PICTURE = 16;

/** A clock that goes when it is told to. */
function createClock(): Clock & { pass(milliseconds: number): void; readonly waiting: number } {
	let time = 0;
	let waiting: { at: number; work: () => void }[] = [];
	return {
		now: () => time,
		after: (milliseconds, work) => void waiting.push({ at: time + milliseconds, work }),
		afterPaint: (work) => void waiting.push({ at: time + PICTURE, work }),
		pass(milliseconds) {
			time += milliseconds;
			const due = waiting.filter(({ at }) => at <= time);
			waiting = waiting.filter(({ at }) => at > time);
			for (const { work } of due) work();
		},
		get waiting() {
			return waiting.length;
		},
	};
}

function open() {
	const clock = createClock();
	const store = createAppStore();
	const core = testCore();
	const actions = { ...createActions(store, core, clock), ...createReader(store, core) };
	actions.load("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7");
	return { clock, store, actions, frames: () => [store.get().frame, store.get().settledFrame] };
}

test("a single step counts as finished as soon as the board has drawn it", () => {
	const { clock, store, actions, frames } = open();
	for (let step = 1; step < 5; step++) {
		actions.forward();
		expect(frames()).toEqual([step, step - 1]);
		expect(isScrubbing(store.get())).toBe(false);
		clock.pass(PICTURE);
		expect(frames()).toEqual([step, step]);
		clock.pass(FAST_STEP_MS);
	}
	expect(clock.waiting).toBe(0);
});

test("fast steps count as finished once they stop coming, with one timer for the whole run", () => {
	const { clock, store, actions, frames } = open();
	for (let step = 1; step <= 8; step++) {
		actions.forward();
		clock.pass(30);
		expect(clock.waiting).toBeLessThanOrEqual(1);
	}
	expect(frames()).toEqual([8, 1]);
	expect(isScrubbing(store.get())).toBe(true);
	clock.pass(SETTLE_MS);
	clock.pass(SETTLE_MS);
	expect(frames()).toEqual([8, 8]);
});

test("loading a new game during a run of fast steps leaves no timer behind", () => {
	const { clock, store, actions, frames } = open();
	for (let step = 0; step < 6; step++) actions.forward();
	actions.load("1. d4 d5");
	expect(frames()).toEqual([0, 0]);
	clock.pass(10 * SETTLE_MS);
	expect(frames()).toEqual([0, 0]);
	actions.goToFrame(2 as Frame);
	actions.reset();
	expect(frames()).toEqual([0, 0]);
	clock.pass(10 * SETTLE_MS);
	expect(store.get().game.positions[store.get().settledFrame]).toBeDefined();
});

test("a move played on the board counts as finished at once, however fast moves come", () => {
	const { actions, frames } = open();
	actions.forward();
	actions.forward();
	actions.play("Nf3");
	expect(frames()).toEqual([3, 3]);
	actions.play("d6");
	expect(frames()[0]).toBe(frames()[1]);
});
