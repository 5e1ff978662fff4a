// The review of a game as programs get it: the command line prints it, square-control/review
// gives it. Names in place of our numbers.

import type { Frame } from "../../chess/frame.ts";
import type { Game } from "../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { squareName } from "../../chess/square.ts";
import { partOf, type Work } from "../../chess/work.ts";
import type { Core } from "../../control/core.ts";
import type { Insight } from "../../control/insight.ts";
import { mistakeWords } from "../../messages/en/panels/mistakes.ts";
import { reviewWords } from "../../messages/en/panels/review.ts";
import { reportWords } from "../../messages/en/panels/tactics/reports.ts";
import { findFacts } from "../facts.ts";
import { type Silence, silenceOf } from "../mistakes/club.ts";
import { decider, loserOf } from "../mistakes/decisive.ts";
import type { Evaluations } from "../mistakes/evaluateGame.ts";
import { findLosses } from "../mistakes/findLosses.ts";
import { findingMistakes, gameAccuracy } from "../mistakes/findMistakes.ts";
import type { MaterialMistake, Mistake, Reason, Refuted } from "../mistakes/reason.ts";
import { withShownReasons } from "../mistakes/shownReasons.ts";
import type { Moment } from "../moment.ts";
import { findMoments } from "../review.ts";

export type ReviewTools = { readonly core: Core; readonly insight: Insight };

/** A review as facts. */
export type JudgedGame = {
	readonly game: Game;
	readonly evaluations: Evaluations;
	/** Has an engine judged, which was asked or which the file quotes? */
	readonly isEvaluated: boolean;
	readonly moments: readonly Moment[];
	readonly mistakes: readonly (Mistake | MaterialMistake)[];
	/** Why mistakes of one sort alone are looked for; undefined where an engine has judged. */
	readonly silence: Silence | undefined;
};

const sideName = (side: Side) => (side === BLACK ? "black" : "white");

const momentOf = (moment: Moment) => ({
	ply: moment.ply,
	kind: moment.kind,
	side: sideName(moment.side),
	squares: moment.squares.map(squareName),
	gain: "gain" in moment ? moment.gain : 0,
	missed: moment.kind === "missed",
	text: reviewWords.moment(moment),
});

/** The changes by the move, and what fails after which answer, where that is known. */
function reasonOf(reason: Reason) {
	const { kind, squares, changed, refutes } = reason;
	const prevents = reason.kind === "line" ? reason.prevents : undefined;
	const failing = ({ answer, by }: Refuted) => ({ answer, by });
	return {
		kind,
		...(reason.kind === "missed" && { win: reason.win.kind }),
		squares: squares.map(squareName),
		...(changed && { changed: { kind: changed.kind, squares: changed.squares.map(squareName) } }),
		...(refutes && { refutes: failing(refutes) }),
		...(prevents && { prevents: failing(prevents) }),
	};
}

/** Centipawns of the side that moved, from White's side. */
const forWhite = (side: Side, centipawns: number): number =>
	side === WHITE ? centipawns : 0 - centipawns;

/** With what it was worth before and after, or where no engine has said that, what it lost. */
function mistakeOf(mistake: Mistake | MaterialMistake) {
	const { ply, move, side, best = null } = mistake;
	const about = {
		best,
		...(mistake.better.length > 0 && { line: mistake.better }),
		reasons: mistake.reasons.map(reasonOf),
	};
	if (mistake.mark === undefined) {
		return { ply, move, lost: mistake.lost ?? null, ...about, text: mistakeWords.loss(mistake) };
	}
	return {
		ply,
		move,
		before: forWhite(side, mistake.before),
		after: forWhite(side, mistake.after),
		mark: mistake.mark,
		...about,
		text: mistakeWords.mistake(mistake),
	};
}

/** A tenth is enough. */
const rounded = (accuracy: number | null) => accuracy && Math.round(accuracy * 10) / 10;

/** Work that does not say how far it is. */
function* unmeasured<Result>(work: Generator<undefined, Result>, share: number): Work<Result> {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
		yield share;
	}
}

/** Mistakes by evaluations; by a search of material where neither file nor engine has any. */
function* findingFaults(
	tools: ReviewTools,
	game: Game,
	evaluations: Evaluations,
	isEvaluated: boolean,
): Work<Pick<JudgedGame, "mistakes" | "silence">> {
	if (isEvaluated) {
		const found = yield* findingMistakes(game, (frame) => evaluations[frame], tools);
		return { mistakes: found.map(withShownReasons), silence: undefined };
	}
	const mistakes = yield* findLosses(game, tools);
	return { mistakes, silence: silenceOf(game, mistakes) };
}

/** The share of moments in the whole work. */
const MOMENTS = 0.2;

/** Reviews a game by evaluations that somebody else brings. */
export function* reviewing(
	tools: ReviewTools,
	game: Game,
	evaluations: Evaluations,
	isAsked: boolean,
): Work<JudgedGame> {
	const { core, insight } = tools;
	const control = core.computeControl(game.placements);
	const facts = yield* unmeasured(findFacts(game, control, insight), 0);
	const moments = yield* unmeasured(findMoments(facts), MOMENTS / 2);
	// The end of a game by the rules is known without either.
	const isEvaluated = isAsked || evaluations.slice(0, -1).some((one) => one !== undefined);
	const faults = findingFaults(tools, game, evaluations, isEvaluated);
	const found = yield* partOf(faults, MOMENTS, 1);
	return { game, evaluations, isEvaluated, moments, ...found };
}

/** The review in names and sentences. */
export function reviewFacts(found: JudgedGame) {
	const { game, evaluations, isEvaluated, moments, mistakes, silence } = found;
	const accuracy = gameAccuracy(game, (frame: Frame) => evaluations[frame]);
	const judged = mistakes.filter((one) => one.mark !== undefined);
	const decided = decider(judged, loserOf(game.result))?.ply;
	return {
		plies: game.plies,
		engine: isEvaluated,
		...(silence && game.plies > 0 && { note: reportWords.silence[silence] }),
		moments: moments.map(momentOf),
		mistakes: mistakes.map(mistakeOf),
		...(decided !== undefined && { decided }),
		...(accuracy && {
			accuracy: { white: rounded(accuracy.white), black: rounded(accuracy.black) },
		}),
	};
}

export type ReportedReview = ReturnType<typeof reviewFacts>;
