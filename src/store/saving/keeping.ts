// What earlier visits left in this browser, and the name under which this tab keeps its own. A tab
// goes by the same name for as long as it lives, reloads included; one that was duplicated takes a
// copy and a name of its own; a new one begins with what was kept last, and one whose own is not
// there as well, which is told. This part is loaded when there is something to take up or to keep.

import type { Lost } from "../state/problems.ts";
import { openShelf, type Shelf } from "./database.ts";
import { readLegacy, removeLegacy } from "./legacy.ts";
import { randomName, type Saved } from "./serialize.ts";
import { leaveInTab, readLeft } from "./sessionCopy.ts";
import { TAB_KEY } from "./storageKeys.ts";

/** Milliseconds, on the slowest of disks. The board does not wait longer for what was kept. */
const PATIENCE = 4000;

/** Where a tab keeps its own. */
export type Place = { readonly shelf: Shelf; readonly name: string };

export type Kept = Place & {
	/** Undefined where nothing was kept. */
	readonly saved: Saved | undefined;
	/** Where this tab's own should be there and is not. */
	readonly lost: Lost | undefined;
};

/** Storage that may be blocked: then it is as good as empty. */
function trying<Value>(work: () => Value): Value | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}

const LOCK = "square-control-";

/** Takes a name for this tab, if no other has it. */
function claim(name: string): Promise<boolean> {
	const { locks } = navigator;
	if (locks === undefined) return Promise.resolve(true);
	return new Promise((resolve) => {
		locks
			.request(LOCK + name, { ifAvailable: true }, (lock) => {
				resolve(lock !== null);
				// Held for as long as the tab lives.
				return lock === null ? undefined : new Promise(() => {});
			})
			.catch(() => resolve(true));
	});
}

/**
 * The names of the tabs that live. Undefined in browsers without locks, and in pages without https.
 */
async function findLiving(): Promise<ReadonlySet<string> | undefined> {
	const found = await navigator.locks?.query().catch(() => undefined);
	return found && new Set(found.held?.map(({ name = "" }) => name.slice(LOCK.length)));
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

const nameBefore = () => trying(() => window.sessionStorage.getItem(TAB_KEY)) ?? undefined;

const setName = (name: string) => trying(() => window.sessionStorage.setItem(TAB_KEY, name));

/** A place of this tab's own; the tab goes by its name from the first record on. */
async function openPlace(before: string | undefined): Promise<Place> {
	const shelf = await openShelf(findLiving);
	const isOurs = before !== undefined && (await claim(before));
	const name = isOurs ? before : randomName();
	if (!isOurs) void claim(name);
	const write: Shelf["write"] = (...given) => {
		setName(name);
		return shelf.write(...given);
	};
	return { shelf: { ...shelf, write }, name };
}

/**
 * This tab's record, or what its page left in the tab when it went, if that is newer: then it moves
 * to the shelf with its files. Nobody waits for that: what is asked of the shelf from now on comes
 * behind it.
 */
async function readOwn(before: string | undefined, { shelf, name }: Place) {
	const record = before === undefined ? undefined : await shelf.read(before);
	const left = readLeft();
	if (left === undefined || left.at <= (record?.at ?? 0)) {
		// After a copy of a tab the record is the other's.
		return record && before !== name ? asOwn(record, name) : record;
	}
	const { texts = {}, ...saved } = left;
	shelf.write(name, saved, new Map(Object.entries(texts))).catch((error: Error) => {
		console.warn(`What was left in the tab stays there: ${error.message}`);
	});
	return saved;
}

/** The record of another tab: from now on it is this one's as well, and a reload shows it again. */
function asOwn(saved: Saved, name: string): Saved {
	setName(name);
	// A shelf that answers late finds what the page has left meanwhile.
	if ((readLeft()?.at ?? 0) <= saved.at) leaveInTab(saved, new Map());
	return saved;
}

async function find(before: string | undefined): Promise<Kept> {
	const place = await openPlace(before);
	const { shelf, name } = place;
	const own = await readOwn(before, place);
	if (own !== undefined) return { ...place, saved: own, lost: undefined };
	const latest = await shelf.readLatest();
	const saved = latest ? asOwn(latest, name) : await takeOver(shelf, name);
	return { ...place, saved, lost: lostOf(before, saved) };
}

/** It is said once: a tab without a game begins anew. */
function lostOf(before: string | undefined, shown: Saved | undefined): Lost | undefined {
	if (before === undefined) return undefined;
	if (shown === undefined) trying(() => window.sessionStorage.removeItem(TAB_KEY));
	return shown?.pgn === undefined ? "game" : "gameReplaced";
}

/** What the first version kept moves to the shelf, once. */
async function takeOver(shelf: Shelf, name: string): Promise<Saved | undefined> {
	const old = readOld();
	if (old === undefined) return undefined;
	await shelf.write(name, old, new Map());
	trying(() => removeLegacy(window.localStorage));
	return old;
}

function withoutShelf(error: unknown): Place {
	console.warn(`Nothing can be kept: ${error instanceof Error ? error.message : error}`);
	return { shelf: noShelf(error), name: randomName() };
}

/** Never fails: where storage is blocked, or does not answer, there is what was left in the tab. */
export function findKept(): Promise<Kept> {
	const before = nameBefore();
	return within(PATIENCE, find(before)).catch((error) => {
		const saved = readLeft() ?? readOld();
		const lost = saved || before === undefined ? undefined : "game";
		return { ...withoutShelf(error), saved, lost };
	});
}

/** Never fails either: for a tab that shows what it keeps. */
export const findPlace = (): Promise<Place> =>
	within(PATIENCE, openPlace(nameBefore())).catch(withoutShelf);
