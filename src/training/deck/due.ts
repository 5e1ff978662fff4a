// Due questions of a deck at some time, and its small statistics.

import { type Card, isAhead, TOPICS, type Topic } from "./card.ts";

/** Questions without an answer that are asked in a day, so that thousands do not come at once. */
export const NEW_A_DAY = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

const nextDay = (now: number): number => {
	const day = new Date(now);
	return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
};

/** Midnight before. */
const thisDay = (now: number): number => {
	const day = new Date(now);
	return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
};

/** Is a question that was answered to be asked again before the end of the day? */
export function isDue({ memory }: Card, now: number): boolean {
	return memory !== undefined && (memory.due < nextDay(now) || isAhead(memory, now));
}

/** Is it known for longer than the day after its answer? An answer with a fault asks tomorrow. */
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
	/** Not known at the last answer, and not due before tomorrow. */
	readonly missed: number;
	/** Never answered. */
	readonly fresh: number;
	/** When the next is due, where none is today; undefined in an empty deck. */
	readonly next: number | undefined;
	/** Those that have any, most of those due today first. */
	readonly topics: readonly TopicSums[];
};

/** The questions that may be asked on a day, and how many of the new ones it has place for. */
export function askedOn(cards: readonly Card[], now: number) {
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
	return { again, fresh, places: Math.max(0, NEW_A_DAY - begun) };
}

export function sumsOf(cards: readonly Card[], now: number): DeckSums {
	const { again, fresh, places } = askedOn(cards, now);
	const today = [...again, ...fresh.slice(0, places)];
	const isToday = new Set(today);
	const topics = TOPICS.map((topic) => {
		const own = cards.filter((card) => card.topic === topic);
		const isLearned = (card: Card) => isKnown(card) && !isToday.has(card);
		const due = own.filter((card) => isToday.has(card)).length;
		return { topic, all: own.length, learned: own.filter(isLearned).length, due };
	});
	const learned = topics.reduce((sum, one) => sum + one.learned, 0);
	const dues = cards.flatMap(({ memory }) => memory?.due ?? []);
	return {
		today,
		learned,
		missed: cards.length - fresh.length - again.length - learned,
		fresh: fresh.length,
		next: fresh.length > 0 ? nextDay(now) : dues.reduce<number | undefined>(least, undefined),
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
): SomeSums | undefined {
	const known = new Set(ids);
	const some = cards.filter(({ id }) => known.has(id));
	if (some.length === 0) return undefined;
	const today = sumsOf(cards, now).today.filter(({ id }) => known.has(id)).length;
	return { all: some.length, today, next: sumsOf(some, now).next };
}

/** Days from now to when a question is due: 1 is tomorrow. */
export const daysTo = (due: number, now: number): number =>
	Math.round((thisDay(due) - thisDay(now)) / DAY_MS);

const least = (one: number | undefined, other: number) => Math.min(one ?? other, other);
