// Work in slices: what waits has its turn, what nobody wants any more is left, and what takes long
// is told.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finish, type Work } from "../../src/chess/work.ts";
import { inSlices, Stopped } from "../../src/runtime/slices.ts";
import { createReading } from "../../src/session/opening/progress.ts";
import type { Reading } from "../../src/session/state/appState.ts";
import { createAppStore } from "../../src/session/state/appStore.ts";

/** Milliseconds of the page's own clock. */
let now = 0;

beforeEach(() => {
	now = 0;
	vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => void vi.restoreAllMocks());

/** Work of steps of some milliseconds each. */
function* steps(count: number, milliseconds: number): Work<string> {
	for (let step = 1; step <= count; step++) {
		now += milliseconds;
		yield step / count;
	}
	return "done";
}

test("short work is done at once", () => {
	const told: number[] = [];
	let isDone = false;
	void inSlices(
		() => true,
		(done) => told.push(done),
	)(
		(function* () {
			yield* steps(3, 2);
			isDone = true;
		})(),
	);
	expect([isDone, told]).toEqual([true, []]);
});

test("long work is cut into slices of about ten milliseconds, and events are handled in between", async () => {
	const told: number[] = [];
	const times = [0];
	let presses = 0;
	const run = inSlices(
		() => true,
		(done) => {
			told.push(done);
			times.push(now);
			setTimeout(() => presses++);
		},
	);
	const work = run(steps(1000, 3));
	expect(await work).toBe("done");
	expect(presses).toBeGreaterThan(0);
	expect(told).toEqual([...told].sort((one, other) => one - other));
	const slices = times.slice(1).map((time, index) => time - (times[index] ?? 0));
	expect(slices.length).toBeGreaterThan(200);
	expect(Math.max(...slices)).toBeLessThanOrEqual(13);
});

test("work that is no longer wanted stops between two slices", async () => {
	let isWanted = true;
	const run = inSlices(
		() => isWanted,
		() => {
			isWanted = false;
		},
	);
	await expect(run(steps(100, 3))).rejects.toThrow(Stopped);
	expect(now).toBeLessThan(30);
});

test("progress is shown after a moment, in hundredths, and disappears at the end", async () => {
	const store = createAppStore();
	const told: (Reading | undefined)[] = [];
	store.watch(["reading"], ({ reading }) => told.push(reading));
	const about = { what: "reading", canStop: true } as const;
	await createReading(store, about)(steps(20, 10));
	expect(told).toEqual([]);
	await createReading(store, about)(steps(1000, 10));
	expect(told[0]).toMatchObject({ ...about, done: 3 });
	expect(told.length).toBeLessThan(101);
	expect(told.at(-1)).toBeUndefined();
});

test("sliced work can also be done in one go", () => {
	expect(finish(steps(5, 100))).toBe("done");
});
