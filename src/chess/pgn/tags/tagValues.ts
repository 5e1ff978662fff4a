// Parses the values of tags: dates with unknown parts, times, time controls, ratings.

/** Unknown parts, written "?", are left out. */
export type PgnDate = {
	readonly year: number | undefined;
	readonly month: number | undefined;
	readonly day: number | undefined;
};

export type PgnTime = {
	readonly hour: number;
	readonly minute: number;
	readonly second: number;
	readonly millis: number;
};

export type TimeControl =
	| { readonly kind: "unknown" }
	| { readonly kind: "unlimited" }
	| { readonly kind: "movesInSeconds"; readonly moves: number; readonly seconds: number }
	| {
			readonly kind: "movesInSecondsIncrement";
			readonly moves: number;
			readonly seconds: number;
			readonly increment: number;
	  }
	| { readonly kind: "increment"; readonly seconds: number; readonly increment: number }
	| { readonly kind: "suddenDeath"; readonly seconds: number }
	| { readonly kind: "hourglass"; readonly seconds: number };

const knownPart = (part: string | undefined) =>
	part === undefined || part.includes("?") ? undefined : Number(part);

/** "2024.05.??" and the like; nothing for what is no date. */
export function parseDate(text: string): PgnDate | undefined {
	const [, year, month, day] = /^([\d?]{4})\.([\d?]{2})\.([\d?]{2})$/.exec(text) ?? [];
	const date = { year: knownPart(year), month: knownPart(month), day: knownPart(day) };
	const isOff =
		(date.month ?? 1) < 1 || (date.month ?? 1) > 12 || (date.day ?? 1) < 1 || (date.day ?? 1) > 31;
	return year === undefined || isOff ? undefined : date;
}

/** A day as a number, such as 20240531; unknown parts count as the first. Nothing for no date. */
export function dayOf(text: string | undefined): number | undefined {
	const date = parseDate(text ?? "");
	if (date?.year === undefined) return undefined;
	return (date.year * 100 + (date.month ?? 1)) * 100 + (date.day ?? 1);
}

/** No player or program has a higher rating. */
const MAX_ELO = 4000;

/**
 * "2812"; "1500?" and "1500P", as servers write provisional ratings. Undefined for what is no
 * rating.
 */
export function parseElo(text: string | undefined): number | undefined {
	const [, digits] = /^\s*(\d{1,4})[?EP]?\s*$/i.exec(text ?? "") ?? [];
	const elo = Number(digits);
	return elo >= 1 && elo <= MAX_ELO ? elo : undefined;
}

/** "12:34:56" with or without ".789"; nothing for what is no time. */
export function parseTime(text: string): PgnTime | undefined {
	const [, hour, minute, second, millis = ""] =
		/^(\d{1,2}):(\d{2}):(\d{2})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
	if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
		return undefined;
	}
	return {
		hour: Number(hour),
		minute: Number(minute),
		second: Number(second),
		millis: Number(millis.padEnd(3, "0")),
	};
}

function parsePeriod(text: string): TimeControl | undefined {
	if (text === "?") return { kind: "unknown" };
	if (text === "-") return { kind: "unlimited" };
	const [, moves, seconds, increment] = /^(?:(\d+)\/)?(\d+)(?:\+(\d+))?$/.exec(text) ?? [];
	if (seconds !== undefined) {
		const time = { seconds: Number(seconds) };
		if (moves === undefined && increment === undefined) return { kind: "suddenDeath", ...time };
		if (moves === undefined) return { kind: "increment", ...time, increment: Number(increment) };
		if (increment === undefined) return { kind: "movesInSeconds", moves: Number(moves), ...time };
		return {
			kind: "movesInSecondsIncrement",
			moves: Number(moves),
			...time,
			increment: Number(increment),
		};
	}
	const [, glass] = /^\*(\d+)$/.exec(text) ?? [];
	return glass === undefined ? undefined : { kind: "hourglass", seconds: Number(glass) };
}

/** The periods of a time control, divided by colons; nothing if one of them is none. */
export function parseTimeControl(text: string): TimeControl[] | undefined {
	const periods = text.split(":").map(parsePeriod);
	return periods.includes(undefined) ? undefined : periods.filter((period) => period !== undefined);
}
