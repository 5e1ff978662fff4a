// A line beside a promise that a question comes back: this browser does not keep the deck. Nothing
// where it does.

import { useSyncExternalStore } from "react";
import { trainingWords } from "../../messages/en/screens/training.ts";
import { openDeck } from "../../training/deck/deck.ts";

export function DeckNotKept() {
	const deck = openDeck();
	const { isKept } = useSyncExternalStore(deck.subscribe, deck.get);
	return isKept ? null : <p className="small">{trainingWords.notKept}</p>;
}
