// What the inspector says of a piece beyond its square.

import { expect, test } from "vitest";
import { gameFrom } from "../../../src/chess/edit.ts";
import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { findStanding } from "../../../src/standing/findStanding.ts";
import { standingOn } from "../../../src/ui/words/standingWords.ts";
import { testInsight } from "../../support/core.ts";

const insight = testInsight();

test.each([
	[
		"4k3/8/8/5b2/8/2p5/8/2R1KR2 w - - 0 1",
		"f5",
		"The black bishop hangs: White is to move, and taking it wins 3; it is loose: no piece of its own side guards it.",
	],
	[
		"4k3/8/8/5b2/8/2p5/8/2R1KR2 b - - 0 1",
		"f5",
		"The black bishop is loose: no piece of its own side guards it.",
	],
	[
		"4k3/8/8/8/8/1P6/bKP5/8 b - - 0 1",
		"a2",
		"The black bishop is trapped: it would be lost wherever it goes; it is loose: no piece of its own side guards it.",
	],
	[
		"4r1k1/8/8/8/4B3/3P4/8/6K1 w - - 0 1",
		"d3",
		"The white pawn is tied: wherever it goes, another piece of its side hangs.",
	],
	["4k3/8/6p1/5b2/8/8/8/4KR2 w - - 0 1", "f5", undefined],
	["4k3/8/6p1/5b2/8/8/8/4KR2 w - - 0 1", "e4", undefined],
])("%s, %s", (fen, square, sentence) => {
	const standing = findStanding(insight, gameFrom(fen), FIRST_FRAME);
	expect(standingOn(standing, squareNamed(square))).toBe(sentence);
});
