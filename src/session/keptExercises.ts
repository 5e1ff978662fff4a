// Exercises that this browser keeps for a coach, the answers that came in, each with a key of its
// own: two tabs that get answers never write the same; and the names of the class. They stay until
// the coach removes them.

import { changeWork, readWork, type Taken, takeWork, workKeys } from "../runtime/keep/work.ts";
import { isCount, isTime } from "../runtime/soundNumbers.ts";
import { clockText } from "../training/exercise/terms.ts";
import { progressKeys } from "./keptProgress.ts";

type Text = {
	readonly title: string;
	/** The exercise, as a link has it. */
	readonly letters: string;
	/** How many questions it has. */
	readonly count?: number;
};

/** Record of one exercise. */
export type KeptExercise = Text & {
	/** Answers that pupils sent, as links have them, in the order in which they arrived. */
	readonly answers: readonly string[];
	/** Milliseconds since 1970, of the last change. */
	readonly at: number;
	/** When its link was first handed out. */
	readonly sent: number | undefined;
	/** When it was handed out, or else made: what tells versions apart, as 2026-12-04T14:05. */
	readonly since: string;
};

/** Of the keys that change when a coach corrects an exercise or forgets it. */
export const EXERCISE_PREFIX = "exercise-";
/** Behind it stands an answer, as a link has it; the text is when it came. */
const SENT = "sent-";

const CLASS = "class-";

const keyOf = (mark: number) => EXERCISE_PREFIX + mark.toString(36);

type Saved = Text & {
	readonly at: number;
	readonly sent?: number;
};

const isTexts = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.every((one) => typeof one === "string");

const asTime = (found: unknown): number => (isTime(found) ? found : 0);

/** The saved text may have been changed by hand. */
function asSaved(found: unknown): Saved | undefined {
	const { title, letters, count, at, sent } = (found ?? {}) as Partial<Saved>;
	if (typeof title !== "string" || typeof letters !== "string") return undefined;
	return {
		title,
		letters,
		at: asTime(at),
		...(isCount(count) && { count }),
		...(isTime(sent) && { sent }),
	};
}

type Came = { readonly text: string; readonly at: number };

/** Their mark is at the end, as links have it. */
const sentKeys = (mark: number) =>
	workKeys(SENT).filter((key) => key.endsWith(`~${mark.toString(36)}`));

function cameIn(mark: number): Came[] {
	const texts = sentKeys(mark).map((key) => ({
		text: key.slice(SENT.length),
		at: readWork(key, asTime) ?? 0,
	}));
	return texts.sort((one, other) => one.at - other.at || (one.text < other.text ? -1 : 1));
}

const savedExercise = (mark: number): Saved | undefined => readWork(keyOf(mark), asSaved);

export function keptExercise(mark: number): KeptExercise | undefined {
	const saved = savedExercise(mark);
	if (saved === undefined) return undefined;
	const came = cameIn(mark);
	const at = Math.max(saved.at, came.at(-1)?.at ?? 0);
	const { sent } = saved;
	const since = clockText(new Date(sent ?? saved.at));
	return { ...saved, answers: came.map(({ text }) => text), at, sent, since };
}

/** Keeps an exercise as its coach hands it out, in place of what it was before. */
export const keepExercise = (mark: number, { title, letters, count }: Text): void =>
	changeWork(keyOf(mark), asSaved, (before) => ({
		title,
		letters,
		at: Date.now(),
		...(count !== undefined && { count }),
		...(before?.sent !== undefined && { sent: before.sent }),
	}));

/** Its link is handed out: others may have it from now on. */
export function noteSent(mark: number): void {
	const saved = savedExercise(mark);
	if (saved === undefined || saved.sent !== undefined) return;
	changeWork(keyOf(mark), asSaved, (before) => ({ ...(before ?? saved), sent: Date.now() }));
}

/**
 * Keeps an exercise of a link, which may be a pupil's: title and questions that are there already
 * stay as they are.
 */
export function keepIfNew(mark: number, text: Text): void {
	if (savedExercise(mark) === undefined) keepExercise(mark, text);
}

/** Adds answers to those that are there. */
export function keepAnswers(mark: number, texts: readonly string[]): void {
	const last = cameIn(mark).at(-1)?.at ?? 0;
	const first = Math.max(Date.now(), last + 1);
	for (const [index, text] of texts.entries()) {
		changeWork(SENT + text, asTime, (before) => before || first + index);
	}
}

/** When each answer came in. */
export const answerTimes = (mark: number): ReadonlyMap<string, number> =>
	new Map(cameIn(mark).map(({ text, at }) => [text, at]));

const asNames = (found: unknown) => (isTexts(found) ? found : undefined);

const classKeyOf = (mark: number) => CLASS + mark.toString(36);

/** The names of the class that has an exercise; none until somebody gives them. */
export const keptClass = (mark: number): readonly string[] =>
	readWork(classKeyOf(mark), asNames) ?? [];

/**
 * Saves the names that a tab has changed. Names that another tab has added or removed meanwhile
 * stay as they are there. Returns whether the browser has saved them.
 */
export const keepClass = (
	mark: number,
	names: readonly string[],
	before: readonly string[],
): void =>
	changeWork(classKeyOf(mark), asNames, (stored = []) => {
		const elsewhere = stored.filter((name) => !before.includes(name));
		const takenOut = new Set(before.filter((name) => !stored.includes(name)));
		return [...new Set([...names.filter((name) => !takenOut.has(name)), ...elsewhere])];
	});

/** Names of another version, where nobody has given this one any, or taken them out. */
export const inheritClass = (mark: number, names: readonly string[]): void =>
	changeWork(classKeyOf(mark), asNames, (before) => before ?? names);

/** Removed answers can be put back, and forgotten exercises too. */
export const removeAnswers = (texts: readonly string[]): Taken =>
	takeWork(texts.map((text) => SENT + text));

/** Those of pupils who answer in this browser go too, half done or whole. */
export const forgetExercise = (mark: number): Taken =>
	takeWork([keyOf(mark), classKeyOf(mark), ...sentKeys(mark), ...progressKeys(mark)]);

/** All that are kept, the latest first. */
export function keptExercises(): (KeptExercise & { readonly mark: number })[] {
	return workKeys(EXERCISE_PREFIX)
		.flatMap((key) => {
			const mark = Number.parseInt(key.slice(EXERCISE_PREFIX.length), 36);
			const kept = keptExercise(mark);
			return kept === undefined ? [] : [{ ...kept, mark }];
		})
		.sort((one, other) => other.at - one.at);
}
