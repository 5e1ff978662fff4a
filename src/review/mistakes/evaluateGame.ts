// The evaluations of a game's main line: those of its file as they stand, else what an engine says,
// which is asked again, with more nodes, wherever two neighbours disagree.

import type { Frame } from "../../chess/frame.ts";
import { type Game, positionAt, sideToMove } from "../../chess/game.ts";
import { WHITE } from "../../chess/piece.ts";
import { openRules } from "../../chess/rules.ts";
import { type Evaluation, mateOn, STALEMATE } from "../../engine/evaluation.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { scoreInFile } from "../../engine/writtenScore.ts";
import { chancesFor, markOf } from "./marks.ts";

/**
 * Asks an engine about a frame. Undefined for a position that it refuses. Questions that may be
 * asked at the same time are.
 */
export type Ask = (frame: Frame, nodes: number) => Promise<Evaluation | undefined>;

/** By frame, as far as they are known. */
export type Evaluations = (Evaluation | undefined)[];

/** A difference of winning chances, of 2, from which both positions are asked about again. */
const SUSPECT = 0.06;

/** Nodes of the second question, for each of the first. */
const MORE = 20;

/** Second answers may make suspects of their neighbours. */
const ROUNDS = 3;

/** Evaluations without an engine: those of the file, and the end of a game by the rules. */
export function writtenEvaluations(game: Game): Evaluations {
	const last = game.plies as Frame;
	return Array.from({ length: game.plies + 1 }, (_, frame) => {
		const position = positionAt(game, frame as Frame);
		const score = scoreInFile(position);
		if (score !== undefined) return { ...score, depth: 0, lines: [] };
		if (frame !== last) return undefined;
		const rules = openRules(position.fen);
		if (rules.legalWays().length > 0) return undefined;
		return rules.inCheck() ? mateOn(sideToMove(position)) : STALEMATE;
	});
}

/** The plies at which two neighbours differ so much that one of them may be wrong. */
function suspectsOf(game: Game, found: Evaluations, isWritten: (frame: number) => boolean) {
	return Array.from({ length: game.plies }, (_, index) => index + 1).filter((ply) => {
		const [before, after] = [found[ply - 1], found[ply]];
		const move = positionAt(game, ply as Frame).move;
		if (before === undefined || after === undefined || move === undefined) return false;
		if (markOf(move.side, before, after) !== undefined) return true;
		// Scores of the file are not in doubt; of theirs only the lines are asked for.
		if (isWritten(ply - 1) && isWritten(ply)) return false;
		return Math.abs(chancesFor(WHITE, before) - chancesFor(WHITE, after)) >= SUSPECT;
	});
}

/** The score of the file with the engine's line, unless that line begins with what was played. */
function withLine(game: Game, frame: Frame, written: Evaluation, asked: Evaluation): Evaluation {
	const next = frame < game.plies ? positionAt(game, (frame + 1) as Frame).move : undefined;
	const isPlayed = next !== undefined && asked.lines[0]?.moves[0] === uciOf(next);
	return isPlayed ? written : { ...written, depth: asked.depth, lines: asked.lines };
}

/** All evaluations of a game. `onFound` hears of each as it comes. */
export async function evaluateGame(
	game: Game,
	ask: Ask,
	nodes: number,
	onFound: (frame: Frame, evaluation: Evaluation) => void = () => {},
): Promise<Evaluations> {
	const written = writtenEvaluations(game);
	const found = [...written];
	const take = async (frame: Frame, count: number) => {
		const asked = await ask(frame, count);
		if (asked === undefined) return;
		const own = written[frame];
		const evaluation = own === undefined ? asked : withLine(game, frame, own, asked);
		found[frame] = evaluation;
		onFound(frame, evaluation);
	};
	const first = written.flatMap((own, frame) => (own === undefined ? [frame] : []));
	await Promise.all(first.map((frame) => take(frame as Frame, nodes)));
	const asked = new Set<number>();
	for (let round = 0; round < ROUNDS; round++) {
		const isWritten = (frame: number) => written[frame] !== undefined;
		const suspects = suspectsOf(game, found, isWritten).flatMap((ply) => [ply - 1, ply]);
		const open = [...new Set(suspects)].filter((frame) => !asked.has(frame));
		for (const frame of open) asked.add(frame);
		// A game that is over has no line.
		const going = open.filter((frame) => written[frame]?.mated === undefined);
		await Promise.all(going.map((frame) => take(frame as Frame, nodes * MORE)));
	}
	return found;
}
