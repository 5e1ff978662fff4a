// How far an engine's second look at doubtful positions of a game goes.

import { expect, test } from "vitest";
import { evaluateGame } from "../../../src/review/mistakes/evaluateGame.ts";
import { opened } from "../../support/opened.ts";

test("a second look at a position leads to its neighbours, in three rounds at most", async () => {
	const { game } = opened("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
	const again: number[] = [];
	await evaluateGame(
		game,
		async (frame, nodes) => {
			const isSecond = nodes > 100;
			if (isSecond) again.push(frame);
			// The first look is wrong everywhere but at the start: each second one makes the next differ.
			return { depth: 1, cp: isSecond || frame === 0 ? 300 : 0, mate: null, lines: [] };
		},
		100,
	);
	expect(again).toEqual([0, 1, 2, 3]);
});
