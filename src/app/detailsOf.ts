// Where and when a game was played, in a line. Empty where nothing is known.

import type { Game } from "../chess/game.ts";
import { knownTag } from "../chess/pgn/gameTitle.ts";
import { parseDate } from "../chess/pgn/tagValues.ts";

export function detailsOf(game: Game): string {
	const known = (name: string) => knownTag((tag) => game.tags.get(tag), name);
	const year = parseDate(game.tags.get("Date") ?? "")?.year;
	return [known("Event"), known("Site"), year].filter(Boolean).join(", ");
}
