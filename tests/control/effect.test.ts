// What a move changes in squares: names and numbers agree.

import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { BLACK, type Side, WHITE } from "../../src/chess/piece.ts";
import { squareName } from "../../src/chess/square.ts";
import { effectOf } from "../../src/control/effect.ts";
import { changeOf } from "../../src/control/sideChange.ts";
import { SAMPLE_GAMES } from "../../src/samples/sampleGames.ts";
import { opened } from "../support/opened.ts";

test("16...Nd3 of 1985: what Black gained and lost", () => {
	const { control } = opened(SAMPLE_GAMES[1985] ?? "");
	const change = changeOf(BLACK, control, 31 as Frame, 32 as Frame);
	expect(change.gained.map(squareName)).toEqual(["d4", "c5"]);
	expect(change.lost.map(squareName)).toEqual(["d3"]);
});

test.each([1858, 1985, 1999])("gains less losses are the change of the counts: %d", (year) => {
	const { game, control } = opened(SAMPLE_GAMES[year] ?? "");
	for (let frame = 1; frame <= game.plies; frame++) {
		const [before, after] = [(frame - 1) as Frame, frame as Frame];
		const { white, black } = effectOf(control, before, after);
		const by = ([WHITE, BLACK] as const).map((side: Side) => {
			const { gained, lost } = changeOf(side, control, before, after);
			return gained.length - lost.length;
		});
		expect(by).toEqual([white, black]);
	}
});
