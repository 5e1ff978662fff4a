// Review of what decided a game, by the evaluations that are known of it. Loaded late.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { finish, type Work } from "../../chess/work.ts";
import type { Core } from "../../control/core.ts";
import type { Insight } from "../../control/insight.ts";
import { GAME_NODES } from "../../engine/settings.ts";
import { scoreInFile } from "../../engine/writtenScore.ts";
import { findFacts } from "../../review/facts.ts";
import type { Accuracy } from "../../review/mistakes/accuracy.ts";
import {
	byPly,
	decider,
	decisive,
	type JudgedMoment,
	loserOf,
	mistakesOf,
} from "../../review/mistakes/decisive.ts";
import { type Ask, type Evaluations, evaluateGame } from "../../review/mistakes/evaluateGame.ts";
import {
	type EvaluationOf,
	findingMistakes,
	gameAccuracy,
} from "../../review/mistakes/findMistakes.ts";
import { findOffers, isSound } from "../../review/mistakes/offers.ts";
import { askForOnlyMoves, findOnlyMoves } from "../../review/mistakes/onlyMoves.ts";
import type { Mistake } from "../../review/mistakes/reason.ts";
import { withShownReasons } from "../../review/mistakes/shownReasons.ts";
import { outpostMoments } from "../../review/outposts.ts";
import type { Known } from "./known.ts";
import { sampleEvaluations } from "./sampleEvaluations.ts";
import { keyOf } from "./written.ts";

export { findLosses } from "../../review/mistakes/findLosses.ts";
export { evaluateGame };

export type GameReview = {
	readonly game: Game;
	/** Every ?!, ? and ??, offers, only moves and outposts of the main line, in its order. */
	readonly judged: readonly JudgedMoment[];
	/** Those of them that decided the game, at most three: the decider first, if there is one. */
	readonly decisive: readonly JudgedMoment[];
	readonly decider: Mistake | undefined;
	readonly accuracy: Accuracy | undefined;
	/** Evaluations of the engine that the review was made from. */
	readonly known: KnownPositions;
	/** Has the engine not looked again at all that it doubts? */
	readonly isProvisional: boolean;
};

type KnownPositions = ReadonlyMap<string, Known>;

/** Asks about every position, and again wherever there is doubt, until there is none. */
export async function askAboutGame(
	game: Game,
	asking: (lines: number) => Ask,
	known: () => KnownPositions,
): Promise<void> {
	const found = await evaluateGame(game, asking(1), GAME_NODES);
	await askForOnlyMoves(game, found, asking(2), GAME_NODES);
	// A new evaluation may make its neighbours doubtful.
	let before: KnownPositions;
	do {
		before = known();
		await evaluateGame(game, asking(1), GAME_NODES);
	} while (known() !== before);
}

/** The modules that are asked. */
export type Modules = { readonly core: Core; readonly insight: Insight };

/** Every ?!, ? and ??, each with the reasons that are shown. */
export function* findingShownMistakes(
	...given: Parameters<typeof findingMistakes>
): Work<Mistake[]> {
	return (yield* findingMistakes(...given)).map(withShownReasons);
}

function findJudged(game: Game, evaluationOf: EvaluationOf, modules: Modules): JudgedMoment[] {
	const { core, insight } = modules;
	const control = core.computeControl(game.placements);
	const mistakes = finish(findingShownMistakes(game, evaluationOf, modules));
	const betterAt = (ply: number) => mistakes.find((mistake) => mistake.ply === ply)?.best;
	const outposts = outpostMoments(finish(findFacts(game, control, insight)));
	const offers = findOffers(game, control, evaluationOf, betterAt);
	const isOffered = (ply: number) => offers.some((offer) => offer.ply === ply);
	return [
		...mistakes.map((one): JudgedMoment => ({ what: "mistake", one })),
		...offers.map((one): JudgedMoment => ({ what: "offer", one })),
		...findOnlyMoves(game, evaluationOf)
			.filter(({ ply }) => !isOffered(ply))
			.map((one): JudgedMoment => ({ what: "only", one })),
		...outposts
			.filter(({ ply, side }) =>
				isSound(side, evaluationOf((ply - 1) as Frame), evaluationOf(ply as Frame)),
			)
			.map((one): JudgedMoment => ({ what: "outpost", one })),
	].sort(byPly);
}

/** Answers by what is known, and notes whether the engine would have been asked for more. */
function answersOf(game: Game, known: KnownPositions) {
	let isLacking = false;
	const ask = async (frame: Frame, nodes: number) => {
		const position = positionAt(game, frame);
		const own = known.get(keyOf(position.fen));
		// An evaluation of the file is as final as its writer meant it to be.
		const isWritten = scoreInFile(position) !== undefined;
		if (own !== undefined && own.nodes < nodes && !isWritten) isLacking = true;
		return own;
	};
	return { ask, isLacking: () => isLacking };
}

/** Undefined unless every position has its evaluation, but for those that follow a sample. */
export async function findGameReview(
	game: Game,
	known: KnownPositions,
	modules: Modules,
): Promise<GameReview | undefined> {
	const { ask, isLacking } = answersOf(game, known);
	const asked = await evaluateGame(game, ask, GAME_NODES);
	const ofSample = asked.includes(undefined) ? sampleEvaluations(game) : asked;
	if (ofSample.length === 0) return undefined;
	if (ofSample === asked) await askForOnlyMoves(game, asked, ask, GAME_NODES);
	const found: Evaluations = asked.map((own, frame) => ofSample[frame] ?? own);
	const evaluationOf = (frame: Frame) => found[frame];
	const judged = findJudged(game, evaluationOf, modules);
	const loser = loserOf(game.result);
	return {
		game,
		judged,
		decisive: decisive(judged, loser),
		decider: decider(mistakesOf(judged), loser),
		accuracy: gameAccuracy(game, evaluationOf),
		known,
		isProvisional: ofSample === asked && isLacking(),
	};
}
