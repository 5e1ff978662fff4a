// Searches for words in moves of the game, their comments, and games of the list.

import type { Frame } from "../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../chess/game.ts";
import type { PgnTag } from "../../chess/pgn/gameText.ts";
import { type Square, squareNamed } from "../../chess/square.ts";
import { partOf, type Work } from "../../chess/work.ts";
import type { Library } from "../../session/state/appState.ts";

export type SearchResult =
	| {
			readonly kind: "move";
			readonly frame: Frame;
			/** "12. Nf3". Undefined at the start of the game. */
			readonly move: string | undefined;
			/** The part of a comment that holds the word; empty where the move itself does. */
			readonly text: string;
	  }
	| { readonly kind: "game"; readonly index: number; readonly title: string };

/** Moves, and games, that are listed at most. */
const MAX_RESULTS = 50;

/** Moves, or games, that are looked at in a step. */
const AT_ONCE = 64;

/** Letters of a comment that are shown to either side of the word. */
const PASSAGE_MARGIN = 40;

/** Letters alike in both cases, so that what is found keeps its place in the text. */
const lower = (text: string) => text.toLowerCase();

/** A comment about the word, or nothing where the word is not in it. */
function passage(comment: string, word: string): string {
	const at = lower(comment).indexOf(word);
	if (at < 0) return "";
	const [from, to] = [Math.max(0, at - PASSAGE_MARGIN), at + word.length + PASSAGE_MARGIN];
	return `${from > 0 ? "…" : ""}${comment.slice(from, to)}${to < comment.length ? "…" : ""}`;
}

function* findingMoves(game: Game, word: string): Work<SearchResult[]> {
	const found: SearchResult[] = [];
	for (let frame = 0; frame < game.positions.length && found.length < MAX_RESULTS; frame++) {
		if (frame % AT_ONCE === AT_ONCE - 1) yield frame / game.positions.length;
		const position = positionAt(game, frame as Frame);
		const { move, notes } = position;
		const text = passage(`${notes.before} ${notes.after}`.trim(), word);
		const isMove = move !== undefined && lower(move.san).startsWith(word);
		if (!isMove && text === "") continue;
		const title = move && `${moveNumberText(position)} ${move.san}`;
		found.push({ kind: "move", frame: frame as Frame, move: title, text });
	}
	return found;
}

/** Tags that say which game it is. */
const TITLE_TAGS = ["White", "Black", "Event", "Site", "Date", "Result", "ECO", "Opening"];

const titleOf = (tags: readonly PgnTag[]) =>
	TITLE_TAGS.map((name) => tags.find((tag) => tag.name === name)?.value)
		.filter((value) => value !== undefined && !/^[?.\-*]*$/.test(value))
		.join(", ");

function* findingGames(games: Library["games"], word: string): Work<SearchResult[]> {
	const found: SearchResult[] = [];
	for (const [index, { tags }] of games.entries()) {
		if (found.length === MAX_RESULTS) break;
		if (index % AT_ONCE === AT_ONCE - 1) yield index / games.length;
		const title = titleOf(tags);
		if (lower(title).includes(word)) {
			found.push({ kind: "game", index, title });
		}
	}
	return found;
}

/** The first square that a query names as a word of its own; a move, such as Nd5, names none. */
export function squareIn(query: string): Square | undefined {
	const name = /(?<![\p{L}\p{N}])[a-h][1-8](?![\p{L}\p{N}])/iu.exec(query)?.[0];
	return name === undefined ? undefined : squareNamed(name.toLowerCase());
}

/** Finds the results for the words of a query; none for an empty query. */
export function* finding(
	game: Game,
	library: Library | undefined,
	query: string,
): Work<SearchResult[]> {
	const word = lower(query.trim());
	if (word === "") return [];
	const moves = yield* partOf(findingMoves(game, word), 0, 0.5);
	return [...moves, ...(yield* partOf(findingGames(library?.games ?? [], word), 0.5, 1))];
}
