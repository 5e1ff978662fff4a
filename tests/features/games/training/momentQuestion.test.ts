// What a round asks about a moment of My games.

import { expect, test } from "vitest";
import { claimKey } from "../../../../src/features/games/checked/claim.ts";
import { momentQuestion } from "../../../../src/features/games/training/momentQuestion.ts";
import type { Moment } from "../../../../src/games/collection/answers/answer.ts";

const TEXT = '[White "Me"]\n[Black "Other"]\n\n1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. h3 Bxf3 *\n';

const row = { game: 3, ply: 6, mySide: "black", move: "3...Bg4", white: "Me", black: "Other" };

/** The engine has found what was better than the moves of these claims. */
const finding = (better: Readonly<Record<string, string>>) => ({
	insteadAt: ({ claim }: { claim: Parameters<typeof claimKey>[0] }) => {
		const move = better[claimKey(claim)];
		return move === undefined ? undefined : ({ moves: [move], mark: "?" } as const);
	},
});

const asked = (key: "hanging" | "punish" | "chanceMissed" | "tenGames", better = {}, of = {}) =>
	momentQuestion(finding(better), { key, whose: "me" }, { ...row, ...of } as Moment, TEXT);

test("where the engine knows the better move, that move is asked for", () => {
	const found = asked("hanging", { hung6: "b8c6" });
	expect(found?.question).toMatchObject({ kind: "best", answer: [expect.anything()] });
	expect(found?.question.position).toContain("/2B1P3/5N2/PPPP1PPP/RNBQK2R b ");
	expect(found).toMatchObject({ topic: "hanging", origin: { ply: 6, move: "3...Bg4" } });
});

test("a missed chance is asked about at the move that missed it", () => {
	for (const key of ["punish", "chanceMissed"] as const) {
		const found = asked(key, { missed6: "f3e5" });
		expect(found).toMatchObject({ topic: "missed", origin: { ply: 7, move: "4.h3" } });
		expect(found?.question.position).toContain("RNBQK2R w ");
	}
});

test("without a better move the list's own question is asked, and each of ten games has its own", () => {
	expect(asked("hanging")).toMatchObject({ topic: "hanging", question: { kind: "hanging" } });
	expect(asked("tenGames", {}, { of: "phase" })?.question.kind).toBe("letGo");
	expect(asked("tenGames", {}, { of: "punish" })).toMatchObject({ topic: "missed" });
	expect(asked("tenGames")?.question.kind).toBe("turned");
});
