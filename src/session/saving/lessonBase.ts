// The database of the lessons on the shelf, a record for each: a lesson is written whole or not at
// all.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { LESSONS } from "./storageKeys.ts";

export type KeptLesson = {
	readonly id: string;
	/** Another with each write: a tab knows by it whether others have written meanwhile. */
	readonly version: string;
	/** Empty where it has none. */
	readonly name: string;
	/** When it was last written, in milliseconds since 1970. */
	readonly at: number;
	readonly chapters: number;
	/** The pieces of its first position, as the first field of a FEN. */
	readonly pieces: string;
	/** The file. */
	readonly text: string;
};

export type LessonBase = {
	all(): Promise<readonly unknown[]>;
	/** `change` is given what is stored now, and gives what is to be stored, or nothing. */
	change(
		id: string,
		change: (stored: unknown) => KeptLesson | undefined,
	): Promise<KeptLesson | undefined>;
	/** Removes what is stored now, if it is meant. Returns what was stored. */
	remove(id: string, isMeant: (stored: unknown) => boolean): Promise<unknown>;
};

interface Schema extends DBSchema {
	lessons: { key: string; value: KeptLesson };
}

/** Opened for each task: no tab is in the way of another's newer version. */
async function using<Answer>(work: (base: IDBPDatabase<Schema>) => Promise<Answer>) {
	const base = await openDB<Schema>(LESSONS, 1, {
		upgrade: (made) => {
			made.createObjectStore("lessons", { keyPath: "id" });
		},
	});
	try {
		return await work(base);
	} finally {
		base.close();
	}
}

export const lessonBase: LessonBase = {
	all: () => using((base) => base.getAll("lessons")),
	change: (id, change) =>
		using(async (base) => {
			const transaction = base.transaction("lessons", "readwrite");
			const work = async () => {
				const next = change(await transaction.store.get(id));
				if (next !== undefined) await transaction.store.put(next);
				return next;
			};
			const [next] = await Promise.all([work(), transaction.done]);
			return next;
		}),
	remove: (id, isMeant) =>
		using(async (base) => {
			const transaction = base.transaction("lessons", "readwrite");
			const work = async () => {
				const stored = await transaction.store.get(id);
				if (isMeant(stored)) await transaction.store.delete(id);
				return stored;
			};
			const [stored] = await Promise.all([work(), transaction.done]);
			return stored;
		}),
};
