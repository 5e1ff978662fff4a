// Who is to move at the beginning of a chapter is changed, and what that costs.

import { expect, test } from "vitest";
import { gameFrom, playMove } from "../../src/chess/edit.ts";
import { START_FEN } from "../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import { positionAt } from "../../src/chess/game.ts";
import { formatPgn } from "../../src/chess/pgn/write/formatPgn.ts";
import { BLACK, WHITE } from "../../src/chess/piece.ts";
import { sideFault, sideToMove, withSideToMove } from "../../src/session/sideToMove.ts";

const ENDING = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 7";

test("changing the side to move keeps the name, drops the moves and the old FEN", () => {
	const tags = new Map([
		["ChapterName", "An ending"],
		["SetUp", "1"],
		["FEN", ENDING],
	]);
	const { game } = playMove({ ...gameFrom(ENDING), tags }, FIRST_FRAME, "Ke2");
	const turned = withSideToMove(game, BLACK);
	expect(sideToMove(game)).toBe(WHITE);
	expect(sideToMove(turned)).toBe(BLACK);
	expect(turned.positions).toHaveLength(1);
	const text = formatPgn(turned);
	expect(text).toContain('[ChapterName "An ending"]');
	expect(text).toContain('[FEN "4k3/8/8/8/4P3/8/8/4K3 b - - 0 7"]');
	expect(withSideToMove(turned, WHITE).tags.get("ChapterName")).toBe("An ending");
	expect(positionAt(withSideToMove(turned, WHITE), FIRST_FRAME).fen).toBe(ENDING);
});

test("changing the side to move drops the en passant square", () => {
	const passed = gameFrom("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9");
	expect(positionAt(withSideToMove(passed, BLACK), FIRST_FRAME).fen).toBe(
		"4k3/8/8/3Pp3/8/8/8/4K3 b - - 0 9",
	);
});

test("a side cannot be given the move while the other side is in check", () => {
	expect(sideFault(gameFrom("4k3/4R3/8/8/8/8/8/4K3 b - - 0 1"), WHITE)).toBeDefined();
	expect(sideFault(gameFrom(START_FEN), BLACK)).toBeUndefined();
});
