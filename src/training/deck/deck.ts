// The deck of this browser: questions of one's own that come back. Its rules:
//
// 1. A change is made of what is kept now, never of a copy of the tab.
// 2. Of several answers to a question that is due, in whatever tabs, the first counts.
// 3. A question that was forgotten meanwhile does not come back by an answer.
// 4. Of a question that is added again, or read from a file, the later answer stays.
// 5. A change that the browser refuses to save stays for the visit, and the page says so.
// 6. An answer that the scheduler cannot take leaves its question as it is, and all others kept.
// 7. A change that is stopped on the way changes nothing.

import { createStore, type Store } from "../../runtime/createStore.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import { Stopped } from "../../runtime/slices.ts";
import type { AnswerMark } from "../mark.ts";
import { type Card, laterOf } from "./card.ts";
import {
	type Change,
	type DeckShelf,
	memoryShelf,
	openDeckShelf,
	type Watch,
} from "./deckShelf.ts";
import { isDue } from "./due.ts";
import { rememberDeck } from "./hasTrained.ts";

const loadSchedule = latePart("schedule", () => import("./schedule.ts"));

export type DeckState = {
	/** Undefined until they are read. */
	readonly cards: readonly Card[] | undefined;
	/** Does the browser keep it? */
	readonly isKept: boolean;
};

/** Tells other tabs that the deck is another, and acts when they do. */
export type Tabs = { tell(): void; hear(act: () => void): void };

export type Deck = Store<DeckState> & {
	/** Gives how many are new. */
	add(cards: readonly Card[], watch?: Watch): Promise<number>;
	/** Takes back what was added, unless it was answered meanwhile. */
	remove(ids: readonly string[]): Promise<void>;
	/** Gives what was there, which can be added again. */
	takeOut(ids: readonly string[]): Promise<readonly Card[]>;
	answer(id: string, mark: AnswerMark, now: number): Promise<void>;
	/** Gives what was there, which can be added again. */
	forget(): Promise<readonly Card[]>;
	readonly ready: Promise<void>;
};

export function createDeck(opening: Promise<DeckShelf>, tabs: Tabs): Deck {
	const store = createStore<DeckState>({ cards: undefined, isKept: true });
	let shelf = opening.catch((error) => {
		console.warn(error);
		store.set({ isKept: false });
		return memoryShelf();
	});

	async function read(): Promise<void> {
		const cards = await (await shelf).all();
		rememberDeck(cards.length > 0);
		store.set({ cards });
	}

	/** Goes on in memory where the browser refuses. */
	async function doing<Result>(work: (shelf: DeckShelf) => Promise<Result>): Promise<Result> {
		let result: Result;
		try {
			result = await work(await shelf);
		} catch (error) {
			if (error instanceof Stopped) throw error;
			console.warn(error);
			const memory = memoryShelf(store.get().cards);
			shelf = Promise.resolve(memory);
			store.set({ isKept: false });
			result = await work(memory);
		}
		await read();
		tabs.tell();
		return result;
	}

	const ready = read().catch((error) => {
		console.warn(error);
		shelf = Promise.resolve(memoryShelf());
		store.set({ cards: [], isKept: false });
	});
	tabs.hear(() => void read().catch(console.warn));

	return {
		...store,
		ready,
		add(cards, watch) {
			const given = new Map(cards.map((card) => [card.id, card]));
			const now = Date.now();
			return doing(async (on) => {
				let added = 0;
				const change: Change = (stored, id) => {
					const card = given.get(id);
					if (stored === undefined) added++;
					return stored && card ? laterOf(stored, card, now) : card;
				};
				await on.change([...given.keys()], change, watch);
				return added;
			});
		},
		remove: (ids) => doing((on) => on.change(ids, (stored) => (stored?.memory ? undefined : null))),
		takeOut: (ids) =>
			doing(async (on) => {
				const taken: Card[] = [];
				await on.change(ids, (stored) => {
					if (stored) taken.push(stored);
					return null;
				});
				return taken;
			}),
		async answer(id, mark, now) {
			const { answered } = await loadSchedule();
			let fault: unknown;
			await doing((on) =>
				on.change([id], (stored) => {
					const counts = stored && (stored.memory === undefined || isDue(stored, now));
					try {
						return counts ? answered(stored, mark, now) : undefined;
					} catch (error) {
						fault = error;
						return undefined;
					}
				}),
			);
			if (fault !== undefined) throw fault;
		},
		forget: () => doing((on) => on.clear()),
	};
}

const CHANNEL = "square-control-deck";

function openTabs(): Tabs {
	if (typeof BroadcastChannel === "undefined") return { tell() {}, hear() {} };
	const channel = new BroadcastChannel(CHANNEL);
	return {
		tell: () => channel.postMessage("changed"),
		hear: (act) => channel.addEventListener("message", act),
	};
}

/** Puts cards into the visitor's deck; gives how many are new, and how many were there. */
export async function addToDeck(cards: readonly Card[]) {
	const some = new Map(cards.map((card) => [card.id, card]));
	const added = await openDeck().add([...some.values()]);
	return { added, known: some.size - added };
}

let opened: Deck | undefined;

/** One for the visit. */
export function openDeck(): Deck {
	opened ??= createDeck(openDeckShelf(), openTabs());
	return opened;
}
