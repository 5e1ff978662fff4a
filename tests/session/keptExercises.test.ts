// Tests the exercises that a browser saves in several tabs and for several pupils, and a browser
// that saves nothing.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countOf, forgetAll, putRaw, settling } from "../support/kept.ts";

/** A tab has a memory of its own. */
async function tab() {
	vi.resetModules();
	const work = await import("../../src/runtime/keep/work.ts");
	await work.workReady;
	return settling({
		...work,
		...(await import("../../src/session/keptExercises.ts")),
		...(await import("../../src/session/keptProgress.ts")),
	});
}

beforeEach(forgetAll);

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const ONE = { title: "One", letters: "1.a" };
const MARK = 77;
const sent = (name: string) => `${name}~000~${MARK.toString(36)}`;

test("an exercise is saved with its answers, and deleted", async () => {
	const { keepExercise, keepAnswers, keptExercise, keptExercises, forgetExercise } = await tab();
	await keepExercise(MARK, ONE);
	await keepAnswers(MARK, [sent("Mia")]);
	// To open it again loses no answers.
	await keepExercise(MARK, ONE);
	expect(await keptExercise(MARK)).toMatchObject({ title: "One", answers: [sent("Mia")] });
	expect((await keptExercises()).map(({ mark }) => mark)).toEqual([MARK]);
	await forgetExercise(MARK);
	expect(await keptExercise(MARK)).toBeUndefined();
	expect(await keptExercises()).toEqual([]);
	expect(await countOf("work")).toBe(0);
});

test("answers added in two tabs are all saved in order", async () => {
	const [one, other] = [await tab(), await tab()];
	await one.keepExercise(MARK, ONE);
	await one.keepAnswers(MARK, [sent("Mia")]);
	await other.keepIfNew(MARK, ONE);
	await other.keepAnswers(MARK, [sent("Berta"), sent("Ada")]);
	await one.keepAnswers(MARK, [sent("Carl")]);
	for (const { keptExercise } of [one, other]) {
		expect((await keptExercise(MARK))?.answers).toEqual(["Mia", "Berta", "Ada", "Carl"].map(sent));
	}
	// A removal in one tab that is taken back costs the other nothing, and the answer has its place.
	const taken = await one.removeAnswers([sent("Berta")]);
	await other.keepAnswers(MARK, [sent("Dana")]);
	expect((await one.keptExercise(MARK))?.answers).toEqual(["Mia", "Ada", "Carl", "Dana"].map(sent));
	await one.putWorkBack(taken);
	expect((await one.keptExercise(MARK))?.answers).toEqual(
		["Mia", "Berta", "Ada", "Carl", "Dana"].map(sent),
	);
});

test("a link does not change what the coach corrected, but the coach can", async () => {
	const { keepExercise, keepIfNew, keptExercise } = await tab();
	await keepIfNew(MARK, ONE);
	expect(await keptExercise(MARK)).toMatchObject(ONE);
	await keepExercise(MARK, { title: "Corrected", letters: "1.c" });
	await keepIfNew(MARK, { title: "Reworded", letters: "1.r" });
	expect(await keptExercise(MARK)).toMatchObject({ title: "Corrected", letters: "1.c" });
});

test("restoring a deleted exercise also restores its answers, even unfinished ones", async () => {
	const { forgetExercise, keepAnswers, keepExercise, keptExercise, progressOfAll, ...rest } =
		await tab();
	await keepExercise(MARK, ONE);
	await keepAnswers(MARK, [sent("Mia")]);
	await rest.saveProgress(MARK, { name: "Ben", answers: [[1, 2]], marked: [3], attempt: 1 });
	await rest.saveProgress(MARK * 36 + 1, {
		name: "Another exercise",
		answers: [],
		marked: [],
		attempt: 1,
	});
	const taken = await forgetExercise(MARK);
	expect(await progressOfAll(MARK)).toEqual([]);
	expect(await countOf("work")).toBe(1);
	await rest.putWorkBack(taken);
	expect(await keptExercise(MARK)).toMatchObject({ ...ONE, answers: [sent("Mia")] });
	expect(await progressOfAll(MARK)).toEqual([
		{ name: "Ben", answers: [[1, 2]], marked: [3], attempt: 1 },
	]);
});

