// Questions of a deck that cannot be asked: their position or move is none, as a file or another
// version may have it. They are found among those that would be asked today.

import type { Work } from "../../chess/work.ts";
import { parseQuestion } from "../question.ts";
import { checkPosition } from "../rules.ts";
import type { Card } from "./card.ts";
import { askedOn } from "./due.ts";

/** Verdicts of this visit, by the question, which never changes. */
const verdicts = new Map<string, boolean>();

function hasPosition(id: string): boolean {
	const question = parseQuestion(id);
	if (question === undefined) return false;
	try {
		checkPosition(question);
		return true;
	} catch {
		return false;
	}
}

function canBeAsked(id: string): boolean {
	const verdict = verdicts.get(id) ?? hasPosition(id);
	verdicts.set(id, verdict);
	return verdict;
}

/** One that could not be asked after all. */
export const noteUnaskable = (id: string): void => void verdicts.set(id, false);

/** Of those that a day would ask, and of as many new ones as it takes to fill its places. */
export function* findUnaskable(
	cards: readonly Card[],
	now: number,
	newADay: number,
): Work<ReadonlySet<string>> {
	const found = new Set(cards.flatMap(({ id }) => (verdicts.get(id) === false ? [id] : [])));
	const { again, fresh, places } = askedOn(cards, now, newADay);
	let free = places;
	for (const { id } of again) {
		yield 0;
		if (!canBeAsked(id)) found.add(id);
	}
	for (const { id } of fresh) {
		if (free === 0) break;
		yield 0;
		if (canBeAsked(id)) free--;
		else found.add(id);
	}
	return found;
}
