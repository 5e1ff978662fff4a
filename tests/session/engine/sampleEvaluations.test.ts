// Evaluations of the samples: each position has one, and their review tells what a strong player
// would.

import { expect, test } from "vitest";
import { playMove } from "../../../src/chess/edit.ts";
import type { Frame } from "../../../src/chess/frame.ts";
import { readText } from "../../../src/chess/pgn/readText.ts";
import { mayBeSample } from "../../../src/chess/samples/mayBeSample.ts";
import { SAMPLE_GAMES } from "../../../src/chess/samples/sampleGames.ts";
import { finish } from "../../../src/chess/work.ts";
import { offerText } from "../../../src/messages/en/panels/offers.ts";
import { findGameReview } from "../../../src/session/engine/gameReview.ts";
import { sampleEvaluations } from "../../../src/session/engine/sampleEvaluations.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { opened } from "../../support/opened.ts";

const modules = { core: testCore(), insight: testInsight() };

function gameOf(year: number) {
	const read = finish(readText(SAMPLE_GAMES[year] ?? ""));
	if (!("game" in read)) throw new Error(`no sample of ${year}`);
	return read.game;
}

const decisiveOf = async (year: number) => {
	const review = await findGameReview(gameOf(year), new Map(), modules);
	return review?.decisive.map(({ one }) => one.move);
};

test("every position of a sample comes with an evaluation, and other games have none", () => {
	for (const year of [1858, 1985, 1999]) {
		const game = gameOf(year);
		expect(mayBeSample(game.tags.get("Date"), game.plies)).toBe(true);
		expect(sampleEvaluations(game)).toHaveLength(game.plies + 1);
	}
	const { game } = opened("1. e4 e5").store.get();
	expect(sampleEvaluations(game)).toEqual([]);
	expect(mayBeSample("1985.10.15", game.plies)).toBe(false);
});

test("the review of each sample finds its decisive moments", async () => {
	const opera = (await decisiveOf(1858)) ?? [];
	expect(opera).toEqual(["6...Nf6", "10.Nxb5", "13.Rxd7"]);
	expect(await decisiveOf(1985)).toContain("16...Nd3");
	expect(await decisiveOf(1999)).toContain("24.Rxd4");
	const immortal = await findGameReview(gameOf(1999), new Map(), modules);
	const texts = immortal?.judged.flatMap((one) =>
		one.what === "offer" ? [offerText(one.one)] : [],
	);
	expect(texts?.[0]).toContain("24.Rxd4 gave a rook for a pawn");
});

test("a sample that is played on keeps the review of its own moves", async () => {
	const { store, core } = opened(SAMPLE_GAMES[1985] ?? "");
	const { game } = store.get();
	const longer = playMove(game, game.plies as Frame, "Nf1").game;
	expect(longer.plies).toBe(game.plies + 1);
	expect(mayBeSample(longer.tags.get("Date"), longer.plies)).toBe(true);
	const [before, after] = await Promise.all(
		[game, longer].map((one) => findGameReview(one, new Map(), { ...modules, core })),
	);
	expect(after?.decisive).toEqual(before?.decisive);
	expect(after?.judged).toEqual(before?.judged);
	expect(before?.accuracy).toBeDefined();
	expect(after?.accuracy).toBeUndefined();
});
