// The times that one is likely to ask about, as days from which games count.

import type { Filter } from "../../../collection/filter.ts";

const dayNumber = (date: Date): number =>
	(date.getFullYear() * 100 + date.getMonth() + 1) * 100 + date.getDate();

const monthsAgo = (now: Date, months: number): Date =>
	new Date(now.getFullYear(), now.getMonth() - months, now.getDate());

export type Time = {
	readonly id: string;
	readonly filter: Pick<Filter, "since" | "until">;
};

/** The ranges of time on offer, each with its name and its days. */
export function timesAt(now: Date): readonly Time[] {
	const year = now.getFullYear();
	const last = year - 1;
	return [
		{ id: "months3", filter: { since: dayNumber(monthsAgo(now, 3)) } },
		{ id: "months12", filter: { since: dayNumber(monthsAgo(now, 12)) } },
		{ id: "thisYear", filter: { since: year * 10_000, until: year * 10_000 + 1231 } },
		{ id: "lastYear", filter: { since: last * 10_000, until: last * 10_000 + 1231 } },
	];
}
