// A line of a message: its runs of letters, which may be codes, and the names that may stand before
// them. Each run is read at most a bounded number of times, so the time is linear.

import { cleanName, MAX_NAME_WORDS, shortName, type Written } from "./code.ts";
import { letterValue } from "./letters.ts";

/** A run of letters and hyphens: a code, a group of one, or any word. */
export type Run = {
	readonly start: number;
	readonly end: number;
	readonly text: string;
	readonly letters: string;
	/** Groups of four, the last of which may be shorter, or not. */
	readonly isGroups: boolean;
	readonly isFours: boolean;
	/** How many words of the line begin before it. */
	readonly wordsBefore: number;
};

type Word = {
	readonly start: number;
	readonly text: string;
	/** As names have it, and without quotes and brackets around it. */
	readonly clean: string;
	readonly bare: string;
};

export type Line = {
	readonly text: string;
	/** With one kind of dash, letter for letter. */
	readonly plain: string;
	readonly runs: readonly Run[];
	readonly words: readonly Word[];
	/** The offset of the last letter or digit. */
	readonly lastLetter: number;
	/** Whoever sent the line, where a messenger says so before a colon. */
	readonly sender: string;
};

const DASH = "[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]";
const DASHES = new RegExp(DASH, "g");

/** A hyphen at the end of a line joins the next one. */
const BROKEN = new RegExp(`(${DASH})[ \\t]*\\r?\\n\\s*(?=[0-9a-z]{1,4}(?:${DASH}|\\s*$))`, "gim");

const GROUPS = /^(?:[0-9a-z]{4}-)*[0-9a-z]{1,4}$/i;

/** Longer words are in no name, and longer beginnings of a line are nobody's. */
const MAX_WORD = 200;

export const linesIn = (pasted: string): string[] =>
	pasted
		.replace(/\p{Cf}+/gu, "")
		.replace(BROKEN, "$1")
		.split(/[\r\n\u2028\u2029]+/)
		.map((line) => line.trim())
		.filter((line) => line !== "");

/** Of a time, a date, or a word that goes on in other letters. */
const isPart = (plain: string, start: number, end: number) =>
	/[\p{L}\p{N}\p{M}]$|\d[:.,/]$/u.test(plain.slice(Math.max(0, start - 2), start)) ||
	/^[\p{L}\p{N}\p{M}]|^[:.,/]\d/u.test(plain.slice(end, end + 2));

const bareOf = (word: string) =>
	word.replace(DASHES, "-").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, "");

function wordsIn(text: string): Word[] {
	return [...text.matchAll(/[^\s,;:~|]+/g)].map(({ 0: word, index: start }) => {
		if (word.length > MAX_WORD) return { start, text: word, clean: "", bare: "" };
		const clean = cleanName(word);
		return { start, text: word, clean, bare: bareOf(clean) };
	});
}

export function lineOf(text: string): Line {
	const plain = text.replace(DASHES, "-");
	const words = wordsIn(text);
	let wordsBefore = 0;
	let lastLetter = text.length - 1;
	while (lastLetter >= 0 && !/[\p{L}\p{N}]/u.test(text.charAt(lastLetter))) lastLetter--;
	const runs: Run[] = [];
	for (const { 0: run, index: start } of plain.matchAll(/[0-9a-z]+(?:-[0-9a-z]+)*/gi)) {
		while (wordsBefore < words.length && (words[wordsBefore]?.start ?? 0) < start) wordsBefore++;
		const end = start + run.length;
		if (isPart(plain, start, end)) continue;
		const letters = run.replaceAll("-", "");
		const isGroups = GROUPS.test(run);
		const isFours = isGroups && letters.length % 4 === 0;
		runs.push({ start, end, text: run, letters, isGroups, isFours, wordsBefore });
	}
	// Only the first colon that a blank follows ends a sender: [12:01] Ben Half: ...
	const [head = ""] = text.slice(0, MAX_WORD).split(/:\s/, 1);
	const sender = head.length === text.length ? "" : cleanName(head.replace(/^.*[\]-]\s/, ""));
	return { text, plain, runs, words, lastLetter, sender };
}

/** The groups at the end of a run that have just so many letters, as in Ben-G000-B3. */
export function tailOf({ words }: Line, run: Run, length: number): Run | undefined {
	if (run.letters.length <= length) return undefined;
	let start = run.text.length;
	for (let count = 0; count < length; start--) if (run.text[start - 1] !== "-") count++;
	const text = run.text.slice(start);
	if (run.text[start - 1] !== "-" || !GROUPS.test(text)) return undefined;
	const from = run.start + start;
	const isWithin = (words[run.wordsBefore]?.start ?? from) < from;
	return {
		...run,
		start: from,
		text,
		letters: run.letters.slice(-length),
		isGroups: true,
		isFours: length % 4 === 0,
		wordsBefore: run.wordsBefore + (isWithin ? 1 : 0),
	};
}

/** Names that end with the last of some words, the longest first. */
const namesOf = (words: readonly string[]): string[] => {
	const last = words.slice(-MAX_NAME_WORDS);
	return last.map((_, from) => shortName(last.slice(from).join(" ")));
};

/** Words before a run, and behind an offset; some may be signs alone, or parts of words. */
export function wordsUpTo({ words }: Line, run: Run, from: number): readonly Word[] {
	return words
		.slice(Math.max(0, run.wordsBefore - 2 * MAX_NAME_WORDS), run.wordsBefore)
		.filter(({ start, text }) => start + text.length > from && text.length <= MAX_WORD)
		.map((word) => {
			const { start, text } = word;
			if (start >= from && start + text.length <= run.start) return word;
			const part = text.slice(Math.max(0, from - start), run.start - start);
			const clean = cleanName(part);
			return { start: Math.max(start, from), text: part, clean, bare: bareOf(clean) };
		});
}

/** Readings of the letters of a code with each name that they may have, the longest first. */
export function readingsOf(
	letters: string,
	words: readonly Word[],
	sender: string,
): readonly Written[] {
	const values = [...letters].map(letterValue);
	if (values.length < 3 || values.includes(undefined)) return [];
	const clean = words.map((word) => word.clean);
	const bare = words.map((word) => word.bare).filter((word) => word !== "");
	const isBare = bare.length === clean.length && bare.every((word, at) => word === clean[at]);
	const names = new Set([...namesOf(clean), ...(isBare ? [] : namesOf(bare)), sender]);
	names.delete("");
	return [...names].map((name) => ({
		text: letters,
		name,
		values: values as number[],
		mark: undefined,
	}));
}
