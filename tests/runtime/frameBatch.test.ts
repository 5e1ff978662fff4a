// Work for the next frame is done once for each, however often it is asked for, and none is lost.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { animationJob } from "../../src/runtime/frameBatch.ts";

let frames: (() => void)[] = [];

/** The browser makes a picture. */
function picture(): void {
	const due = frames;
	frames = [];
	for (const call of due) call();
}

beforeEach(() => {
	frames = [];
	vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
});
afterEach(() => vi.unstubAllGlobals());

test("a job requested many times runs once per animation frame, with all others", () => {
	const done: string[] = [];
	const one = animationJob(() => done.push("one"));
	const two = animationJob(() => done.push("two"));
	for (const ask of [one, two, one, two]) ask();
	expect(frames).toHaveLength(1);
	expect(done).toEqual([]);
	picture();
	expect(done).toEqual(["one", "two"]);
	expect(frames).toHaveLength(0);
});

test("a job requested during a frame runs in that frame, unless it already has", () => {
	const done: string[] = [];
	const paint = animationJob(() => done.push("paint"));
	let isFirst = true;
	const step = animationJob(() => {
		done.push("step");
		paint();
		if (isFirst) step();
		isFirst = false;
	});
	step();
	picture();
	expect(done).toEqual(["step", "paint"]);
	picture();
	expect(done).toEqual(["step", "paint", "step", "paint"]);
	expect(frames).toHaveLength(0);
});

test("a job that throws does not stop the others", () => {
	const done: string[] = [];
	const fail = animationJob(() => {
		throw new Error("no");
	});
	const other = animationJob(() => done.push("other"));
	fail();
	other();
	expect(picture).toThrow("no");
	picture();
	expect(done).toEqual(["other"]);
});
