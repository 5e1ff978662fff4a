// What a browser keeps of exercises, and what it does where it keeps nothing.

import { beforeEach, expect, test, vi } from "vitest";
import {
	forgetExercise,
	keepExercise,
	keptExercise,
	keptExercises,
	readProgress,
	saveProgress,
} from "../../src/session/keptExercises.ts";

const stored = new Map<string, string>();

const storage = (refuses = false) =>
	new Proxy(
		{
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => {
				if (refuses) throw new Error("full");
				stored.set(key, value);
			},
			removeItem: (key: string) => stored.delete(key),
		},
		{
			ownKeys: () => [...stored.keys()],
			getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
		},
	);

beforeEach(() => {
	for (const { mark } of keptExercises()) forgetExercise(mark);
	stored.clear();
	vi.stubGlobal("localStorage", storage());
});

test("an exercise is kept with its answers, and forgotten", () => {
	expect(keepExercise(77, { title: "One", letters: "1.a" })).toBe(true);
	expect(keepExercise(77, { title: "One", letters: "1.a" }, ["Mia~000~1"])).toBe(true);
	// To open it again loses no answers.
	keepExercise(77, { title: "One", letters: "1.a" });
	expect(keptExercise(77)).toMatchObject({ title: "One", answers: ["Mia~000~1"] });
	expect(keptExercises().map(({ mark }) => mark)).toEqual([77]);
	forgetExercise(77);
	expect(keptExercise(77)).toBeUndefined();
	expect(keptExercises()).toEqual([]);
});

test("where the browser refuses, it stays for the visit", () => {
	vi.stubGlobal("localStorage", storage(true));
	expect(keepExercise(78, { title: "Two", letters: "1.b" })).toBe(false);
	expect(keptExercise(78)).toMatchObject({ title: "Two" });
	expect(saveProgress(78, { name: "Mia", answers: [[1, 2]], marked: [3] })).toBe(false);
	expect(readProgress(78)).toEqual({ name: "Mia", answers: [[1, 2]], marked: [3] });
	forgetExercise(78);
	expect(readProgress(78)).toBeUndefined();
});

test("what was changed by hand is nothing", () => {
	for (const text of ["{", "null", "[]", '{"name":1}', '{"name":"a","answers":[[4096]]}']) {
		stored.set("square-control-answers-27", text);
		stored.set("square-control-exercise-27", text);
		expect(readProgress(79)).toBeUndefined();
		expect(keptExercise(79)).toBeUndefined();
	}
});
