// Due questions of a deck at some time, and its small statistics.

import { type Card, isAhead, type Memory, TOPICS, type Topic } from "./card.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const nextDay = (now: number): number => {
	const day = new Date(now);
	return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
};

/** Midnight before. */
const thisDay = (now: number): number => {
	const day = new Date(now);
	return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
};

/** Is it asked again on the day of its answer, after some minutes? */
const isStep = ({ due, last }: Memory) => daysTo(due, last) === 0;

/** From when on a question is due: of days from the midnight before. */
export const dueFrom = (memory: Memory): number =>
	isStep(memory) ? memory.due : thisDay(memory.due);

/** Is a question that was answered to be asked again? */
export function isDue({ memory }: Card, now: number): boolean {
	return memory !== undefined && (dueFrom(memory) <= now || isAhead(memory, now));
}

/** When other questions will be due than now: at midnight, or once some minutes are over. */
export const changeAfter = (cards: readonly Card[], now: number): number =>
	cards
		.flatMap(({ memory }) => (memory && dueFrom(memory) > now ? dueFrom(memory) : []))
		.reduce(least, nextDay(now));

/** Is it known for longer than the day after its answer? An answer with a fault asks before. */
const isKnown = ({ memory }: Card) => memory !== undefined && daysTo(memory.due, memory.last) > 1;

export type TopicSums = {
	readonly topic: Topic;
	readonly all: number;
	readonly learned: number;
	readonly due: number;
};

export type DeckSums = {
	/** Those to ask today: what is about to be forgotten first, then new ones. */
	readonly today: readonly Card[];
	/** Known for more than a day, and not due. */
	readonly learned: number;
	/** Not known at the last answer, and not due yet. */
	readonly missed: number;
	/** Never answered. */
	readonly fresh: number;
	/** When the next is due, where none is today; undefined in an empty deck. */
	readonly next: number | undefined;
	/** Those that have any, most of those due today first. */
	readonly topics: readonly TopicSums[];
};

/**
 * The questions that may be asked on a day, and how many of the new ones it has place for; of
 * thousands, only so many new ones come on a day.
 */
export function askedOn(cards: readonly Card[], now: number, newADay: number) {
	const again = cards
		.filter((card) => isDue(card, now))
		.sort((one, other) => (one.memory?.due ?? 0) - (other.memory?.due ?? 0));
	const fresh = cards
		.filter(({ memory }) => memory === undefined)
		.sort((one, other) => one.added - other.added);
	const [from, end] = [thisDay(now), nextDay(now)];
	const begun = cards.filter(({ memory }) => {
		const first = memory?.first ?? 0;
		return first >= from && first < end;
	}).length;
	return { again, fresh, places: Math.max(0, newADay - begun) };
}

export function sumsOf(cards: readonly Card[], now: number, newADay: number): DeckSums {
	const { again, fresh, places } = askedOn(cards, now, newADay);
	const today = [...again, ...fresh.slice(0, places)];
	const isToday = new Set(today);
	const topics = TOPICS.map((topic) => {
		const own = cards.filter((card) => card.topic === topic);
		const isLearned = (card: Card) => isKnown(card) && !isToday.has(card);
		const due = own.filter((card) => isToday.has(card)).length;
		return { topic, all: own.length, learned: own.filter(isLearned).length, due };
	});
	const learned = topics.reduce((sum, one) => sum + one.learned, 0);
	const dues = cards.map(({ memory }) => (memory ? dueFrom(memory) : nextDay(now)));
	return {
		today,
		learned,
		missed: cards.length - fresh.length - again.length - learned,
		fresh: fresh.length,
		next: dues.reduce<number | undefined>(least, undefined),
		topics: topics
			.filter(({ all }) => all > 0)
			.sort((one, other) => other.due - one.due || other.all - one.all),
	};
}

/** Some of a deck, such as those of a kind of mistake. */
export type SomeSums = {
	readonly all: number;
	/** Those that are asked today, and when the next is due where none is. */
	readonly today: number;
	readonly next: number | undefined;
};

export function sumsOfSome(
	cards: readonly Card[],
	ids: readonly string[],
	now: number,
	newADay: number,
): SomeSums | undefined {
	const known = new Set(ids);
	const some = cards.filter(({ id }) => known.has(id));
	if (some.length === 0) return undefined;
	const today = sumsOf(cards, now, newADay).today.filter(({ id }) => known.has(id)).length;
	return { all: some.length, today, next: sumsOf(some, now, newADay).next };
}

/** Days from now to when a question is due: 1 is tomorrow. */
export const daysTo = (due: number, now: number): number =>
	Math.round((thisDay(due) - thisDay(now)) / DAY_MS);

/** How long it is until something is due. */
export type Wait = {
	readonly days: number;
	/** Of this day; 0 where it is due. */
	readonly minutes: number;
};

/** Less than an hour is given in minutes, over midnight too. */
export const waitTo = (from: number, now: number): Wait => ({
	days: from - now < HOUR_MS ? 0 : daysTo(from, now),
	minutes: Math.max(0, Math.ceil((from - now) / MINUTE_MS)),
});

function least(one: number | undefined, other: number): number {
	return Math.min(one ?? other, other);
}
