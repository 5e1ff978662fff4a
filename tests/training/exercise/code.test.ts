// Codes and links that pupils send back.

import { expect, test } from "vitest";
import {
	answersIn,
	cleanName,
	differenceOf,
	formatAnswers,
	formatCode,
	frameOf,
	MAX_LETTERS,
} from "../../../src/training/exercise/code.ts";
import { collect } from "../../../src/training/exercise/collect.ts";
import { letterValue } from "../../../src/training/exercise/letters.ts";
import { packExercise, unpackExercise } from "../../../src/training/exercise/packed.ts";
import { csvOf } from "../../../src/training/mark.ts";
import { needsMove, WHOLE } from "../../../src/training/question.ts";
import { chance } from "../../support/random.ts";
import { cases, seededTest } from "../../support/seeded.ts";
import { randomAnswers, randomExercise, randomQuestion } from "./exercise.ts";

const NAMES = [
	"Mia",
	"Jean-Luc O’Neil",
	"Ana María",
	"Łukasz 2",
	"<img src=x onerror=alert(1)>",
	"=1+1",
	"Ben 7KQF",
	"李小龙",
];

const nameBy = (next: () => number) => cleanName(NAMES[Math.floor(next() * NAMES.length)] ?? "");

/** An exercise that a code is short enough for, with answers. */
function drawn(next: () => number) {
	for (;;) {
		const exercise = randomExercise(next);
		const frame = frameOf(exercise);
		if (frame.letters === 0 || frame.letters > MAX_LETTERS) continue;
		const name = nameBy(next);
		const answers = randomAnswers(frame.asked, next);
		return { exercise, frame, name, answers, code: formatCode(frame, name, answers) ?? "" };
	}
}

seededTest("the answers to 200 random exercises come back from their codes", 53, (next) => {
	for (let round = 0; round < cases(200); round++) {
		const { frame, name, answers, code } = drawn(next);
		const found = collect(`sent by 12:01 Papa: ${code}\n`, frame);
		// Words of a message round a code do no harm.
		expect(collect(`Hello!\n${code}\nthanks`, frame).leftOut).toEqual([]);
		expect(collect(`${code}\nANN X7Q2`, frame).leftOut).toMatchObject([{ text: "ANN X7Q2" }]);
		expect(collect("thanks", frame)).toEqual({ entries: [], leftOut: [] });
		expect(found.leftOut).toEqual([]);
		expect(found.entries[0]).toMatchObject({ answers });
		expect(collect(code, frame).entries[0]).toMatchObject({ name, answers });
		expect(
			collect(code.toLowerCase().replace(name.toLowerCase(), name), frame).entries,
		).toHaveLength(1);
		const typed = `${name} ${code.slice(name.length + 1).replaceAll("-", " ")}`;
		expect(collect(typed, frame).entries[0]).toMatchObject({ name, answers });
		const link = `https://example.org/#exercise?a=${encodeURIComponent(formatAnswers(frame, name, answers))}&x=1.abc`;
		expect(collect(link, frame).entries[0]).toMatchObject({ name, answers });
	}
});

test("an exercise comes back from its letters, and other letters give nothing", async () => {
	const next = chance(55);
	for (let round = 0; round < cases(200); round++) {
		const exercise = randomExercise(next);
		const letters = await packExercise(exercise);
		expect(await unpackExercise(letters)).toEqual(exercise);
		expect(letters).toMatch(/^1\.[-\w]+$/);
		const at = 2 + Math.floor(next() * (letters.length - 3));
		const cut = await unpackExercise(letters.slice(0, at));
		expect(cut).toBeUndefined();
	}
	for (const letters of ["", "1.", "2.abc", "1.abc", "1.!!", "1.abc.def"]) {
		expect(await unpackExercise(letters)).toBeUndefined();
	}
});

test("an exercise with one invalid question is refused as a whole", async () => {
	const exercise = randomExercise(chance(56));
	const invalid = { ...randomQuestion(chance(57)), position: "nonsense" };
	const questions = [...exercise.questions, invalid];
	expect(await unpackExercise(await packExercise({ ...exercise, questions }))).toBeUndefined();
});

test("the name of a move in an exercise is cut after 20 letters", async () => {
	const next = chance(58);
	const drawn = Array.from({ length: 50 }, () => randomQuestion(next));
	const question = drawn.find(({ kind }) => needsMove(kind)) ?? expect.fail("no such question");
	const letters = await packExercise({
		title: "",
		questions: [{ ...question, move: "N".repeat(30) }],
	});
	expect((await unpackExercise(letters))?.questions[0]?.move).toBe("N".repeat(20));
});

seededTest("a code with one changed letter, or two exchanged ones, is refused", 56, (next) => {
	const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
	for (let round = 0; round < cases(30); round++) {
		const { frame, name, code } = drawn(next);
		for (let at = name.length + 1; at < code.length; at++) {
			if (code[at] === "-") continue;
			for (const letter of alphabet) {
				if (letter === code[at]) continue;
				const changed = code.slice(0, at) + letter + code.slice(at + 1);
				const values = [...changed.slice(name.length + 1).replaceAll("-", "")].map(letterValue);
				const reading = { text: "", name, values: values as number[], mark: undefined };
				expect(differenceOf(reading, frame.mark)).not.toBe(0);
			}
		}
	}
});

