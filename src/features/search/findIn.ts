// What a word is found in: moves of the game, what its file says of them, and games of the list.

import type { Frame } from "../../chess/frame.ts";
import { type Game, numberText, positionAt } from "../../chess/game.ts";
import type { PgnTag } from "../../chess/pgn/gameText.ts";
import type { Library } from "../../store/state/appStore.ts";

export type Found =
	| { readonly kind: "move"; readonly frame: Frame; readonly title: string; readonly text: string }
	| { readonly kind: "game"; readonly index: number; readonly title: string };

/** So many of each are listed. */
export const MOST_FOUND = 50;

/** Around a word found in a comment so many letters are told. */
const AROUND = 40;

/** Letters alike in both cases, so that what is found keeps its place in the text. */
const lower = (text: string) => text.toLowerCase();

/** A comment about the word, or nothing where the word is not in it. */
function passage(comment: string, word: string): string {
	const at = lower(comment).indexOf(word);
	if (at < 0) return "";
	const [from, to] = [Math.max(0, at - AROUND), at + word.length + AROUND];
	return `${from > 0 ? "…" : ""}${comment.slice(from, to)}${to < comment.length ? "…" : ""}`;
}

function findMoves(game: Game, word: string): Found[] {
	const found: Found[] = [];
	for (let frame = 0; frame < game.positions.length && found.length < MOST_FOUND; frame++) {
		const position = positionAt(game, frame as Frame);
		const { move, notes } = position;
		const title = move === undefined ? "Start" : `${numberText(position)} ${move.san}`;
		const text = passage(`${notes.before} ${notes.after}`.trim(), word);
		const isMove = move !== undefined && lower(move.san).startsWith(word);
		if (isMove || text !== "") found.push({ kind: "move", frame: frame as Frame, title, text });
	}
	return found;
}

const TOLD = ["White", "Black", "Event", "Site", "Date", "Result", "ECO", "Opening"];

const titleOf = (tags: readonly PgnTag[]) =>
	TOLD.map((name) => tags.find((tag) => tag.name === name)?.value)
		.filter((value) => value !== undefined && !/^[?.\-*]*$/.test(value))
		.join(", ");

function findGames(library: Library | undefined, word: string): Found[] {
	const found: Found[] = [];
	for (const [index, { tags }] of (library?.games ?? []).entries()) {
		if (found.length === MOST_FOUND) break;
		const title = titleOf(tags);
		if (lower(title).includes(word)) {
			found.push({ kind: "game", index, title: `${index + 1}. ${title}` });
		}
	}
	return found;
}

/** Nothing for a blank. */
export function findIn(game: Game, library: Library | undefined, wanted: string): Found[] {
	const word = lower(wanted.trim());
	return word === "" ? [] : [...findMoves(game, word), ...findGames(library, word)];
}
