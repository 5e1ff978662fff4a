// The notice of a game that replaces others, with the number of those that were closed.

import { MOST_CHAPTERS } from "../../chess/pgn/gameText.ts";
import { type OpenGames, openingWords } from "../../messages/en/opening.ts";
import type { AppState } from "../state/appState.ts";

export function openGames({ library }: Pick<AppState, "library">): OpenGames {
	const count = library?.games.length ?? 1;
	return { count, areChapters: count > 1 && count <= MOST_CHAPTERS };
}

/** The notice, and what was closed. */
export const replacing = (state: Pick<AppState, "library">, news: string): string =>
	openingWords.replaced(news, openGames(state));
