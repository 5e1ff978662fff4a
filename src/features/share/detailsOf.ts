// In which chapter, where and when a game was played, in one line. Empty where nothing is known.

import type { Game } from "../../chess/game.ts";
import { gamePlace } from "../../chess/pgn/tags/gamePlace.ts";
import { chapterBeside } from "../../chess/pgn/tags/gameTitle.ts";

export function detailsOf({ tags }: Game): string {
	const tagOf = (name: string) => tags.get(name);
	return [chapterBeside(tagOf), gamePlace(tagOf)].filter(Boolean).join(", ");
}