test("the names of a class are saved with its exercise and seen in other tabs", async () => {
	const [one, other] = [await tab(), await tab()];
	await one.keepExercise(MARK, ONE);
	expect(await other.keptClass(MARK)).toEqual([]);
	await one.keepClass(MARK, ["<b>Ada</b>", "שרה"], []);
	await one.keepAnswers(MARK, [sent("Mia")]);
	expect(await other.keptClass(MARK)).toEqual(["<b>Ada</b>", "שרה"]);
	expect([...(await other.answerTimes(MARK)).keys()]).toEqual([sent("Mia")]);
	const taken = await other.forgetExercise(MARK);
	expect(await one.keptClass(MARK)).toEqual([]);
	expect(await countOf("work")).toBe(0);
	await one.putWorkBack(taken);
	expect(await other.keptClass(MARK)).toEqual(["<b>Ada</b>", "שרה"]);
	await putRaw("work", { [`class-${MARK.toString(36)}`]: [1] });
	expect(await (await tab()).keptClass(MARK)).toEqual([]);
});

test("names that two tabs add at once are all saved", async () => {
	const [one, other] = [await tab(), await tab()];
	const first = ["Ada", "Ben", "Mia"];
	await one.keepClass(MARK, first, []);
	// Both have the box open; one corrects a name and adds one, the other takes one out.
	await one.keepClass(MARK, ["Ada", "Benno", "Mia", "Zoe"], first);
	await other.keepClass(MARK, ["Ada", "Ben", "Tim"], first);
	expect(await one.keptClass(MARK)).toEqual(["Ada", "Tim", "Benno", "Zoe"]);
	// Of one tab what it says stands, none too.
	const now = await other.keptClass(MARK);
	await other.keepClass(MARK, [...now].reverse(), now);
	expect(await one.keptClass(MARK)).toEqual(["Zoe", "Benno", "Tim", "Ada"]);
	await other.keepClass(MARK, [], now);
	expect(await one.keptClass(MARK)).toEqual([]);
});

test("versions handed out in two tabs under changing clocks keep their answers and order", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, 0, 1) });
	const [one, other] = [await tab(), await tab()];
	const NEXT = MARK + 1;
	const sentTo = (name: string, mark: number) => `${name}~000~${mark.toString(36)}`;
	await one.keepExercise(MARK, ONE);
	await one.noteSent(MARK);
	await one.keepAnswers(MARK, [sentTo("Mia", MARK)]);
	// The clock is set right: the other tab makes the next version, and answers come to both.
	vi.setSystemTime(new Date(2026, 0, 1));
	await other.keepExercise(NEXT, { title: "One", letters: "1.n" });
	await other.noteSent(NEXT);
	await one.keepAnswers(NEXT, [sentTo("Ada", NEXT)]);
	await other.keepAnswers(MARK, [sentTo("Ben", MARK)]);
	await one.keepAnswers(MARK, [sentTo("Carl", MARK)]);
	vi.setSystemTime(new Date(2026, 0, 2));
	await one.noteSent(NEXT);
	await other.keepExercise(MARK, ONE);
	for (const { keptExercise } of [one, other]) {
		expect((await keptExercise(MARK))?.answers).toEqual(
			["Mia", "Ben", "Carl"].map((name) => sentTo(name, MARK)),
		);
		expect((await keptExercise(MARK))?.since).toBe("2027-01-01T00:00");
		expect(await keptExercise(NEXT)).toMatchObject({ answers: [sentTo("Ada", NEXT)] });
		expect((await keptExercise(NEXT))?.since).toBe("2026-01-01T00:00");
	}
});

test("impossible times and counts are ignored", async () => {
	const huge = { ...ONE, at: 1e300, sent: 1e308, count: 1e308 };
	const mia = { name: "Mia", answers: [], marked: [], attempt: 1e308, day: 1e300, at: -1e300 };
	const name = MARK.toString(36);
	await putRaw("work", { [`exercise-${name}`]: huge, [`answers-${name}-Mia`]: mia });
	const { keptExercise, progressOfAll } = await tab();
	const kept = await keptExercise(MARK);
	expect(kept).toMatchObject({ ...ONE, at: 0, sent: undefined });
	expect(kept).not.toHaveProperty("count");
	expect(await progressOfAll(MARK)).toEqual([{ name: "Mia", answers: [], marked: [], attempt: 1 }]);
});

