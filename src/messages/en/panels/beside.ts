// What panels beside the board say: candidate moves, compare, search, the games of a file.

import type { Side } from "../../../chess/piece.ts";
import { chessWords } from "../chess.ts";

export const besideWords = {
	candidates: {
		title: "Candidate moves",
		none: "There is no legal move here.",
		order: (side: Side) =>
			`${chessWords.side(side)} to move. Sorted by squares won and taken away; control describes, it does not evaluate.`,
	},
	search: {
		title: "Search",
		box: "Search moves, comments and games",
		example: "A move, a word, a name",
		found: (count: number) => `${count} found`,
		/** The position before the first move. */
		start: "Start",
		/** A game of the file, by its number and what its tags say. */
		game: (number: number, title: string) => `${number}. ${title}`,
	},
	library: {
		title: "Games",
		alone: "This game came alone.",
		box: "Search the games of the file",
		example: "Name, event, year, number",
		found: (count: number) => `${count} found`,
		none: "No game of the file has these words.",
		unreadable: "cannot be read",
	},
};
