// The engine of a visit: what is asked of it, and what stands where it was stopped.

import { afterEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { positionAt } from "../../../src/chess/game.ts";
import { evaluationsOf } from "../../../src/session/engine/evaluations.ts";
import { gameReviewsOf } from "../../../src/session/engine/gameReviews.ts";
import type { Session } from "../../../src/session/session.ts";
import { engineFile, engineHost, stalled } from "../../support/engineHost.ts";
import { opened } from "../../support/opened.ts";

afterEach(() => vi.unstubAllGlobals());

const PATIENCE = { timeout: 20_000 };
const SECOND_NODES = 200_000;
const GAME = "1. e4 e5 2. Nf3 Nc6 *";

/** A visit that opens a game, as after each reload. */
function visit(text = GAME) {
	const { store, core, game } = opened(text);
	const session = { store, core } as unknown as Session;
	return { store, game, evaluations: evaluationsOf(session), reviews: gameReviewsOf(session) };
}

/** Every second move seems to lose much, until it is looked at again. */
const doubtful = (fen: string, nodes: number) =>
	nodes < SECOND_NODES && fen.includes(" b ") ? 300 : 20;

test("a game that is stopped while it is looked at again is provisional until that is done", async () => {
	const host = engineHost((fen, nodes) =>
		nodes < SECOND_NODES ? doubtful(fen, nodes) : undefined,
	);
	const first = visit();
	first.evaluations.evaluateGame();
	await vi.waitFor(
		() => expect(host.searches.some(({ nodes }) => nodes === SECOND_NODES)).toBe(true),
		PATIENCE,
	);
	first.evaluations.stop();
	const isProvisional = ({ reviews, evaluations }: typeof first) => {
		const { found } = reviews.get();
		expect(found?.known).toBe(evaluations.get().known);
		return found?.isProvisional;
	};
	await vi.waitFor(() => expect(isProvisional(first)).toBe(true), PATIENCE);
	await vi.waitFor(() => expect(host.kept.size).toBe(1), PATIENCE);

	const second = visit();
	await vi.waitFor(() => expect(isProvisional(second)).toBe(true), PATIENCE);
	host.say = doubtful;
	second.evaluations.evaluateGame();
	await vi.waitFor(() => expect(second.evaluations.get().progress).toBeUndefined(), PATIENCE);
	await vi.waitFor(() => expect(isProvisional(second)).toBe(false), PATIENCE);
	const asked = host.searches.length;
	second.evaluations.evaluateGame();
	await vi.waitFor(() => expect(second.evaluations.get().progress).toBeUndefined(), PATIENCE);
	expect(host.searches).toHaveLength(asked);
});

test("what the file says of every position is not in doubt", async () => {
	engineHost(doubtful);
	const { reviews } = visit(
		"1. e4 {[%eval 0.3]} e5 {[%eval 3.1]} 2. Nf3 {[%eval 0.2]} Nc6 {[%eval 0.3]} *".replace(
			"1.",
			"{[%eval 0.2]} 1.",
		),
	);
	await vi.waitFor(() => expect(reviews.get().found).toBeDefined(), PATIENCE);
	expect(reviews.get().found?.isProvisional).toBe(false);
});

test("a position that is kept with fewer lines than are shown is asked about again", async () => {
	const host = engineHost(() => 20);
	const { game } = opened(GAME);
	const key = positionAt(game, 0 as Frame)
		.fen.split(" ", 4)
		.join(" ");
	const alone = "k7/8/1K6/8/8/8/8/7R b - -";
	host.kept.set(
		"square-control-evaluations",
		[`${key}\t1000000\t20\t20 e2e4`, `${alone}\t1000000\t20\t-900 a8b8`].join("\n"),
	);
	const two = visit();
	two.evaluations.follow();
	await vi.waitFor(
		() => expect(two.evaluations.get().known.get(key)?.lines).toHaveLength(3),
		PATIENCE,
	);
	// Of another position no more lines are to be had.
	const forced = visit(`[FEN "${alone} 0 1"]\n\n*`);
	const before = host.searches.length;
	forced.evaluations.follow();
	expect(forced.evaluations.get().isThinking).toBe(false);
	expect(host.searches).toHaveLength(before);
});

test("two answers are asked of one engine", async () => {
	const host = engineHost(() => 20);
	const { game, evaluations } = visit();
	const at = (frame: number) => evaluations.evaluate(positionAt(game, frame as Frame).fen);
	await Promise.all([at(0), at(1)]);
	await at(2);
	expect(host.searches).toHaveLength(3);
	expect(host.workers).toBe(1);
});

test("Stop ends a request that stalls, and the next question asks again", async () => {
	const host = engineHost(doubtful, stalled);
	const { evaluations } = visit();
	evaluations.evaluateGame();
	await vi.waitFor(() => expect(host.asked).toHaveLength(1), PATIENCE);
	expect(evaluations.get().loading).toBe(0);
	evaluations.stop();
	expect(evaluations.get().loading).toBeUndefined();
	host.hosted = engineFile;
	evaluations.evaluateGame();
	await vi.waitFor(() => expect(evaluations.get().progress).toBeUndefined(), PATIENCE);
	expect(evaluations.get().problem).toBeUndefined();
	expect(host.asked).toEqual(["engine.json", "engine.json", "engine.js", "engine.wasm"]);
});
