// Find the best move: what is nearly as good counts too, another move is refuted by name, and whole
// points are for the first try.

import { expect, test, vi } from "vitest";
import { judgeBy } from "../../../src/features/practise/move/judge.ts";
import { resultOf } from "../../../src/features/practise/move/tried.ts";
import { practiseWords } from "../../../src/messages/en/screens/practise.ts";
import type { Choice } from "../../../src/training/choices.ts";

const found = vi.hoisted(() => new Map<string, unknown>());

vi.mock("../../../src/session/engine/evaluations.ts", () => ({
	evaluationsOf: () => ({
		get: () => ({ known: found }),
		evaluate: async (fen: string) => found.get(fen.split(" ")[1] ?? ""),
	}),
}));

const WHITE_MOVES = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const BLACK_MOVES = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

const line = (moves: readonly string[]) => [{ moves }];

/** Centipawns for White before the move, and after it. */
async function judged(fen: string, uci: string, before: number, after: number, answer: string) {
	const isWhite = fen === WHITE_MOVES;
	found.set(isWhite ? "w" : "b", { cp: before, mate: null, lines: line([uci]) });
	found.set(isWhite ? "b" : "w", { cp: after, mate: null, lines: line([answer]) });
	return judgeBy({} as never).ask(fen, uci);
}

test("a move within 0.3 pawns of the best counts as right, for either side", async () => {
	for (const [loss, isGood] of [
		[-10, true],
		[0, true],
		[29, true],
		[30, true],
		[31, false],
		[200, false],
	] as const) {
		expect(await judged(WHITE_MOVES, "g1f3", 40, 40 - loss, "b8c6")).toMatchObject({ isGood });
		expect(await judged(BLACK_MOVES, "e7e5", 40, 40 + loss, "g1f3")).toMatchObject({ isGood });
	}
});

test("a move that is not good enough is answered with its refutation", async () => {
	const { isGood, answer } = await judged(WHITE_MOVES, "f1a6", 40, -300, "b7a6");
	expect({ isGood, answer }).toEqual({ isGood: false, answer: ["2...bxa6"] });
	const tried = { move: 0 as Choice, name: "2.Ba6", state: "wrong", answer } as const;
	expect(practiseWords.move.tried(tried)).toBe("2.Ba6 is not as good: 2...bxa6. Try another move.");
});

test("only the first try earns full points", () => {
	const move = 5 as Choice;
	expect(resultOf(move, 0)).toMatchObject({ points: 100, marked: { mark: "full" } });
	for (const inVain of [1, 2, 9])
		expect(resultOf(move, inVain)).toMatchObject({ points: 50, marked: { mark: "half" }, inVain });
});
