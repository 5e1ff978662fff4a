// Where a deck is kept: in IndexedDB, a record for each question, so that two tabs that train at
// once change one question after the other and never a copy of all. Where the browser has none, in
// memory.

import { type DBSchema, type IDBPTransaction, openDB } from "idb";
import { Stopped } from "../../runtime/slices.ts";
import { asCard, type Card } from "./card.ts";

const DATABASE = "square-control-deck";

/** Gives the question as it is to be kept; undefined leaves it as it is, null removes it. */
export type Change = (stored: Card | undefined, id: string) => Card | undefined | null;

/** Of a change of many questions. */
export type Watch = {
	/** The share that is done. */
	readonly tell: (done: number) => void;
	readonly isWanted: () => boolean;
};

export type DeckShelf = {
	all(): Promise<readonly Card[]>;
	/** All of the changes, or none; rejects with Stopped where they are not wanted any more. */
	change(ids: readonly string[], change: Change, watch?: Watch): Promise<void>;
	/** Removes all; gives what was there. */
	clear(): Promise<readonly Card[]>;
};

export function memoryShelf(first: readonly Card[] = []): DeckShelf {
	const cards = new Map(first.map((card) => [card.id, card]));
	return {
		all: async () => [...cards.values()],
		async change(ids, change) {
			for (const id of ids) {
				const next = change(cards.get(id), id);
				if (next === null) cards.delete(id);
				else if (next !== undefined) cards.set(id, next);
			}
		},
		async clear() {
			const before = [...cards.values()];
			cards.clear();
			return before;
		},
	};
}

interface Schema extends DBSchema {
	cards: { key: string; value: Card };
}

type Writing = IDBPTransaction<Schema, ["cards"], "readwrite">["store"];

/** Changes between two looks at whether they are wanted: some 50 ms. */
const AT_ONCE = 500;

/** One by one, reading a hundred thousand takes as long as writing them; all at once a second. */
async function readFor(store: Writing, ids: readonly string[]): Promise<(id: string) => unknown> {
	const isFew = ids.length <= AT_ONCE;
	const keys = isFew ? ids : await store.getAllKeys();
	const found = isFew ? await Promise.all(ids.map((id) => store.get(id))) : await store.getAll();
	const stored = new Map(keys.map((key, index) => [key, found[index]]));
	return (id) => stored.get(id);
}

async function changeAll(
	store: Writing,
	ids: readonly string[],
	change: Change,
	watch: Watch | undefined,
): Promise<void> {
	const storedAt = await readFor(store, ids);
	for (let from = 0; from < ids.length; from += AT_ONCE) {
		if (watch?.isWanted() === false) throw new Stopped();
		const writes = ids.slice(from, from + AT_ONCE).map((id) => {
			const stored = asCard(storedAt(id));
			const next = change(stored, id);
			if (next === undefined || next === stored) return undefined;
			return next === null ? store.delete(id) : store.put(next, id);
		});
		await Promise.all(writes);
		watch?.tell(Math.min(1, (from + AT_ONCE) / ids.length));
	}
}

/** Stored cards may have been changed by hand, or be of another version. */
const soundOf = (found: readonly unknown[]): readonly Card[] =>
	found.flatMap((one) => asCard(one) ?? []);

/** One that the browser has ended itself cannot be ended again. */
function abort(transaction: Pick<IDBPTransaction<Schema>, "abort" | "done">): void {
	transaction.done.catch(() => {});
	try {
		transaction.abort();
	} catch {
		// Nothing is left to take back.
	}
}

/** Rejects where the browser has no IndexedDB, or refuses it. */
export async function openDeckShelf(): Promise<DeckShelf> {
	const open = () =>
		openDB<Schema>(DATABASE, 1, {
			upgrade: (base) => {
				base.createObjectStore("cards");
			},
			blocking: (_, __, event) => (event.target as IDBDatabase).close(),
		});
	let base = await open();
	base.addEventListener("close", () => {
		// Its storage was cleared: the next question opens it anew.
		void open().then((next) => {
			base = next;
		}, console.warn);
	});
	return {
		all: async () => soundOf(await base.getAll("cards")),
		async change(ids, change, watch) {
			const transaction = base.transaction("cards", "readwrite");
			try {
				await changeAll(transaction.store, ids, change, watch);
			} catch (error) {
				abort(transaction);
				throw error;
			}
			await transaction.done;
		},
		async clear() {
			const { store, done } = base.transaction("cards", "readwrite");
			const before = await store.getAll();
			void store.clear();
			await done;
			return soundOf(before);
		},
	};
}
