// The name of a day: "Friday, December 4, 2026".

import { language } from "../../format.ts";

/** Of 2026-12-04. */
export const dateText = (day: string): string =>
	new Intl.DateTimeFormat(language.code, { dateStyle: "full", timeZone: "UTC" }).format(
		new Date(`${day}T00:00:00Z`),
	);
