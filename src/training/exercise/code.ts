// A pupil's answers as a code: a name in the clear, a letter for every five bits of answers (of
// squares each that can be pressed has one), and two that check. Bound to the exercise, of whose
// mark ten bits are in the check.
//
//     Mia 7KQF-2M9D-4XHT-R8BW-5C
//
// A link has the same letters, however many, and the whole mark. Where an exercise has a last day,
// or may be tried again, three letters more say which try it is, and of which day.
//
// Who has not answered all has a code of the same letters, without answers behind the last that was
// given. Its check differs from that of a whole code, and tells how many answers those are.

import {
	bitCount,
	bitsNumber,
	bitsOf,
	type Choice,
	type Coded,
	chosenIn,
	numberBits,
} from "../choices.ts";
import { pressableIn } from "../pose.ts";
import { type Ask, choosingOf, formatAsk, type Question } from "../question.ts";
import type { Exercise } from "./commands.ts";
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
import { isStamped } from "./terms.ts";

/** In the mark of what tells its day: its codes have other letters. */
const STAMPED = "stamped";

/** Letters of answers that a person would type; what needs more goes by link. */
export const MAX_LETTERS = 24;

/** Facts of an exercise that its codes have to fit. */
export type Coding = {
	readonly mark: number;
	/** How each question is answered. */
	readonly asked: readonly Coded[];
	/** Letters of answers. */
	readonly letters: number;
	readonly isStamped: boolean;
};

/** Which try it is, from 1, and the day on which it was made: days since 1970. */
export type Stamp = { readonly attempt: number; readonly day: number };

const ATTEMPT_BITS = 5;
/** Nearly three years, after which days begin anew. */
const DAY_BITS = 10;
const DAYS = 1 << DAY_BITS;

/**
 * A short mark of what is asked. Texts are not in it: to correct a word changes no code.
 */
export function markOf({ questions, terms }: Pick<Exercise, "questions" | "terms">): number {
	const parts = questions.map((question) =>
		[question.position, question.next, formatAsk(bareAsk(question))].join("\n"),
	);
	return hashOf([...parts, ...(isStamped(terms) ? [STAMPED] : [])].join("\n\n"));
}

const bareAsk = ({ kind, region, answer }: Question): Ask => ({
	kind,
	region,
	answer,
	afterwards: "why",
	text: "",
});

