// The games of a file as rows of a list: what a game goes by, its result, when and where; and which of them have all of some words.

import type { GameText } from "../../chess/pgn/gameText.ts";
import { firstMoves, gameTitle, knownTag } from "../../chess/pgn/tags/gameTitle.ts";
import { each, type Work } from "../../chess/work.ts";
import { chessWords } from "../../messages/en/chess.ts";
import type { Library } from "../../store/state/appStore.ts";

type File = Pick<Library, "text" | "games">;

export type LibraryRow = {
	readonly title: string;
	/** Empty where the file does not say. */
	readonly result: string;
	/** When, where and what was played, as far as the file says. */
	readonly facts: readonly string[];
};

const TOLD = ["Date", "Event", "ECO"];

/** What a game is found by beside what its row shows. */
const UNTOLD = ["Site", "Round", "Opening", "Result"];

function tagsOf({ tags }: GameText) {
	const of = (name: string) => tags.find((tag) => tag.name === name)?.value;
	const known = (names: readonly string[]) =>
		names.map((name) => knownTag(of, name)).filter((value) => value !== undefined);
	return { of, known };
}

export function rowOf(text: string, game: GameText): LibraryRow {
	const { of, known } = tagsOf(game);
	const title = gameTitle(of, () => firstMoves(text.slice(game.movesAt, game.end)));
	const [result] = known(["Result"]);
	// Days and months that nobody knows are left out.
	const facts = known(TOLD).map((fact) => fact.replace(/(?:\.\?\?)+$/, ""));
	return {
		title,
		result: result === undefined ? "" : chessWords.result(result),
		facts: facts.filter((fact) => fact !== title),
	};
}

/** What a game is found by, in small letters, with its number in front. */
function soughtIn({ text, games }: File, index: number): string {
	const game = games[index];
	if (game === undefined) return "";
	const { title, result, facts } = rowOf(text, game);
	const words = [index + 1, title, result, ...facts, ...tagsOf(game).known(UNTOLD)];
	return words.join(" ").toLowerCase();
}

/** Made once for each game of a list. */
const sought = new WeakMap<Library["games"], string[]>();

/** The games that have all words of a text, by their places in the file. */
export function* matching(file: File, wanted: string): Work<readonly number[]> {
	const known = sought.get(file.games) ?? [];
	sought.set(file.games, known);
	const words = wanted.toLowerCase().split(/\s+/);
	const found: number[] = [];
	yield* each(file.games, (_, index) => {
		const has = known[index] ?? soughtIn(file, index);
		known[index] = has;
		if (words.every((word) => has.includes(word))) found.push(index);
	});
	return found;
}
