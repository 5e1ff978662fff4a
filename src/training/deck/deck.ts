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
import { type Change, collection, type Watch } from "../../runtime/keep/collection.ts";
import { createKept, type Kept } from "../../runtime/keep/kept.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import type { AnswerMark } from "../mark.ts";
import { asCard, type Card, laterOf } from "./card.ts";
import { isDue } from "./due.ts";
import { rememberDeck } from "./hasTrained.ts";

const loadSchedule = latePart("schedule", () => import("./schedule.ts"));

export type DeckState = {
	/** Undefined until they are read. */
	readonly cards: readonly Card[] | undefined;
	/** Does the browser keep it? */
	readonly isKept: boolean;
};

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

export function createDeck(kept: Kept<Card>): Deck {
	const store = createStore<DeckState>({ cards: undefined, isKept: true });

	function follow(): void {
		const { values, isKept } = kept.get();
		if (values !== undefined) rememberDeck(values.size > 0);
		store.set({ cards: values && [...values.values()], isKept });
	}
	kept.watch(["values", "isKept"], follow);
	follow();

	async function takeOut(ids: readonly string[]): Promise<readonly Card[]> {
		const changed = await kept.change(ids, () => null);
		return [...changed.values()].flatMap(({ before }) => before ?? []);
	}

	return {
		...store,
		ready: kept.ready,
		async add(cards, watch) {
			const given = new Map(cards.map((card) => [card.id, card]));
			const now = Date.now();
			const change: Change<Card> = (stored, id) => {
				const card = given.get(id);
				return stored && card ? laterOf(stored, card, now) : card;
			};
			const changed = await kept.change([...given.keys()], change, watch);
			return [...changed.values()].filter(({ before }) => before === undefined).length;
		},
		async remove(ids) {
			await kept.change(ids, (stored) => (stored?.memory ? undefined : null));
		},
		takeOut,
		async answer(id, mark, now) {
			const { answered } = await loadSchedule();
			let fault: unknown;
			await kept.change([id], (stored) => {
				const counts = stored && (stored.memory === undefined || isDue(stored, now));
				try {
					return counts ? answered(stored, mark, now) : undefined;
				} catch (error) {
					fault = error;
					return undefined;
				}
			});
			if (fault !== undefined) throw fault;
		},
		forget: () => takeOut([...(kept.get().values?.keys() ?? [])]),
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
	opened ??= createDeck(createKept(collection("cards", asCard)));
	return opened;
}
