// Tests the exercises that a browser saves in several tabs and for several pupils, and a browser
// that saves nothing.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Browser, openBrowser } from "../support/tabs.ts";

/** A tab has a memory of its own. */
async function tab() {
	vi.resetModules();
	return {
		...(await import("../../src/runtime/sharedStorage.ts")),
		...(await import("../../src/session/keptExercises.ts")),
		...(await import("../../src/session/keptProgress.ts")),
	};
}

let browser: Browser;

beforeEach(() => {
	browser = openBrowser();
});

afterEach(() => {
	vi.useRealTimers();
});

const ONE = { title: "One", letters: "1.a" };
const MARK = 77;
const sent = (name: string) => `${name}~000~${MARK.toString(36)}`;

test("an exercise is kept with its answers, and forgotten", async () => {
	const { keepExercise, keepAnswers, keptExercise, keptExercises, forgetExercise } = await tab();
	expect(keepExercise(MARK, ONE)).toBe(true);
	expect(keepAnswers(MARK, [sent("Mia")])).toBe(true);
	// To open it again loses no answers.
	keepExercise(MARK, ONE);
	expect(keptExercise(MARK)).toMatchObject({ title: "One", answers: [sent("Mia")] });
	expect(keptExercises().map(({ mark }) => mark)).toEqual([MARK]);
	forgetExercise(MARK);
	expect(keptExercise(MARK)).toBeUndefined();
	expect(keptExercises()).toEqual([]);
	expect(browser.stored.size).toBe(0);
});

test("answers that come in two tabs are all kept, in their order", async () => {
	const [one, other] = [await tab(), await tab()];
	one.keepExercise(MARK, ONE);
	one.keepAnswers(MARK, [sent("Mia")]);
	other.keepIfNew(MARK, ONE);
	other.keepAnswers(MARK, [sent("Berta"), sent("Ada")]);
	one.keepAnswers(MARK, [sent("Carl")]);
	for (const { keptExercise } of [one, other]) {
		expect(keptExercise(MARK)?.answers).toEqual(["Mia", "Berta", "Ada", "Carl"].map(sent));
	}
	// A removal in one tab that is taken back costs the other nothing, and the answer has its place.
	const taken = one.removeAnswer(sent("Berta"));
	other.keepAnswers(MARK, [sent("Dana")]);
	expect(one.keptExercise(MARK)?.answers).toEqual(["Mia", "Ada", "Carl", "Dana"].map(sent));
	one.putBack(taken);
	expect(one.keptExercise(MARK)?.answers).toEqual(
		["Mia", "Berta", "Ada", "Carl", "Dana"].map(sent),
	);
});

test("a link does not change what the coach has corrected; the coach does", async () => {
	const { keepExercise, keepIfNew, keptExercise } = await tab();
	keepIfNew(MARK, ONE);
	expect(keptExercise(MARK)).toMatchObject(ONE);
	keepExercise(MARK, { title: "Corrected", letters: "1.c" });
	keepIfNew(MARK, { title: "Reworded", letters: "1.r" });
	expect(keptExercise(MARK)).toMatchObject({ title: "Corrected", letters: "1.c" });
});

test("what is forgotten comes back with its answers, half-done ones too", async () => {
	const { forgetExercise, keepAnswers, keepExercise, keptExercise, progressOfAll, ...rest } =
		await tab();
	keepExercise(MARK, ONE);
	keepAnswers(MARK, [sent("Mia")]);
	rest.saveProgress(MARK, { name: "Ben", answers: [[1, 2]], marked: [3], attempt: 1 });
	rest.saveProgress(MARK * 36 + 1, {
		name: "Another exercise",
		answers: [],
		marked: [],
		attempt: 1,
	});
	const taken = forgetExercise(MARK);
	expect(progressOfAll(MARK)).toEqual([]);
	expect(browser.stored.size).toBe(1);
	rest.putBack(taken);
	expect(keptExercise(MARK)).toMatchObject({ ...ONE, answers: [sent("Mia")] });
	expect(progressOfAll(MARK)).toEqual([
		{ name: "Ben", answers: [[1, 2]], marked: [3], attempt: 1 },
	]);
});

