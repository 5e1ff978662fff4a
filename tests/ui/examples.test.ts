// What the About page claims of its examples, and what the samples show: asked of the core and the rules.

import { expect, test } from "vitest";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { readGame } from "../../src/chess/pgn/readGame.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { controlAt, controlLetter, countsAt } from "../../src/control/controlMap.ts";
import { EXAMPLES, FIRST } from "../../src/ui/about/examples.ts";
import { SAMPLE_GAMES } from "../../src/ui/open/sampleGames.ts";
import { SAMPLES } from "../../src/ui/open/samples.ts";
import { placementOf, testCore } from "../support/core.ts";

const core = testCore();

const letterOn = (pieces: string, square: string) =>
	controlLetter(
		controlAt(core.computeControl(placementOf(pieces)), FIRST_FRAME, squareNamed(square)),
	);

test("there are four examples", () => {
	expect(EXAMPLES).toHaveLength(4);
});

for (const { title, pieces, claims, text } of EXAMPLES) {
	test(`${title}: every claim is the core's`, () => {
		for (const [square, letter] of Object.entries(claims)) {
			expect(text.join(" ")).toContain(square);
			expect(letterOn(pieces, square), square).toBe(letter);
		}
	});
}

test("the board that the page begins with is in the sample of 1999, and has the counts that are told", () => {
	expect(countsAt(core.computeControl(placementOf(FIRST.pieces)), FIRST_FRAME)).toEqual(
		FIRST.counts,
	);
	const [piece] = splitPgn(SAMPLE_GAMES[1999] ?? "");
	if (piece === undefined) throw new Error("no game");
	const { positions } = readGame(SAMPLE_GAMES[1999] ?? "", piece);
	const at = positions.find(({ fen }) => fen.startsWith(`${FIRST.pieces} `));
	expect(at?.move?.san).toBe("Rxd4");
});

test("what would be otherwise, would be", () => {
	expect(letterOn("3r4/8/8/8/8/8/3Q4/3R4", "d5")).toBe("c");
	expect(letterOn("8/8/5n2/8/8/3Q4/8/8", "d5")).toBe("c");
});

for (const { year, last } of SAMPLES) {
	const pgn = SAMPLE_GAMES[year] ?? "";
	test(`the sample of ${year} is whole, and its picture is its last position`, () => {
		const [piece] = splitPgn(pgn);
		if (piece === undefined) throw new Error("no game");
		const game = readGame(pgn, piece);
		expect(game.fault).toBeUndefined();
		expect(game.warnings).toEqual([]);
		expect(game.plies).toBe({ 1858: 33, 1999: 87, 1985: 80 }[year]);
		expect(game.result).toBe({ 1858: "1-0", 1999: "1-0", 1985: "0-1" }[year]);
		expect(game.positions[game.plies]?.fen.replace(/ .*/, "")).toBe(last);
	});
}
