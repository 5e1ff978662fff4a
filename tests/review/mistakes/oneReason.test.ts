// The page and the command line tell the same of the same evaluations, and ask for them alike.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { finish } from "../../../src/chess/work.ts";
import { askerOf } from "../../../src/cli/engines.ts";
import type { Engine } from "../../../src/engine/engine.ts";
import { mistakeWords } from "../../../src/messages/en/panels/mistakes.ts";
import { reviewFacts, reviewing } from "../../../src/review/reported/review.ts";
import { findGameReview } from "../../../src/session/engine/gameReview.ts";
import { keyOf } from "../../../src/session/engine/written.ts";
import { testCore, testInsight } from "../../support/core.ts";
import { evaluatedGames } from "./evaluatedGames.ts";

const tools = { core: testCore(), insight: testInsight() };

/** Nodes that are enough for any question. */
const ENOUGH = 1e7;

test.each(evaluatedGames.slice(0, 4))(
	"page and command line give the same sentences and the same decisive moment",
	async ({ game, evaluations }) => {
		const { mistakes: printed, decided } = reviewFacts(
			finish(reviewing(tools, game, evaluations, true)),
		);
		const known = new Map(
			evaluations.map((found, frame) => [
				keyOf(positionAt(game, frame as Frame).fen),
				{ ...found, nodes: ENOUGH },
			]),
		);
		const review = await findGameReview(game, known, tools);
		const shown = (review?.judged ?? []).flatMap((judged) =>
			judged.what === "mistake" ? [mistakeWords.mistake(judged.one)] : [],
		);
		expect(shown.length).toBeGreaterThan(0);
		expect(printed.map(({ text }) => text)).toEqual(shown);
		expect(decided).toBe(review?.decider?.ply);
		if (decided !== undefined) expect(review?.decisive[0]?.one.ply).toBe(decided);
	},
);

test("the command line starts a new engine game for each position, as the page does", async () => {
	const games: unknown[] = [];
	const engine = {
		evaluate: async (_fen: string, { game }: { readonly game: unknown }) => {
			games.push(game);
			return { cp: 0, mate: null, depth: 1, lines: [] };
		},
	} as unknown as Engine;
	const [{ game }] = evaluatedGames as [(typeof evaluatedGames)[number]];
	const ask = askerOf(engine, game);
	await ask(0 as Frame, 1);
	await ask(1 as Frame, 1);
	expect(games[0]).not.toBe(games[1]);
});
