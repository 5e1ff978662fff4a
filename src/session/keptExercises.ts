// Exercises and answers that this browser keeps: for the coach the codes that came in, for a pupil
// how far it is. Where the browser keeps nothing, they stay for the visit.

/** What is kept of one exercise. */
export type KeptExercise = {
	readonly title: string;
	/** The exercise, as a link has it. */
	readonly letters: string;
	/** What pupils sent, as links have it. */
	readonly answers: readonly string[];
	/** Milliseconds since 1970, of the last change. */
	readonly at: number;
};

/** How far a pupil is. */
export type Progress = {
	readonly name: string;
	/** What was chosen in each question that was answered. */
	readonly answers: readonly (readonly number[])[];
	/** What is marked of the question that is not answered yet. */
	readonly marked: readonly number[];
};

const EXERCISE = "square-control-exercise-";
const PROGRESS = "square-control-answers-";

const keyOf = (mark: number) => mark.toString(36);

/** What was saved in this visit, also where the browser refused. */
const visit = new Map<string, string>();

function read(key: string): unknown {
	try {
		const text = visit.get(key) ?? localStorage.getItem(key);
		return text === null ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Returns whether the browser keeps it. */
function write(key: string, value: unknown): boolean {
	const text = JSON.stringify(value);
	visit.set(key, text);
	try {
		localStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

function forget(key: string): void {
	visit.delete(key);
	try {
		localStorage.removeItem(key);
	} catch {
		// The browser keeps nothing.
	}
}

const isTexts = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.every((one) => typeof one === "string");

/** The saved text may have been changed by hand. */
export function keptExercise(mark: number): KeptExercise | undefined {
	const found = read(EXERCISE + keyOf(mark)) as Partial<KeptExercise> | null | undefined;
	const { title, letters, answers, at } = found ?? {};
	if (typeof title !== "string" || typeof letters !== "string" || !isTexts(answers)) {
		return undefined;
	}
	return { title, letters, answers, at: typeof at === "number" ? at : 0 };
}

/** Keeps an exercise; answers that are there already stay, unless others are given. */
export function keepExercise(
	mark: number,
	{ title, letters }: Pick<KeptExercise, "title" | "letters">,
	answers = keptExercise(mark)?.answers ?? [],
): boolean {
	return write(EXERCISE + keyOf(mark), { title, letters, answers, at: Date.now() });
}

export function forgetExercise(mark: number): void {
	forget(EXERCISE + keyOf(mark));
	forget(PROGRESS + keyOf(mark));
}

function storedKeys(): string[] {
	try {
		return Object.keys(localStorage);
	} catch {
		return [];
	}
}

/** All that are kept, the latest first. */
export function keptExercises(): (KeptExercise & { readonly mark: number })[] {
	const keys = new Set([...storedKeys(), ...visit.keys()]);
	return [...keys]
		.filter((key) => key.startsWith(EXERCISE))
		.flatMap((key) => {
			const mark = Number.parseInt(key.slice(EXERCISE.length), 36);
			const kept = keptExercise(mark);
			return kept === undefined ? [] : [{ ...kept, mark }];
		})
		.sort((one, other) => other.at - one.at);
}

export function readProgress(mark: number): Progress | undefined {
	const found = read(PROGRESS + keyOf(mark)) as Partial<Progress> | null | undefined;
	const { name, answers, marked } = found ?? {};
	const isChoices = (list: unknown) =>
		Array.isArray(list) && list.every((one) => Number.isInteger(one) && one >= 0 && one < 64 * 64);
	if (typeof name !== "string" || !Array.isArray(answers) || !answers.every(isChoices)) {
		return undefined;
	}
	return { name, answers, marked: isChoices(marked) ? (marked ?? []) : [] };
}

export const saveProgress = (mark: number, progress: Progress): boolean =>
	write(PROGRESS + keyOf(mark), progress);
