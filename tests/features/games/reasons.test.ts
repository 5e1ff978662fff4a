// Why a side went wrong, by an engine: kept of a game in few letters, and what it costs in all.

import { afterEach, expect, test, vi } from "vitest";
import type { Evaluation } from "../../../src/engine/evaluation.ts";
import {
	gameKey,
	isWhole,
	readSummaries,
	writeSummaries,
} from "../../../src/features/games/engine/keptSummaries.ts";
import {
	gamesOfReason,
	reasonCosts,
	reasonsMet,
} from "../../../src/features/games/engine/reasonCosts.ts";
import { type KeptReason, keptReasons } from "../../../src/features/games/engine/reasons.ts";
import type { GameSummary } from "../../../src/features/games/engine/summary.ts";
import type { Row } from "../../../src/games/collection/row.ts";
import type { Mistake, Reason } from "../../../src/review/mistakes/reason.ts";
import { forgetAll, putRaw } from "../../support/kept.ts";

afterEach(() => vi.unstubAllGlobals());

const mistake = (ply: number, loss: number, reason: object, mark: Mistake["mark"] = "?") =>
	({ ply, loss, mark, reasons: [reason as Reason] }) as unknown as Mistake;

const best = (...moves: string[]) => ({ lines: [{ moves }] }) as unknown as Evaluation;

test("for each reason the most costly mistake is saved, with its better move", () => {
	const found = [best("e2e4"), best("a7a8q"), best("a7a8n"), undefined, undefined, undefined];
	const made = [
		mistake(1, 0.2, { kind: "deflection" }),
		mistake(2, 0.5, { kind: "overloaded" }),
		mistake(3, 0.4, { kind: "mate", how: "missed" }),
		mistake(4, 0.9, { kind: "line" }),
		mistake(5, 0.9, { kind: "fork" }, "?!"),
		mistake(6, 0.3, { kind: "fork" }, "??"),
	];
	expect(keptReasons(made, found)).toEqual([
		{ kind: "guard", ply: 2, best: "a7a8" },
		{ kind: "missed", ply: 3, best: undefined },
		{ kind: "fork", ply: 6, best: undefined },
	]);
});

test("saved summaries are read again, and invalid or outdated ones are ignored", async () => {
	const now = summary([{ kind: "pin", ply: 30, best: "e2e4" }], []);
	await forgetAll();
	await writeSummaries(new Map([["new", now]]));
	const at = Date.now();
	const withReasons = (reasons: unknown) => ({ ...now, white: { ...now.white, reasons }, at });
	await putRaw("reviewed", {
		kind: withReasons([{ kind: "none", ply: 1 }]),
		move: withReasons([{ kind: "pin", ply: 1, best: "<b>" }]),
		reasons: withReasons(5),
		text: "text",
	});
	const read = await readSummaries();
	expect([...read.keys()]).toEqual(["new"]);
	expect(read.get("new")).toMatchObject(now);
	expect([isWhole(read.get("new")), isWhole(read.get("text"))]).toEqual([true, false]);
});

const summary = (white: readonly KeptReason[], black: readonly KeptReason[]): GameSummary => ({
	white: { mistakes: [0, 0, 0], wasWinning: false, reasons: white },
	black: { mistakes: [0, 0, 0], wasWinning: false, reasons: black },
});

const row = (game: number, given: Partial<Row> = {}) =>
	({
		game,
		white: "Me",
		black: `B${game}`,
		whiteElo: 1500,
		blackElo: 1550,
		result: "1-0",
		date: `2026-01-${10 + (game % 20)}`,
		...given,
	}) as Row;

const fork: KeptReason = { kind: "fork", ply: 20, best: "e2e4" };

test("reasons are ranked by how much more often I err than my opponents, once half of the games are reviewed", () => {
	const mine = Array.from({ length: 12 }, (_, index) => row(index, { result: "0-1" }));
	const theirs = Array.from({ length: 4 }, (_, index) => row(20 + index));
	const quiet = Array.from({ length: 14 }, (_, index) => row(40 + index, { result: "1/2-1/2" }));
	const black = row(60, { white: "A", black: "Me", result: "*" });
	const rows = [...mine, ...theirs, ...quiet, black];
	const found = new Map([
		...mine.map((one) => [gameKey(one), summary([fork], [])] as const),
		...theirs.map((one) => [gameKey(one), summary([], [fork])] as const),
		...quiet.map((one) => [gameKey(one), summary([], [])] as const),
		[gameKey(black), summary([fork], [fork])] as const,
	]);
	const costs = reasonCosts(rows, found, ["Me"]);
	expect(costs).toMatchObject({ games: 30, isAlike: true });
	expect(costs?.costs).toHaveLength(1);
	expect(costs?.costs[0]).toMatchObject({ kind: "fork", mine: 12 / 30, theirs: 4 / 30 });
	// With it 0 of 16; without 16 won and 28 drawn halves: 30 of 44.
	expect(costs?.costs[0]?.points).toBeCloseTo((12 - 4) * (30 / 44), 9);
	const listed = gamesOfReason(rows, found, ["Me"], "fork");
	expect(listed).toHaveLength(12);
	expect(listed[0]).toMatchObject({ row: { game: 11 }, side: "white", reason: fork });
	// Of many more games these are too few; nobody's have no mine.
	const many = Array.from({ length: 40 }, (_, index) => row(100 + index));
	expect(reasonCosts([...rows, ...many], found, ["Me"])).toBeUndefined();
	expect(reasonCosts(rows, found, [])).toBeUndefined();
});

test("with one opponent's few games the reasons are listed without a comparison", () => {
	const rows = [row(0, { result: "0-1" }), row(1), row(2)];
	const pin: KeptReason = { kind: "pin", ply: 12, best: undefined };
	const found = new Map(
		rows.slice(0, 2).map((one, at) => [gameKey(one), summary(at ? [fork] : [pin, fork], [pin])]),
	);
	expect(reasonCosts(rows, found, ["Me"])).toBeUndefined();
	expect(reasonsMet(rows, found, ["Me"])).toEqual({
		games: 2,
		kinds: [
			{ kind: "fork", mine: 2, theirs: 0 },
			{ kind: "pin", mine: 1, theirs: 2 },
		],
	});
	expect(reasonsMet(rows, new Map(), ["Me"])).toBeUndefined();
});
