// The mistakes of a game's main line, by evaluations that somebody else brings, and those of them
// that decided it.

import { START_FEN } from "../../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, moveName, positionAt } from "../../chess/game.ts";
import { KING, kindOf } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { finish, type Work } from "../../chess/work.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { withNeighbours } from "../causes/neighbours.ts";
import { pointOf } from "../causes/point.ts";
import { shownReply } from "../causes/shownLine.ts";
import { type Accuracy, accuracyOf, START_CENTIPAWNS } from "./accuracy.ts";
import { type Case, startOf } from "./case.ts";
import { centipawnsFor, chancesFor, markOf } from "./marks.ts";
import { playLine, type ReviewModules, settledGain, survives } from "./playedLine.ts";
import type { Mistake, Reason, ShownLine } from "./reason.ts";
import { reasonsOf } from "./reasons.ts";

export type EvaluationOf = (frame: Frame) => Evaluation | undefined;

/** A score without a line. */
const scoreAlone = (cp: number): Evaluation => ({ depth: 0, cp, mate: null, lines: [] });

/** The usual start needs no evaluation. */
function before(game: Game, frame: Frame, evaluationOf: EvaluationOf): Evaluation | undefined {
	const found = evaluationOf(frame);
	const isStart = frame === FIRST_FRAME && positionAt(game, frame).fen === START_FEN;
	return found ?? (isStart ? scoreAlone(START_CENTIPAWNS) : undefined);
}

/** Where the piece stands, after the move, that a reason speaks of as lost. */
function victimOf(reason: Reason | undefined, shown: ShownLine | undefined): Square | undefined {
	if (reason?.kind === "line") return shown?.wins?.square;
	if (reason === undefined || !("of" in reason) || reason.kind === "promotion") return undefined;
	const target = "target" in reason ? reason.target : reason.targets.at(-1);
	return target === undefined || kindOf(target.piece) === KING ? undefined : target.square;
}

/** Would the better line have kept what the first reason, or the line that is shown, speaks of? */
export function keeps(
	modules: ReviewModules,
	reason: Reason | undefined,
	{ played, better, move }: Pick<Case, "played" | "better" | "move">,
	shown?: ShownLine,
): boolean {
	const victim = victimOf(reason, shown);
	if (victim === undefined || better.moves.length < 4) return false;
	const was = victim === move.to ? move.from : victim;
	const [kept, left] = [better, played].map((line) => settledGain(modules, line, move.side));
	return survives(better, was) && (kept as number) >= Math.max(0, (left as number) + 1);
}

function mistakeAt(
	game: Game,
	frame: Frame,
	evaluationOf: EvaluationOf,
	modules: ReviewModules,
): Mistake | undefined {
	const parent = (frame - 1) as Frame;
	const [was, is] = [before(game, parent, evaluationOf), evaluationOf(frame)];
	const move = positionAt(game, frame).move;
	if (was === undefined || is === undefined || move === undefined) return undefined;
	const { side } = move;
	const mark = markOf(side, was, is);
	const [best, reply] = [was.lines[0]?.moves ?? [], is.lines[0]?.moves ?? []];
	if (mark === undefined || best[0] === uciOf(move)) return undefined;
	const previous = positionAt(game, parent).move;
	const start = startOf(previous, move);
	const played = playLine(game, parent, [uciOf(move), ...reply], start);
	const better = playLine(game, parent, best, start);
	const one: Case = {
		modules,
		side,
		move,
		previous,
		before: was,
		after: is,
		played,
		better,
		isOfMaterial: false,
		mark,
	};
	const point = pointOf(one);
	const reasons = reasonsOf(one, point);
	const shown = shownReply(one);
	return {
		ply: frame,
		move: moveName(game, frame),
		side,
		to: move.to,
		mark,
		before: centipawnsFor(side, was),
		after: centipawnsFor(side, is),
		best: better.names[0],
		reply: played.names.slice(1),
		better: better.names,
		reasons,
		isKept: keeps(modules, reasons[0], one, shown),
		does: point.does,
		loss: chancesFor(side, was) - chancesFor(side, is),
		shown,
	};
}

/** Every ?!, ? and ?? of the main line, in order, as far as evaluations go. */
export function* findingMistakes(
	game: Game,
	evaluationOf: EvaluationOf,
	modules: ReviewModules,
): Work<Mistake[]> {
	const found: Mistake[] = [];
	for (let frame = 1; frame <= game.plies; frame++) {
		const mistake = mistakeAt(game, frame as Frame, evaluationOf, modules);
		if (mistake === undefined) continue;
		found.push(mistake);
		yield frame / game.plies;
	}
	return withNeighbours(found);
}

export const findMistakes = (...given: Parameters<typeof findingMistakes>): Mistake[] =>
	finish(findingMistakes(...given));

/** The accuracy of both sides; undefined unless every position has its evaluation. */
export function gameAccuracy(game: Game, evaluationOf: EvaluationOf): Accuracy | undefined {
	const found: Evaluation[] = [];
	for (let frame = 1; frame <= game.plies; frame++) {
		const evaluation = evaluationOf(frame as Frame);
		if (evaluation === undefined) return undefined;
		found.push(evaluation);
	}
	const { move } = positionAt(game, Math.min(1, game.plies) as Frame);
	return move && accuracyOf(move.side, found);
}
