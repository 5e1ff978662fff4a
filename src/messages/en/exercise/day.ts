// Names of days: "Friday 4 December 2026", and of moments: "4 Dec 2026, 14:05".

import { language } from "../../format.ts";

const WEEKDAY = { weekday: "long", timeZone: "UTC" } as const;
const DATE = { dateStyle: "long", timeZone: "UTC" } as const;

/** Of 2026-12-04. Browsers differ in the comma that they put behind the weekday. */
export const dateText = (day: string): string =>
	[WEEKDAY, DATE]
		.map((how) => new Intl.DateTimeFormat(language.code, how).format(new Date(`${day}T00:00:00Z`)))
		.join(" ");

/** Of 2026-12-04T14:05. */
export const momentText = (at: string): string =>
	new Intl.DateTimeFormat(language.code, {
		dateStyle: "medium",
		timeStyle: "short",
		hourCycle: "h23",
		timeZone: "UTC",
	}).format(new Date(`${at}Z`));
