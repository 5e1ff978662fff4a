// The visitor's deck as the page shows it: without the questions that cannot be asked.

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { inSlices } from "../../runtime/slices.ts";
import { findUnaskable, noteUnaskable } from "../../training/deck/askable.ts";
import type { Card } from "../../training/deck/card.ts";
import { type Deck, type DeckState, openDeck } from "../../training/deck/deck.ts";
import { changeAfter, type DeckSums, sumsOf } from "../../training/deck/due.ts";
import { keepNewADay, readNewADay } from "../../training/deck/newADay.ts";
import { useWork } from "../hooks/useWork.ts";

export type Training = DeckState & {
	readonly deck: Deck;
	/** Undefined until the deck is read. */
	readonly sums: DeckSums | undefined;
	/** Those that are known of: they take no place among today's. */
	readonly unaskable: readonly Card[];
	/** How many new ones are asked in a day. */
	readonly newADay: number;
	readonly chooseNewADay: (chosen: number) => void;
	/** Leaves questions out that could not be asked after all. */
	readonly leaveOut: (cards: readonly Card[]) => void;
};

const NONE: ReadonlySet<string> = new Set();

export function useTraining(): Training {
	const deck = openDeck();
	const state = useSyncExternalStore(deck.subscribe, deck.get);
	const { cards } = state;
	const [found, setFound] = useState(NONE);
	const [round, setRound] = useState(0);
	const [newADay, renew] = useWork(readNewADay);
	const lookAgain = useCallback(() => setRound((before) => before + 1), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a round looks again
	useEffect(() => {
		const now = Date.now();
		const timer = setTimeout(lookAgain, changeAfter(cards ?? [], now) - now);
		return () => clearTimeout(timer);
	}, [cards, round, lookAgain]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a round looks again
	useEffect(() => {
		let isWanted = true;
		const run = inSlices(
			() => isWanted,
			() => {},
		);
		// It is stopped where the deck is another by then.
		run(findUnaskable(cards ?? [], Date.now(), newADay)).then(setFound, () => {});
		return () => {
			isWanted = false;
		};
	}, [cards, round, newADay]);
	const leaveOut = useCallback(
		(failed: readonly Card[]) => {
			for (const { id } of failed) noteUnaskable(id);
			lookAgain();
		},
		[lookAgain],
	);
	const chooseNewADay = (chosen: number) => {
		keepNewADay(chosen);
		renew();
	};
	const unaskable = useMemo(() => (cards ?? []).filter(({ id }) => found.has(id)), [cards, found]);
	const sums = useMemo(
		() =>
			cards &&
			sumsOf(
				cards.filter(({ id }) => !found.has(id)),
				Date.now(),
				newADay,
			),
		[cards, found, newADay],
	);
	return { ...state, deck, sums, unaskable, newADay, chooseNewADay, leaveOut };
}
