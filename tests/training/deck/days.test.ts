// Days of the visitor's calendar, in time zones whose clocks are set and in those beside the date
// line: never days of UTC, and never of 24 hours.

import { afterEach, expect, test } from "vitest";
import { dayOf, daysBefore } from "../../../src/features/practise/record.ts";
import type { Card } from "../../../src/training/deck/card.ts";
import { changeAfter, daysTo, isDue, sumsOf as sums } from "../../../src/training/deck/due.ts";
import { NEW_A_DAY } from "../../../src/training/deck/newADay.ts";
import { answered } from "../../../src/training/deck/schedule.ts";
import { clockText, dayNumber, dayText } from "../../../src/training/exercise/terms.ts";

const here = process.env.TZ;

afterEach(() => {
	if (here === undefined) delete process.env.TZ;
	else process.env.TZ = here;
});

const ZONES = ["Europe/Berlin", "America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Pago_Pago"];

function inZone(zone: string): void {
	process.env.TZ = zone;
	expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

const sumsOf = (cards: readonly Card[], now: number) => sums(cards, now, NEW_A_DAY);

const card = (id: string): Card => ({ id, topic: "fork", added: 0 });

/** By the clock of the zone. */
const time = (month: number, day: number, hour: number, minute = 0) =>
	new Date(2026, month - 1, day, hour, minute).getTime();

test.each(ZONES)("in %s a day of training ends at midnight", (zone) => {
	inZone(zone);
	for (const [month, day] of [
		[1, 15],
		[3, 28],
		[10, 24],
		[12, 30],
	] as const) {
		const [early, late] = [time(month, day, 0, 30), time(month, day, 23, 30)];
		const next = time(month, day + 1, 0, 30);
		expect(dayNumber(new Date(early))).toBe(dayNumber(new Date(late)));
		expect(dayNumber(new Date(next)) - dayNumber(new Date(late))).toBe(1);
		const two = (part: number) => String(part).padStart(2, "0");
		const text = `2026-${two(month)}-${two(day)}`;
		for (const at of [early, late]) {
			expect(dayOf(new Date(at))).toBe(text);
			expect(dayText(dayNumber(new Date(at)))).toBe(text);
			expect(daysBefore(new Date(at), 2).map(dayOf)[1]).toBe(text);
		}
		expect(clockText(new Date(late))).toBe(`${text}T23:30`);
		expect([daysTo(early, late), daysTo(late, early), daysTo(next, late)]).toEqual([0, 0, 1]);
		// Answered half right at any hour a question is due from the next midnight on.
		for (const at of [early, late]) {
			const missed = answered(card("a"), "half", at);
			expect(changeAfter([missed], at)).toBe(time(month, day + 1, 0));
			for (const hour of [0, 12, 23]) {
				expect(isDue(missed, time(month, day, hour, 59))).toBe(false);
				expect(isDue(missed, time(month, day + 1, hour))).toBe(true);
			}
		}
		// What was begun in the first half hour takes its place until midnight.
		const begun = answered(card("a"), "full", early);
		const many = Array.from({ length: 30 }, (_, index) => card(String(index)));
		expect(sumsOf([begun, ...many], late).today).toHaveLength(NEW_A_DAY - 1);
		expect(sumsOf([begun, ...many], next).today).toHaveLength(NEW_A_DAY);
	}
});

test("in Berlin a day of 23 or 25 hours counts as one day", () => {
	inZone("Europe/Berlin");
	// Back on 25 October 2026, forward on 29 March.
	for (const [at, tomorrow] of [
		[time(10, 25, 0, 30), time(10, 26, 0, 30)],
		[time(3, 28, 23, 30), time(3, 29, 23, 30)],
	] as const) {
		const missed = answered(card("a"), "half", at);
		expect(missed.memory?.due).toBe(tomorrow);
		expect(isDue(missed, at)).toBe(false);
		expect(sumsOf([missed], at)).toMatchObject({ learned: 0, missed: 1 });
	}
	// The hour that is left out is the one after it.
	const gap = answered(card("a"), "half", time(3, 28, 2, 30));
	expect(gap.memory?.due).toBe(time(3, 29, 3, 30));
});

test.each(ZONES)("in %s a question comes back after whole days, whatever the hour", (zone) => {
	inZone(zone);
	const gaps = [0, 6, 12, 18, 23].map((hour) => {
		let one = card("a");
		const found: number[] = [];
		let now = time(3, 20, hour, 30);
		for (let right = 0; right < 4; right++) {
			one = answered(one, "full", now);
			const due = new Date(one.memory?.due ?? 0);
			found.push(daysTo(due.getTime(), now));
			// Asked on its day, early or late.
			due.setHours(right % 2 === 0 ? 0 : 23, 15);
			now = due.getTime();
		}
		return found;
	});
	for (const found of gaps) expect(found).toEqual(gaps[0]);
});
