// What an engine knows of the key of Find the move.

import { expect, test } from "vitest";
import { WHITE } from "../../../src/chess/piece.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { moveChoice } from "../../../src/training/choices.ts";
import { engineKey } from "../../../src/training/exercise/engineKey.ts";

const choice = (from: string, to: string) => moveChoice(squareNamed(from), squareNamed(to));
const line = (cp: number, move: string) => ({ cp, mate: null, moves: [move] });
const at = (cp: number) => ({ cp, mate: null });

const E4 = choice("e2", "e4");
const D4 = choice("d2", "d4");
const A4 = choice("a2", "a4");

test("moves as good as the best one are right too", () => {
	const lines = [line(50, "e2e4"), line(45, "d2d4"), line(-300, "a2a4")];
	const best = expect.arrayContaining([E4, D4]);
	expect(engineKey({ lines }, WHITE, D4, undefined)).toEqual({ best, isGameGood: true });
	expect(engineKey({ lines }, WHITE, A4, undefined)).toEqual({ best, isGameGood: false });
	expect(engineKey({ lines }, WHITE, undefined, undefined)?.best).not.toContain(A4);
});

test("with one engine line the game's move is judged by the next position, or not at all", () => {
	const lines = [line(50, "e2e4")];
	expect(engineKey({ lines }, WHITE, A4, at(40))?.isGameGood).toBe(true);
	expect(engineKey({ lines }, WHITE, A4, at(-300))?.isGameGood).toBe(false);
	expect(engineKey({ lines }, WHITE, A4, undefined)?.isGameGood).toBeUndefined();
});

test("without an engine's lines no key is given", () => {
	expect(engineKey(undefined, WHITE, E4, at(0))).toBeUndefined();
	expect(engineKey({ lines: [] }, WHITE, E4, at(0))).toBeUndefined();
});
