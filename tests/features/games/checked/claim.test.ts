// What a list claims of a moment, and when an engine's lines bear it out.

import { expect, test } from "vitest";
import type { Frame } from "../../../../src/chess/frame.ts";
import { positionAt } from "../../../../src/chess/game.ts";
import { BLACK, WHITE } from "../../../../src/chess/piece.ts";
import type { Evaluation } from "../../../../src/engine/evaluation.ts";
import {
	type Claim,
	claimKey,
	claimOf,
	holds,
} from "../../../../src/features/games/checked/claim.ts";
import { gameIn } from "../../../../src/features/games/gameIn.ts";

/** White leaves the queen on h5, Black's 3...Nf6 attacks it, and 4.a3 leaves it there. */
const TEXT = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. a3 Nxh5 5. a4 Nf6 *";

function gameOf(text = TEXT) {
	const game = gameIn(text);
	if (game === undefined) throw new Error("No game");
	return game;
}

/** An engine that says so many centipawns for White after each ply, with these best moves. */
const engine =
	(cps: Readonly<Record<number, number>>, best: Readonly<Record<number, readonly string[]>> = {}) =>
	async (ply: number): Promise<Evaluation> => {
		const cp = cps[ply] ?? 0;
		const lines = (best[ply] ?? []).map((move) => ({ cp, mate: null, moves: [move] }));
		return { cp, mate: null, depth: 9, lines };
	};

const HUNG: Claim = { kind: "hung", ply: 7 };

test("a piece counts as hung if the move lost much and taking it is as good as the best reply", async () => {
	const game = gameOf();
	expect(positionAt(game, 7 as Frame).move?.san).toBe("a3");
	const lost = { 6: 30, 7: -600 };
	expect(await holds(game, HUNG, engine(lost, { 7: ["f6h5"] }))).toBe(true);
	// Another move is best, and none that takes a piece is as good.
	expect(await holds(game, HUNG, engine(lost, { 7: ["f6e4", "a7a6"] }))).toBe(false);
	// Nothing was lost by the move.
	expect(await holds(game, HUNG, engine({ 6: -600, 7: -600 }, { 7: ["f6h5"] }))).toBe(false);
});

test("a missed chance is confirmed if the reply loses what taking would have won", async () => {
	const game = gameOf("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. a3 a6 5. Qd1 a5 *");
	const missed: Claim = { kind: "missed", ply: 7 };
	const best = { 7: ["f6h5"] };
	expect(await holds(game, missed, engine({ 7: -600, 8: 40 }, best))).toBe(true);
	expect(await holds(game, missed, engine({ 7: -600, 8: -580 }, best))).toBe(false);
});

test("a lead is confirmed if the engine agrees at some move", async () => {
	const game = gameOf();
	const led = (side: typeof WHITE | typeof BLACK): Claim => ({ kind: "led", ply: 6, side });
	expect(await holds(game, led(BLACK), engine({ 8: -420 }))).toBe(true);
	expect(await holds(game, led(BLACK), engine({ 6: -60, 8: -120, 10: 0 }))).toBe(false);
	expect(await holds(game, led(WHITE), engine({ 8: -420 }))).toBe(false);
});

test("the side that led is mine or my opponent's, as the list says", () => {
	const row = { ply: 51, mySide: "white" } as const;
	const key = (...[about, whose]: [Parameters<typeof claimOf>[0], "me" | "them"]) => {
		const claim = claimOf(about, row, whose);
		return claim && claimKey(claim);
	};
	expect(key("won", "me")).toBe("led51w");
	expect(key("won", "them")).toBe("led51b");
	expect(key("saved", "me")).toBe("led51b");
	expect(key("leadLost", "me")).toBe("led51w");
	expect(key("hanging", "them")).toBe("hung51");
	expect(key("chanceMissed", "me")).toBe("missed51");
	// Of the ten games each shows something else.
	expect(claimOf("tenGames", { ...row, of: "saved" }, "me")).toEqual({
		kind: "led",
		ply: 51,
		side: BLACK,
	});
	// No engine refutes which opening was played.
	expect(claimOf("openings", row, "me")).toBeUndefined();
});
