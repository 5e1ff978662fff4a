// What a browser keeps for its visitor: named collections in IndexedDB, a record for each thing.
// The rules, for all of them:
//
// 1. A change is made of what is stored now, never of a tab's copy.
// 2. A change is whole or nothing, and on the disk once its promise resolves.
// 3. A stored record is checked when it is read. An unsound one is left where it is, and counted.
// 4. Other tabs hear which records have changed.
// 5. A browser that refuses makes the promise reject (`kept.ts` goes on in memory).

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { Stopped } from "../slices.ts";

const DATABASE = "square-control-kept";

/** Raised with each new collection. */
const VERSION = 1;

const NAMES = ["cards", "checked", "evaluations", "lessons", "reviewed", "work"] as const;

export type CollectionName = (typeof NAMES)[number];

/**
 * Gives the value as it is to be stored: undefined leaves it as it is, null removes it. It may be
 * called twice. `found` is what is stored even where that is unsound.
 */
export type Change<Value> = (
	stored: Value | undefined,
	id: string,
	found: unknown,
) => Value | undefined | null;

/** Of each record that was asked about: the value before, and after. */
export type Changed<Value> = ReadonlyMap<
	string,
	{ readonly before: Value | undefined; readonly after: Value | undefined }
>;

/** What is there after a change. */
export const afterChange = <Value>(
	before: Value | undefined,
	next: Value | undefined | null,
): Value | undefined => (next === undefined ? before : (next ?? undefined));

/** Of a change of many records. */
export type Watch = {
	/** The share that is done. */
	readonly tell: (done: number) => void;
	readonly isWanted: () => boolean;
};

export type Records<Value> = {
	readonly values: ReadonlyMap<string, Value>;
	readonly unreadable: number;
};

export type Collection<Value> = {
	all(): Promise<Records<Value>>;
	/** Those of these that are there, and sound. */
	some(ids: readonly string[]): Promise<ReadonlyMap<string, Value>>;
	/** Rejects with Stopped where it is not wanted any more. */
	change(ids: readonly string[], change: Change<Value>, watch?: Watch): Promise<Changed<Value>>;
	/**
	 * Calls `act` when another tab has changed records, without ids where all may be others. Returns
	 * a function that stops it.
	 */
	hear(act: (ids?: readonly string[]) => void): () => void;
};

type Schema = DBSchema & Record<CollectionName, { key: string; value: unknown }>;

type Base = IDBPDatabase<Schema>;
type Writing = IDBPTransaction<Schema, [CollectionName], "readwrite">;

/** Called when the database was deleted, or closed by the browser: all may be others then. */
const onLost = new Set<() => void>();

function lose(): void {
	opened = undefined;
	for (const act of onLost) act();
}

const openBase = () =>
	openDB<Schema>(DATABASE, VERSION, {
		upgrade: (base) => {
			for (const name of NAMES) {
				if (!base.objectStoreNames.contains(name)) base.createObjectStore(name);
			}
		},
		blocking(_, next, event) {
			(event.target as IDBDatabase).close();
			// A newer version of the application wants to add a collection; without one all is deleted.
			if (next === null) lose();
		},
		terminated: () => lose(),
	});

/** Milliseconds, for the slowest of disks. A page of before may hold the database for ever. */
const PATIENCE = 4000;

class NoAnswer extends Error {}

/** Opens the database; what is returned rejects once that takes too long, until it is open. */
function opening(): () => Promise<Base> {
	const base = openBase();
	const tooLate = new Promise<never>((_, reject) => {
		const timer = setTimeout(() => reject(new NoAnswer()), PATIENCE);
		const isSettled = () => clearTimeout(timer);
		base.then(isSettled, isSettled);
	});
	tooLate.catch(() => {});
	return () => Promise.race([base, tooLate]);
}

let opened: (() => Promise<Base>) | undefined;

/** A browser may close the database, as when its storage is cleared: it is opened once more. */
async function withBase<Answer>(work: (base: Base) => Promise<Answer>): Promise<Answer> {
	opened ??= opening();
	try {
		return await work(await opened());
	} catch (error) {
		// It may be open later.
		if (error instanceof NoAnswer) throw error;
		opened = undefined;
		if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
	}
	opened ??= opening();
	return await work(await opened());
}

