// Squares that a side held for some moves: found at level material alone, and told with the worth
// that docs/insight.md, section 10, has measured.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { WHITE } from "../../src/chess/piece.ts";
import { SAMPLE_GAMES } from "../../src/chess/samples/sampleGames.ts";
import { countsAt } from "../../src/control/controlMap.ts";
import { heldWords } from "../../src/messages/en/held.ts";
import {
	findHeld,
	isLevel,
	movesOf,
	type Players,
	phaseAt,
	WORTHS,
} from "../../src/review/held.ts";
import { atRoot } from "../support/core.ts";
import { opened } from "../support/opened.ts";

const ROW =
	/^\| (masters|club), (opening|middlegame|endgame) \| .+? \| (-?[\d.]+) \((-?[\d.]+) to (-?[\d.]+)\) \|/gm;

test("the value of squares in the code is that in the documentation", () => {
	const rows = [...readFileSync(atRoot("docs/insight.md"), "utf8").matchAll(ROW)];
	expect(rows).toHaveLength(6);
	for (const [, players, phase, ...numbers] of rows) {
		const [value, low, high] = numbers.map(Number);
		const worth = WORTHS[players as Players][phase as "opening"];
		expect(worth).toEqual({ value, low, high });
	}
});

test("material counts as level where a captured piece is recaptured", () => {
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

test("the phase of a game depends on the move number and the pieces left", () => {
	const { game } = opened(SAMPLE_GAMES[1985] ?? "");
	expect(phaseAt(game.placements, 10 as Frame)).toBe("opening");
	expect(phaseAt(game.placements, 40 as Frame)).toBe("middlegame");
	const bare = opened('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 40"]\n\n40. Ra7 Kd8').game;
	expect(phaseAt(bare.placements, 1 as Frame)).toBe("endgame");
});

test("a stretch is reported only with level material and one side controlling more throughout", () => {
	for (const text of Object.values(SAMPLE_GAMES)) {
		const { game, control } = opened(text);
		const held = findHeld(game, control);
		if (held === undefined) continue;
		expect(held.to - held.from).toBeGreaterThanOrEqual(12);
		for (let frame = held.from as number; frame <= held.to; frame++) {
			expect(isLevel(game, frame)).toBe(true);
			const { light, dark } = countsAt(control, frame as Frame);
			expect(held.side === WHITE ? light - dark : dark - light).toBeGreaterThanOrEqual(4);
		}
		expect(held.worth.low).toBeGreaterThan(0);
		const [from, to] = movesOf(game, held);
		expect(from).toBeLessThan(to);
		expect(heldWords.sentence(held, [from, to])).toMatch(
			/^(White|Black) held \d+ squares more on average from move \d+ to move \d+, at equal material: about .+\.$/,
		);
	}
});

test("a phase whose interval includes 0 is not reported", () => {
	for (const text of Object.values(SAMPLE_GAMES)) {
		const { game, control } = opened(text);
		expect(findHeld(game, control)?.phase).not.toBe("endgame");
	}
	expect(WORTHS.club.endgame.low).toBeLessThan(0);
});
