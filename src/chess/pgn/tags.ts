// A game's tags, and what is to be told of them.

import type { Place, Warning } from "../game.ts";
import { each, type Work } from "../work.ts";
import type { GameText } from "./gameText.ts";
import { tagMessages } from "./parser.ts";
import { spelledTag } from "./tagNames.ts";

/** The tags of a game by their usual names; of twins the last. */
export const tagsOf = (game: GameText): Map<string, string> =>
	new Map(game.tags.map(({ name, value }) => [spelledTag(name), value]));

export function* tagWarnings(game: GameText, placeAt: (offset: number) => Place): Work<Warning[]> {
	const found: Warning[] = [];
	yield* each(game.tags, ({ name, value, offset }) => {
		for (const message of tagMessages(name, value)) found.push({ message, place: placeAt(offset) });
	});
	return found;
}
