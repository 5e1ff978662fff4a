// The move that a chapter opens at: chosen, moved with its line, written and read back.

import { expect, test } from "vitest";
import { makeMainLine } from "../../src/chess/edit.ts";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { wholeText } from "../../src/chess/pgn/gameText.ts";
import { openingAt, startOf, toggleStart } from "../../src/chess/pgn/tags/opensAt.ts";
import { readingGame } from "../../src/chess/pgn/tree/readGame.ts";
import { formatPgn } from "../../src/chess/pgn/write/formatPgn.ts";
import { finish } from "../../src/chess/work.ts";

const readPgn = (text: string) => finish(readingGame(text, wholeText(text)));

const GAME = "1. e4 e5 (1... c5 {Sicilian} 2. Nf3) 2. Nc3 *";

test("a game opens at its start until another move is chosen, and at one move only", () => {
	const game = readPgn(GAME);
	expect(startOf(game)).toBe(FIRST_FRAME);
	const once = toggleStart(game, 2 as Frame).game;
	const twice = toggleStart(once, 4 as Frame);
	expect([startOf(once), startOf(twice.game), twice.frame]).toEqual([2, 4, 4]);
	expect(formatPgn(twice.game)).toContain("c5 {Sicilian [%start here]}");
	expect(startOf(readPgn(formatPgn(twice.game)))).toBe(4);
	expect(formatPgn(toggleStart(twice.game, 4 as Frame).game)).toBe(formatPgn(game));
});

test("the chosen opening move stays chosen when its variation is promoted", () => {
	const { game } = toggleStart(readPgn(GAME), 4 as Frame);
	const { game: turned, frame } = makeMainLine(game, 4 as Frame);
	expect(startOf(turned)).toBe(frame);
});

test("the chosen opening move works in a chapter of 2,000 moves", () => {
	const moves = Array.from({ length: 1000 }, (_, index) => {
		const [white, black] = index % 2 === 0 ? ["Nf3", "Nf6"] : ["Ng1", "Ng8"];
		return `${index + 1}. ${white} ${black}`;
	});
	const game = openingAt(readPgn(`${moves.join(" ")} *`), 1999 as Frame);
	expect(startOf(readPgn(formatPgn(game)))).toBe(1999);
	expect(openingAt(game, 1999 as Frame)).toBe(game);
});
