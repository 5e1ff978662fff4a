// What is asked about a moment: the best move where an engine has found the mistake, else what the
// list asks of its moments.

import type { Frame } from "../../../chess/frame.ts";
import { moveName, positionAt } from "../../../chess/game.ts";
import { playMoves, uciOf } from "../../../engine/playedMoves.ts";
import type { Moment } from "../../../games/collection/answers/answer.ts";
import type { Topic, Trainable } from "../../../training/deck/card.ts";
import { originOf } from "../../../training/origin.ts";
import { askBest, askMove } from "../../../training/sources/ask.ts";
import { listQuestionAt } from "../answers/momentsOf.ts";
import type { Checking } from "../checked/checking.ts";
import { type Claim, claimOf, erredAt } from "../checked/claim.ts";
import type { About } from "../checked/fitMoments.ts";
import type { KeptReason } from "../engine/reasons.ts";
import { gameWith } from "../gameIn.ts";

/** The best move before a mistake; which squares it let go of where that is not known. */
export function mistakeQuestion(
	text: string,
	{ ply, best = "" }: Pick<KeptReason, "ply" | "best">,
) {
	const game = gameWith(text, ply);
	if (game === undefined) return undefined;
	const { fen } = positionAt(game, (ply - 1) as Frame);
	const { move } = positionAt(game, ply as Frame);
	// A pawn that arrives becomes a queen.
	const [found] = [best, `${best}q`].flatMap((uci) => playMoves(fen, [uci], 1));
	const letGo = move && askMove(fen, uciOf(move), "letGo");
	const [question = letGo] = found === undefined ? [] : askBest(fen, uciOf(found.move));
	return question && { question, move: moveName(game, ply as Frame) };
}

/** Of questions for the best move, by what the move did wrong. */
const TOPICS: Readonly<Record<Claim["kind"], Topic>> = {
	hung: "hanging",
	missed: "missed",
	erred: "other",
	led: "other",
};

/** The best move in place of a mistake that the engine bears out. */
function bestQuestion(
	{ insteadAt }: Pick<Checking, "insteadAt">,
	{ key, whose }: About,
	row: Moment,
	text: string,
): Required<Trainable> | undefined {
	const claim = claimOf(key, row, whose);
	if (claim === undefined) return undefined;
	const ply = erredAt(claim);
	const best = insteadAt({ row, claim })?.moves[0];
	if (ply === undefined || best === undefined) return undefined;
	const { question, move } = mistakeQuestion(text, { ply, best }) ?? {};
	if (question?.kind !== "best" || move === undefined) return undefined;
	return { question, topic: TOPICS[claim.kind], origin: originOf({ ...row, ply, move }) };
}

export function momentQuestion(
	checking: Pick<Checking, "insteadAt">,
	about: About,
	row: Moment,
	text: string,
): Required<Trainable> | undefined {
	const best = bestQuestion(checking, about, row, text);
	if (best !== undefined) return best;
	const listed = listQuestionAt(text, row, about.key);
	return listed && { ...listed, origin: originOf(row) };
}
