// Clock values in comments, "1:02:03", and what is unusual in how they are written: hours have one
// digit, or two where the time for a number of moves is meant (mct); minutes and seconds have two.

import type { OddClock, Oddity } from "../gameFault.ts";

/** Clock, elapsed move time, elapsed game time, move count time. */
export const CLOCKS: ReadonlySet<string> = new Set(["clk", "emt", "egt", "mct"]);

/** Oddities in the value of a command, which stands at an offset. */
export function clockOddities(name: string, value: string, offset: number): Oddity[] {
	if (!CLOCKS.has(name)) return [];
	const found: Oddity[] = [];
	const add = (code: OddClock["code"], at = offset) => found.push({ code, offset: at });
	const [before = "", hours = "", minutes] = /^(\d\d?:)(\d\d?:)?/.exec(value) ?? [];
	if (before !== "" && minutes === undefined) add("clockWithoutHours");
	if (minutes?.length === 2) add("clockMinuteDigits", offset + hours.length);
	const seconds = /^\d(\d)?(\.\d+)?/.exec(value.slice(before.length));
	if (seconds === null) return found;
	if (before === "") add("clockWithoutMinutes");
	if (minutes !== undefined) {
		const digits = hours.length - 1;
		if (name === "mct" && digits === 1) add("clockHourNeedsTwo");
		if (name !== "mct" && digits === 2) add("clockHourNeedsOne");
	}
	if (seconds[1] === undefined) add("clockSecondDigits");
	if (seconds[2] !== undefined && name !== "mct") add("clockWithMillis");
	return found;
}
