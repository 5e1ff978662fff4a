// Codes and links of a class, thirty at once: those that fit an exercise, and why others are left
// out.

import type { Choice } from "./choices.ts";
import {
	answersIn,
	differenceOf,
	type Frame,
	lettersIn,
	readAnswers,
	readLine,
	type Written,
} from "./code.ts";
import { letterOf } from "./letters.ts";

/** A pupil's answers. */
export type Entry = {
	readonly name: string;
	readonly answers: readonly (readonly Choice[])[];
	/** As a link has them, to be kept. */
	readonly text: string;
};

/**
 * Another exercise's; without letters at its end; with a letter that is wrong, or of another
 * exercise, which two letters of check cannot tell apart; there already; no code at all.
 */
export type Refusal = "foreign" | "cut" | "wrong" | "repeated" | "unreadable";

export type LeftOut = {
	readonly text: string;
	readonly why: Refusal;
	/** The title of the other exercise, where it is known here. */
	readonly of?: string | undefined;
};

/** Another exercise that is known here. */
export type Known = { readonly mark: number; readonly title: string };

const LINK = /[#&?]a=([^&\s]+)/;

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** One for each code: a line, or a part of one. A hyphen at its end joins the next line. */
const linesIn = (pasted: string): string[] =>
	pasted
		.replace(/-[ \t]*\r?\n\s*(?=[0-9a-z]{1,4}(?:-|\s*$))/gim, "-")
		.split(/[\r\n,;\t]+|\s(?=https?:\/\/)/)
		.map((line) => line.trim())
		.filter((line) => line !== "");

function readingsOf(line: string): Written[] {
	const [, link] = LINK.exec(line) ?? [];
	if (link === undefined) return readLine(line);
	const found = readAnswers(decoded(link.replaceAll("+", " ")));
	return found === undefined ? [] : [found];
}

type Judged = (Entry & { readonly line: string }) | (LeftOut & { readonly difference?: number });

const isLeftOut = (judged: Judged): judged is LeftOut => "why" in judged;

const isUnreadable = (judged: Judged) => isLeftOut(judged) && judged.why === "unreadable";

/** A line that may have been one. */
const LIKE_A_CODE = /[0-9]|[A-Z]{2}/;

function judge(line: string, frame: Frame, known: readonly Known[]): Judged {
	const readings = readingsOf(line);
	const [first] = readings;
	if (first === undefined) return { text: line, why: "unreadable" };
	const others = known.filter(({ mark }) => mark !== frame.mark);
	const foreign = () => others.find(({ mark }) => readings.some((one) => !differenceOf(one, mark)));
	if (first.mark !== undefined && first.mark !== frame.mark) {
		const of = others.find(({ mark }) => mark === first.mark)?.title;
		return { text: line, why: "foreign", of };
	}
	const whole = readings.filter((one) => lettersIn(one) === frame.letters);
	if (whole.length === 0) {
		const other = foreign();
		if (other !== undefined) return { text: line, why: "foreign", of: other.title };
		return { text: line, why: lettersIn(first) < frame.letters ? "cut" : "foreign" };
	}
	const fitting = whole.find((one) => differenceOf(one, frame.mark) === 0);
	const answers = fitting && answersIn(frame, fitting);
	if (fitting !== undefined && answers !== undefined) {
		return { name: fitting.name, answers, text: textOf(fitting, frame), line };
	}
	const other = foreign();
	if (other !== undefined) return { text: line, why: "foreign", of: other.title };
	const [last = first] = whole.slice(-1);
	return { text: line, why: "wrong", difference: differenceOf(last, frame.mark) };
}

/** The same for a code and its link, so that what came twice is known. */
const textOf = ({ name, values }: Written, { mark }: Frame): string =>
	[name, values.map(letterOf).join(""), mark.toString(36)].join("~");

export type Collected = {
	readonly entries: readonly Entry[];
	readonly leftOut: readonly LeftOut[];
};

/**
 * Those that are there already stay. Two that differ from here by the same are of one other
 * exercise: a slip would not make the same difference twice.
 */
export function collect(
	pasted: string,
	frame: Frame,
	there: readonly Entry[] = [],
	known: readonly Known[] = [],
): Collected {
	const entries = [...there];
	const texts = new Set(there.map(({ text }) => text));
	const judged = linesIn(pasted).map((line) => judge(line, frame, known));
	const differences = new Map<number, number>();
	for (const one of judged) {
		if (!isLeftOut(one) || !("difference" in one)) continue;
		const difference = one.difference as number;
		differences.set(difference, (differences.get(difference) ?? 0) + 1);
	}
	const leftOut: LeftOut[] = [];
	for (const one of judged) {
		if (isLeftOut(one)) {
			const { difference, ...rest } = one as LeftOut & { difference?: number };
			const isOfOthers = difference !== undefined && (differences.get(difference) ?? 0) > 1;
			leftOut.push(isOfOthers ? { ...rest, why: "foreign" } : rest);
		} else if (texts.has(one.text)) leftOut.push({ text: one.line, why: "repeated" });
		else {
			const { line: _, ...entry } = one;
			texts.add(entry.text);
			entries.push(entry);
		}
	}
	// Round codes there are the words of a message; where there is no code at all, that is said.
	const isMessage = ({ why, text }: LeftOut) => why === "unreadable" && !LIKE_A_CODE.test(text);
	const told = judged.every(isUnreadable) ? leftOut : leftOut.filter((one) => !isMessage(one));
	return { entries, leftOut: told };
}
