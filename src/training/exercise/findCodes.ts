// Codes and links of answers, wherever they stand in messages: several on a line, with words before
// and after, in quotes and brackets, with any dashes or none.
//
// Codes that fit are found first. In the remaining text, only runs that look like a code are
// reported: words, times and moves of chess do not.

import { MAX_NAME_WORDS, type Written } from "./code.ts";
import { isPrinted } from "./letters.ts";
import {
	type Line,
	lineOf,
	linesIn,
	type Run,
	readingsOf,
	tailOf,
	wordsUpTo,
} from "./messageLine.ts";
import { linksIn, type Placed, type SentAnswers } from "./sentLinks.ts";

export type Sought = {
	/** How many letters a code has. */
	readonly length: number;
	/** Is it a code of this exercise? */
	readonly fits: (written: Written) => boolean;
	/** Is it one of some of its questions? */
	readonly fitsInPart: (written: Written) => boolean;
	/** Is it one of another that is known here? */
	readonly isForeign: (written: Written) => boolean;
};

/** Letters of a group, and how long a gap is that somebody typed for a hyphen. */
const GROUP = 4;
const MAX_GAP = 3;

const GROUPED = /^(?:[0-9a-z]{4}-)+[0-9a-z]{1,4}$/i;

const lettersOf = (runs: readonly Run[]) =>
	runs.map(({ text }) => text.replaceAll("-", "")).join("");

const isGap = ({ plain }: Line, before: Run, after: Run) =>
	after.start - before.end <= MAX_GAP && /^[-\s]+$/.test(plain.slice(before.end, after.start));

/**
 * Runs from one on that have just so many letters, as groups of four with gaps between them; or the
 * end of one that a hyphen joins to its name.
 */
function exactly(line: Line, from: number, length: number): readonly Run[] | undefined {
	const tail = tailOf(line, line.runs[from] as Run, length);
	if (tail !== undefined) return [tail];
	const window: Run[] = [];
	let count = 0;
	for (let at = from; at < line.runs.length && count < length; at++) {
		const [run, before] = [line.runs[at] as Run, window.at(-1)];
		if (before !== undefined && !(before.isFours && isGap(line, before, run))) break;
		window.push(run);
		count += run.letters.length;
		if (window.length > 1 && !run.isGroups) break;
	}
	return count === length ? window : undefined;
}

/** In letters of one size, with a digit: no word, no number, and no move of chess. */
function isMixed(letters: string): boolean {
	const isOneSize = !(/[a-z]/.test(letters) && /[A-Z]/.test(letters));
	return isOneSize && /\d/.test(letters) && (/[a-z]/i.test(letters) || letters.startsWith("0"));
}

const isCapital = (letters: string) => !/[a-z]/.test(letters);

/** Is there nothing but signs behind an offset? */
const isLastOf = ({ lastLetter }: Line, end: number) => end > lastLetter;

/** May it be a code if it fits? What is last on a line may also be typed in small letters. */
function mayBeCode(window: readonly Run[], isLast: boolean): boolean {
	const letters = lettersOf(window);
	const [first] = window;
	return (
		(window.length === 1 && GROUPED.test(first?.text ?? "")) ||
		isMixed(letters) ||
		isPrinted(letters) ||
		(isLast && (window.length > 1 || letters.length <= GROUP))
	);
}

/** Does it look like a code, though none fits? */
function isLikeCode(line: Line, { text, letters, end }: Run, length: number): boolean {
	const isLast = isLastOf(line, end);
	/** Cut behind a hyphen. */
	const isBroken = isLast && letters.length === GROUP && line.plain.startsWith("-", end);
	const isWhole = letters.length === length;
	if (letters.length < 3) return false;
	if (GROUPED.test(text)) {
		if (isCapital(letters)) {
			return isMixed(letters) || isPrinted(letters) || isWhole || isLast;
		}
		return isMixed(letters) && (isWhole || letters.length > 2 * GROUP);
	}
	if (text.includes("-") || letters.length > GROUP) {
		return isMixed(letters) && (isWhole || (isCapital(letters) && !text.includes("-")));
	}
	if (!isCapital(letters)) return false;
	if (isBroken || (/\d/.test(letters) && /[A-Z]/.test(letters))) return true;
	return (
		isLast && (isWhole || letters.length === GROUP) && (isMixed(letters) || isPrinted(letters))
	);
}

