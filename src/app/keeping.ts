// What earlier visits left in this browser, and the name under which this tab keeps its own. A tab goes by the same name for as long as
// it lives, reloads included; one that was duplicated takes a copy and a name of its own; a new one begins with what was kept last. This
// part is loaded when there is something to take up or to keep.

import { TAB_KEY } from "../store/keptNames.ts";
import { readLegacy, removeLegacy } from "../store/legacy.ts";
import { randomName, type Saved } from "../store/saved.ts";
import { openShelf, type Shelf } from "../store/shelf.ts";
import { readLeft } from "./leftInTab.ts";

/** Milliseconds, on the slowest of disks. The board does not wait longer for what was kept. */
const PATIENCE = 4000;

export type Kept = {
	readonly shelf: Shelf;
	readonly name: string;
	/** Undefined where nothing was kept. */
	readonly saved: Saved | undefined;
};

/** Storage that may be blocked: then it is as good as empty. */
function trying<Value>(work: () => Value): Value | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

/** Takes a name for this tab, if no other has it. */
function claim(name: string): Promise<boolean> {
	const { locks } = navigator;
	if (locks === undefined) return Promise.resolve(true);
	return new Promise((resolve) => {
		locks
			.request(`square-control-${name}`, { ifAvailable: true }, (lock) => {
				resolve(lock !== null);
				// Held for as long as the tab lives.
				return lock === null ? undefined : new Promise(() => {});
			})
			.catch(() => resolve(true));
	});
}

const within = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> =>
	Promise.race([
		work,
		new Promise<never>((_, reject) => {
			setTimeout(() => reject(new Error("it does not answer")), milliseconds);
		}),
	]);

/** Where nothing can be kept. */
const noShelf = (error: unknown): Shelf => ({
	read: async () => undefined,
	readLatest: async () => undefined,
	readText: async () => undefined,
	write: () => Promise.reject(error),
	writeLast: () => Promise.reject(error),
});

function readOld(): Saved | undefined {
	return trying(() => readLegacy(window.localStorage));
}

/**
 * This tab's record, or what its page left in the tab when it went, if that is newer: then it moves to the shelf with its files. Nobody
 * waits for that: what is asked of the shelf from now on comes behind it.
 */
async function readOwn(shelf: Shelf, before: string | undefined, name: string) {
	const record = before === undefined ? undefined : await shelf.read(before);
	const left = readLeft();
	if (left === undefined || left.at <= (record?.at ?? 0)) return record;
	const { texts = {}, ...saved } = left;
	shelf.write(name, saved, new Map(Object.entries(texts))).catch((error: Error) => {
		console.warn(`What was left in the tab stays there: ${error.message}`);
	});
	return saved;
}

async function find(): Promise<Kept> {
	const shelf = await openShelf();
	const before = trying(() => window.sessionStorage.getItem(TAB_KEY)) ?? undefined;
	const isOurs = before !== undefined && (await claim(before));
	const name = isOurs ? before : randomName();
	if (!isOurs) {
		trying(() => window.sessionStorage.setItem(TAB_KEY, name));
		void claim(name);
	}
	const own = await readOwn(shelf, before, name);
	return { shelf, name, saved: own ?? (await shelf.readLatest()) ?? (await takeOver(shelf, name)) };
}

/** What the first version kept moves to the shelf, once. */
async function takeOver(shelf: Shelf, name: string): Promise<Saved | undefined> {
	const old = readOld();
	if (old === undefined) return undefined;
	await shelf.write(name, old, new Map());
	trying(() => removeLegacy(window.localStorage));
	return old;
}

/** Never fails: where storage is blocked, or does not answer, nothing was kept. */
export function findKept(): Promise<Kept> {
	return within(PATIENCE, find()).catch((error) => {
		console.warn(`Nothing can be kept: ${error instanceof Error ? error.message : error}`);
		return { shelf: noShelf(error), name: randomName(), saved: readLeft() ?? readOld() };
	});
}
