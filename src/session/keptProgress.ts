// How far pupils are who answer in this browser: a record for each name, since a class may share a
// device. A record goes when its pupil removes it, or at the first visit to an exercise after its
// age.

import { changeWork, readWork, type Taken, takeWork, workKeys } from "../runtime/keep/work.ts";
import { isCount, isTime } from "../runtime/soundNumbers.ts";

/** How far a pupil is. */
export type Progress = {
	readonly name: string;
	/** Chosen squares or answers of each question that was answered. */
	readonly answers: readonly (readonly number[])[];
	/** Marked squares or answer of the question that is not answered yet. */
	readonly marked: readonly number[];
	/** Which try it is, from 1. */
	readonly attempt: number;
	/** When the last answer was given: days since 1970. */
	readonly day?: number | undefined;
};

type Saved = Progress & {
	/** Milliseconds since 1970, of the last change. */
	readonly at: number;
};

/** Days after the last change until progress is dropped. */
export const MAX_AGE = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const PROGRESS = "answers-";

const keyOf = (mark: number, name: string) => `${PROGRESS}${mark.toString(36)}-${name}`;

/** Prefix of the keys that change when a pupil goes on in another tab. */
const progressPrefix = (mark: number): string => keyOf(mark, "");

export const progressKeys = (mark: number): string[] => workKeys(progressPrefix(mark));

const isChoices = (list: unknown): list is readonly number[] =>
	Array.isArray(list) && list.every((one) => Number.isInteger(one) && one >= 0 && one < 64 * 64);

/** The saved text may have been changed by hand; one without an age is as if of today. */
function asSaved(found: unknown): Saved | undefined {
	const { name, answers, marked, at, attempt, day } = (found ?? {}) as Partial<Saved>;
	if (typeof name !== "string" || !Array.isArray(answers) || !answers.every(isChoices)) {
		return undefined;
	}
	return {
		name,
		answers,
		marked: isChoices(marked) ? marked : [],
		at: isTime(at) ? at : Date.now(),
		attempt: isCount(attempt) && attempt > 0 ? attempt : 1,
		...(isCount(day) && isTime(day * DAY_MS) && { day }),
	};
}

/**
 * The answer that was given first stays; marks are of the first question that has none. What
 * another tab has begun anew goes on.
 */
function merged(stored: Progress, mine: Progress): Progress {
	if (stored.attempt > mine.attempt) return stored;
	const answers = [...stored.answers, ...mine.answers.slice(stored.answers.length)];
	const { marked } = mine.answers.length < stored.answers.length ? stored : mine;
	const { day } = mine.answers.length > stored.answers.length ? mine : stored;
	return { ...mine, answers, marked, day };
}

export const saveProgress = (mark: number, mine: Progress): void =>
	changeWork(keyOf(mark, mine.name), asSaved, (stored = { ...mine, at: 0 }) => ({
		...merged(stored, mine),
		at: Date.now(),
	}));

/** Begins the next try, once: another tab may have done so already. */
export const beginAgain = (mark: number, { name, attempt }: Progress): void =>
	changeWork(keyOf(mark, name), asSaved, (stored) =>
		stored !== undefined && stored.attempt > attempt
			? stored
			: { name, answers: [], marked: [], attempt: attempt + 1, at: Date.now() },
	);

function removeOld(): void {
	const isOld = (key: string) => {
		const { at = Date.now() } = readWork(key, asSaved) ?? {};
		return Date.now() - at > MAX_AGE * DAY_MS;
	};
	takeWork(workKeys(PROGRESS).filter(isOld));
}

/** Of all who have begun here, the latest first. */
export function progressOfAll(mark: number): readonly Progress[] {
	removeOld();
	return workKeys(progressPrefix(mark))
		.flatMap((key) => readWork(key, asSaved) ?? [])
		.sort((one, other) => other.at - one.at)
		.map(({ at: _, ...progress }) => progress);
}

export const removeProgress = (mark: number, name: string): Taken => takeWork([keyOf(mark, name)]);
