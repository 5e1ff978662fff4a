// Three weeks of a deck, day by day, over both changes of clocks in three time zones: laws that
// hold whatever is answered.

import { afterEach, expect, test } from "vitest";
import { createKept } from "../../../src/runtime/keep/kept.ts";
import type { Card, Memory } from "../../../src/training/deck/card.ts";
import { createDeck, type Deck } from "../../../src/training/deck/deck.ts";
import { changeAfter, daysTo, isDue, sumsOf } from "../../../src/training/deck/due.ts";
import type { AnswerMark } from "../../../src/training/mark.ts";
import { memoryBrowser } from "../../support/kept.ts";
import { chance } from "../../support/random.ts";

const here = process.env.TZ;

afterEach(() => {
	if (here === undefined) delete process.env.TZ;
	else process.env.TZ = here;
});

/** Ten days before clocks are set, in spring and in autumn of the zone. */
const STARTS = {
	"Europe/Berlin": [
		[2027, 2, 18],
		[2026, 9, 15],
	],
	"America/New_York": [
		[2027, 2, 4],
		[2026, 9, 22],
	],
	"Pacific/Auckland": [
		[2026, 8, 17],
		[2027, 2, 25],
	],
} as const;

const MINUTE = 60 * 1000;
const STEP = 10 * MINUTE;
const DAYS = 21;
const CARDS = 150;

const MARKS: readonly AnswerMark[] = ["full", "full", "full", "half", "wrong"];

const cases = Object.entries(STARTS).flatMap(([zone, starts]) =>
	starts.flatMap((start) => [5, 20].map((newADay) => ({ zone, start, newADay }))),
);

const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);

/** On its day, or after a step of minutes; never before. */
function checkAsked({ due, last }: Memory, now: number): void {
	if (daysTo(due, last) === 0) expect(now).toBeGreaterThanOrEqual(last + STEP);
	else expect(daysTo(due, now)).toBeLessThanOrEqual(0);
}

/** Gives the days until it comes back. */
function checkAnswered({ due }: Memory, mark: AnswerMark, now: number): number {
	const days = daysTo(due, now);
	if (mark === "wrong") expect(due).toBe(now + STEP);
	else if (mark === "half") expect(days).toBe(1);
	else expect(days).toBeGreaterThanOrEqual(1);
	return days;
}

/** Answers what is due until the day ends; gives what was asked, and days until each comes back. */
async function train(
	deck: Deck,
	newADay: number,
	from: number,
	end: number,
	nextMark: () => AnswerMark,
) {
	const cards = () => deck.get().cards ?? [];
	const back = new Map<string, number>();
	let [begun, reviews, now] = [0, 0, from];
	for (let question = 0; question < 60 && now < end - MINUTE; question++) {
		const { today, next } = sumsOf(cards(), now, newADay);
		const [asked] = today;
		if (asked === undefined) {
			// Nothing is due: the clock goes on to when something is, if that is today.
			if (next === undefined || next >= end) break;
			expect(changeAfter(cards(), now)).toBe(next);
			now = next;
			continue;
		}
		if (asked.memory === undefined) begun++;
		else {
			reviews++;
			checkAsked(asked.memory, now);
		}
		const mark = nextMark();
		await deck.answer(asked.id, mark, now);
		const memory = cards().find(({ id }) => id === asked.id)?.memory;
		if (memory === undefined) throw new Error(asked.id);
		back.set(asked.id, checkAnswered(memory, mark, now));
		// The same answer once more, in another tab, is none.
		await deck.answer(asked.id, "full", now + MINUTE);
		expect(cards().find(({ id }) => id === asked.id)?.memory).toEqual(memory);
		now += MINUTE;
	}
	return { back, begun, reviews, now };
}

test.each(cases)(
	"in $zone from $start on there are at most $newADay new questions a day",
	async (given) => {
		const { zone, start, newADay } = given;
		process.env.TZ = zone;
		expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
		const [year, month, first] = start;
		const at = (day: number, minutes: number) =>
			new Date(year, month, first + day, 0, minutes).getTime();
		const offset = (day: number) => new Date(at(day, 0)).getTimezoneOffset();
		/** Has the day 23 or 25 hours? */
		const isOdd = (day: number) => offset(day) !== offset(day + 1);
		expect(Array.from({ length: DAYS }, (_, day) => day).filter(isOdd)).toHaveLength(1);

		const next = chance(year * newADay + first);
		const draw = (below: number) => Math.floor(next() * below);
		const pick = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item;
		const deck = createDeck(createKept(memoryBrowser<Card>()()));
		const all = Array.from(
			{ length: CARDS },
			(_, index): Card => ({ id: `q${index}`, topic: "fork", added: index }),
		);
		await deck.add(all);
		const cards = () => deck.get().cards ?? [];
		const cardOf = (id: string) => cards().find((one) => one.id === id) as Card;
		/** The calendar's day on which each is to come back. */
		const promised = new Map<string, number>();
		let reviews = 0;
		for (let day = 0; day < DAYS; day++) {
			// Where a day of 24 hours would end on another one: early on the odd day, late before it.
			const isTight = isOdd(day) || isOdd(day + 1);
			// On some days nobody trains; on others before dawn, where clocks are set, or near midnight.
			if (!isTight && draw(6) === 0) continue;
			const end = at(day + 1, 0);
			const hours = isTight ? [isOdd(day) ? 30 : 1390] : [1, 95, 150, 185, 540, 1200, 1405];
			const now = at(day, pick(hours));
			const begin = sumsOf(cards(), now, newADay);
			for (const [id, on] of promised) {
				expect(isDue(cardOf(id), now), `${id} on day ${day}`).toBe(on <= day);
			}
			expect(begin.today.filter(({ memory }) => !memory).length).toBeLessThanOrEqual(newADay);
			const nextMark = () => (isTight ? "half" : pick(MARKS));
			const trained = await train(deck, newADay, now, end, nextMark);
			reviews += trained.reviews;
			for (const [id, days] of trained.back) promised.set(id, day + days);
			expect(trained.begun).toBeLessThanOrEqual(newADay);
			const { today, learned, missed, fresh } = sumsOf(cards(), trained.now, newADay);
			const again = today.filter(({ memory }) => memory).length;
			expect(again + learned + missed + fresh).toBe(CARDS);
			expect(idsOf(cards())).toEqual(idsOf(all));
		}
		expect(reviews).toBeGreaterThan(20);
	},
);
