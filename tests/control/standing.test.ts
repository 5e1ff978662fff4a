// How the piece on a square stands, by the insight module.

import { expect, test } from "vitest";
import { gameFrom } from "../../src/chess/edit.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { pieceLettered } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { findStanding } from "../../src/control/findStanding.ts";
import { type Plight, standingOn } from "../../src/control/standing.ts";
import { testInsight } from "../support/core.ts";

const insight = testInsight();

test.each<readonly [string, string, string, readonly Plight[]]>([
	["4k3/8/8/5b2/8/2p5/8/2R1KR2 w - - 0 1", "f5", "b", ["hanging", "loose"]],
	["4k3/8/8/5b2/8/2p5/8/2R1KR2 b - - 0 1", "f5", "b", ["threatened", "loose"]],
	// In check, nothing of a side is threatened.
	["4k3/8/8/5b2/8/2p5/8/2R1RK2 b - - 0 1", "c3", "p", ["loose"]],
	["4k3/8/8/8/8/1P6/bKP5/8 b - - 0 1", "a2", "b", ["threatened", "trapped", "loose"]],
	["4r1k1/8/8/8/4B3/3P4/8/6K1 w - - 0 1", "d3", "P", ["tied"]],
])("%s: %s", (fen, square, letter, plights) => {
	const standing = findStanding(insight, gameFrom(fen), FIRST_FRAME);
	const found = { piece: pieceLettered(letter), plights };
	expect(standingOn(standing, squareNamed(square))).toEqual(found);
});

test("a guarded piece and an empty square have no mark", () => {
	const game = gameFrom("4k3/8/6p1/5b2/8/8/8/4KR2 w - - 0 1");
	const standing = findStanding(insight, game, FIRST_FRAME);
	expect(standingOn(standing, squareNamed("f5"))).toBeUndefined();
	expect(standingOn(standing, squareNamed("e4"))).toBeUndefined();
});
