// Codes and links of a class, thirty at once: those that fit an exercise, and why others are left
// out.

import type { Choice } from "../choices.ts";
import {
	answersIn,
	type Coding,
	differenceOf,
	mayBePart,
	type Stamp,
	stampIn,
	type Written,
} from "./code.ts";
import { findCodes } from "./findCodes.ts";
import { CHECK_LETTERS, letterOf } from "./letters.ts";
import type { SentAnswers } from "./sentLinks.ts";
import { dayNumber } from "./terms.ts";

/** A pupil's answers. */
export type Entry = {
	readonly name: string;
	/** Fewer than the exercise has questions, where a part was sent. */
	readonly answers: readonly (readonly Choice[])[];
	/** As a link has them, to be kept. */
	readonly text: string;
	/** Of parts that came before, whose place this has taken. */
	readonly before?: readonly string[] | undefined;
	/** Where the exercise has codes that tell it. */
	readonly stamp?: Stamp | undefined;
};

/**
 * Another exercise's; without letters at its end; with a letter or a name that is wrong, or of
 * another exercise, which two letters of check cannot tell apart; there already; without any name;
 * a link of which a part is missing.
 */
export type Refusal = "foreign" | "cut" | "wrong" | "repeated" | "nameless" | "damaged";

export type LeftOut = {
	readonly text: string;
	readonly why: Refusal;
	/** The title of the other exercise, where it is known here. */
	readonly of?: string | undefined;
};

/** Another exercise that is known here. */
export type Known = { readonly mark: number; readonly title: string };

type Judged =
	| (Entry & { readonly shown: string })
	| (LeftOut & { readonly difference?: number | undefined });

const isLeftOut = (judged: Judged): judged is LeftOut => "why" in judged;

function judge(found: SentAnswers, frame: Coding, others: Others): Judged {
	const { text, readings, isLink, isNameless, excess } = found;
	const [first] = readings;
	if (isNameless) return { text, why: "nameless" };
	if (isLink && first === undefined) return { text, why: "damaged" };
	const answers = first && answersOf(frame, first);
	if (first !== undefined && answers !== undefined) {
		const stamp = stampIn(frame, first, dayNumber(new Date()) + 1);
		return { name: first.name, answers, stamp, text: textOf(first, frame), shown: text };
	}
	const other = others.find(({ mark }) => readings.some((one) => isOf(one, mark)));
	if (other !== undefined) return { text, why: "foreign", of: other.title };
	if (isLink ? first?.mark !== frame.mark : excess > 0) return { text, why: "foreign" };
	if (excess < 0) return { text, why: "cut" };
	const last = readings.at(-1);
	return { text, why: "wrong", difference: last && differenceOf(last, frame.mark) };
}

type Others = readonly Known[];

/** A link tells its exercise, which a code does not. */
function isOf(written: Written, mark: number): boolean {
	const difference = differenceOf(written, mark);
	return written.mark === undefined
		? difference === 0
		: written.mark === mark && mayBePart(difference);
}

const answersOf = (frame: Coding, written: Written) =>
	(written.mark ?? frame.mark) === frame.mark ? answersIn(frame, written) : undefined;

/** Answers that were given stay, so what a pupil sends later begins with what was sent before. */
const goesOn = (later: Entry, earlier: Entry): boolean =>
	later.name === earlier.name &&
	later.stamp?.attempt === earlier.stamp?.attempt &&
	later.answers.length > earlier.answers.length &&
	earlier.answers.every((answer, index) => String(answer) === String(later.answers[index]));

/** The same for a code and its link, so that what came twice is known. */
const textOf = ({ name, values }: Written, { mark }: Coding): string =>
	[name, values.map(letterOf).join(""), mark.toString(36)].join("~");

export type Collected = {
	readonly entries: readonly Entry[];
	readonly leftOut: readonly LeftOut[];
};

/** Characters beside links that are read within 100 ms, were they nothing but codes. */
export const MAX_PASTED = 75_000;

/** Links are read in a moment, and thirty of the longest have 190,000 characters. */
export const lengthOf = (pasted: string): number => pasted.replace(/https?:\/\/\S+/g, "").length;

/**
 * Those that are there already stay; only a part gives way to what goes on from it. Two that differ
 * from here by the same are of one other exercise: a slip would not make the same difference twice.
 */
export function collect(
	pasted: string,
	frame: Coding,
	there: readonly Entry[] = [],
	known: readonly Known[] = [],
): Collected {
	const entries = [...there];
	const texts = new Set(there.map(({ text }) => text));
	const others = known.filter(({ mark }) => mark !== frame.mark);
	const found = findCodes(pasted, {
		length: frame.letters + CHECK_LETTERS,
		fits: (written) => answersOf(frame, written)?.length === frame.asked.length,
		fitsInPart: (written) => answersOf(frame, written) !== undefined,
		isForeign: (written) => others.some(({ mark }) => isOf(written, mark)),
	});
	const judged = found.map((one) => judge(one, frame, others));
	const differences = new Map<number, number>();
	for (const one of judged) {
		if (!isLeftOut(one) || one.difference === undefined) continue;
		differences.set(one.difference, (differences.get(one.difference) ?? 0) + 1);
	}
	const leftOut: LeftOut[] = [];
	for (const one of judged) {
		if (isLeftOut(one)) {
			const { difference, ...rest } = one;
			const isOfOthers = difference !== undefined && (differences.get(difference) ?? 0) > 1;
			leftOut.push(isOfOthers ? { ...rest, why: "foreign" } : rest);
			continue;
		}
		const { shown, ...entry } = one;
		if (texts.has(entry.text) || entries.some((other) => goesOn(other, entry))) {
			leftOut.push({ text: shown, why: "repeated" });
			continue;
		}
		texts.add(entry.text);
		const earlier = entries.findIndex((other) => goesOn(entry, other));
		const { text, before = [] } = entries[earlier] ?? {};
		if (text === undefined) entries.push(entry);
		else entries[earlier] = { ...entry, before: [...before, text] };
	}
	return { entries, leftOut };
}