test("the names of a class stay with its exercise, other tabs read them, and go and come with it", async () => {
	const [one, other] = [await tab(), await tab()];
	one.keepExercise(MARK, ONE);
	expect(other.keptClass(MARK)).toEqual([]);
	expect(one.keepClass(MARK, ["<b>Ada</b>", "שרה"], [])).toBe(true);
	one.keepAnswers(MARK, [sent("Mia")]);
	expect(other.keptClass(MARK)).toEqual(["<b>Ada</b>", "שרה"]);
	expect([...other.answerTimes(MARK).keys()]).toEqual([sent("Mia")]);
	const taken = other.forgetExercise(MARK);
	expect(one.keptClass(MARK)).toEqual([]);
	expect(browser.stored.size).toBe(0);
	one.putBack(taken);
	expect(other.keptClass(MARK)).toEqual(["<b>Ada</b>", "שרה"]);
	browser.stored.set(`square-control-class-${MARK.toString(36)}`, "[1]");
	expect(one.keptClass(MARK)).toEqual([]);
});

test("names that two tabs change at once are those of both", async () => {
	const [one, other] = [await tab(), await tab()];
	const first = ["Ada", "Ben", "Mia"];
	one.keepClass(MARK, first, []);
	// Both have the box open; one corrects a name and adds one, the other takes one out.
	one.keepClass(MARK, ["Ada", "Benno", "Mia", "Zoe"], first);
	other.keepClass(MARK, ["Ada", "Ben", "Tim"], first);
	expect(one.keptClass(MARK)).toEqual(["Ada", "Tim", "Benno", "Zoe"]);
	// Of one tab what it says stands, none too.
	const now = other.keptClass(MARK);
	other.keepClass(MARK, [...now].reverse(), now);
	expect(one.keptClass(MARK)).toEqual(["Zoe", "Benno", "Tim", "Ada"]);
	other.keepClass(MARK, [], now);
	expect(one.keptClass(MARK)).toEqual([]);
});

test("versions that two tabs hand out while clocks are set keep their answers and their order", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, 0, 1) });
	const [one, other] = [await tab(), await tab()];
	const NEXT = MARK + 1;
	const sentTo = (name: string, mark: number) => `${name}~000~${mark.toString(36)}`;
	one.keepExercise(MARK, ONE);
	one.noteSent(MARK);
	one.keepAnswers(MARK, [sentTo("Mia", MARK)]);
	// The clock is set right: the other tab makes the next version, and answers come to both.
	vi.setSystemTime(new Date(2026, 0, 1));
	other.keepExercise(NEXT, { title: "One", letters: "1.n" });
	other.noteSent(NEXT);
	one.keepAnswers(NEXT, [sentTo("Ada", NEXT)]);
	other.keepAnswers(MARK, [sentTo("Ben", MARK)]);
	one.keepAnswers(MARK, [sentTo("Carl", MARK)]);
	vi.setSystemTime(new Date(2026, 0, 2));
	one.noteSent(NEXT);
	other.keepExercise(MARK, ONE);
	for (const { keptExercise } of [one, other]) {
		expect(keptExercise(MARK)?.answers).toEqual(
			["Mia", "Ben", "Carl"].map((name) => sentTo(name, MARK)),
		);
		expect(keptExercise(MARK)?.since).toBe("2027-01-01T00:00");
		expect(keptExercise(NEXT)).toMatchObject({ answers: [sentTo("Ada", NEXT)] });
		expect(keptExercise(NEXT)?.since).toBe("2026-01-01T00:00");
	}
});

test("times and counts that no clock and no class has are none", async () => {
	const { keptExercise, progressOfAll } = await tab();
	const huge = { ...ONE, at: 1e300, sent: 1e308, count: 1e308 };
	browser.stored.set(`square-control-exercise-${MARK.toString(36)}`, JSON.stringify(huge));
	const kept = keptExercise(MARK);
	expect(kept).toMatchObject({ ...ONE, at: 0, sent: undefined });
	expect(kept).not.toHaveProperty("count");
	const mia = { name: "Mia", answers: [], marked: [], attempt: 1e308, day: 1e300, at: -1e300 };
	browser.stored.set(`square-control-answers-${MARK.toString(36)}-Mia`, JSON.stringify(mia));
	expect(progressOfAll(MARK)).toEqual([{ name: "Mia", answers: [], marked: [], attempt: 1 }]);
});

