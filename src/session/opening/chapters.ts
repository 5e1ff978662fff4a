// The games of a file with their changes, to be exported together.

import { gameFrom } from "../../chess/edit.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { positionAt } from "../../chess/game.ts";
import { formatPgn } from "../../chess/pgn/write/formatPgn.ts";
import type { AppState } from "../state/appState.ts";

type Games = Pick<AppState, "library" | "game">;

/**
 * The text starts with a tag: without one, a comment before the first move would belong to the
 * previous game.
 */
const begun = (text: string): string =>
	text.trimStart().startsWith("[") ? text : `[Event "?"]\n\n${text}`;

/** The text of each game, as it may stand in a file with others. */
export function textsIn({ library, game }: Games): string[] {
	if (library === undefined) return [formatPgn(game)];
	const texts = library.games.map(({ start, end }, index) => {
		if (index === library.open) return formatPgn(game);
		const left = library.left.get(index);
		if (left !== undefined && "pgn" in left) return left.pgn;
		return left !== undefined && "game" in left
			? formatPgn(left.game)
			: library.text.slice(start, end);
	});
	return texts.length === 1 ? texts : texts.map(begun);
}

/** All of them as one file. */
export const fileOf = (state: Games): string =>
	`${textsIn(state)
		.map((text) => text.trim())
		.join("\n\n")}\n`;

/** Is more open than an unchanged game: several games, or one with changes? */
export function isWork({ library, game }: Games): boolean {
	if (library !== undefined) return library.games.length !== 1 || library.asRead !== game;
	const bare = () => gameFrom(positionAt(game, FIRST_FRAME).fen);
	return game.positions.length > 1 || formatPgn(game) !== formatPgn(bare());
}

/** Is the chapter before the open one the game that it was made of? */
export const followsWhole = ({ library, wholeGame }: Pick<AppState, "library" | "wholeGame">) =>
	wholeGame !== undefined && library?.games[library.open - 1] === wholeGame;
