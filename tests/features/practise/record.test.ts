// Tests the record of rounds in this browser: days in a row, squares that are missed, and the best.

import { beforeEach, expect, test, vi } from "vitest";
import type { Square } from "../../../src/chess/square.ts";
import {
	dayOf,
	type Kept,
	lengthOf,
	missedIn,
	streakOf,
	withRound,
	worstIn,
} from "../../../src/features/practise/record.ts";
import { forgetAll, putRaw, settled } from "../../support/kept.ts";

const NONE: Kept = { kind: undefined, rounds: [], best: {}, days: [], bestDays: 0 };
const square = (index: number) => index as Square;
const today = new Date(2026, 10, 26, 0, 30);

beforeEach(forgetAll);

/** A page that has kept something, or finds what is there. */
async function recordWith(kept?: unknown) {
	vi.resetModules();
	if (kept !== undefined) await putRaw("work", { practise: kept });
	const { workReady } = await import("../../../src/runtime/keep/work.ts");
	await workReady;
	return await import("../../../src/features/practise/record.ts");
}

test("days in a row are counted up to today or yesterday, across months and clock changes", () => {
	const streak = (...days: string[]) => streakOf({ days }, today);
	expect(dayOf(today)).toBe("2026-11-26");
	expect(streak()).toBe(0);
	expect(streak("2026-11-26")).toBe(1);
	expect(streak("2026-11-25")).toBe(1);
	expect(streak("2026-11-24")).toBe(0);
	expect(streak("2026-11-24", "2026-11-25", "2026-11-26")).toBe(3);
	expect(streak("2026-11-22", "2026-11-24", "2026-11-25")).toBe(2);
	const october = ["2026-10-24", "2026-10-25", "2026-10-26"];
	expect(streakOf({ days: october }, new Date(2026, 9, 26, 23, 59))).toBe(3);
});

test("the number of questions chosen last is remembered over rounds and a reload", async () => {
	const { keep, readKept } = await recordWith();
	keep((stored) => ({ ...stored, count: 20 }));
	keep((stored) => withRound(stored, { kind: "whose", length: "20", score: 1, missed: [], today }));
	expect(readKept().count).toBe(20);
	await settled();
	expect((await recordWith()).readKept().count).toBe(20);
});

test("the last five rounds are added up by square, with the most missed one first", () => {
	let kept = NONE;
	for (let round = 0; round < 7; round++) {
		kept = withRound(kept, {
			kind: "whose",
			length: "10",
			score: 100 * round,
			missed: [
				{ square: square(36), of: 1, missed: Number(round > 3) },
				{ square: square(27), of: 2, missed: 1 },
			],
			today,
		});
	}
	expect(kept.rounds).toHaveLength(5);
	expect(missedIn(kept)).toEqual([
		{ square: 27, of: 10, missed: 5 },
		{ square: 36, of: 5, missed: 3 },
	]);
	expect(worstIn(missedIn(kept))).toEqual([27, 36]);
	expect(worstIn([{ square: square(3), of: 4, missed: 0 }])).toEqual([]);
	expect(kept.best).toEqual({ "10": 600 });
	expect(kept.days).toEqual(["2026-11-26"]);
	expect(kept.bestDays).toBe(1);
	expect(kept.kind).toBe("whose");
	expect([lengthOf("rhythm", 60), lengthOf("whose", 5)]).toEqual(["rhythm", "5"]);
});

test("a saved record is read again, and an invalid or outdated one starts afresh", async () => {
	const good: Kept = {
		kind: "hangs",
		rounds: [[{ square: square(1), of: 2, missed: 1 }]],
		best: { "10": 840, rhythm: 12 },
		days: ["2026-11-25"],
		bestDays: 9,
	};
	expect((await recordWith(good)).readKept()).toEqual(good);
	const others = [
		null,
		"{",
		{ points: { 10: 1180 }, streak: 4 },
		{ ...good, kind: 5 },
		{ ...good, rounds: [[{ square: 64, of: 1, missed: 1 }]] },
		{ ...good, days: ["<b>"] },
		{ ...good, best: { "10": "many" } },
	];
	for (const one of others) {
		expect((await recordWith(one)).readKept(), JSON.stringify(one)).toEqual(NONE);
	}
});

test("a record written by a newer version is not overwritten", async () => {
	const kept = { ...NONE, kind: "endgames", best: { "10": 840 }, days: ["2026-11-25"], weeks: 3 };
	const { keep, readKept } = await recordWith(kept);
	expect(readKept()).toEqual(kept);
	keep((stored) => ({ ...stored, count: 5 }));
	await settled();
	expect((await recordWith()).readKept()).toEqual({ ...kept, count: 5 });
});

test("rounds of two tabs that overlap in time are both kept", async () => {
	const round = (name: "10" | "5", score: number, day: Date) => (stored: Kept) =>
		withRound(stored, { kind: "whose", length: name, score, missed: [], today: day });
	// The other tab has a page, and so a memory, of its own.
	const [one, other] = [await recordWith(), await recordWith()];
	one.keep(round("10", 300, new Date(2026, 10, 25, 12)));
	await settled();
	other.keep(round("5", 200, today));
	one.keep(round("10", 400, today));
	await settled();
	expect(one.readKept()).toMatchObject({
		best: { "10": 400, "5": 200 },
		days: ["2026-11-25", "2026-11-26"],
		bestDays: 2,
	});
	expect(one.readKept().rounds).toHaveLength(3);
	expect(other.readKept()).toEqual(one.readKept());
});
