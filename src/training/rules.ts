// What of a question needs the rules of chess: the moves of its position, those that win a square,
// and the names of moves in reasons. A pupil's page loads it for questions for a move alone.

import { gameFrom } from "../chess/edit.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { NO_PIECE } from "../chess/piece.ts";
import { WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { openRules, type PlayedMove } from "../chess/rules.ts";
import type { Square } from "../chess/square.ts";
import type { Core } from "../control/core.ts";
import { type Explanation, explanationOf } from "../control/explanation.ts";
import type { Insight } from "../control/insight.ts";
import { type Choice, inOrder, moveChoice } from "./choices.ts";
import { type Moves, type Posed, type PoseModules, pose, positionOf, type Rules } from "./pose.ts";
import { fenOf, needsMove, type Question } from "./question.ts";
import { isWin, waysOf } from "./win.ts";

/** None in a position that is no legal one: links may have been made by anybody. */
function movesOf(position: string): Moves {
	const moves = new Map<Choice, PlayedMove>();
	try {
		for (const move of openRules(fenOf({ position })).legalMoves()) {
			const choice = moveChoice(move.from, move.to);
			// Of promotions that to a queen stands for all.
			if (!moves.has(choice) || move.san.includes("=Q")) moves.set(choice, move);
		}
	} catch {
		return new Map();
	}
	return moves;
}

/** None where no move can be played, as in a link that somebody has written by hand. */
function winning(question: Question, { core, insight }: PoseModules): readonly Choice[] {
	if (insight === undefined || movesOf(question.position).size === 0) return [];
	const ways = waysOf(fenOf(question), core, insight);
	const found = ways.ways.flatMap((one, way) => {
		const isOther = one.promotion !== NO_PIECE && !one.uci.endsWith("q");
		return isOther || !isWin(ways, way, question.region.from) ? [] : [moveChoice(one.from, one.to)];
	});
	return inOrder(found);
}

function explain(question: Question, tools: PoseModules, square: Square): Explanation {
	const { placements } = positionOf(question);
	const placement = placements.subarray(0, WORDS_PER_PLACEMENT);
	const inspection = tools.core.inspectSquare(placement, FIRST_FRAME, square);
	return explanationOf(tools, placement, fenOf(question), inspection);
}

export const RULES: Rules = { movesOf, winning, explain };

/** The move that a question asks about. */
export function askedMove(question: Question): PlayedMove | undefined {
	if (!needsMove(question.kind)) return undefined;
	const fen = fenOf(question);
	return openRules(fen)
		.legalMoves()
		.find(({ san }) => {
			const rules = openRules(fen);
			rules.play(san);
			return rules.fen().startsWith(`${question.next} `);
		});
}

type Modules = { readonly core: Core; readonly insight: Insight };

/** Throws where the position or the move of a question is none. */
export function checkPosition(question: Question): void {
	gameFrom(fenOf(question));
	if (needsMove(question.kind) && askedMove(question) === undefined) {
		throw new RangeError("No move leads there");
	}
}

/** A question that anybody may have written; throws as above. */
export function poseWhole(question: Question, tools: Modules): Posed {
	checkPosition(question);
	return pose(question, tools, RULES);
}