test("each pupil of a shared device has a record, in whatever tab and order", async () => {
	const [one, other] = [await tab(), await tab()];
	const mia = { name: "Mia", answers: [[1]], marked: [], attempt: 1 };
	const ben = { name: "Ben-2", answers: [[2], [3]], marked: [4], attempt: 1 };
	one.saveProgress(MARK, mia);
	other.saveProgress(MARK, ben);
	one.saveProgress(MARK, { ...mia, answers: [[1], [5]] });
	const all = other.progressOfAll(MARK);
	expect(all).toHaveLength(2);
	expect(all).toContainEqual({ ...mia, answers: [[1], [5]] });
	expect(all).toContainEqual(ben);
	const taken = other.removeProgress(MARK, "Mia");
	expect(one.progressOfAll(MARK)).toEqual([ben]);
	one.putBack(taken);
	expect(one.progressOfAll(MARK)).toHaveLength(2);
});

test("one pupil in two tabs: the answer given first stays, and none is lost", async () => {
	const [one, other] = [await tab(), await tab()];
	const save = ({ saveProgress }: typeof one, answers: number[][], marked: number[]) =>
		saveProgress(MARK, { name: "Mia", answers, marked, attempt: 1 });
	save(one, [[1]], []);
	save(other, [[1], [2], [3]], [4]);
	save(one, [[1], [9]], [8]);
	expect(one.progressOfAll(MARK)).toEqual([
		{ name: "Mia", answers: [[1], [2], [3]], marked: [4], attempt: 1 },
	]);
	save(one, [[1], [2], [3]], [8]);
	expect(other.progressOfAll(MARK)).toMatchObject([{ marked: [8] }]);
});

test("two tabs that begin another try begin one, and what is late of the try before is nothing", async () => {
	const [one, other] = [await tab(), await tab()];
	const first = { name: "Mia", answers: [[1]], marked: [], attempt: 1, day: 7 };
	one.saveProgress(MARK, first);
	one.beginAgain(MARK, first);
	other.beginAgain(MARK, first);
	const second = { name: "Mia", answers: [], marked: [], attempt: 2 };
	expect(other.progressOfAll(MARK)).toEqual([second]);
	other.saveProgress(MARK, { ...second, answers: [[5]], day: 8 });
	one.saveProgress(MARK, { ...first, answers: [[1], [2]], day: 9 });
	// The day is that of the last answer, not of a later visit.
	one.saveProgress(MARK, { ...second, answers: [[5]], day: 10 });
	expect(one.progressOfAll(MARK)).toEqual([{ ...second, answers: [[5]], day: 8 }]);
});

test("a record goes ninety days after its last change, of whichever exercise it is", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 1) });
	const { MAX_AGE, progressOfAll, saveProgress } = await tab();
	const mia = { name: "Mia", answers: [[1]], marked: [], attempt: 1 };
	saveProgress(MARK, mia);
	saveProgress(78, mia);
	vi.setSystemTime(new Date(2026, 0, 1 + MAX_AGE));
	expect(progressOfAll(78)).toEqual([mia]);
	saveProgress(MARK, { ...mia, marked: [2] });
	vi.setSystemTime(new Date(2026, 0, 2 + MAX_AGE));
	expect(progressOfAll(MARK)).toHaveLength(1);
	expect([...browser.stored.keys()]).toHaveLength(1);
	expect(progressOfAll(78)).toEqual([]);
});

test("where the browser refuses, it stays for the visit", async () => {
	browser.refuse(true);
	const { forgetExercise, keepExercise, keptExercise, progressOfAll, saveProgress } = await tab();
	expect(keepExercise(78, { title: "Two", letters: "1.b" })).toBe(false);
	expect(keptExercise(78)).toMatchObject({ title: "Two" });
	expect(saveProgress(78, { name: "Mia", answers: [[1, 2]], marked: [3], attempt: 1 })).toBe(false);
	expect(progressOfAll(78)).toEqual([{ name: "Mia", answers: [[1, 2]], marked: [3], attempt: 1 }]);
	forgetExercise(78);
	expect(progressOfAll(78)).toEqual([]);
});

test("what was changed by hand is nothing", async () => {
	const { keptExercise, progressOfAll } = await tab();
	for (const text of ["{", "null", "[]", '{"name":1}', '{"name":"a","answers":[[4096]]}']) {
		for (const key of ["answers-27", "answers-27-a", "exercise-27"]) {
			browser.stored.set(`square-control-${key}`, text);
		}
		expect(progressOfAll(79)).toEqual([]);
		expect(keptExercise(79)).toBeUndefined();
	}
});
