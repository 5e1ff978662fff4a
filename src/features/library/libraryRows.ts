// The games of a file as rows of a list: title, result, when and where; and the search for words in
// them.

import type { GameText } from "../../chess/pgn/gameText.ts";
import {
	CHAPTER,
	firstMoves,
	gameTitle,
	knownTag,
	playersIn,
} from "../../chess/pgn/tags/gameTitle.ts";
import { each, type Work } from "../../chess/work.ts";
import { chessWords } from "../../messages/en/chess.ts";
import type { Library } from "../../session/state/appState.ts";

type FileGames = Pick<Library, "text" | "games">;

export type LibraryRow = {
	readonly title: string;
	/** Empty where the file does not say. */
	readonly result: string;
	/** When, where and what was played, as far as the file says. */
	readonly facts: readonly string[];
};

const SHOWN_TAGS = ["Date", "Event", "ECO"];

/** Tags that are searched beside those that the row shows. */
const SEARCHED_TAGS = [CHAPTER, "Site", "Round", "Opening", "Result"];

function tagsOf({ tags }: GameText) {
	const of = (name: string) => tags.find((tag) => tag.name === name)?.value;
	const known = (names: readonly string[]) =>
		names.map((name) => knownTag(of, name)).filter((value) => value !== undefined);
	return { of, known };
}

/** A chapter of a lesson has a title of its own: its players are below it then. */
export function rowOf(text: string, game: GameText, chapter?: string): LibraryRow {
	const { of, known } = tagsOf(game);
	const title = chapter ?? gameTitle(of, () => firstMoves(text.slice(game.movesAt, game.end)));
	const players = chapter === undefined ? [] : [playersIn(of) ?? title];
	const [result] = known(["Result"]);
	// Days and months that nobody knows are left out.
	const facts = [...players, ...known(SHOWN_TAGS)].map((fact) => fact.replace(/(?:\.\?\?)+$/, ""));
	return {
		title,
		result: result === undefined ? "" : chessWords.result(result),
		facts: facts.filter((fact) => fact !== title),
	};
}

/** The text that is searched, in lower case, with the number of the game in front. */
function searchTextOf({ text, games }: FileGames, index: number): string {
	const game = games[index];
	if (game === undefined) return "";
	const { title, result, facts } = rowOf(text, game);
	const words = [index + 1, title, result, ...facts, ...tagsOf(game).known(SEARCHED_TAGS)];
	return words.join(" ").toLowerCase();
}

/** Made once for each game of a list. */
const searchTexts = new WeakMap<Library["games"], string[]>();

/** The indexes of the games that have all words of a query. */
export function* matching(file: FileGames, query: string): Work<readonly number[]> {
	const known = searchTexts.get(file.games) ?? [];
	searchTexts.set(file.games, known);
	const words = query.toLowerCase().split(/\s+/);
	const found: number[] = [];
	yield* each(file.games, (_, index) => {
		const has = known[index] ?? searchTextOf(file, index);
		known[index] = has;
		if (words.every((word) => has.includes(word))) found.push(index);
	});
	return found;
}
