// Splits the rows of the move list into pages that a browser lays out without a visible delay.
// Games that people play have one page; those of 20,000 plies, or with a book as a comment, have
// many.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import type { Row, Word } from "./moveRows.ts";

/** The weight of a page. A row of moves weighs 1. */
const PAGE_WEIGHT = 500;
/** The weight of a row of notes, before it continues in another row. */
const MAX_NOTE_WEIGHT = 100;
/** Words, or letters of comments, that weigh 1. */
const WORDS_PER_WEIGHT = 3;
const LETTERS_PER_WEIGHT = 400;

const wordWeight = (word: Word): number =>
	1 / WORDS_PER_WEIGHT + (word.kind === "text" ? word.text.length / LETTERS_PER_WEIGHT : 0);

const weightOf = (row: Row): number =>
	row.kind === "moves" ? 1 : row.words.reduce((sum, word) => sum + wordWeight(word), 1);

/** Cuts a long comment into pieces that fit into a row of notes. */
function piecesOf(word: Word): Word[] {
	const maxLetters = MAX_NOTE_WEIGHT * LETTERS_PER_WEIGHT;
	if (word.kind !== "text" || word.text.length <= maxLetters) return [word];
	const pieces: Word[] = [];
	for (let at = 0; at < word.text.length; at += maxLetters) {
		pieces.push({ ...word, text: word.text.slice(at, at + maxLetters) });
	}
	return pieces;
}

/** The row itself, or a long note as several rows. */
function rowsOf(row: Row): Row[] {
	if (row.kind === "moves" || weightOf(row) <= MAX_NOTE_WEIGHT) return [row];
	const rows: Row[] = [];
	let words: Word[] = [];
	let weight = 0;
	for (const word of row.words.flatMap(piecesOf)) {
		if (words.length > 0 && weight + wordWeight(word) > MAX_NOTE_WEIGHT) {
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
	/** The move `steps` behind another in the list, or before it. Undefined where there is none. */
	beside(frame: Frame, steps: number): Frame | undefined;
};

export function movePages(rows: readonly Row[]): MovePages {
	const pages: Row[][] = [[]];
	const positions = new Map<Frame, { readonly page: number; readonly index: number }>();
	const order: Frame[] = [];
	let weight = 0;
	for (const row of rows.flatMap(rowsOf)) {
		weight += weightOf(row);
		if (weight > PAGE_WEIGHT && pages.at(-1)?.length !== 0) {
			pages.push([]);
			weight = weightOf(row);
		}
		pages.at(-1)?.push(row);
		for (const frame of framesIn(row)) {
			positions.set(frame, { page: pages.length - 1, index: order.length });
			order.push(frame);
		}
	}
	return {
		pages,
		pageOf: (frame) => positions.get(frame)?.page ?? 0,
		beside: (frame, steps) =>
			order[frame === FIRST_FRAME ? steps - 1 : (positions.get(frame)?.index ?? -1) + steps],
	};
}