export function frameOf(exercise: Exercise): Coding {
	const { questions, terms } = exercise;
	const asked = questions.map((question) => ({
		choosing: choosingOf(question.kind),
		pressable: pressableIn(question),
	}));
	const stamped = isStamped(terms);
	const bits = bitsFor(asked) + (stamped ? ATTEMPT_BITS + DAY_BITS : 0);
	return { mark: markOf(exercise), asked, letters: lettersFor(bits), isStamped: stamped };
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

/**
 * The check of a part differs by the same in both letters. No slip makes a whole code a part: a
 * letter of answers that is changed makes a difference times a power of the generator, a letter of
 * the check differs alone, and two that are exchanged change one sum.
 */
const PART_UNIT = 0b100001;
const MAX_PART = 31;

/** Questions up to the last that something was chosen for. */
const chosenOf = (answers: readonly (readonly Choice[])[]): number =>
	answers.findLastIndex((answer) => answer.length > 0) + 1;

/** 0 for a whole; else one more than the answers without a choice at its end. */
function partOf({ asked }: Coding, answers: readonly (readonly Choice[])[]): number {
	if (answers.length >= asked.length) return 0;
	return PART_UNIT * Math.min(MAX_PART, 1 + answers.length - chosenOf(answers));
}

const NO_STAMP: Stamp = { attempt: 1, day: 0 };

/** All letters, in one word. */
function lettersOf(
	frame: Coding,
	name: string,
	answers: readonly (readonly Choice[])[],
	{ attempt, day }: Stamp = NO_STAMP,
): string {
	const { mark, asked, isStamped: stamped } = frame;
	const bits = asked.flatMap((one, index) => bitsOf(one, answers[index] ?? []));
	if (stamped) bits.push(...numberBits(attempt, ATTEMPT_BITS), ...numberBits(day % DAYS, DAY_BITS));
	const values = toValues(bits);
	const check = checkOf(values) ^ boundTo(name, mark) ^ partOf(frame, answers);
	return [...values, check >> 5, check & 31].map(letterOf).join("");
}

const grouped = (letters: string) => letters.match(/.{1,4}/g)?.join("-") ?? "";

/** The code; undefined where it would be too long. The name has been cleaned. */
export function formatCode(
	frame: Coding,
	name: string,
	answers: readonly (readonly Choice[])[],
	stamp?: Stamp,
): string | undefined {
	if (frame.letters > MAX_LETTERS) return undefined;
	return `${name} ${grouped(lettersOf(frame, name, answers, stamp))}`;
}

/** Name and letters of what was written; nothing else is known of them. */
export type Written = {
	readonly text: string;
	readonly name: string;
	readonly values: readonly number[];
	/** Where a link gave it. */
	readonly mark: number | undefined;
};

/**
 * The difference between the check of a code and the one that it would have here: 0 if the code
 * fits as a whole one.
 */
export function differenceOf({ name, values }: Written, mark: number): number {
	const [high = 0, low = 0] = values.slice(-2);
	return ((high << 5) | low) ^ checkOf(values.slice(0, -2)) ^ boundTo(name, mark);
}

export const mayBePart = (difference: number): boolean => difference % PART_UNIT === 0;

/** The answers of a code, fewer where it is a part; undefined where it does not fit. */
export function answersIn(frame: Coding, written: Written): Choice[][] | undefined {
	const { asked, mark } = frame;
	const difference = differenceOf(written, mark);
	if (!mayBePart(difference) || lettersIn(written) !== frame.letters) return undefined;
	const answers = allIn(frame, written);
	if (answers === undefined || difference === 0) return answers;
	const count = chosenOf(answers) + difference / PART_UNIT - 1;
	return count > 0 && count < asked.length ? answers.slice(0, count) : undefined;
}

function allIn(frame: Coding, written: Written): Choice[][] | undefined {
	const { asked } = frame;
	const bits = bitsIn(frame, written);
	if (bits === undefined) return undefined;
	let at = 0;
	const answers = asked.map((one) => {
		const start = at;
		at += bitCount(one);
		return chosenIn(one, bits.slice(start, at));
	});
	return answers.includes(undefined) ? undefined : (answers as Choice[][]);
}

function bitsIn({ asked, isStamped: stamped }: Coding, { values }: Written) {
	const count = bitsFor(asked) + (stamped ? ATTEMPT_BITS + DAY_BITS : 0);
	return toBits(values.slice(0, -2), count);
}

/** Of a code that fits. `before`: the latest day on which it can have been made. */
export function stampIn(frame: Coding, written: Written, before: number): Stamp | undefined {
	const bits = frame.isStamped ? bitsIn(frame, written) : undefined;
	if (bits === undefined) return undefined;
	const end = bits.length - DAY_BITS;
	const attempt = bitsNumber(bits.slice(end - ATTEMPT_BITS, end));
	const day = bitsNumber(bits.slice(end));
	return { attempt: Math.max(1, attempt), day: before - ((((before - day) % DAYS) + DAYS) % DAYS) };
}

const valuesIn = (letters: string): number[] | undefined => {
	const values = [...letters].map(letterValue);
	return values.includes(undefined) ? undefined : (values as number[]);
};

/** Formats the answers for a link, behind "a=". */
export const formatAnswers = (
	frame: Coding,
	name: string,
	answers: readonly (readonly Choice[])[],
	stamp?: Stamp,
): string => [name, lettersOf(frame, name, answers, stamp), frame.mark.toString(36)].join("~");

export function readAnswers(text: string): Written | undefined {
	const [name = "", letters = "", mark = "", ...rest] = text.split("~");
	const values = valuesIn(letters);
	const isWhole = /^[0-9a-z]{1,7}$/.test(mark) && cleanName(name) === name && name !== "";
	if (values === undefined || values.length < 3 || !isWhole || rest.length > 0) return undefined;
	return { text, name, values, mark: Number.parseInt(mark, 36) };
}

/** Of the letters of a code, those of answers. */
const lettersIn = ({ values }: Written): number => values.length - CHECK_LETTERS;
