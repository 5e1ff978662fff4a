// Which steps through a game have which sound.

import { expect, test } from "vitest";
import { playMove } from "../../../src/chess/edit.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import { soundOf } from "../../../src/features/sounds/sounds.ts";

function gameOf(text: string) {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("No game");
	return readGame(text, piece);
}

const MATE = gameOf("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0");
const OPEN = gameOf("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ *");

type Game = typeof MATE;
const at = (game: Game, frame: number, pace: "calm" | "fast" = "calm") => ({
	game,
	frame: frame as Frame,
	pace,
});
const step = (game: Game, from: number, to: number) => soundOf(at(game, to), at(game, from));

test("a move, a capture, a check and the end of the game have sounds of their own", () => {
	expect(step(OPEN, 0, 1)).toBe("move");
	expect(step(OPEN, 2, 3)).toBe("capture");
	expect(step(OPEN, 5, 6)).toBe("check");
	expect(step(MATE, 6, 7)).toBe("end");
});

test("the last move sounds like the end only if the game has a result", () => {
	const drawn = gameOf("1. e4 e5 1/2-1/2");
	expect(step(drawn, 1, 2)).toBe("end");
	expect(step(gameOf("1. e4 e5 *"), 1, 2)).toBe("move");
});

test("a jump sounds like the move it arrives at, a step back like any move", () => {
	expect(step(OPEN, 0, 6)).toBe("check");
	expect(step(OPEN, 4, 3)).toBe("move");
	expect(step(OPEN, 6, 0)).toBe("move");
});

test("fast steps make no sound, and neither does staying at a move", () => {
	expect(soundOf(at(OPEN, 3, "fast"), at(OPEN, 2))).toBeUndefined();
	expect(step(OPEN, 3, 3)).toBeUndefined();
});

test("opening another game makes no sound, playing a new move does", () => {
	expect(soundOf(at(OPEN, 6), at(MATE, 3))).toBeUndefined();
	const { game, frame } = playMove(OPEN, 0 as Frame, "d4");
	expect(soundOf({ game, frame, pace: "calm" }, at(OPEN, 0))).toBe("move");
});
