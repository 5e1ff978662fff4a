// Recognises a game that was opened from the list of many games by the tags of its file's first
// game. The browser's history entry saves them over a reload.

import { tagsOf } from "../../chess/pgn/tags/tags.ts";
import type { AppState } from "../../session/state/appState.ts";

/** Browsers bound what an entry holds. */
const MOST_LETTERS = 2000;

export function fileKey({ game, library }: Pick<AppState, "game" | "library">): string {
	const [first] = library?.games ?? [];
	const tags = first === undefined ? game.tags : tagsOf(first);
	return JSON.stringify([...tags]).slice(0, MOST_LETTERS);
}
