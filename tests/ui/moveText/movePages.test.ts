// The move list of huge games on pages: nothing is left out, and no page has more than a browser
// can lay out unseen.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { type Game, positionAt } from "../../../src/chess/game.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import { movePages } from "../../../src/ui/moveText/movePages.ts";
import { moveRows, type Word } from "../../../src/ui/moveText/moveRows.ts";
import { games } from "../../support/games.ts";
import { knights } from "../../support/knights.ts";

function gameOf(text: string): Game {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("There is no game in this text");
	return readGame(text, piece);
}

const listed = (text: string) => {
	const game = gameOf(text);
	return { game, ...movePages(moveRows(game)) };
};

const texts = (words: readonly Word[]) =>
	words.map((word) => (word.kind === "text" ? word.text : "")).join("");

test("games of usual length are listed on one page", () => {
	for (const { moves } of games) {
		const { game, pages } = listed(moves);
		expect(pages).toEqual([moveRows(game)]);
	}
});

test("3,000 plies are listed on three pages, and each move is on the page named for it", () => {
	const { game, pages, pageOf, beside } = listed(knights(3000));
	expect(pages.map((rows) => rows.length)).toEqual([500, 500, 500]);
	expect(pages.flat()).toEqual(moveRows(game));
	expect([0, 1, 1000, 1001, 3000].map((frame) => pageOf(frame as Frame))).toEqual([0, 0, 0, 1, 2]);
	const at = (frame: number, places: number) => beside(frame as Frame, places);
	expect([at(0, 1), at(0, -1), at(1, -1), at(1000, 1), at(3000, 1)]).toEqual([
		1,
		undefined,
		undefined,
		1001,
		undefined,
	]);
});

test("very long variations and comments continue from page to page", () => {
	const variation = knights(4000).replace("*", "").trim();
	const book = "word ".repeat(40_000).trim();
	const { game, pages } = listed(`1. e4 (${variation}) e5 {${book}} *`);
	expect(pages.length).toBeGreaterThan(3);
	const notes = pages.flat().flatMap((row) => (row.kind === "note" ? [row] : []));
	expect(notes.flatMap(({ words }) => words).filter(({ kind }) => kind === "move")).toHaveLength(
		4000,
	);
	expect(texts(notes.flatMap(({ words }) => words))).toBe(positionAt(game, 2 as Frame).notes.after);
	for (const { words } of notes) {
		expect(words.length).toBeLessThanOrEqual(300);
		expect(texts(words).length).toBeLessThanOrEqual(40_000);
	}
	expect(new Set(notes.map(({ of, part }) => `${of} ${part}`)).size).toBe(notes.length);
});
