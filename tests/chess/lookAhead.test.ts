// Looking ahead puts the pieces where the rules put them, for every legal move; and the rules tell
// the same moves whole and in short.

import { expect, test } from "vitest";
import { START_FEN } from "../../src/chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { lookAhead } from "../../src/chess/lookAhead.ts";
import { createPlacements, isFaulty, WORDS_PER_PLACEMENT } from "../../src/chess/placement.ts";
import { inputOf, openRules, type Way } from "../../src/chess/rules.ts";
import { squareName } from "../../src/chess/square.ts";
import { games } from "../support/games.ts";
import { cases, seededTest } from "../support/seeded.ts";

/** Castling to both sides by both, en passant by both, promotions with and without capture. */
const SPECIAL = [
	"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
	"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
	"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
	"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
	"1n2k3/P7/8/8/8/8/p7/1N2K3 w - - 0 1",
	"1n2k3/P7/8/8/8/8/p7/1N2K3 b - - 0 1",
];

function compare(fen: string): number {
	const rules = openRules(fen);
	const now = createPlacements(1);
	rules.encode(now, FIRST_FRAME);
	const moves = rules.legalMoves();
	const keys = (ways: readonly Way[]) => ways.map((way) => JSON.stringify(inputOf(way))).sort();
	expect(keys(rules.legalWays()), fen).toEqual(keys(moves));
	const ahead = lookAhead(now, FIRST_FRAME, moves);
	const of = (frame: number) =>
		ahead.subarray(frame * WORDS_PER_PLACEMENT, (frame + 1) * WORDS_PER_PLACEMENT);
	expect(of(0)).toEqual(now);
	const played = createPlacements(1);
	const wrong = moves.filter((move, index) => {
		const promotion = /=([NBRQ])/.exec(move.san)?.[1];
		rules.play({
			from: squareName(move.from),
			to: squareName(move.to),
			...(promotion && { promotion }),
		});
		rules.encode(played, FIRST_FRAME);
		rules.undo();
		const isSame = of(index + 1).every((word, at) => word === played[at]);
		return !isSame || isFaulty(ahead, (index + 1) as Frame);
	});
	expect(
		wrong.map(({ san }) => san),
		fen,
	).toEqual([]);
	return moves.length;
}

test.each(SPECIAL)("looking ahead agrees with playing each legal move of %s", (fen) => {
	expect(compare(fen)).toBeGreaterThan(4);
});

test("looking ahead agrees with playing each legal move in three games", () => {
	let moves = 0;
	for (const game of games) {
		const rules = openRules(START_FEN);
		for (const san of game.moves.split(" ")) {
			moves += compare(rules.fen());
			rules.play(san);
		}
	}
	expect(moves).toBeGreaterThan(5000);
});

seededTest("looking ahead agrees with playing each legal move in random games", 11, (next) => {
	for (let game = 0; game < cases(3); game++) {
		const rules = openRules(START_FEN);
		for (let ply = 0; ply < 60; ply++) {
			const ways = rules.legalWays();
			const way = ways[Math.floor(next() * ways.length)];
			if (way === undefined) break;
			if (ply % 6 === 0) compare(rules.fen());
			rules.play(inputOf(way));
		}
	}
});
