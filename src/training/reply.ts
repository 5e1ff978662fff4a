// Effects of a move, so that a reply has a reason: the captured piece, pieces of either side that
// hang afterwards, and the squares that the move turns. Facts alone; their sentences are made in
// messages.

import { FIRST_FRAME } from "../chess/frame.ts";
import { lookAhead } from "../chess/lookAhead.ts";
import { KING, kindOf, NO_PIECE, otherSide, type Piece, type Side, WHITE } from "../chess/piece.ts";
import { pieceOn, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { SQUARES, type Square } from "../chess/square.ts";
import { takenAt, worthOf } from "../chess/worth.ts";
import { BLACKS, WHITES } from "../control/classes.ts";
import { controlAt } from "../control/controlMap.ts";
import type { Core } from "../control/core.ts";
import { frontsOf } from "../control/explain.ts";
import { NOT_PASSED, passedBy } from "../control/passing.ts";
import type { Choice } from "./choices.ts";
import { AFTER, type Posed } from "./pose.ts";

export type Standing = { readonly piece: Piece; readonly square: Square };

export type ReplyFacts = {
	/** Without a sign of check. */
	readonly name: string;
	readonly side: Side;
	readonly isMate: boolean;
	readonly isCheck: boolean;
	readonly takes: Standing | undefined;
	/** Pieces of the other side that hang only after the move; none while that side is in check. */
	readonly threatens: readonly Standing[];
	/** Pieces that the other side can win then. */
	readonly leaves: readonly Standing[];
	/** Squares that become the mover's. */
	readonly gained: readonly Square[];
};

/** How a move leaves the square that a question asks to win; undefined where it is no move. */
export function squareAfter(
	core: Core,
	{ moves, placements, question, side }: Posed,
	choice: Choice,
) {
	const move = moves.get(choice);
	if (move === undefined) return undefined;
	const ahead = lookAhead(placements, FIRST_FRAME, [move]);
	const inspection = core.inspectSquare(ahead, AFTER, question.region.from);
	return {
		inspection,
		guards: frontsOf(inspection, side).map((square): Standing => {
			return { piece: pieceOn(ahead, AFTER, square), square };
		}),
		isOccupied: pieceOn(ahead, AFTER, question.region.from) !== NO_PIECE,
	};
}

/** Undefined where it is no move of the position. */
export function replyFacts(core: Core, posed: Posed, choice: Choice): ReplyFacts | undefined {
	const { moves, placements, side, asked } = posed;
	const move = moves.get(choice);
	if (move === undefined) return undefined;
	const { to, san } = move;
	const ahead = lookAhead(placements, FIRST_FRAME, [move]);
	const control = core.computeControl(ahead);
	const own = side === WHITE ? WHITES : BLACKS;
	const taken = takenAt(move);
	const takes =
		taken === undefined
			? undefined
			: { piece: pieceOn(placements, FIRST_FRAME, taken), square: taken };
	const isCheck = /[+#]$/.test(san);
	const after = ahead.slice(WORDS_PER_PLACEMENT);
	const hanging = (placement: typeof after, by: Side, passed = NOT_PASSED) =>
		asked?.insight.findHanging(placement, Uint8Array.of(by), Uint8Array.of(passed));
	const standing = (square: Square) => ({ piece: pieceOn(ahead, AFTER, square), square });
	const before = hanging(placements.slice(0, WORDS_PER_PLACEMENT), side);
	const then = isCheck ? undefined : hanging(after, side);
	const lost = hanging(after, otherSide(side), passedBy(move));
	/** To give back what was taken is no loss. */
	const price = (square: Square) =>
		square === to && takes !== undefined ? worthOf(takes.piece) : 0;
	return {
		name: san.replace(/[+#]$/, ""),
		side,
		isMate: san.endsWith("#"),
		isCheck,
		takes,
		threatens: SQUARES.filter((one) => (then?.[one] ?? 0) > 0 && (before?.[one] ?? 0) === 0)
			.map(standing)
			.filter((one) => one.piece !== NO_PIECE && kindOf(one.piece) !== KING),
		leaves: SQUARES.filter((one) => (lost?.[one] ?? 0) > price(one)).map(standing),
		gained: SQUARES.filter(
			(one) =>
				controlAt(control, AFTER, one) === own && controlAt(control, FIRST_FRAME, one) !== own,
		),
	};
}
