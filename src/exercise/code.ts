// What a pupil sends back: a name in the clear, a letter for every five bits of answers (of squares
// each that can be pressed has one), and two that check. Bound to the exercise, of whose mark ten
// bits are in the check.
//
//     Mia 7KQF-2M9D-4XHT-R8BW-5C
//
// A link has the same letters, however many, and the whole mark.

import { choosingOf, formatAsk } from "./ask.ts";
import { bitCount, bitsOf, type Choice, type Coded, chosenIn } from "./choices.ts";
import {
	CHECK_LETTERS,
	checkOf,
	hashOf,
	letterOf,
	lettersFor,
	letterValue,
	nameBits,
	toBits,
	toValues,
} from "./letters.ts";
import type { Exercise, Question } from "./questions.ts";
import { pressableIn } from "./right.ts";

/** Letters of answers that a person would type; what needs more goes by link. */
export const MAX_LETTERS = 24;

/** What codes of an exercise have to fit. */
export type Frame = {
	readonly mark: number;
	/** How each question is answered. */
	readonly asked: readonly Coded[];
	/** Letters of answers. */
	readonly letters: number;
};

/**
 * A short mark of what is asked. Texts are not in it: to correct a word changes no code. Nor is a
 * pawn that may be taken in passing, of which the first links knew nothing: their codes still fit.
 */
export function markOf(questions: readonly Question[]): number {
	const parts = questions.map((question) =>
		[
			question.kind === "hanging" ? question.position.replace(/ - ..$/, "") : question.position,
			question.next,
			formatAsk({ ...question, text: "", afterwards: "why" }),
		].join("\n"),
	);
	return hashOf(parts.join("\n\n"));
}

export function frameOf({ questions }: Exercise): Frame {
	const asked = questions.map((question) => ({
		choosing: choosingOf(question.kind),
		pressable: pressableIn(question),
	}));
	return { mark: markOf(questions), asked, letters: lettersFor(bitsFor(asked)) };
}

const bitsFor = (asked: readonly Coded[]) => asked.reduce((sum, one) => sum + bitCount(one), 0);

const MAX_NAME = 40;

export const MAX_NAME_WORDS = 6;

/** A name as codes have it: one line, without signs that separate codes or turn text round. */
export function cleanName(name: string): string {
	// Some letters become separators when they are composed.
	const bare = name
		.normalize("NFC")
		.replace(/[\p{Cc}\p{Cf}\p{Surrogate}\s,;:~|]+/gu, " ")
		.trim();
	const words = bare.split(" ").slice(0, MAX_NAME_WORDS).join(" ");
	return shortName(words);
}

export const shortName = (name: string): string =>
	name.length > MAX_NAME ? [...name].slice(0, MAX_NAME).join("").trim() : name.trim();

/** Ten bits: what the check is of beside its letters. */
const boundTo = (name: string, mark: number) => nameBits(name) ^ (mark & 1023) ^ (mark >>> 22);

/** All letters, in one word. */
function lettersOf(
	{ mark, asked }: Frame,
	name: string,
	answers: readonly (readonly Choice[])[],
): string {
	const bits = asked.flatMap((one, index) => bitsOf(one, answers[index] ?? []));
	const values = toValues(bits);
	const check = checkOf(values) ^ boundTo(name, mark);
	return [...values, check >> 5, check & 31].map(letterOf).join("");
}

const grouped = (letters: string) => letters.match(/.{1,4}/g)?.join("-") ?? "";

/** The code; undefined where it would be too long. The name has been cleaned. */
export function formatCode(
	frame: Frame,
	name: string,
	answers: readonly (readonly Choice[])[],
): string | undefined {
	if (frame.letters > MAX_LETTERS) return undefined;
	return `${name} ${grouped(lettersOf(frame, name, answers))}`;
}

/** Name and letters of what was written; nothing else is known of them. */
export type Written = {
	readonly text: string;
	readonly name: string;
	readonly values: readonly number[];
	/** Where a link gave it. */
	readonly mark: number | undefined;
};

/** What differs between the check of a code and the one that it would have here: 0 if it fits. */
export function differenceOf({ name, values }: Written, mark: number): number {
	const [high = 0, low = 0] = values.slice(-2);
	return ((high << 5) | low) ^ checkOf(values.slice(0, -2)) ^ boundTo(name, mark);
}

/** The answers of a code that fits; undefined where its letters are none. */
export function answersIn({ asked }: Frame, { values }: Written): Choice[][] | undefined {
	const bits = toBits(values.slice(0, -2), bitsFor(asked));
	if (bits === undefined) return undefined;
	let at = 0;
	const answers = asked.map((one) => {
		const start = at;
		at += bitCount(one);
		return chosenIn(one, bits.slice(start, at));
	});
	return answers.includes(undefined) ? undefined : (answers as Choice[][]);
}

const valuesIn = (letters: string): number[] | undefined => {
	const values = [...letters].map(letterValue);
	return values.includes(undefined) ? undefined : (values as number[]);
};

/** What a link has behind "a=". */
export const formatAnswers = (
	frame: Frame,
	name: string,
	answers: readonly (readonly Choice[])[],
): string => [name, lettersOf(frame, name, answers), frame.mark.toString(36)].join("~");

export function readAnswers(text: string): Written | undefined {
	const [name = "", letters = "", mark = "", ...rest] = text.split("~");
	const values = valuesIn(letters);
	const isWhole = /^[0-9a-z]{1,7}$/.test(mark) && cleanName(name) === name && name !== "";
	if (values === undefined || values.length < 3 || !isWhole || rest.length > 0) return undefined;
	return { text, name, values, mark: Number.parseInt(mark, 36) };
}

/** Of the letters of a code, those of answers. */
export const lettersIn = ({ values }: Written): number => values.length - CHECK_LETTERS;
