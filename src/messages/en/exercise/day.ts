// Names of days: "Friday, December 4, 2026", and of moments: "Dec 4, 2026, 2:05 PM".

import { language } from "../../format.ts";

/** Of 2026-12-04. */
export const dateText = (day: string): string =>
	new Intl.DateTimeFormat(language.code, { dateStyle: "full", timeZone: "UTC" }).format(
		new Date(`${day}T00:00:00Z`),
	);

/** Of milliseconds since 1970, where the reader is. */
export const momentText = (at: number): string =>
	new Intl.DateTimeFormat(language.code, { dateStyle: "medium", timeStyle: "short" }).format(at);
