// An exercise that is changed after it was handed out: its class comes along, its answers stay.

import { beforeEach, expect, test, vi } from "vitest";
import { markOf } from "../../src/training/exercise/code.ts";
import type { Exercise } from "../../src/training/exercise/commands.ts";
import { packExercise } from "../../src/training/exercise/packed.ts";
import type { Question } from "../../src/training/question.ts";
import { forgetAll, settled } from "../support/kept.ts";

const QUESTION = {
	text: "",
	position: "4k3/8/8/8/8/8/8/4K2R w",
	next: "",
	move: "",
	kind: "white",
	region: { from: 18, to: 45 },
	answer: "map",
	afterwards: "end",
} as unknown as Question;

const exercise = (title: string, ...questions: Question[]): Exercise => ({ title, questions });

const FIRST = exercise("Homework", QUESTION);
const SECOND = exercise("Homework ", QUESTION, { ...QUESTION, kind: "black" });
const ELSEWHERE = exercise("Homework", { ...QUESTION, position: "4k3/8/8/8/8/8/8/4K3 w" });
const OTHER = exercise("Another", { ...QUESTION, kind: "neutral" });

async function tab() {
	vi.resetModules();
	const kept = await import("../../src/session/keptExercises.ts");
	await (await import("../../src/runtime/keep/work.ts")).workReady;
	const versions = await import("../../src/session/exerciseVersions.ts");
	const keep = async (one: Exercise) => {
		const letters = await packExercise(one);
		kept.keepExercise(markOf(one), { title: one.title, letters, count: one.questions.length });
		await settled();
	};
	return { ...kept, ...versions, keep };
}

beforeEach(forgetAll);

test("changing an exercise makes a new version with the same class, and no answer is lost", async () => {
	const { keep, keepAnswers, keepClass, keptClass, keptExercise, noteSent, ...rest } = await tab();
	const [first, second] = [markOf(FIRST), markOf(SECOND)];
	for (const one of [FIRST, ELSEWHERE, OTHER]) await keep(one);
	// Until it is handed out, a change is nothing to speak of.
	expect(await rest.handedOut(SECOND, second)).toBeUndefined();
	keepClass(first, ["Mia", "Ben"], []);
	const answer = `Mia~000~${first.toString(36)}`;
	keepAnswers(first, [answer]);
	expect(await rest.handedOut(SECOND, second)).toMatchObject({ mark: first, answers: [answer] });
	await keep(SECOND);
	await rest.takeClassAlong(SECOND, second);
	expect(keptClass(second)).toEqual(["Mia", "Ben"]);
	expect(keptExercise(first)).toMatchObject({ answers: [answer], count: 1 });
	expect(keptExercise(second)).toMatchObject({ answers: [], count: 2 });
	expect((await rest.otherVersions(SECOND, second)).map(({ mark }) => mark)).toEqual([first]);
	// Whoever takes the names out does not get them again.
	keepClass(second, [], ["Mia", "Ben"]);
	await rest.takeClassAlong(SECOND, second);
	expect(keptClass(second)).toEqual([]);
	noteSent(second);
	expect(await rest.handedOut(SECOND, second)).toBeUndefined();
	expect(await rest.handedOut(FIRST, first)).toBeUndefined();
});

test("a version keeps the time at which it was first handed out", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 27) });
	const { keep, keptExercise, ...rest } = await tab();
	const noteSent = async (mark: number) => {
		rest.noteSent(mark);
		await settled();
	};
	const mark = markOf(FIRST);
	await noteSent(mark);
	expect(keptExercise(mark)).toBeUndefined();
	await keep(FIRST);
	await noteSent(mark);
	vi.setSystemTime(new Date(2026, 10, 29));
	await noteSent(mark);
	await keep(FIRST);
	const day = new Date(2026, 10, 27).getTime();
	expect(keptExercise(mark)).toMatchObject({ sent: day, since: "2026-11-27T00:00" });
	vi.useRealTimers();
});
