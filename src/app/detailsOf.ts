// In which chapter, where and when a game was played, in a line. Empty where nothing is known.

import type { Game } from "../chess/game.ts";
import { chapterBeside, knownTag } from "../chess/pgn/gameTitle.ts";
import { parseDate } from "../chess/pgn/tagValues.ts";

export function detailsOf(game: Game): string {
	const tagOf = (name: string) => game.tags.get(name);
	const known = (name: string) => knownTag(tagOf, name);
	const year = parseDate(game.tags.get("Date") ?? "")?.year;
	return [chapterBeside(tagOf), known("Event"), known("Site"), year].filter(Boolean).join(", ");
}
