// When questions of the deck come back; nothing of others. A deck that is not kept says so here.

import { useSyncExternalStore } from "react";
import { openDeck } from "../../../training/deck/deck.ts";
import { dueFrom, type Wait, waitTo } from "../../../training/deck/due.ts";
import type { Posed } from "../../../training/pose.ts";
import { DeckNotKept } from "../../../ui/deck/DeckNotKept.tsx";

type Props = {
	readonly answered: readonly Posed[];
	/** Questions of the deck, and how long it is until the first of them. */
	readonly text: (questions: number, wait: Wait) => string;
};

export function ComesBack({ answered, text }: Props) {
	const deck = openDeck();
	const { cards = [] } = useSyncExternalStore(deck.subscribe, deck.get);
	const ids = new Set(answered.flatMap(({ card }) => card ?? []));
	const dues = cards.flatMap(({ id, memory }) =>
		ids.has(id) ? (memory ? dueFrom(memory) : []) : [],
	);
	if (dues.length === 0) return null;
	return (
		<>
			<p>{text(dues.length, waitTo(Math.min(...dues), Date.now()))}</p>
			<DeckNotKept />
		</>
	);
}
