// The rows of the move list on pages: a page has no more on it than a browser lays out without being seen to. The games that people play
// have one page; those of twenty thousand plies, or with a book for a comment, have many.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import type { Row, Word } from "./moveRows.ts";

/** How much is on a page: a row of moves counts one. */
const PAGE = 500;
/** How much of a page a row of notes takes before it goes on in another row. */
const LONGEST_NOTE = 100;
/** Words and letters of notes that take as much room as a row of moves. */
const WORDS = 3;
const LETTERS = 400;

const wordWeight = (word: Word): number =>
	1 / WORDS + (word.kind === "text" ? word.text.length / LETTERS : 0);

const weightOf = (row: Row): number =>
	row.kind === "moves" ? 1 : row.words.reduce((sum, word) => sum + wordWeight(word), 1);

/** A word in pieces, none of them longer than a row of notes may be. */
function piecesOf(word: Word): Word[] {
	const most = LONGEST_NOTE * LETTERS;
	if (word.kind !== "text" || word.text.length <= most) return [word];
	const pieces: Word[] = [];
	for (let at = 0; at < word.text.length; at += most) {
		pieces.push({ ...word, text: word.text.slice(at, at + most) });
	}
	return pieces;
}

/** A row as it is, or a long note as several. */
function rowsOf(row: Row): Row[] {
	if (row.kind === "moves" || weightOf(row) <= LONGEST_NOTE) return [row];
	const rows: Row[] = [];
	let words: Word[] = [];
	let weight = 0;
	for (const word of row.words.flatMap(piecesOf)) {
		if (words.length > 0 && weight + wordWeight(word) > LONGEST_NOTE) {
			rows.push({ ...row, words, part: rows.length });
			words = [];
			weight = 0;
		}
		words.push(word);
		weight += wordWeight(word);
	}
	return [...rows, { ...row, words, part: rows.length }];
}

const framesIn = (row: Row): Frame[] =>
	row.kind === "moves"
		? [row.white, row.black].filter((frame) => frame !== undefined)
		: row.words.flatMap((word) => (word.kind === "move" ? [word.frame] : []));

export type MovePages = {
	readonly pages: readonly (readonly Row[])[];
	/** The page on which a frame's move is. */
	pageOf(frame: Frame): number;
	/** The move that stands so many places behind another in the list. Undefined where there is none. */
	beside(frame: Frame, places: number): Frame | undefined;
};

export function movePages(rows: readonly Row[]): MovePages {
	const pages: Row[][] = [[]];
	const found = new Map<Frame, { readonly page: number; readonly place: number }>();
	const order: Frame[] = [];
	let weight = 0;
	for (const row of rows.flatMap(rowsOf)) {
		weight += weightOf(row);
		if (weight > PAGE && pages.at(-1)?.length !== 0) {
			pages.push([]);
			weight = weightOf(row);
		}
		pages.at(-1)?.push(row);
		for (const frame of framesIn(row)) {
			found.set(frame, { page: pages.length - 1, place: order.length });
			order.push(frame);
		}
	}
	return {
		pages,
		pageOf: (frame) => found.get(frame)?.page ?? 0,
		beside: (frame, places) =>
			order[frame === FIRST_FRAME ? places - 1 : (found.get(frame)?.place ?? -1) + places],
	};
}
