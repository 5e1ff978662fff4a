// Where and when a game was played, in a line. Empty where nothing is known.

import { knownTag } from "./gameTitle.ts";
import { parseDate } from "./tagValues.ts";

export function gamePlace(tagOf: (name: string) => string | undefined): string {
	const year = parseDate(tagOf("Date") ?? "")?.year;
	return [knownTag(tagOf, "Event"), knownTag(tagOf, "Site"), year].filter(Boolean).join(", ");
}
