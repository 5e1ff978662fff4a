// The notice of a game that replaces others, with the number of those that were closed.

import { MOST_CHAPTERS } from "../../chess/pgn/gameText.ts";
import type { AppState } from "../state/appState.ts";
import type { News, OpenGames } from "../state/news.ts";

export function openGames({ library }: Pick<AppState, "library">): OpenGames {
	const count = library?.games.length ?? 1;
	return { count, areChapters: count > 1 && count <= MOST_CHAPTERS };
}

/** The notice, and what was closed. */
export const replacing = (state: Pick<AppState, "library">, news: News): News => ({
	...news,
	closed: openGames(state),
});
