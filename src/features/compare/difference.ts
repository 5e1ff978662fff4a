// What is different from a reference position, as facts: how many squares each side has, which it
// gained and which it lost. Where a piece of its own stands on a square that is its own no more,
// that piece is judged instead: the map judges who else could go there.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { KING, kindOf, NO_PIECE, type Side, sideOf, WHITE } from "../../chess/piece.ts";
import { type Placements, pieceOn } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { BLACKS, CLASSES, WHITES } from "../../control/classes.ts";
import { controlAt, countsAt, type GameControl } from "../../control/controlMap.ts";
import type { Core } from "../../control/core.ts";
import type { PlacedPiece } from "../../control/explain.ts";

type Owned = typeof WHITES | typeof BLACKS;

/** The position on view. */
export type Viewed = {
	readonly core: Pick<Core, "inspectSquare">;
	readonly placements: Placements;
	readonly control: GameControl;
	readonly frame: Frame;
};

/** How a piece stands on a square that is not its side's. */
export type PieceVerdict =
	| { readonly kind: "king" }
	/** Taking it wins something. */
	| { readonly kind: "unsafe"; readonly gain: number }
	/** It is safe, though nothing of its side guards it. */
	| { readonly kind: "unguarded" }
	/** It is safe; another piece in its place would not be. */
	| { readonly kind: "safe" };

export type Difference = {
	readonly side: Side;
	/** How many squares it has, and how many more than in the reference position. */
	readonly squares: number;
	readonly more: number;
	readonly gained: readonly Square[];
	/** Without those on which a piece of its own stands. */
	readonly lost: readonly Square[];
	/** Its pieces on squares that are its own no more, those together of which the same is true. */
	readonly pieces: readonly {
		readonly verdict: PieceVerdict;
		readonly pieces: readonly PlacedPiece[];
	}[];
};

/** The squares that a side has and had not, or had and has not. */
function squaresOnlyIn(
	owned: Owned,
	[control, frame]: readonly [GameControl, Frame],
	[other, otherFrame]: readonly [GameControl, Frame],
): readonly Square[] {
	return Array.from({ length: SQUARE_COUNT }, (_, square) => square as Square)
		.filter((square) => controlAt(control, frame, square) === owned)
		.filter((square) => controlAt(other, otherFrame, square) !== owned);
}

function verdictOn({ core, placements, frame }: Viewed, square: Square): PieceVerdict {
	const piece = pieceOn(placements, frame, square);
	if (kindOf(piece) === KING) return { kind: "king" };
	const { white, black } = core.inspectSquare(placements, frame, square);
	const [own, other] = sideOf(piece) === WHITE ? [white, black] : [black, white];
	const gain = other.captures.length === 0 ? 0 : worthOf(piece) + other.outcome;
	if (gain > 0) return { kind: "unsafe", gain };
	return { kind: own.captures.length === 0 ? "unguarded" : "safe" };
}

function piecesOn(viewed: Viewed, squares: readonly Square[]): Difference["pieces"] {
	const found = new Map<string, { verdict: PieceVerdict; pieces: PlacedPiece[] }>();
	for (const square of squares) {
		const verdict = verdictOn(viewed, square);
		const key = JSON.stringify(verdict);
		const same = found.get(key) ?? { verdict, pieces: [] };
		same.pieces.push({ square, piece: pieceOn(viewed.placements, viewed.frame, square) });
		found.set(key, same);
	}
	return [...found.values()];
}

export function differenceOf(side: Side, reference: GameControl, viewed: Viewed): Difference {
	const { placements, control, frame } = viewed;
	const owned = side === WHITE ? WHITES : BLACKS;
	const { count } = CLASSES[owned];
	const squares = countsAt(control, frame)[count];
	const [here, there] = [[control, frame] as const, [reference, FIRST_FRAME] as const];
	const isOwn = (square: Square) => {
		const piece = pieceOn(placements, frame, square);
		return piece !== NO_PIECE && sideOf(piece) === side;
	};
	const lost = squaresOnlyIn(owned, there, here);
	return {
		side,
		squares,
		more: squares - countsAt(reference, FIRST_FRAME)[count],
		gained: squaresOnlyIn(owned, here, there),
		lost: lost.filter((square) => !isOwn(square)),
		pieces: piecesOn(viewed, lost.filter(isOwn)),
	};
}