/** Those that fit, each with its name, which has no letters of the code before. */
function fitting(
	line: Line,
	before: Line["words"],
	{ length, fits, fitsInPart }: Sought,
): Placed[] {
	const found: Placed[] = [];
	let [end, at] = [0, 0];
	while (at < line.runs.length) {
		const window = exactly(line, at, length);
		const [first, last] = [window?.[0], window?.at(-1)];
		at++;
		if (!(window && first && last) || !mayBeCode(window, isLastOf(line, last.end))) continue;
		const words = wordsUpTo(line, first, end);
		const readings = readingsOf(
			lettersOf(window),
			words.length === 0 && end === 0 ? before : words,
			line.sender,
		);
		const fit = readings.find(fits) ?? readings.find(fitsInPart);
		if (fit === undefined) continue;
		// The words of a name are no codes of their own.
		const name = words.slice(-fit.name.split(" ").length)[0];
		const start = Math.max(end, name?.start ?? first.start);
		end = last.end;
		at += window.length - 1;
		found.push({ start, end, readings: [fit], isLink: false, isNameless: false, excess: 0 });
	}
	return found;
}

/** A group that a code follows is of its name: Ben 7KQF G000-B3. `end`: of the code before. */
function isOfName(line: Line, at: number, end: number, { length, isForeign }: Sought): boolean {
	const [run, after] = line.runs.slice(at, at + 2);
	if (run === undefined || after === undefined) return false;
	if (run.text.length > GROUP || !isGap(line, run, after)) return false;
	return (
		isLikeCode(line, after, length) ||
		readingsOf(after.letters, wordsUpTo(line, after, end), line.sender).some(isForeign)
	);
}

/** Numbers of runs outside what fits, and where the last one ends that does. */
function besides({ runs }: Line, fit: readonly Placed[]) {
	let next = 0;
	return runs.flatMap((run, at) => {
		while ((fit[next]?.end ?? Number.POSITIVE_INFINITY) <= run.start) next++;
		const isOutside = run.end <= (fit[next]?.start ?? Number.POSITIVE_INFINITY);
		return isOutside ? [{ run, at, after: fit[next - 1]?.end ?? 0 }] : [];
	});
}

/** Finds other texts that look like codes. */
function unfitting(line: Line, fit: readonly Placed[], sought: Sought): Placed[] {
	const found: Placed[] = [];
	let end = 0;
	for (const { run: whole, at, after } of besides(line, fit)) {
		if (whole.start < end) continue;
		const tail = tailOf(line, whole, sought.length);
		const isTail = tail !== undefined && isLikeCode(line, tail, sought.length);
		const run = isTail && !isLikeCode(line, whole, sought.length) ? tail : whole;
		const window = exactly(line, at, sought.length) ?? [];
		const isTyped = window.length > 1 && isCapital(lettersOf(window)) && isMixed(lettersOf(window));
		const runs = isTyped ? window : [run];
		const last = runs.at(-1) ?? run;
		const isLike = isTyped || isLikeCode(line, run, sought.length);
		if (!isLike && !isLastOf(line, run.end)) continue;
		const words = wordsUpTo(line, run, Math.max(after, end));
		const readings = [
			// A name may end with a group: Ben 7KQF G000.
			...(isTyped ? readingsOf(last.letters, wordsUpTo(line, last, after), line.sender) : []),
			...readingsOf(lettersOf(runs), words, line.sender),
		];
		if (!isLike && !readings.some(sought.isForeign)) continue;
		if (!isTyped && isOfName(line, at, Math.max(after, end), sought)) continue;
		end = last.end;
		found.push({
			start: run.start,
			end,
			readings,
			isLink: false,
			isNameless: words.length === 0,
			excess: lettersOf(runs).length - sought.length,
		});
	}
	return found;
}

/** Letters of a line that are shown of what is left out. */
const MAX_SHOWN = 100;

/** A line of one code is shown whole; of others each has what stands before it. */
function textAt(line: string, all: readonly Placed[], index: number): string {
	if (all.length === 1 && line.length <= MAX_SHOWN) return line;
	const end = all[index]?.end ?? line.length;
	const before = Math.max(all[index - 1]?.end ?? 0, end - MAX_SHOWN);
	return line.slice(before, end).replace(/^[\s,;:/|.]+/, "");
}

export function findCodes(pasted: string, sought: Sought): SentAnswers[] {
	let before: Line["words"] = [];
	return linesIn(pasted).flatMap((text) => {
		const { links, rest } = linksIn(text, sought.length);
		const line = lineOf(rest);
		const fit = fitting(line, before, sought);
		const all = [...links, ...fit, ...unfitting(line, fit, sought)];
		all.sort((one, other) => one.start - other.start);
		before = all.length > 0 ? [] : line.words.slice(-MAX_NAME_WORDS);
		return all.map(({ start: _, end: __, ...found }, index) => ({
			...found,
			text: textAt(text, all, index),
		}));
	});
}
