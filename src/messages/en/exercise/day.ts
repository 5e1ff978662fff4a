// Names of days: "Friday, December 4, 2026", and of moments: "Dec 4, 2026, 14:05".

import { language } from "../../format.ts";

/** Of 2026-12-04. */
export const dateText = (day: string): string =>
	new Intl.DateTimeFormat(language.code, { dateStyle: "full", timeZone: "UTC" }).format(
		new Date(`${day}T00:00:00Z`),
	);

/** Of 2026-12-04T14:05. */
export const momentText = (at: string): string =>
	new Intl.DateTimeFormat(language.code, {
		dateStyle: "medium",
		timeStyle: "short",
		hourCycle: "h23",
		timeZone: "UTC",
	}).format(new Date(`${at}Z`));
