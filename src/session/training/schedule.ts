// When a question comes back after an answer: when it is about to be forgotten, by FSRS. A late
// part, since only an answer needs it.

import { createEmptyCard, fsrs, type Grade, Rating, type Card as Scheduled } from "ts-fsrs";
import type { Card, Memory } from "./card.ts";

/** Points of an answer without a fault. */
const FULL = 100;

/** In days at least, and the same in every tab: nothing is drawn by chance. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

function scheduledOf({ memory }: Card, now: number): Scheduled {
	const empty = createEmptyCard(new Date(now));
	if (memory === undefined) return empty;
	const { due, last, stability, difficulty, reps, lapses, state } = memory;
	return {
		...empty,
		due: new Date(due),
		// A clock that was set back: no time has passed, rather than less than none.
		last_review: new Date(Math.min(last, now)),
		...{ stability, difficulty, reps, lapses, state },
	};
}

const gradeOf = (points: number): Grade =>
	points >= FULL ? Rating.Good : points > 0 ? Rating.Hard : Rating.Again;

/** The question after an answer of so many points of a hundred. */
export function answered(card: Card, points: number, now: number): Card {
	const { card: next } = scheduler.next(scheduledOf(card, now), new Date(now), gradeOf(points));
	const memory: Memory = {
		due: next.due.getTime(),
		last: now,
		first: card.memory?.first ?? now,
		stability: next.stability,
		difficulty: next.difficulty,
		reps: next.reps,
		lapses: next.lapses,
		state: next.state,
	};
	return { ...card, memory };
}
