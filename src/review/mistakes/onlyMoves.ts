// Only moves: the best there was, where the next best would have thrown much away. An engine is
// asked for two lines wherever that may be (docs/insight.md, section 9).

import type { Frame } from "../../chess/frame.ts";
import { type Game, moveName, positionAt } from "../../chess/game.ts";
import { NO_PIECE, type Side } from "../../chess/piece.ts";
import { openRules, type PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { playMoves, uciOf } from "../../engine/playedMoves.ts";
import { takesBack } from "./case.ts";
import type { Evaluations } from "./evaluateGame.ts";
import type { EvaluationOf } from "./findMistakes.ts";
import { centipawnsFor, chancesFor } from "./marks.ts";
import { moveAt } from "./offers.ts";

export type OnlyMove = {
	/** The frame too: they are those of the main line. */
	readonly ply: number;
	/** The move as "24.Kf1". */
	readonly move: string;
	readonly side: Side;
	/** The next best move, and how it would have gone on. */
	readonly other: readonly string[];
	/** Centipawns from the side that moved: with the move, and with the next best. */
	readonly kept: number;
	readonly otherwise: number;
	readonly squares: readonly Square[];
};

/** Asks an engine for two lines of a frame. Undefined for a position that it refuses. */
export type AskTwo = (frame: Frame, nodes: number) => Promise<Evaluation | undefined>;

/** Winning chances, of 2, that the next best move has to lose: as many as a mistake. */
const MUCH = 0.2;

/** From which a first look is checked by a second. */
const LIKELY = 0.15;

/** Nodes of a first look at two lines, and of the second, for each of a first look at one. */
const FIRST = 2;
const SECOND = 20;

/** The first eight moves are learnt, not found. */
const FIRST_PLY = 17;

/** Centipawns from which a side is winning: in a decided game no move is an only move. */
const WINNING = 300;

/** Moves of the next best line that are shown. */
const SHOWN = 3;

/** Is it found at once: does it take back, mate, make a queen, or take what nothing protects? */
function isPlain(game: Game, ply: number, move: PlayedMove): boolean {
	if (move.promotion !== NO_PIECE || move.san.endsWith("#")) return true;
	if (move.captured === NO_PIECE) return false;
	if (takesBack(moveAt(game, ply - 1), move)) return true;
	if (worthOf(move.captured) > worthOf(move.piece)) return true;
	const replies = openRules(positionAt(game, ply as Frame).fen).legalWays();
	return replies.every(({ to }) => to !== move.to);
}

/** Was it the best there was, among others, and not plain? */
function mayBeOnly(game: Game, ply: number, was: Evaluation | undefined): boolean {
	const move = moveAt(game, ply);
	if (ply < FIRST_PLY || was === undefined || move === undefined) return false;
	if (was.lines[0]?.moves[0] !== uciOf(move)) return false;
	if (centipawnsFor(move.side, was) <= -WINNING || isPlain(game, ply, move)) return false;
	return openRules(positionAt(game, (ply - 1) as Frame).fen).legalWays().length > 1;
}

/** How much less the second line has, for a side; undefined without one. */
function gapOf(side: Side, { lines: [best, next] }: Evaluation): number | undefined {
	return best && next && chancesFor(side, best) - chancesFor(side, next);
}

/** Looks for a second line wherever an only move may have been played. */
export async function askForOnlyMoves(
	game: Game,
	found: Evaluations,
	ask: AskTwo,
	nodes: number,
): Promise<void> {
	const look = async (one: Evaluation | undefined, frame: number) => {
		const move = moveAt(game, frame + 1);
		if (move === undefined || !mayBeOnly(game, frame + 1, one)) return;
		const first = await ask(frame as Frame, nodes * FIRST);
		if (first === undefined || (gapOf(move.side, first) ?? 0) < LIKELY) return;
		await ask(frame as Frame, nodes * SECOND);
	};
	await Promise.all(found.map(look));
}

function onlyMoveAt(game: Game, ply: number, evaluationOf: EvaluationOf): OnlyMove | undefined {
	const frame = (ply - 1) as Frame;
	const was = evaluationOf(frame);
	const move = moveAt(game, ply);
	const [best, next] = was?.lines ?? [];
	if (was === undefined || move === undefined || best === undefined || next === undefined) {
		return undefined;
	}
	const { side, to } = move;
	const otherwise = centipawnsFor(side, next);
	if (otherwise >= WINNING || (gapOf(side, was) ?? 0) < MUCH) return undefined;
	if (!mayBeOnly(game, ply, was)) return undefined;
	const { fen } = positionAt(game, frame);
	return {
		ply,
		move: moveName(game, ply as Frame),
		side,
		other: playMoves(fen, next.moves, SHOWN).map(({ name }) => name),
		kept: centipawnsFor(side, best),
		otherwise,
		squares: [to],
	};
}

/** Every only move of the main line, in order, as far as two lines are known. */
export const findOnlyMoves = (game: Game, evaluationOf: EvaluationOf): OnlyMove[] =>
	Array.from({ length: game.plies }, (_, index) => index + 1).flatMap(
		(ply) => onlyMoveAt(game, ply, evaluationOf) ?? [],
	);
