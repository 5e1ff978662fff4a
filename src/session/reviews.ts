// The review of the open game: computed in short tasks after each change of the game, and kept with
// the session. Its signs go to the store, for the list of moves and the timeline.

import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import type { Placements } from "../chess/placement.ts";
import type { GameControl } from "../control/controlMap.ts";
import type { Insight } from "../control/insight.ts";
import { loadInsightModule } from "../control/insightModule.ts";
import { faultText } from "../messages/faultText.ts";
import { findFacts } from "../review/facts.ts";
import type { JudgedMoment } from "../review/mistakes/decisive.ts";
import type { MistakeGlyph } from "../review/mistakes/marks.ts";
import type { MaterialMistake, Mistake } from "../review/mistakes/reason.ts";
import { HIDDEN_AT_FIRST, type Moment, type MomentKind } from "../review/moment.ts";
import { findMoments } from "../review/review.ts";
import { createStore, type Store } from "../runtime/createStore.ts";
import { queuedJob } from "../runtime/taskQueue.ts";
import { gameReviewsOf } from "./engine/gameReviews.ts";
import { lossesOf } from "./losses.ts";
import { onePerSession } from "./onePerSession.ts";
import type { Session } from "./session.ts";
import type { Sign } from "./state/appState.ts";

export type ReviewState = {
	/** Undefined while they are computed. */
	readonly moments: readonly Moment[] | undefined;
	/** Hidden kinds. */
	readonly hidden: ReadonlySet<MomentKind>;
	/** The reason why there is none. Undefined if nothing went wrong. */
	readonly problem: string | undefined;
};

export type Review = Store<ReviewState>;

export const visibleIn = ({ moments = [], hidden }: ReviewState): readonly Moment[] =>
	moments.filter(({ kind }) => !hidden.has(kind));

/** Losses of moves that have no moment: one move has one sentence. */
export const besideMoments = (
	losses: readonly MaterialMistake[],
	moments: readonly Moment[],
): readonly MaterialMistake[] =>
	losses.filter((loss) => moments.every((moment) => moment.ply !== loss.ply));

/** The sign of each move with a loss, or with a moment: that of its heaviest one. */
function signsOf(
	moments: readonly Moment[],
	losses: readonly MaterialMistake[],
): ReadonlyMap<Frame, Sign> {
	const signs = new Map<Frame, Sign>(
		losses.map(({ ply, lost }) => [ply as Frame, { code: "loss", lost }]),
	);
	// Of one move the heaviest comes first.
	for (const { ply, kind } of moments) {
		if (signs.has(ply as Frame)) continue;
		signs.set(ply as Frame, { code: "moment", kind });
	}
	return signs;
}

function* findReview(game: Game, control: GameControl, insight: Insight) {
	const facts = yield* findFacts(game, control, insight);
	return yield* findMoments(facts);
}

/** Milliseconds of the debounce: moves in quick succession start one review. */
const START_DELAY_MS = 150;

/** Moments of the open game, where it has been evaluated and evaluations are shown. */
function judgedOf(session: Session): readonly JudgedMoment[] | undefined {
	const { game, options } = session.store.get();
	const { found } = gameReviewsOf(session).get();
	const isOfGame = found?.game.placements === game.placements;
	return options.showsEvaluations && isOfGame ? found?.judged : undefined;
}

/** Visible moments, and the losses beside them. */
function momentsAndLosses(session: Session, state: ReviewState) {
	const moments = visibleIn(state);
	const { found = [] } = lossesOf(session).get();
	return [moments, besideMoments(found, moments)] as const;
}

const signOf = (judged: JudgedMoment): Sign =>
	judged.what === "mistake" ? { code: "mistake", mark: judged.one.mark } : { code: judged.what };

const marksOf = (judged: readonly JudgedMoment[]): ReadonlyMap<Frame, Sign> =>
	new Map(judged.map((one) => [one.one.ply as Frame, signOf(one)]));

