// Terms of an exercise for pupils: instructions, the last day, and how often they may try. In a
// lesson they are a tag, with the title of the exercise:
//
//     [Exercise "title=Forks&note=Take+your+time.&until=2026-12-04&tries=2"]

import { cleanText } from "../question.ts";

export type Terms = {
	/** A line of instructions; empty where there is none. */
	readonly note: string;
	/** The last day, as 2026-12-04; empty where there is none. */
	readonly until: string;
	/** How often the exercise may be answered. */
	readonly tries: number;
};

export const MAX_TRIES = 9;

export const FREE: Terms = { note: "", until: "", tries: 1 };

const isTries = (tries: number): boolean =>
	Number.isInteger(tries) && tries >= 1 && tries <= MAX_TRIES;

/** Days that no calendar has are none. */
export function isDay(day: string): boolean {
	if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false;
	const at = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

export const areFree = ({ note, until, tries }: Terms): boolean =>
	note === "" && until === "" && tries === 1;

/** Has an answer to tell its day, and which try it is? */
export const isStamped = (terms: Terms = FREE): boolean => terms.until !== "" || terms.tries > 1;

/** As a link gives them, which may have been made by anybody; undefined where they are none. */
export function termsOf(note: unknown, until: unknown, tries: unknown): Terms | undefined {
	if (typeof note !== "string" || typeof until !== "string" || typeof tries !== "number") {
		return undefined;
	}
	return isTries(tries) && (until === "" || isDay(until))
		? { note: cleanText(note), until, tries }
		: undefined;
}

/** Terms with the title of the exercise, which is empty where it has that of its lesson. */
export type Sheet = Terms & { readonly title: string };

/** Empty where nothing of it is set. */
export function formatSheet({ title, note, until, tries }: Sheet): string {
	const fields = new URLSearchParams();
	if (title.trim() !== "") fields.set("title", cleanText(title));
	if (note.trim() !== "") fields.set("note", cleanText(note));
	if (until !== "") fields.set("until", until);
	if (tries !== 1) fields.set("tries", String(tries));
	return fields.toString();
}

/** Parses a tag as if it lacked the fields that cannot be read. */
export function parseSheet(text: string): Sheet {
	const fields = new URLSearchParams(text);
	const until = fields.get("until") ?? "";
	const tries = Number(fields.get("tries") ?? 1);
	return {
		title: cleanText(fields.get("title") ?? ""),
		note: cleanText(fields.get("note") ?? ""),
		until: isDay(until) ? until : "",
		tries: isTries(tries) ? tries : 1,
	};
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970, by the calendar of this place. */
export function dayNumber(at: Date): number {
	return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS;
}

/** As 2026-12-04. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** As 2026-12-04T14:05, by the clock of this place. */
export function clockText(at: Date): string {
	const [hours, minutes] = [at.getHours(), at.getMinutes()].map((one) =>
		String(one).padStart(2, "0"),
	);
	return `${dayText(dayNumber(at))}T${hours}:${minutes}`;
}
