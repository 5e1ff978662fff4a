// The visitor's deck as the page shows it.

import { useMemo, useSyncExternalStore } from "react";
import { type Deck, type DeckState, openDeck } from "../../../session/training/deck.ts";
import { type DeckSums, sumsOf } from "../../../session/training/due.ts";

export type Training = DeckState & {
	readonly deck: Deck;
	/** Undefined until the deck is read. */
	readonly sums: DeckSums | undefined;
};

export function useTraining(): Training {
	const deck = openDeck();
	const state = useSyncExternalStore(deck.subscribe, deck.get);
	const { cards } = state;
	const sums = useMemo(() => cards && sumsOf(cards, Date.now()), [cards]);
	return { ...state, deck, sums };
}