/** Somebody's work: browsers drop it last, once they were asked to. */
const WORK: readonly CollectionName[] = ["cards", "lessons"];

let isAsked = false;

function askToStay(name: CollectionName): void {
	if (isAsked || !WORK.includes(name)) return;
	isAsked = true;
	globalThis.navigator?.storage?.persist?.().catch(console.warn);
}

/** Changes between two looks at whether they are wanted: some 50 ms. */
const AT_ONCE = 500;

/** Read one by one, a hundred thousand take as long as writing them; all at once a second. */
async function readFor(
	store: Writing["store"],
	ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
	const isFew = ids.length <= AT_ONCE;
	const keys = isFew ? ids : await store.getAllKeys();
	const found = isFew ? await Promise.all(ids.map((id) => store.get(id))) : await store.getAll();
	return new Map(keys.map((key, index) => [key, found[index]]));
}

/** One that the browser has ended itself cannot be ended again. */
function abort(transaction: Writing): void {
	transaction.done.catch(() => {});
	try {
		transaction.abort();
	} catch {
		// Nothing is left to take back.
	}
}

export function collection<Value>(
	name: CollectionName,
	read: (found: unknown) => Value | undefined,
): Collection<Value> {
	const channel =
		typeof BroadcastChannel === "undefined"
			? undefined
			: new BroadcastChannel(`${DATABASE}-${name}`);

	async function changeAll(
		{ store }: Writing,
		ids: readonly string[],
		change: Change<Value>,
		watch: Watch | undefined,
	): Promise<Changed<Value>> {
		const stored = await readFor(store, ids);
		const changed = new Map<string, { before: Value | undefined; after: Value | undefined }>();
		for (let from = 0; from < ids.length; from += AT_ONCE) {
			if (watch?.isWanted() === false) throw new Stopped();
			const part = ids.slice(from, from + AT_ONCE);
			// All before the first is written: one that throws leaves no request behind.
			const nexts = part.map((id) => {
				const found = stored.get(id);
				const before = read(found);
				const next = change(before, id, found);
				changed.set(id, { before, after: afterChange(before, next) });
				return next === before ? undefined : next;
			});
			const writes = part.map((id, at) => {
				const next = nexts[at];
				if (next === undefined) return undefined;
				return next === null ? store.delete(id) : store.put(next, id);
			});
			await Promise.all(writes);
			watch?.tell(Math.min(1, (from + AT_ONCE) / ids.length));
		}
		return changed;
	}

	return {
		all: () =>
			withBase(async (base) => {
				const { store } = base.transaction(name);
				const [keys, found] = await Promise.all([store.getAllKeys(), store.getAll()]);
				const values = new Map<string, Value>();
				for (const [index, key] of keys.entries()) {
					const value = read(found[index]);
					// Types know of names alone; another page may have written others.
					if (value !== undefined && typeof key === "string") values.set(key, value);
				}
				return { values, unreadable: keys.length - values.size };
			}),
		some: (ids) =>
			withBase(async (base) => {
				const { store } = base.transaction(name);
				const found = await Promise.all(ids.map(async (id) => [id, read(await store.get(id))]));
				return new Map(found.filter((one): one is [string, Value] => one[1] !== undefined));
			}),
		async change(ids, change, watch) {
			const changed = await withBase(async (base) => {
				const transaction = base.transaction(name, "readwrite", { durability: "strict" });
				let changed: Changed<Value>;
				try {
					changed = await changeAll(transaction as Writing, ids, change, watch);
				} catch (error) {
					abort(transaction as Writing);
					throw error;
				}
				await transaction.done;
				return changed;
			});
			const written = ids.filter((id) => changed.get(id)?.before !== changed.get(id)?.after);
			if (written.length > 0) {
				channel?.postMessage(written);
				askToStay(name);
			}
			return changed;
		},
		hear(act) {
			const hear = ({ data }: MessageEvent<readonly string[]>) => act(data);
			const lost = () => act();
			channel?.addEventListener("message", hear);
			onLost.add(lost);
			return () => {
				channel?.removeEventListener("message", hear);
				onLost.delete(lost);
			};
		},
	};
}
