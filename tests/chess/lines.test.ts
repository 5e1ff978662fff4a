// Lines put behind others and cut off.

import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { type Game, positionAt } from "../../src/chess/game.ts";
import { canLower, cutFrom, lowerLine } from "../../src/chess/lines.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../src/chess/pgn/tree/readGame.ts";
import { formatPgn } from "../../src/chess/pgn/write/formatPgn.ts";

function read(text: string): Game {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("No game");
	return readGame(text, piece);
}

const GAME = read("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) 2. Nf3 Nc6 *");

const frameOf = (...sans: string[]): Frame =>
	sans.reduce<Frame>((at, san) => {
		const found = positionAt(GAME, at).next.find(
			(child) => positionAt(GAME, child).move?.san === san,
		);
		if (found === undefined) throw new Error(san);
		return found;
	}, 0 as Frame);

const sanOf = (game: Game, frame: Frame) => positionAt(game, frame).move?.san;

test("moving a line down exchanges it with the next one, also if it is the main line", () => {
	const once = lowerLine(GAME, frameOf("e4", "c5", "Nf3", "d6"));
	expect(formatPgn(once.game).trim()).toBe(
		"1. e4 e5 (1... e6) (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 Nc6 *",
	);
	expect(sanOf(once.game, once.frame)).toBe("d6");
	const main = lowerLine(GAME, frameOf("e4", "e5"));
	expect(formatPgn(main.game).trim()).toBe(
		"1. e4 c5 (1... e5 2. Nf3 Nc6) (1... e6) 2. Nf3 (2. c3) 2... d6 *",
	);
	expect(canLower(GAME, frameOf("e4", "e6"))).toBe(false);
	expect(lowerLine(GAME, frameOf("e4", "e6")).game).toBe(GAME);
	expect(canLower(GAME, frameOf("e4"))).toBe(false);
});

test("cutting a move off removes all that follows, and a variation takes its place", () => {
	const tail = cutFrom(GAME, frameOf("e4", "e5", "Nf3"));
	expect(formatPgn(tail.game).trim()).toBe("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) *");
	expect(sanOf(tail.game, tail.frame)).toBe("e5");
	const head = cutFrom(GAME, frameOf("e4", "e5"));
	expect(formatPgn(head.game).trim()).toBe("1. e4 c5 (1... e6) 2. Nf3 (2. c3) 2... d6 *");
	expect(cutFrom(GAME, 0 as Frame).game).toBe(GAME);
});
