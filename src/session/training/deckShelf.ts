// Where a deck is kept: in IndexedDB, a record for each question, so that two tabs that train at
// once change one question after the other and never a copy of all. Where the browser has none, in
// memory.

import { type DBSchema, openDB } from "idb";
import { asCard, type Card } from "./card.ts";

const DATABASE = "square-control-deck";

/** Gives the question as it is to be kept; undefined leaves it as it is, null removes it. */
export type Change = (stored: Card | undefined, id: string) => Card | undefined | null;

export type DeckShelf = {
	all(): Promise<readonly Card[]>;
	/** All of the changes, or none. */
	change(ids: readonly string[], change: Change): Promise<void>;
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

/** Stored cards may have been changed by hand, or be of another version. */
const soundOf = (found: readonly unknown[]): readonly Card[] =>
	found.flatMap((one) => asCard(one) ?? []);

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
		async change(ids, change) {
			const { store, done } = base.transaction("cards", "readwrite");
			const stored = await Promise.all(ids.map((id) => store.get(id)));
			for (const [index, id] of ids.entries()) {
				const next = change(asCard(stored[index]), id);
				if (next === null) void store.delete(id);
				else if (next !== undefined) void store.put(next, id);
			}
			await done;
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