test("every pupil on a shared device has an own record, in any tab", async () => {
	const [one, other] = [await tab(), await tab()];
	const mia = { name: "Mia", answers: [[1]], marked: [], attempt: 1 };
	const ben = { name: "Ben-2", answers: [[2], [3]], marked: [4], attempt: 1 };
	await one.saveProgress(MARK, mia);
	await other.saveProgress(MARK, ben);
	await one.saveProgress(MARK, { ...mia, answers: [[1], [5]] });
	const all = await other.progressOfAll(MARK);
	expect(all).toHaveLength(2);
	expect(all).toContainEqual({ ...mia, answers: [[1], [5]] });
	expect(all).toContainEqual(ben);
	const taken = await other.removeProgress(MARK, "Mia");
	expect(await one.progressOfAll(MARK)).toEqual([ben]);
	await one.putWorkBack(taken);
	expect(await one.progressOfAll(MARK)).toHaveLength(2);
});

test("with one pupil in two tabs the first answer counts, and none is lost", async () => {
	const [one, other] = [await tab(), await tab()];
	const save = ({ saveProgress }: typeof one, answers: number[][], marked: number[]) =>
		saveProgress(MARK, { name: "Mia", answers, marked, attempt: 1 });
	await save(one, [[1]], []);
	await save(other, [[1], [2], [3]], [4]);
	await save(one, [[1], [9]], [8]);
	expect(await one.progressOfAll(MARK)).toEqual([
		{ name: "Mia", answers: [[1], [2], [3]], marked: [4], attempt: 1 },
	]);
	await save(one, [[1], [2], [3]], [8]);
	expect(await other.progressOfAll(MARK)).toMatchObject([{ marked: [8] }]);
});

test("two tabs that begin a new attempt begin one, and late answers of the old one are dropped", async () => {
	const [one, other] = [await tab(), await tab()];
	const first = { name: "Mia", answers: [[1]], marked: [], attempt: 1, day: 7 };
	await one.saveProgress(MARK, first);
	await one.beginAgain(MARK, first);
	await other.beginAgain(MARK, first);
	const second = { name: "Mia", answers: [], marked: [], attempt: 2 };
	expect(await other.progressOfAll(MARK)).toEqual([second]);
	await other.saveProgress(MARK, { ...second, answers: [[5]], day: 8 });
	await one.saveProgress(MARK, { ...first, answers: [[1], [2]], day: 9 });
	// The day is that of the last answer, not of a later visit.
	await one.saveProgress(MARK, { ...second, answers: [[5]], day: 10 });
	expect(await one.progressOfAll(MARK)).toEqual([{ ...second, answers: [[5]], day: 8 }]);
});

test("a record is deleted ninety days after its last change", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 1) });
	const { MAX_AGE, progressOfAll, saveProgress } = await tab();
	const mia = { name: "Mia", answers: [[1]], marked: [], attempt: 1 };
	await saveProgress(MARK, mia);
	await saveProgress(78, mia);
	vi.setSystemTime(new Date(2026, 0, 1 + MAX_AGE));
	expect(await progressOfAll(78)).toEqual([mia]);
	await saveProgress(MARK, { ...mia, marked: [2] });
	vi.setSystemTime(new Date(2026, 0, 2 + MAX_AGE));
	expect(await progressOfAll(MARK)).toHaveLength(1);
	expect(await countOf("work")).toBe(1);
	expect(await progressOfAll(78)).toEqual([]);
});

test("if the browser refuses to save, an exercise lasts for the visit, and the page says so", async () => {
	const { isWorkKept, forgetExercise, keepExercise, keptExercise, ...rest } = await tab();
	const { progressOfAll, saveProgress } = rest;
	expect(await isWorkKept()).toBe(true);
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	await keepExercise(78, { title: "Two", letters: "1.b" });
	expect(await isWorkKept()).toBe(false);
	expect(await keptExercise(78)).toMatchObject({ title: "Two" });
	await saveProgress(78, { name: "Mia", answers: [[1, 2]], marked: [3], attempt: 1 });
	expect(await progressOfAll(78)).toEqual([
		{ name: "Mia", answers: [[1, 2]], marked: [3], attempt: 1 },
	]);
	await forgetExercise(78);
	expect(await progressOfAll(78)).toEqual([]);
});

test.each([null, 5, [], { name: 1 }, { name: "a", answers: [[4096]] }])(
	"a saved record changed by hand is ignored: %j",
	async (one) => {
		await putRaw("work", { "answers-27": one, "answers-27-a": one, "exercise-27": one });
		const { keptExercise, progressOfAll } = await tab();
		expect(await progressOfAll(79)).toEqual([]);
		expect(await keptExercise(79)).toBeUndefined();
	},
);
