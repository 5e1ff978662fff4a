// Tests the printed rows of a game: all of a game of usual length, and of a longer one the stretch
// on view, with a note.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import type { Game } from "../../../src/chess/game.ts";
import { wholeText } from "../../../src/chess/pgn/gameText.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import { printedRows } from "../../../src/features/print/Printout.tsx";
import { knights } from "../../support/knights.ts";

const gameIn = (text: string): Game => readGame(text, wholeText(text));

const at = (game: Game, frame: number) => printedRows(game, frame as Frame);

test("a game of usual length is printed whole, with its comments", () => {
	const { rows, stretch } = at(
		gameIn(`1. e4 {${"best by test ".repeat(2000)}} e5 (1... c5) 2. Nf3 *`),
		1,
	);
	expect(stretch).toBeUndefined();
	expect(rows.map(({ kind }) => kind)).toEqual(["moves", "note", "moves", "note", "moves"]);
});

test("of a very long game only the part on view is printed, and says which", () => {
	const game = gameIn(knights(6000));
	const start = at(game, 0);
	expect(start.rows).toHaveLength(2000);
	expect(start.stretch).toEqual({ from: "1. Nf3", to: "2000... Ng8" });
	expect(at(game, 2500).stretch).toEqual({ from: "1001. Nf3", to: "3000... Ng8" });
	expect(at(game, 6000).stretch).toEqual({ from: "1001. Nf3", to: "3000... Ng8" });
});

test("a game with comments as long as books is printed in parts", () => {
	const game = gameIn(knights(40).replace(/N\w+/g, `$& {${"x".repeat(100_000)}}`));
	const { rows, stretch } = at(game, 1);
	const letters = rows.flatMap((row) =>
		row.kind === "note" ? row.words.map((word) => ("text" in word ? word.text.length : 0)) : [],
	);
	expect(letters.reduce((sum, length) => sum + length, 0)).toBeLessThan(1_000_000);
	expect(stretch?.from).toBe("1. Nf3");
});
