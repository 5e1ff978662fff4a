// Mistakes and their reasons: every sentence is checked against chess.js and the engine's lines.

import { Chess } from "chess.js";
import { describe, expect, test } from "vitest";
import { squareName } from "../../../src/chess/square.ts";
import { mistakeWords } from "../../../src/messages/en/panels/mistakes.ts";
import { decider, decisive, type JudgedMoment } from "../../../src/review/mistakes/decisive.ts";
import { gameAccuracy } from "../../../src/review/mistakes/findMistakes.ts";
import type { Mistake } from "../../../src/review/mistakes/reason.ts";
import { checkMistake, checkText, san, startOf } from "./checkMistake.ts";
import { evaluatedGames, foundIn } from "./evaluatedGames.ts";

const found = evaluatedGames.flatMap((one) => foundIn(one).map((mistake) => ({ one, mistake })));

describe("mistakes found in evaluated games", () => {
	test.each(found.map(({ one, mistake }) => [mistakeWords.mistake(mistake), one.moves, mistake]))(
		"%s",
		(_, moves, mistake) => {
			checkMistake(moves as string[], mistake as Mistake);
			checkText(moves as string[], mistake as Mistake, mistakeWords.mistake(mistake as Mistake));
		},
	);
});

test("the games have over a hundred mistakes, and most grave ones have a reason", () => {
	expect(found.length).toBeGreaterThan(100);
	const grave = found.filter(({ mistake }) => mistake.mark !== "?!");
	const told = grave.filter(({ mistake }) => mistake.reasons[0]?.kind !== "line");
	expect(told.length / grave.length).toBeGreaterThan(0.55);
});

test("neither a recapture nor the best move is called hanging", () => {
	for (const { one, mistake } of found) {
		const chess = startOf(one.moves, mistake.ply - 1);
		const previous = mistake.ply > 1 ? chess.move(one.moves[mistake.ply - 2] ?? "") : undefined;
		const move = new Chess(chess.fen()).move(san(mistake.move));
		const isRecapture = previous?.captured && move.captured && previous.to === move.to;
		const [reason] = mistake.reasons;
		if (isRecapture && reason?.kind === "hanging") {
			expect(squareName(reason.target.square)).not.toBe(move.to);
		}
	}
});

test("the famous sacrifices of the games are not called mistakes", () => {
	const [opera, immortal] = evaluatedGames.map((one) => foundIn(one).map(({ move }) => move));
	for (const offer of ["10.Nxb5", "13.Rxd7", "16.Qb8+"]) expect(opera).not.toContain(offer);
	expect(immortal).not.toContain("24.Rxd4");
	expect(immortal).toContain("24...cxd4");
});

test("at most three mistakes decide a game, and none after it was over", () => {
	for (const one of evaluatedGames) {
		const mistakes = foundIn(one);
		const told = mistakes.map((one): JudgedMoment => ({ what: "mistake", one }));
		const few = decisive(told).flatMap(({ what, one }) => (what === "mistake" ? [one] : []));
		expect(few.length).toBeLessThanOrEqual(3);
		expect(few.every(({ before, after }) => before > -300 && after < 300)).toBe(true);
		// The decider leads, where there is one.
		const others = few.map(({ ply }) => ply).slice(decider(mistakes) === few[0] ? 1 : 0);
		expect(others).toEqual([...others].sort((a, b) => a - b));
	}
});

test("accuracy is given only if every position has an evaluation", () => {
	const [opera] = evaluatedGames;
	if (opera === undefined) throw new Error("no game");
	const { game, evaluationOf } = opera;
	const accuracy = gameAccuracy(game, evaluationOf);
	expect(accuracy?.white).toBeGreaterThan(accuracy?.black ?? 100);
	expect(
		gameAccuracy(game, (frame) => (frame === 5 ? undefined : evaluationOf(frame))),
	).toBeUndefined();
});