function begin(session: Session): Review {
	const { store } = session;
	const review = createStore<ReviewState>({
		moments: undefined,
		hidden: HIDDEN_AT_FIRST,
		problem: undefined,
	});
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** The key of a review: comments on a game do not change it, but the result does. */
	let placements: Placements | undefined;
	let result: string | undefined;

	async function find(game: Game, control: GameControl): Promise<void> {
		const work = findReview(game, control, await loadInsightModule());
		const go = queuedJob(() => {
			if (game.placements !== placements || game.result !== result) return;
			const step = work.next();
			if (step.done) review.set({ moments: step.value });
			else go();
		});
		go();
	}

	function tell(): void {
		const { game } = store.get();
		const judged = judgedOf(session);
		if (judged === undefined && review.get().moments === undefined) return;
		if (judged !== undefined) {
			const signs = marksOf(judged);
			store.set({ reviewed: { game, signs, moments: signs.size } });
			return;
		}
		const [moments, losses] = momentsAndLosses(session, review.get());
		const plies = new Set(moments.map(({ ply }) => ply));
		store.set({ reviewed: { game, signs: signsOf(moments, losses), moments: plies.size } });
	}

	function look(): void {
		const { game, control } = store.get();
		if (control !== undefined && game.placements === placements && game.result === result) {
			tell();
			return;
		}
		clearTimeout(timer);
		placements = game.placements;
		result = game.result;
		review.set({ moments: undefined, problem: undefined });
		if (control === undefined) return;
		timer = setTimeout(() => {
			find(game, control).catch((error) => {
				review.set({ problem: faultText(error) });
			});
		}, START_DELAY_MS);
	}

	review.subscribe(tell);
	gameReviewsOf(session).subscribe(tell);
	lossesOf(session).subscribe(tell);
	store.watch(["options"], tell);
	store.watch(["game", "control"], look);
	look();
	return review;
}

/** Reviews the open game of a session from now on. */
export const reviewOf = onePerSession(begin);

type Target = Pick<Moment, "ply" | "squares">;

/** Where a mistake was, and the squares that its sentence speaks of. */
export const targetOfMistake = ({ ply, reasons: [reason] }: Mistake | MaterialMistake): Target => ({
	ply,
	squares: reason?.squares ?? [],
});

const targetOf = (judged: JudgedMoment): Target =>
	judged.what === "mistake" ? targetOfMistake(judged.one) : judged.one;

/** Without evaluations: moments and the losses beside them. */
function targetsIn(session: Session): readonly Target[] {
	const [moments, losses] = momentsAndLosses(session, reviewOf(session).get());
	return [...moments, ...losses.map(targetOfMistake)].sort((one, other) => one.ply - other.ply);
}

export const goToMoment = ({ actions }: Session, { ply, squares }: Target): void =>
	actions.show(ply as Frame, squares);

/**
 * Goes to the next moment after the current move, or to the one before it, and opens the review,
 * which describes it.
 */
export function stepMoment(session: Session, by: 1 | -1): void {
	const { frame, panel } = session.store.get();
	const moments = judgedOf(session)?.map(targetOf) ?? targetsIn(session);
	const next =
		by > 0 ? moments.find(({ ply }) => ply > frame) : moments.findLast(({ ply }) => ply < frame);
	if (panel !== "review") session.actions.setPanel("review");
	if (next !== undefined) goToMoment(session, next);
}

/**
 * Goes to the next move with a mark, after the last of them to the first, and opens the review.
 */
export function stepMark(session: Session, mark: MistakeGlyph): void {
	const { frame, panel } = session.store.get();
	const marked = (judgedOf(session) ?? []).filter(
		(judged) => judged.what === "mistake" && judged.one.mark === mark,
	);
	const next = marked.find(({ one }) => one.ply > frame) ?? marked[0];
	if (panel !== "review") session.actions.setPanel("review");
	if (next !== undefined) goToMoment(session, targetOf(next));
}
