// What is told of a game that takes the place of others: how many were closed for it.

import { MOST_CHAPTERS } from "../../chess/pgn/gameText.ts";
import type { AppState } from "../state/appStore.ts";

const numbers = new Intl.NumberFormat("en");

/** What is open, as a part of a sentence: "game", "3 chapters", "3,000 games"; "games" where they are not counted yet. */
export function openText({ library }: Pick<AppState, "library">): string {
	const count = library?.games.length ?? 1;
	if (count < 2) return count === 1 ? "game" : "games";
	return `${numbers.format(count)} ${count > MOST_CHAPTERS ? "games" : "chapters"}`;
}

/** The news, and what was closed. */
export function replacing(state: Pick<AppState, "library">, news: string): string {
	const open = openText(state);
	return `${news} The ${open} before it ${open === "game" ? "was" : "were"} closed.`;
}
