// A review with an engine that somebody brings, as a function. One question at a time, and the rest
// in short steps, so that a page goes on and a signal is heard.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt, sideToMove } from "../../chess/game.ts";
import type { Work } from "../../chess/work.ts";
import { type Evaluation, whiteScore } from "../../engine/evaluation.ts";
import { gameFaultText } from "../../messages/textFaults.ts";
import { type Ask, evaluateGame, writtenEvaluations } from "../../review/mistakes/evaluateGame.ts";
import { worthsOf } from "../../review/reported/notes.ts";
import { type ReviewTools, reviewFacts, reviewing } from "../../review/reported/review.ts";
import { argumentError, requireObject } from "../arguments.ts";
import type { Evaluate, Review, ReviewOptions, ScoredLine } from "./answers.ts";
import { gameIn } from "./gameIn.ts";

const isLine = (line: ScoredLine | null): boolean =>
	Array.isArray(line?.moves) &&
	line.moves.every((move) => typeof move === "string") &&
	(Number.isFinite(line.cp) || Number.isFinite(line.mate));

function evaluationBy(game: Game, frame: Frame, found: unknown, depth: number) {
	if (!Array.isArray(found) || !found.every(isLine)) {
		throw argumentError("lines of moves with cp or mate from evaluate", found);
	}
	const mover = sideToMove(positionAt(game, frame));
	const lines = (found as readonly ScoredLine[]).map(({ cp, mate, moves }) => ({
		...whiteScore(cp === undefined ? { mate: mate ?? 0 } : { cp }, mover),
		moves,
	}));
	const [first] = lines;
	return first && ({ ...first, depth, lines } satisfies Evaluation);
}

const FIRST_DEPTH = 12;

/** Plies that count as much as twenty times the positions. */
const DEEPER = 4;

/** Asks one question after the other, and none once one has failed. */
function askerOf(
	game: Game,
	evaluate: Evaluate,
	depth: number,
	signal: AbortSignal | undefined,
	onAnswer: () => void,
): Ask {
	let last: Promise<Evaluation | undefined> = Promise.resolve(undefined);
	return (frame, times) => {
		last = last.then(async () => {
			signal?.throwIfAborted();
			const deep = times === 1 ? depth : depth + DEEPER;
			const lines = await evaluate(positionAt(game, frame).fen, { depth: deep, signal });
			signal?.throwIfAborted();
			onAnswer();
			return evaluationBy(game, frame, lines, deep);
		});
		return last;
	};
}

/** Milliseconds of a step. */
const STEP_MS = 12;

async function inSteps<Result>(
	work: Work<Result>,
	signal: AbortSignal | undefined,
	onShare: (share: number) => void,
): Promise<Result> {
	let began = performance.now();
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
		if (performance.now() - began < STEP_MS) continue;
		onShare(step.value);
		await new Promise((resolve) => setTimeout(resolve));
		signal?.throwIfAborted();
		began = performance.now();
	}
}

/** The share of the engine in the whole work. */
const ENGINE = 0.9;

export async function reviewGame(
	tools: ReviewTools,
	given: string | { readonly pgn: string },
	options: ReviewOptions | undefined,
): Promise<Review> {
	const wanted = requireObject("options", options) ?? {};
	const { evaluate, depth = FIRST_DEPTH, signal, onProgress } = wanted;
	// A depth that is a text would be written on, not added to, where a position is in doubt.
	if (typeof depth !== "number") throw argumentError("depth as a number", depth);
	const isAsked = evaluate !== undefined;
	if (isAsked && typeof evaluate !== "function")
		throw argumentError("evaluate as a function", evaluate);
	signal?.throwIfAborted();
	const game = gameIn(given);
	let answers = 0;
	const onAnswer = () => {
		answers++;
		onProgress?.(ENGINE * Math.min(1, answers / (game.plies + 1)));
	};
	const evaluations = isAsked
		? await evaluateGame(game, askerOf(game, evaluate, depth, signal, onAnswer), 1)
		: writtenEvaluations(game);
	const begun = isAsked ? ENGINE : 0;
	const work = reviewing(tools, game, evaluations, isAsked);
	const found = await inSteps(work, signal, (share) => onProgress?.(begun + share * (1 - begun)));
	onProgress?.(1);
	const error = game.fault && { error: gameFaultText(game.fault) };
	const facts = reviewFacts(found);
	const mistakes = facts.mistakes.map((one) => ({
		...one,
		fen: positionAt(game, (one.ply - 1) as Frame).fen,
	}));
	return { ...error, ...facts, mistakes, evaluations: worthsOf(evaluations) } as Review;
}
