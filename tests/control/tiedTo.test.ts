// What tied pieces are tied to.

import { expect, test } from "vitest";
import { parsePlacement } from "../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { createPlacements } from "../../src/chess/placement.ts";
import { SAMPLE_GAMES } from "../../src/chess/samples/sampleGames.ts";
import { SQUARE_COUNT, type Square, squareName, squareNamed } from "../../src/chess/square.ts";
import { TIED } from "../../src/control/standing.ts";
import { tiedTo } from "../../src/control/tiedTo.ts";
import { testInsight } from "../support/core.ts";
import { opened } from "../support/opened.ts";

const insight = testInsight();

function placementIn(fen: string) {
	const placement = createPlacements(1);
	parsePlacement(fen, placement, FIRST_FRAME);
	return placement;
}

const named = (fen: string, square: Square) =>
	tiedTo(insight, placementIn(fen), fen, square).map((left) => squareName(left.square));

test.each(["w", "b"])(
	"the pawn in the example of the definition is tied to its bishop, with %s to move",
	(side) => {
		const fen = `4r1k1/8/8/8/4B3/3P4/8/6K1 ${side} - - 0 1`;
		expect(named(fen, squareNamed("d3"))).toEqual(["e4"]);
	},
);

test("every tied piece of the samples is tied to some piece, unless the other side is in check", () => {
	let count = 0;
	for (const text of Object.values(SAMPLE_GAMES)) {
		for (const { fen, move } of opened(text).game.positions) {
			if (move?.san.endsWith("+")) continue;
			const marks = insight.findTied(placementIn(fen));
			for (let square = 0 as Square; square < SQUARE_COUNT; square++) {
				if (marks[square] !== TIED) continue;
				count++;
				expect(named(fen, square), `${fen} ${squareName(square)}`).not.toEqual([]);
			}
		}
	}
	expect(count).toBeGreaterThan(0);
});
