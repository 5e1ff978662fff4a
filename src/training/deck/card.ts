// A question of one's deck: the question itself, what it is about, the game that it is from, and
// when it is due. Due dates are made in schedule.ts, which loads later.

import { isBetween, isCount, isTime } from "../../runtime/soundNumbers.ts";
import type { Origin } from "../origin.ts";
import { formatQuestion, parseQuestion, type Question } from "../question.ts";

/** Topics of a question, for the statistics of a deck. */
export const TOPICS = [
	"hanging",
	"trade",
	"missed",
	"mate",
	"fork",
	"pin",
	"skewer",
	"discovered",
	"guard",
	"trapped",
	"promotion",
	"threat",
	"letGo",
	"turned",
	"exercise",
	"other",
] as const;
export type Topic = (typeof TOPICS)[number];

/** State of the scheduler for a question that was answered; times are milliseconds since 1970. */
export type Memory = {
	readonly due: number;
	readonly last: number;
	readonly first: number;
	readonly stability: number;
	readonly difficulty: number;
	readonly reps: number;
	readonly lapses: number;
	readonly state: number;
};

export type Card = {
	/** The question as a link has it: two questions alike are one. */
	readonly id: string;
	readonly topic: Topic;
	/** Milliseconds since 1970. */
	readonly added: number;
	readonly origin?: Origin;
	/** Undefined before the first answer. */
	readonly memory?: Memory;
};

/** Days, by the scheduler's own bounds. */
const STABILITY = [0.001, 36_500] as const;
const DIFFICULTY = [1, 10] as const;
/** New, learning, reviewed, learning again. */
const STATES = [0, 1, 2, 3];

/** The scheduler throws on others: a question without a sound memory is asked as a new one. */
function asMemory(found: unknown): Memory | undefined {
	const { due, last, first, stability, difficulty, reps, lapses, state } = (found ?? {}) as Memory;
	const isSound =
		[due, last, first].every(isTime) &&
		isBetween(stability, ...STABILITY) &&
		isBetween(difficulty, ...DIFFICULTY) &&
		[reps, lapses].every(isCount) &&
		STATES.includes(state);
	return isSound ? { due, last, first, stability, difficulty, reps, lapses, state } : undefined;
}

function asOrigin(found: unknown): Origin | undefined {
	const { game, ply, mySide, move, white, black, date } = (found ?? {}) as Origin;
	const texts = [move, white, black, date];
	const isSound =
		[game, ply].every(isCount) &&
		(mySide === "white" || mySide === "black") &&
		texts.every((one) => typeof one === "string");
	return isSound ? { game, ply, mySide, move, white, black, date } : undefined;
}

/** Stored cards may have been changed by hand; undefined where it is no card. */
export function asCard(found: unknown): Card | undefined {
	const { id, topic, added, origin, memory } = (found ?? {}) as Card;
	if (typeof id !== "string" || parseQuestion(id) === undefined) return undefined;
	const [from, known] = [asOrigin(origin), asMemory(memory)];
	return {
		id,
		topic: TOPICS.find((one) => one === topic) ?? "other",
		added: isTime(added) ? added : 0,
		...(from && { origin: from }),
		...(known && { memory: known }),
	};
}

/** What a card is made of. */
export type Trainable = {
	readonly question: Question;
	readonly topic: Topic;
	readonly origin?: Origin;
};

/** Its place in a lesson, and what follows an answer there, make no other question of it. */
export const idOf = ({ place: _, ...question }: Question): string =>
	formatQuestion({ ...question, afterwards: "why" });

export const cardOf = ({ question, topic, origin }: Trainable, now: number): Card => ({
	id: idOf(question),
	topic,
	added: now,
	...(origin && { origin }),
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** It was answered in the future: a clock was set back, and its due date says nothing. */
export const isAhead = ({ last }: Memory, now: number): boolean => last > now + DAY_MS;

const answeredAt = ({ memory }: Card, now: number) =>
	memory === undefined || isAhead(memory, now) ? -1 : memory.last;

/** Of two states of a question the one that was answered last. */
export const laterOf = (one: Card, other: Card, now: number): Card =>
	answeredAt(other, now) > answeredAt(one, now) ? other : one;
