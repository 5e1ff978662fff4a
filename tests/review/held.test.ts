// Squares that a side held for some moves: found at level material alone, and told with the worth
// that docs/insight.md, section 10, has measured.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SAMPLE_GAMES } from "../../src/samples/sampleGames.ts";
import { BLACK } from "../../src/chess/piece.ts";
import { heldWords } from "../../src/messages/en/held.ts";
import { findHeld, isLevel, movesOf, phaseAt, type Players, WORTHS } from "../../src/review/held.ts";
import type { Frame } from "../../src/chess/frame.ts";
import { atRoot } from "../support/core.ts";
import { opened } from "../support/opened.ts";

const ROW =
	/^\| (masters|club), (opening|middlegame|endgame) \| .+? \| (-?[\d.]+) \((-?[\d.]+) to (-?[\d.]+)\) \|/gm;

test("the worth of squares is that of the page", () => {
	const rows = [...readFileSync(atRoot("docs/insight.md"), "utf8").matchAll(ROW)];
	expect(rows).toHaveLength(6);
	for (const [, players, phase, ...numbers] of rows) {
		const [value, low, high] = numbers.map(Number);
		const worth = WORTHS[players as Players][phase as "opening"];
		expect(worth).toEqual({ value, low, high });
	}
});

test("material is level where what was taken is taken back", () => {
	const { game } = opened("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxg2 4. Bxg2");
	expect([0, 1, 2, 3, 4, 5, 6, 7].map((frame) => isLevel(game, frame))).toEqual([
		true,
		true,
		true,
		true,
		true,
		true,
		false,
		false,
	]);
});

test("the phase goes by the move and the pieces", () => {
	const { game } = opened(SAMPLE_GAMES[1985] ?? "");
	expect(phaseAt(game.placements, 10 as Frame)).toBe("opening");
	expect(phaseAt(game.placements, 40 as Frame)).toBe("middlegame");
	const bare = opened('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 40"]\n\n40. Ra7 Kd8').game;
	expect(phaseAt(bare.placements, 1 as Frame)).toBe("endgame");
});
