// The review of the open game by an engine: found anew when its moves change or the engine has gone
// through it, as soon as all positions have an evaluation. While doubtful ones are looked at again
// it is found now and then, so that there is something to read.

import type { Game } from "../../chess/game.ts";
import { mayBeSample } from "../../chess/samples/mayBeSample.ts";
import { loadInsightModule } from "../../control/insightModule.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import { onePerSession } from "../onePerSession.ts";
import type { Session } from "../session.ts";
import { evaluationsOf } from "./evaluations.ts";
import type { GameReview } from "./gameReview.ts";
import { loadGameReview } from "./lateGameReview.ts";
import { isEvaluated } from "./written.ts";

/** Milliseconds after the last change. */
const REST_MS = 200;

/** Milliseconds between two reviews while the engine is at work. */
const CHECKING_MS = 4000;

export type GameReviews = Store<{ readonly found: GameReview | undefined }>;

/** Do games differ in variations and words alone? */
const isSameLine = (game: Game, other: Game) =>
	game.plies === other.plies &&
	game.result === other.result &&
	game.positions.every(
		({ fen }, frame) => frame > game.plies || fen === other.positions[frame]?.fen,
	);

function begin(session: Session): GameReviews {
	const { store, core } = session;
	const evaluations = evaluationsOf(session);
	const reviews = createStore<{ found: GameReview | undefined }>({ found: undefined });
	let timer: ReturnType<typeof setTimeout> | undefined;
	let foundAtMs = Number.NEGATIVE_INFINITY;

	async function find(): Promise<void> {
		const { game } = store.get();
		const { known, progress } = evaluations.get();
		const isChecking = progress !== undefined;
		if (isChecking && performance.now() - foundAtMs < CHECKING_MS) return;
		if (!isEvaluated(game, known) && !mayBeSample(game.tags.get("Date"), game.plies)) {
			reviews.set({ found: undefined });
			return;
		}
		const { findGameReview } = await loadGameReview();
		const found = await findGameReview(game, known, { core, insight: await loadInsightModule() });
		foundAtMs = performance.now();
		if (store.get().game === game) reviews.set({ found });
	}

	function look(): void {
		clearTimeout(timer);
		timer = setTimeout(() => {
			find().catch((error) => console.error(error));
		}, REST_MS);
	}

	store.watch(["game"], ({ game }, previous) => {
		const { found } = reviews.get();
		if (game.tags !== previous.game.tags) reviews.set({ found: undefined });
		else if (found !== undefined && isSameLine(game, found.game)) {
			reviews.set({ found: { ...found, game } });
		}
		look();
	});
	evaluations.watch(["known", "progress"], (now, before) => {
		const isRun = now.progress !== undefined || before.progress !== undefined;
		const { found } = reviews.get();
		const isOfGame = found?.game.placements === store.get().game.placements;
		// What somebody has read stays: a single position that is searched longer changes none of it.
		if (isRun || !isOfGame || found?.isProvisional) look();
	});
	look();
	return reviews;
}

export const gameReviewsOf = onePerSession(begin);
