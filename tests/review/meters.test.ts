// docs/insight.md, section 7: meters count the squares of one part of the board.

import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { countingOf } from "../../src/features/timeline/Stepping.tsx";
import { METER_LIST, type Meter, meterAt } from "../../src/review/meters.ts";
import { oracleMap } from "../oracle/oracle.ts";
import { games, positionsOf } from "../support/games.ts";
import { opened } from "../support/opened.ts";

const NAMES = Array.from(
	{ length: 64 },
	(_, index) => `${"abcdefgh"[index % 8]}${(index >> 3) + 1}`,
);

/** The squares of a meter by their names, from the piece data alone. */
function squaresIn(meter: Meter, pieceData: string): string[] {
	const rows = pieceData
		.replace(/\d/g, (digit) => ".".repeat(Number(digit)))
		.split("/")
		.reverse()
		.join("");
	const king = rows.indexOf(meter === "whitesKing" ? "K" : "k");
	return NAMES.filter((name, index) => {
		const away = [(index % 8) - (king % 8), (index >> 3) - (king >> 3)].map(Math.abs);
		return {
			all: true,
			centre: /[de][45]/.test(name),
			whitesHalf: /[1-4]/.test(name),
			blacksHalf: /[5-8]/.test(name),
			whitesKing: Math.max(...away) === 1,
			blacksKing: Math.max(...away) === 1,
		}[meter];
	});
}

test.each(METER_LIST)(
	"the meter %s counts its squares in every position of known games",
	(meter) => {
		for (const { moves } of games) {
			const { game, control } = opened(moves);
			positionsOf(moves).forEach((pieceData, ply) => {
				const { letters } = oracleMap(pieceData);
				const found = squaresIn(meter, pieceData).map((name) => letters[NAMES.indexOf(name)]);
				const count = (letter: string) => found.filter((one) => one === letter).length;
				expect(meterAt(meter, game.placements, control, ply as Frame)).toEqual({
					light: count("w"),
					dark: count("b"),
					contested: count("c"),
					neutral: count("n"),
				});
			});
		}
	},
);

test("the meter is described in words, unless it counts all squares", () => {
	const { store } = opened("1. e4");
	expect(countingOf("all")).toBeUndefined();
	const counting = countingOf("whitesHalf");
	expect(counting?.say(counting.countsOf(store.get(), 0 as Frame))).toBe(
		"White’s half: Neutral 10, Contested 0, White 22, Black 0",
	);
});
