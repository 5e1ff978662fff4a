// A game's tags, and what is to be told of them.

import type { Place, Warning } from "../../game.ts";
import { each, type Work } from "../../work.ts";
import type { GameText, PgnTag } from "../gameText.ts";
import { tagMessages } from "../tree/parser.ts";
import { spelledTag } from "./tagNames.ts";

/** The tags of a game by their usual names; of twins the last. */
export const tagsOf = (game: GameText): Map<string, string> =>
	new Map(game.tags.map(({ name, value }) => [spelledTag(name), value]));

/** Letters of a value that the parser looks at: dates, times and numbers are short, and it takes its time for each letter. */
const LONGEST_LOOKED_AT = 1000;

/** How many tags are looked at in a step. */
const AT_ONCE = 8;

export function* tagWarnings(game: GameText, placeAt: (offset: number) => Place): Work<Warning[]> {
	const found: Warning[] = [];
	const readTag = ({ name, value, offset, isCut }: PgnTag) => {
		const messages = tagMessages(name, value.slice(0, LONGEST_LOOKED_AT));
		if (isCut) messages.push(`The tag "${name}" is too long: only its beginning is kept`);
		for (const message of messages) found.push({ message, place: placeAt(offset) });
	};
	yield* each(game.tags, readTag, AT_ONCE);
	if (game.tagsLeftOut !== undefined) {
		const message = `Too many tags: ${game.tagsLeftOut} are left out`;
		found.push({ message, place: placeAt(game.movesAt) });
	}
	return found;
}
