// Why an answer is right or not, by the map, in a sentence; and answers by their names.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { accountOf } from "../../control/account.ts";
import { CLASSES, type Control } from "../../control/classes.ts";
import type { Core } from "../../control/core.ts";
import { frontsOf, verdictOf } from "../../control/explain.ts";
import { askWords } from "../../messages/en/exercise/ask.ts";
import { accountWords } from "../../messages/en/squares/account.ts";
import { inspectorWords } from "../../messages/en/squares/inspector.ts";
import { type Choice, fromOf, toOf } from "../../training/choices.ts";
import type { Marked } from "../../training/mark.ts";
import { AFTER, type Posed, turnOf } from "../../training/pose.ts";
import { asksHanging, needsMove } from "../../training/question.ts";
import { type ReplyFacts, replyFacts, squareAfter } from "../../training/reply.ts";

function squareReason(core: Core, posed: Posed, square: Square): string {
	const { question, placements } = posed;
	if (needsMove(question.kind)) {
		const { was, is } = turnOf(posed, square);
		const after = core.inspectSquare(placements, AFTER, square);
		return `${askWords.turned(square, was, is)} ${inspectorWords.verdict(verdictOf(after))}`;
	}
	const inspection = core.inspectSquare(placements, FIRST_FRAME, square);
	if (!asksHanging(question.kind) || posed.asked === undefined) {
		return inspectorWords.verdict(verdictOf(inspection));
	}
	// The side to move is asked about its own pieces as if the other were to move.
	const explained = question.kind === "hanging" ? posed.explain?.(square) : undefined;
	return accountWords.stands(
		explained ?? {
			square,
			placement: placements,
			attackers: [frontsOf(inspection, WHITE), frontsOf(inspection, BLACK)],
			account: accountOf(posed.asked, square),
			// The rules of chess are not here, which name moves.
			name: () => undefined,
		},
	);
}

/** Which pieces guard the square after a move, why it is whose it is, and what hangs then. */
function winReason(core: Core, posed: Posed, move: Choice, facts: ReplyFacts): string {
	const after = squareAfter(core, posed, move);
	if (after === undefined) return "";
	const { inspection, guards, isOccupied } = after;
	const guarded = askWords.guarded(facts, posed.question.region.from, guards);
	const verdict = inspectorWords.verdict(verdictOf(inspection), isOccupied);
	return [guarded, verdict, ...askWords.leaves(facts.leaves)].join(" ");
}

/**
 * What the best move does. What hangs then by captures alone was known to whoever found it; a quiet
 * one has no reason here.
 */
function bestReason(facts: ReplyFacts): string[] {
	const { isMate, isCheck, takes, threatens, gained } = facts;
	const does = isMate || isCheck || takes || threatens.length + gained.length > 0;
	return does ? [askWords.reply({ ...facts, leaves: [] })] : [];
}

/** One for each square or move; one of the square that is asked about. */
export function reasonsOf(core: Core, posed: Posed, choices: readonly Choice[]): string[] {
	if (choices.length === 0) return [];
	if (posed.choosing === "move") {
		return choices.flatMap((move) => {
			const facts = replyFacts(core, posed, move);
			if (facts === undefined) return [];
			if (posed.question.kind === "win") return [winReason(core, posed, move, facts)];
			const isBest = posed.question.kind === "best" && posed.right.includes(move);
			return isBest ? bestReason(facts) : [askWords.reply(facts)];
		});
	}
	const squares = posed.choosing === "class" ? posed.pressable : (choices as readonly Square[]);
	return squares.map((square) => squareReason(core, posed, square));
}

/** "d5", "White’s" or "Nd3". */
export const choiceName =
	({ choosing, moves }: Posed) =>
	(choice: Choice): string => {
		if (choosing === "class") return askWords.whose(CLASSES[choice as Control].key);
		if (choosing === "squares") return squareName(choice as Square);
		return moves.get(choice)?.san ?? squareName(fromOf(choice)) + squareName(toOf(choice));
	};

/** An answer beside what is right, by names. */
export function outcomeNames(posed: Posed, { right, tooMany, missed }: Marked) {
	const named = (choices: readonly Choice[]) => choices.map(choiceName(posed));
	return { right: named(right), tooMany: named(tooMany), missed: named(missed) };
}

export const rightNames = (posed: Posed): string[] => posed.right.map(choiceName(posed));

/** The question in words. */
export const titleOf = ({ question, side }: Posed): string => askWords.title({ ...question, side });
