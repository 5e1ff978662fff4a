// Clock values in comments, "1:02:03", and what is unusual in how they are written: hours have one digit, or two where the time
// for a number of moves is meant (mct); minutes and seconds have two.

import type { Oddity } from "../lex/textPlaces.ts";

/** Clock, elapsed move time, elapsed game time, move count time. */
export const CLOCKS: ReadonlySet<string> = new Set(["clk", "emt", "egt", "mct"]);

/** What is unusual in the value of a command, which stands at an offset. */
export function clockOddities(name: string, value: string, offset: number): Oddity[] {
	if (!CLOCKS.has(name)) return [];
	const found: Oddity[] = [];
	const tell = (message: string, at = offset) => found.push({ message, offset: at });
	const [before = "", hours = "", minutes] = /^(\d\d?:)(\d\d?:)?/.exec(value) ?? [];
	if (before !== "" && minutes === undefined) tell("No hours found");
	if (minutes?.length === 2) tell("Only 2 digits for minutes normally used", offset + hours.length);
	const seconds = /^\d(\d)?(\.\d+)?/.exec(value.slice(before.length));
	if (seconds === null) return found;
	if (before === "") tell("Hours and minutes missing");
	if (minutes !== undefined) {
		const digits = hours.length - 1;
		if (name === "mct" && digits === 1) tell("Only 2 digits for hours normally used");
		if (name !== "mct" && digits === 2) tell("Only 1 digit for hours normally used");
	}
	if (seconds[1] === undefined) tell("Only 2 digit for seconds normally used");
	if (seconds[2] !== undefined && name !== "mct") tell("Unusual use of millis in clock value");
	return found;
}