/** The first answers, with the last of them an empty one in half of all cases. */
function partOf(answers: readonly (readonly number[])[], next: () => number): number[][] {
	const part = answers.slice(0, 1 + Math.floor(next() * (answers.length - 1))) as number[][];
	return next() < 0.5 ? part : part.with(-1, []);
}

seededTest("the code of some answers reads back with as many answers", 71, (next) => {
	let seen = 0;
	for (let round = 0; round < cases(300); round++) {
		const { frame, answers } = drawn(next);
		const name = "Mia";
		const code = formatCode(frame, name, answers) ?? "";
		if (frame.asked.length < 2) continue;
		seen++;
		const part = partOf(answers, next);
		const written = formatCode(frame, name, part) ?? "";
		expect(written).toHaveLength(code.length);
		const link = `https://example.org/#exercise?a=${encodeURIComponent(formatAnswers(frame, name, part))}&x=1.abc`;
		for (const sent of [written, link]) {
			expect(collect(sent, frame)).toMatchObject({
				entries: [{ name, answers: part }],
				leftOut: [],
			});
		}
		// A slip in a whole code never makes it a part.
		for (let at = name.length + 1; at < code.length; at++) {
			if (code[at] === "-") continue;
			const other = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[Math.floor(next() * 32)] as string;
			if (other === code[at]) continue;
			const slip = `#a=${encodeURIComponent([name, (code.slice(name.length + 1, at) + other + code.slice(at + 1)).replaceAll("-", ""), frame.mark.toString(36)].join("~"))}`;
			expect(collect(slip, frame).entries).toEqual([]);
		}
	}
	expect(seen).toBeGreaterThan(cases(300) / 2);
});

test("later answers of the same pupil replace earlier ones, in any order", () => {
	const next = chance(72);
	const questions = Array.from({ length: 4 }, () => ({
		...randomQuestion(next),
		kind: "reply" as const,
		region: WHOLE,
		answer: [52 * 64 + 36],
		next: "",
		move: "",
	}));
	const frame = frameOf({ title: "", questions });
	const all = [[100], [], [300], [400]];
	const sent = (name: string, count: number) => formatCode(frame, name, all.slice(0, count)) ?? "";
	const other = formatCode(frame, "Mia", [[101]]) ?? "";
	const lines = [sent("Mia", 1), sent("Ben", 4), sent("Mia", 2)];
	const first = collect(lines.join("\n"), frame).entries;
	expect(first.map(({ name, answers }) => [name, answers.length])).toEqual([
		["Mia", 2],
		["Ben", 4],
	]);
	// Another Mia, who answered otherwise, stays; a part that comes late changes nothing.
	const { entries, leftOut } = collect(
		[other, sent("Mia", 4), sent("Mia", 3), sent("Ben", 1)].join("\n"),
		frame,
		first,
	);
	expect(entries.map(({ name, answers }) => [name, answers])).toEqual([
		["Mia", all],
		["Ben", all],
		["Mia", [[101]]],
	]);
	expect(entries[0]?.before).toHaveLength(2);
	expect(leftOut.map(({ why }) => why)).toEqual(["repeated", "repeated"]);
});

test("a partial code counts at most 30 empty answers at its end", () => {
	const whose = { kind: "whose", region: { from: 36, to: 36 }, answer: "map" } as const;
	const questions = Array.from({ length: 40 }, () => ({
		...randomQuestion(chance(73)),
		...whose,
		next: "",
		move: "",
	})) as never;
	const frame = frameOf({ title: "", questions });
	for (const count of [1, 29, 30, 31, 39]) {
		const link = `#a=${encodeURIComponent(formatAnswers(frame, "Mia", new Array(count).fill([])))}`;
		expect(collect(link, frame).entries[0]?.answers).toHaveLength(Math.min(30, count));
	}
});

test("a code with a changed letter in the name is refused", () => {
	const { frame, answers } = drawn(chance(57));
	const code = formatCode(frame, "Mia", answers) ?? "";
	for (const name of ["Mib", "mia", "Mai", "Maria", "Mía", "Mi"]) {
		expect(collect(code.replace("Mia", name), frame).leftOut).toMatchObject([{ why: "wrong" }]);
	}
});

seededTest("codes that are left out are given the right reason", 58, (next) => {
	let seen = 0;
	for (let round = 0; round < cases(100); round++) {
		const { frame, name, code, answers } = drawn(next);
		const other = drawn(next);
		const known = [{ mark: other.frame.mark, title: "Another" }];
		const twice = collect(
			`${code}\n${code}\nhttps://a.org/#exercise?a=${encodeURIComponent(formatAnswers(frame, name, answers))}`,
			frame,
		);
		expect(twice.entries).toHaveLength(1);
		expect(twice.leftOut.map(({ why }) => why)).toEqual(["repeated", "repeated"]);
		expect(collect(other.code, frame, [], known).leftOut).toMatchObject([
			{ why: "foreign", of: "Another" },
		]);
		const link = formatAnswers(other.frame, other.name, other.answers);
		expect(collect(`#exercise?a=${encodeURIComponent(link)}`, frame).leftOut).toMatchObject([
			{ why: "foreign" },
		]);
		if (frame.letters < 4) continue;
		seen++;
		expect(collect(code.slice(0, -2), frame).leftOut).toMatchObject([{ why: "cut" }]);
	}
	expect(seen).toBeGreaterThan(20);
});

