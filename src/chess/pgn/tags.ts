// A game's tags, and what is to be told of them.

import type { Place, Warning } from "../game.ts";
import type { GameText } from "./gameText.ts";
import { tagMessages } from "./parser.ts";
import { spelledTag } from "./tagNames.ts";

/** The tags of a game by their usual names; of twins the last. */
export const tagsOf = (game: GameText): Map<string, string> =>
	new Map(game.tags.map(({ name, value }) => [spelledTag(name), value]));

export const tagWarnings = (game: GameText, placeAt: (offset: number) => Place): Warning[] =>
	game.tags.flatMap(({ name, value, offset }) =>
		tagMessages(name, value).map((message) => ({ message, place: placeAt(offset) })),
	);
