// A day in words.

const MONTHS =
	"January February March April May June July August September October November December".split(
		" ",
	);

/** A number such as 20260814: "14 August 2026", as far as it is known. */
export function dayText(day: number): string {
	const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
	const name = MONTHS[month - 1];
	if (name === undefined) return String(year);
	return date === 0 ? `${name} ${year}` : `${date} ${name} ${year}`;
}

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** "Sat". */
export const weekday = (day: Date): string => WEEKDAYS[day.getDay()] ?? "";
