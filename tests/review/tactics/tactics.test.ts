// Tactics by their names: of each kind a line that is one, and one that nearly is.

import { describe, expect, test } from "vitest";
import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import { playAhead } from "../../../src/chess/lookAhead.ts";
import { createPlacements } from "../../../src/chess/placement.ts";
import { openRules, type PlayedMove } from "../../../src/chess/rules.ts";
import { squareName } from "../../../src/chess/square.ts";
import { findTactics } from "../../../src/review/tactics/findTactics.ts";
import type { Tactic } from "../../../src/review/tactics/tactic.ts";

/** The tactics of a line; a move in brackets comes before it. */
function tacticsIn(fen: string, line: string): Tactic[] {
	const rules = openRules(fen);
	const placements = createPlacements(1);
	rules.encode(placements, FIRST_FRAME);
	const isAfter = line.startsWith("(");
	const moves = line
		.replace(/[()]/g, "")
		.split(" ")
		.map((san): PlayedMove => rules.play(san));
	const ahead = playAhead(placements, FIRST_FRAME, moves);
	const [before, line_] = isAfter ? [moves[0], moves.slice(1)] : [undefined, moves];
	return findTactics({ placements: ahead, frame: isAfter ? 1 : 0, moves: line_, before, start: 0 });
}

/** "fork g6 > f8 e7": the kind, who does it, and to what. */
const written = ({ kind, actor, targets, guard }: Tactic) =>
	[kind, squareName(actor.square), ">", ...targets.map(({ square }) => squareName(square))]
		.concat(guard === undefined ? [] : ["by", squareName(guard.square)])
		.join(" ");

describe("a piece strikes", () => {
	test("fork: two at once, and one falls", () => {
		const [first] = tacticsIn("4k3/8/8/3n4/8/8/8/R3K3 b - - 0 1", "Nc3 Kf2 Kd7");
		expect(first).toBeUndefined();
		expect(tacticsIn("4k3/8/8/8/3n4/8/8/R3K3 b - - 0 1", "Nc2+ Kd2 Nxa1").map(written)).toEqual([
			"fork c2 > e1 a1",
		]);
	});
});
