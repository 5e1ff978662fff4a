// The changes by a move add up with the numbers beside it.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { moveName, positionAt } from "../../../src/chess/game.ts";
import { WHITE } from "../../../src/chess/piece.ts";
import { SAMPLE_GAMES } from "../../../src/chess/samples/sampleGames.ts";
import { effectOf } from "../../../src/control/effect.ts";
import { changesOf } from "../../../src/features/moves/changes.ts";
import { changeWords } from "../../../src/messages/en/panels/changes.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

function open(text: string) {
	const store = createAppStore();
	createReader(store, testCore()).load(text);
	const { game, control } = store.get();
	if (control === undefined) throw new Error("It is analysed");
	return { game, control };
}

test("the squares gained and lost by each move of the samples add up to the change of its counts", () => {
	for (const text of Object.values(SAMPLE_GAMES)) {
		const { game, control } = open(text);
		for (let ply = 1; ply <= game.plies; ply++) {
			const frame = ply as Frame;
			const { parent } = positionAt(game, frame);
			const sides = changesOf(game, control, frame);
			if (sides === undefined || parent === undefined) throw new Error("It is a move");
			const effect = effectOf(control, parent, frame);
			for (const { side, gained, lost } of sides) {
				expect(gained.length - lost.length).toBe(side === WHITE ? effect.white : effect.black);
			}
		}
	}
});

test('changes of the side that moved come first, and a side without changes is "as before"', () => {
	const { game, control } = open("1. e4 e5 *");
	expect(changesOf(game, control, 0 as Frame)).toBeUndefined();
	const sentence = (frame: Frame) =>
		changeWords.sentence(moveName(game, frame), changesOf(game, control, frame) ?? []);
	expect(sentence(1 as Frame)).toBe("1.e4: White gained b5, c4, d5, f5, g4, h5; Black as before.");
	expect(sentence(2 as Frame)).toMatch(/^1\.\.\.e5: Black gained .*; White /);
});
