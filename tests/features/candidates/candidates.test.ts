// All moves: all that are legal, each with what it really changes, the best for the mover
// first. And the history of a square.

import { expect, test } from "vitest";
import { gameFrom, playMove } from "../../../src/chess/edit.ts";
import { START_FEN } from "../../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { openRules } from "../../../src/chess/rules.ts";
import { squareNamed } from "../../../src/chess/square.ts";
import { NEUTRAL, WHITES } from "../../../src/control/classes.ts";
import { countsAt } from "../../../src/control/controlMap.ts";
import { findCandidates, gainOf } from "../../../src/features/candidates/Candidates.tsx";
import { classesAlong, turnsIn } from "../../../src/features/explain/SquareHistory.tsx";
import { testCore } from "../../support/core.ts";

const core = testCore();

test.each([
	START_FEN,
	"r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R b KQkq - 0 8",
	"1n2k3/P7/8/8/8/8/p7/1N2K3 w - - 0 1",
])("every legal move of %s is a candidate, with the counts after it", (fen) => {
	const game = gameFrom(fen);
	const candidates = findCandidates(game, FIRST_FRAME, core);
	const legal = openRules(fen).legalMoves();
	expect(candidates.map(({ move }) => move.san).sort()).toEqual(legal.map(({ san }) => san).sort());
	for (const { move, white, black } of candidates) {
		const played = playMove(game, FIRST_FRAME, move.san);
		const control = core.computeControl(played.game.placements);
		const [before, after] = [countsAt(control, FIRST_FRAME), countsAt(control, played.frame)];
		expect([white, black], move.san).toEqual([
			after.light - before.light,
			after.dark - before.dark,
		]);
	}
	const gains = candidates.map(gainOf);
	expect(gains).toEqual([...gains].sort((a, b) => b - a));
});

test("a position without legal moves has no candidate moves", () => {
	const mated = gameFrom("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
	expect(findCandidates(mated, FIRST_FRAME, core)).toEqual([]);
});

test("the history of a square lists the moves that changed its class, with the new class", () => {
	let { game, frame } = playMove(gameFrom(START_FEN), FIRST_FRAME, "e4");
	({ game, frame } = playMove(game, frame, "e5"));
	const frames = [FIRST_FRAME, positionAt(game, FIRST_FRAME).next[0] ?? FIRST_FRAME, frame];
	const control = core.computeControl(game.placements);
	const classes = classesAlong(control, frames, squareNamed("f5"));
	expect(classes).toEqual([NEUTRAL, WHITES, WHITES]);
	expect(turnsIn(classes)).toEqual([{ place: 1, before: NEUTRAL, after: WHITES }]);
	expect(turnsIn([])).toEqual([]);
});
