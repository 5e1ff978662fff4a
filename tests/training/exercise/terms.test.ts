// Tests an author's terms for pupils: in files, links and codes.

import { afterEach, expect, test, vi } from "vitest";
import type { Square } from "../../../src/chess/square.ts";
import {
	formatAnswers,
	formatCode,
	frameOf,
	MAX_LETTERS,
	markOf,
} from "../../../src/training/exercise/code.ts";
import { collect } from "../../../src/training/exercise/collect.ts";
import type { Exercise } from "../../../src/training/exercise/commands.ts";
import { isLater, packExercise, unpackExercise } from "../../../src/training/exercise/packed.ts";
import {
	dayNumber,
	dayText,
	formatSheet,
	isDay,
	parseSheet,
	termsOf,
} from "../../../src/training/exercise/terms.ts";
import { MIDDLE, threeOf, WHOLE } from "../../../src/training/question.ts";
import { chance } from "../../support/random.ts";
import { cases, seededTest } from "../../support/seeded.ts";
import { randomAnswers, randomExercise } from "./exercise.ts";

afterEach(() => {
	vi.useRealTimers();
});

const TERMS = { note: "Take your time; \u202e{[%ask]} <b>", until: "2026-12-04", tries: 3 };

const E5 = { from: 36 as Square, to: 36 as Square };
const BARE = { afterwards: "why", text: "", next: "", move: "" } as const;
const EXERCISE = {
	title: "Forks",
	terms: TERMS,
	questions: [
		{ ...BARE, kind: "whose", region: E5, answer: [2], position: "4k3/8/8/8/8/8/8/4K3 w" },
		{
			...{ ...BARE, kind: "best", region: WHOLE, answer: [5 * 64 + 33], reason: "It pins." },
			position: "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -",
		},
		{
			...{ ...BARE, kind: "black", region: threeOf([27, 35, 60] as Square[]), answer: "map" },
			position: "4k3/8/8/8/8/8/8/4K3 w",
		},
		{
			...{ ...BARE, kind: "turned", region: MIDDLE, answer: "map", text: "What now?" },
			position: "4k3/8/8/8/8/8/4P3/4K3 w",
			...{ next: "4k3/8/8/8/4P3/8/8/4K3", move: "1.e4" },
		},
	],
} as const satisfies Exercise;

const LETTERS = [
	"1.jJQV34LbPOYe1PlMYHrnhjY0hM-q_twOsTk0ag5mNUh7AdIL-KdsHrECk3JfDBM4qRSFmc_s6ubteH6s1AB-2IKT",
	"4NjKhkJXS8ncLlOfAByDTaYdOBNZrdzdEUaoqGesbxKE5G8h5LMVVXWGOw94rV_z2iDvDei2aYMM7lVP7kUuL9oP00",
	"Hf_c3CLAxX7i_Euh0rUDzuBfLu9bHNuLWrFCUDZPFzZuIUHBj-_P5TVtdfgN_cQcjCHv4MCYQXqVkAHSzsAm223Iie",
	"M3XksfrIQyktPfB0nIRdTPhG0PNbpfM7cBEE-m2kBplK",
].join("");
const CODE = "Mia CB18-2005-20N6";

test("an exercise with terms has a fixed written form and reads back the same", async () => {
	expect(await packExercise(EXERCISE)).toBe(LETTERS);
	expect(await unpackExercise(LETTERS)).toEqual(EXERCISE);
	const frame = frameOf(EXERCISE);
	const answers = [[2], [5 * 64 + 33], [35], [27]];
	expect(formatCode(frame, "Mia", answers, { attempt: 2, day: 20_000 })).toBe(CODE);
});

seededTest("terms and reasons come back from letters", 71, async (next) => {
	for (let round = 0; round < cases(50); round++) {
		const given = randomExercise(next);
		const [first, ...others] = given.questions;
		if (first === undefined) continue;
		const reason = { ...given, questions: [{ ...first, reason: "It wins." }, ...others] };
		for (const exercise of [{ ...given, terms: TERMS }, reason, { ...reason, terms: TERMS }]) {
			const letters = await packExercise(exercise);
			expect(await unpackExercise(letters)).toEqual(exercise);
			expect(await unpackExercise(letters.replace(/^\d/, "2"))).toBeUndefined();
			expect(await unpackExercise(letters.slice(0, -3))).toBeUndefined();
		}
		expect(markOf(reason)).toBe(markOf(given));
	}
});

test("letters of a newer format are recognised, and damaged ones are not", () => {
	expect(["2.abc", "12.abc"].map(isLater)).toEqual([true, true]);
	expect(["1.abc", "abc", "", "9999.a"].map(isLater)).not.toContain(true);
});

seededTest("a code says its attempt and day, and one without them is refused", 73, (next) => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 11, 5, 23, 59) });
	const today = dayNumber(new Date());
	for (let round = 0; round < cases(100); round++) {
		const plain = randomExercise(next, 2);
		const frame = frameOf({ ...plain, terms: TERMS });
		if (frame.letters > MAX_LETTERS) continue;
		const answers = randomAnswers(frame.asked, next);
		const stamp = { attempt: 1 + Math.floor(next() * 9), day: today - Math.floor(next() * 1000) };
		const code = formatCode(frame, "Mia", answers, stamp) ?? "";
		const link = `#exercise?a=${encodeURIComponent(formatAnswers(frame, "Mia", answers, stamp))}`;
		for (const sent of [code, link]) {
			expect(collect(sent, frame).entries).toMatchObject([{ name: "Mia", answers, stamp }]);
		}
		expect(collect(formatCode(frameOf(plain), "Mia", answers) ?? "", frame).entries).toEqual([]);
	}
});

test("terms that need no code of their own leave the exercise's mark unchanged", () => {
	const given = randomExercise(chance(74));
	const marked = (terms: typeof TERMS) => markOf({ ...given, terms });
	expect(marked({ ...TERMS, until: "", tries: 1 })).toBe(markOf(given));
	expect(marked({ ...TERMS, tries: 1 })).not.toBe(markOf(given));
	// To put off the last day changes no code.
	expect(marked(TERMS)).toBe(marked({ ...TERMS, until: "2027-01-01" }));
});

test("one invalid term makes a link ignore all of them", () => {
	expect(termsOf("", "", 1)).toEqual({ note: "", until: "", tries: 1 });
	expect(termsOf(TERMS.note, TERMS.until, 3)).toMatchObject({ until: TERMS.until, tries: 3 });
	for (const [until, tries] of [
		["2026-02-30", 3],
		[TERMS.until, 0],
		["", 1.5],
		[undefined, 1],
	])
		expect(termsOf("", until, tries)).toBeUndefined();
});

test("a tag holds title and terms, and unreadable parts are ignored", () => {
	const sheet = { ...TERMS, title: 'Forks & "pins" \\ {x} שיעור' };
	const text = formatSheet(sheet);
	expect(text).not.toMatch(/["\\{}\n]/);
	expect(parseSheet(text)).toEqual(sheet);
	expect(formatSheet({ title: " ", note: "", until: "", tries: 1 })).toBe("");
	for (const broken of ["", "until=2026-02-30&tries=0", "until=tomorrow&tries=1e9", "&&=%E0%A4"]) {
		expect(parseSheet(broken)).toEqual({ title: "", note: "", until: "", tries: 1 });
	}
	expect(["2024-02-29", "2026-02-29", "2026-2-1"].map(isDay)).toEqual([true, false, false]);
	expect(dayText(dayNumber(new Date(2026, 11, 4, 23, 59)))).toBe("2026-12-04");
});
