// The review of the open game while its variations come and go: that of the main line stays.

import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { SAMPLE_GAMES } from "../../../src/chess/samples/sampleGames.ts";
import { evaluationsOf } from "../../../src/session/engine/evaluations.ts";
import { gameReviewsOf } from "../../../src/session/engine/gameReviews.ts";
import { keyOf } from "../../../src/session/engine/written.ts";
import type { Session } from "../../../src/session/session.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { atRoot } from "../../support/core.ts";
import { opened } from "../../support/opened.ts";
import { until } from "../../support/until.ts";

afterEach(() => vi.unstubAllGlobals());

test("playing a move and taking it back does not change the review of the main line", async () => {
	const bytes = readFileSync(atRoot("build/insight.wasm"));
	vi.stubGlobal("fetch", async () => new Response(bytes));
	const { store, core } = opened(SAMPLE_GAMES[1985] ?? "");
	const actions = createActions(store, core);
	const reviews = gameReviewsOf({ store, core } as unknown as Session);
	const reviewed = () => {
		const { found } = reviews.get();
		return found?.game.placements === store.get().game.placements ? found : undefined;
	};
	await until(() => expect(reviewed()).toBeDefined());
	const told = reviewed()?.decisive;
	actions.goToFrame(30 as Frame);
	const { game } = store.get();
	expect(actions.play("h3")).toBe(true);
	expect(store.get().game.positions).toHaveLength(game.positions.length + 1);
	expect(reviewed()?.decisive).toEqual(told);
	actions.undo();
	expect(store.get().game).toBe(game);
	expect(reviewed()?.decisive).toEqual(told);
	actions.goToEnd();
	expect(actions.play("Nf1")).toBe(true);
	await until(() => expect(reviewed()?.game.plies).toBe(game.plies + 1));
	expect(reviewed()?.decisive).toEqual(told);
	actions.undo();
	await until(() => expect(reviewed()?.decisive).toEqual(told));
});

test("a position that is searched longer changes nothing of a review that stands", async () => {
	const bytes = readFileSync(atRoot("build/insight.wasm"));
	vi.stubGlobal("fetch", async () => new Response(bytes));
	const { store, core } = opened(SAMPLE_GAMES[1985] ?? "");
	const session = { store, core } as unknown as Session;
	const reviews = gameReviewsOf(session);
	await until(() => expect(reviews.get().found).toBeDefined());
	const { found } = reviews.get();
	const fen = store.get().game.positions[30]?.fen ?? "";
	const line = { cp: 900, mate: null, moves: [] };
	const longer = { ...line, depth: 40, nodes: 9_000_000, lines: [line] };
	const evaluations = evaluationsOf(session);
	evaluations.set({ known: new Map([[keyOf(fen), longer as never]]) });
	// Longer than it rests before it looks.
	await new Promise((resolve) => setTimeout(resolve, 600));
	expect(reviews.get().found).toBe(found);
	// The engine has gone through the game.
	evaluations.set({ progress: 1 });
	evaluations.set({ progress: undefined });
	await until(() => expect(reviews.get().found).not.toBe(found));
});