test("two codes of the same other exercise are recognised as such", () => {
	const next = chance(59);
	const make = () =>
		({
			title: "",
			questions: [
				{
					...randomQuestion(next),
					kind: "white",
					region: { from: 0, to: 27 },
					answer: "map",
					next: "",
					move: "",
				},
			],
		}) as never;
	const [frame, other] = [frameOf(make()), frameOf(make())];
	const codes = ["Ada", "Ben"].map((name) =>
		formatCode(other, name, randomAnswers(other.asked, next)),
	);
	const [one = "", two = ""] = codes;
	expect(collect(one, frame).leftOut).toMatchObject([{ why: "wrong" }]);
	expect(collect(`${one}\n${two}`, frame).leftOut.map(({ why }) => why)).toEqual([
		"foreign",
		"foreign",
	]);
	expect(collect("hello there, this is no code", frame).entries).toEqual([]);
});

test("the codes of a class are read at once from lines of a messenger", () => {
	const { frame, answers } = drawn(chance(60));
	const names = Array.from({ length: 200 }, (_, index) => `Pupil ${index}`);
	const codes = names.map((name) => formatCode(frame, name, answers));
	const start = performance.now();
	const { entries, leftOut } = collect(codes.join("\n"), frame);
	expect(entries.map(({ name }) => name)).toEqual(names);
	expect(leftOut).toEqual([]);
	expect(performance.now() - start).toBeLessThan(1000);
});

test("an exercise that needs more than 24 letters has no code, and its link has all answers", () => {
	const question = {
		...randomQuestion(chance(61)),
		kind: "white",
		region: WHOLE,
		answer: "map",
		next: "",
		move: "",
	} as const;
	const frame = frameOf({ title: "", questions: [question, { ...question, kind: "black" }] });
	const answers = randomAnswers(frame.asked, chance(62));
	expect(formatCode(frame, "Mia", answers)).toBeUndefined();
	const link = `#exercise?a=${encodeURIComponent(formatAnswers(frame, "Mia", answers))}`;
	expect(collect(link, frame).entries[0]?.answers).toEqual(answers);
});

test("ten questions for the owner of a square, or six for a move, still have a short code", () => {
	const next = chance(65);
	const whose = { kind: "whose", region: { from: 36, to: 36 }, answer: "map" } as const;
	const reply = { kind: "reply", region: WHOLE, answer: [52 * 64 + 36] } as const;
	const made = (part: object) =>
		({ ...randomQuestion(next), ...part, next: "", move: "" }) as never;
	const ten = frameOf({ title: "", questions: Array.from({ length: 10 }, () => made(whose)) });
	const six = frameOf({ title: "", questions: Array.from({ length: 6 }, () => made(reply)) });
	expect([ten.letters, six.letters]).toEqual([6, 15]);
	// An answer that nobody can give is none, however well its letters check.
	const [frame] = [frameOf({ title: "", questions: [made(whose)] })];
	for (const control of [0, 1, 2, 3]) {
		const code = formatCode(frame, "Mia", [[control]]) ?? "";
		expect(collect(code, frame).entries).toMatchObject([{ name: "Mia", answers: [[control]] }]);
	}
	expect(collect(formatCode(frame, "Mia", [[4]]) ?? "", frame).entries).toEqual([]);
	expect(collect(formatCode(frame, "Mia", [[]]) ?? "", frame).entries).toMatchObject([
		{ answers: [[]] },
	]);
});

test("an exercise of 2,000 questions is packed and read within a moment", async () => {
	const next = chance(63);
	const questions = Array.from({ length: 2000 }, () => randomQuestion(next));
	const start = performance.now();
	const letters = await packExercise({ title: "", questions });
	expect((await unpackExercise(letters))?.questions).toHaveLength(2000);
	expect(frameOf({ title: "", questions }).asked).toHaveLength(2000);
	expect(performance.now() - start).toBeLessThan(3000);
});

test("a name is one line, and overlong letters are refused", () => {
	expect(cleanName("  Mia\n\u202eevil, ~x\t ")).toBe("Mia evil x");
	expect(cleanName(cleanName("e\u0301 ".repeat(60)))).toBe(cleanName("e\u0301 ".repeat(60)));
	const { frame } = drawn(chance(64));
	const reading = { text: "", name: "Mia", mark: undefined, values: new Array(99).fill(31) };
	expect(answersIn(frame, reading)).toBeUndefined();
});

test("no cell of an exported table is read as a formula", () => {
	const rows = [["=1+1", "+2", "-3", "@x", " =4", 'a"b', -1]];
	expect(csvOf(rows)).toBe(`"'=1+1","'+2","'-3","'@x","' =4","a""b","-1"\r\n`);
});
