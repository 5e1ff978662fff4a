// When a question comes back after an answer, by FSRS: after a right one when it is about to be
// forgotten, after a wrong one in ten minutes, to be learned again; half right is hard, and asked
// again tomorrow. Days are those of the visitor's calendar, which have 23 or 25 hours when clocks
// are set. A late part, since only an answer needs it.

import { createEmptyCard, fsrs, Rating, type Card as Scheduled } from "ts-fsrs";
import { dayNumber } from "../exercise/terms.ts";
import type { AnswerMark } from "../mark.ts";
import type { Card, Memory } from "./card.ts";

const STEP_MINUTES = 10;

/**
 * One step after a wrong answer: the right one behind it leads to days. The same in every tab:
 * nothing is drawn by chance.
 */
const scheduler = fsrs({
	enable_fuzz: false,
	learning_steps: [`${STEP_MINUTES}m`],
	relearning_steps: [`${STEP_MINUTES}m`],
});

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** FSRS counts the days of UTC: it is given those of the visitor's calendar as such. */
const calendarDay = (time: number): Date => new Date(dayNumber(new Date(time)) * DAY_MS);

/** The same hour so many days later. */
function daysLater(now: number, days: number): number {
	const date = new Date(now);
	return date.setDate(date.getDate() + days);
}

function scheduledOf({ memory }: Card, now: number): Scheduled {
	const empty = createEmptyCard(calendarDay(now));
	if (memory === undefined) return empty;
	const { due, last, stability, difficulty, reps, lapses, state } = memory;
	return {
		...empty,
		due: calendarDay(due),
		// A clock that was set back: no time has passed, rather than less than none.
		last_review: calendarDay(Math.min(last, now)),
		...{ stability, difficulty, reps, lapses, state },
	};
}

const GRADES = { full: Rating.Good, half: Rating.Hard, wrong: Rating.Again } as const;

function dueAfter(mark: AnswerMark, days: number, now: number): number {
	if (mark === "wrong") return now + STEP_MINUTES * MINUTE_MS;
	return daysLater(now, mark === "half" ? 1 : days);
}

/** The question after an answer. */
export function answered(card: Card, mark: AnswerMark, now: number): Card {
	const { card: next } = scheduler.next(scheduledOf(card, now), calendarDay(now), GRADES[mark]);
	const known =
		mark === "full" ? Number.POSITIVE_INFINITY : (card.memory?.stability ?? next.stability);
	const memory: Memory = {
		due: dueAfter(mark, next.scheduled_days, now),
		last: now,
		first: card.memory?.first ?? now,
		// To FSRS a fault was a hard answer: it grows nothing all the same.
		stability: Math.min(known, next.stability),
		difficulty: next.difficulty,
		reps: next.reps,
		lapses: next.lapses,
		state: next.state,
	};
	return { ...card, memory };
}
