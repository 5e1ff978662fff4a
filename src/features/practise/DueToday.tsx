// A line of the start page: how many questions of the deck are due today. Nothing where none are.

import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { trainingWords } from "../../messages/en/screens/training.ts";
import { openDeck } from "../../session/training/deck.ts";
import { sumsOf } from "../../session/training/due.ts";
import { PRACTISE_HASH } from "../../ui/routes.ts";

export function DueToday() {
	const deck = openDeck();
	const { cards = [] } = useSyncExternalStore(deck.subscribe, deck.get);
	const { today } = sumsOf(cards, Date.now());
	if (today.length === 0) return null;
	return <Link to={`/${PRACTISE_HASH}`}>{trainingWords.dueLine(today.length)}</Link>;
}
