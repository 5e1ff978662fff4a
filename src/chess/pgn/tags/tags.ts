// A game's tags, and what is wrong with them.

import { each, type Work } from "../../work.ts";
import type { GameFault, TextPosition, Warning } from "../gameFault.ts";
import type { GameText, PgnTag } from "../gameText.ts";
import { tagFaults } from "../tree/parser.ts";
import { spelledTag } from "./tagNames.ts";

/** The tags of a game by their usual names; of twins the last. */
export const tagsOf = (game: GameText): Map<string, string> =>
	new Map(game.tags.map(({ name, value }) => [spelledTag(name), value]));

/**
 * Letters of a value that the parser checks: dates, times and numbers are short, and the parser is
 * slow.
 */
const MAX_CHECKED_LETTERS = 1000;

/** How many tags are checked in a step. */
const TAGS_PER_STEP = 8;

export function* tagWarnings(
	game: GameText,
	placeAt: (offset: number) => TextPosition,
): Work<Warning[]> {
	const found: Warning[] = [];
	const readTag = ({ name, value, offset, isCut }: PgnTag) => {
		const faults: GameFault[] = tagFaults(name, value.slice(0, MAX_CHECKED_LETTERS));
		if (isCut) faults.push({ code: "tagCut", name });
		for (const fault of faults) found.push({ ...fault, place: placeAt(offset) });
	};
	yield* each(game.tags, readTag, TAGS_PER_STEP);
	if (game.tagsLeftOut !== undefined) {
		found.push({
			code: "tagsLeftOut",
			count: game.tagsLeftOut,
			place: placeAt(game.movesAt),
		});
	}
	return found;
}
