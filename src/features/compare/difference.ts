// Differences from a reference position, as facts: how many squares each side has, which it gained
// and which it lost. Where a piece of its own stands on a square that is its own no more, that
// piece is judged instead: the map judges who else could go there. Pieces that hang come first,
// wherever they stand: the side that may take them decides more than squares do.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { NO_PIECE, type Side, sideOf, WHITE } from "../../chess/piece.ts";
import { type Placements, pieceOn } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Safety } from "../../control/account.ts";
import { BLACKS, CLASSES, WHITES } from "../../control/classes.ts";
import { countsAt, type GameControl } from "../../control/controlMap.ts";
import type { PlacedPiece } from "../../control/explain.ts";
import { squaresOnlyIn } from "../../control/owned.ts";

/** More than any capture wins. */
const MOST_POINTS = 1000;

/** The position on view. */
export type Viewed = {
	/** How the piece on a square stands; undefined until that can be found. */
	readonly safetyOn: ((square: Square) => Safety | undefined) | undefined;
	readonly placements: Placements;
	readonly control: GameControl;
	readonly frame: Frame;
};

export type Difference = {
	readonly side: Side;
	/** How many squares it has, and how many more than in the reference position. */
	readonly squares: number;
	readonly more: number;
	readonly gained: readonly Square[];
	/** Without those on which a piece of its own stands. */
	readonly lost: readonly Square[];
	/**
	 * Its pieces that hang, and those on squares that are no longer its own. Pieces in the same
	 * danger stand together, the gravest danger first.
	 */
	readonly pieces: readonly {
		readonly safety: Safety;
		readonly pieces: readonly PlacedPiece[];
	}[];
};

const hangsNow = (safety: Safety): boolean => safety.kind === "hangs" && safety.isNow;

/** What can be taken now comes first, the dearest before others, then what is threatened. */
const gravity = (safety: Safety): number =>
	safety.kind === "hangs" ? safety.points + (safety.isNow ? MOST_POINTS : 0) : 0;

function piecesOf(
	viewed: Viewed,
	isOwn: (square: Square) => boolean,
	lost: readonly Square[],
): Difference["pieces"] {
	const { safetyOn, placements, frame } = viewed;
	const found = new Map<string, { safety: Safety; pieces: PlacedPiece[] }>();
	for (let square = 0 as Square; square < SQUARE_COUNT; square++) {
		if (!isOwn(square)) continue;
		const safety = safetyOn?.(square);
		if (safety === undefined || !(lost.includes(square) || hangsNow(safety))) continue;
		const key = JSON.stringify(safety);
		const same = found.get(key) ?? { safety, pieces: [] };
		same.pieces.push({ square, piece: pieceOn(placements, frame, square) });
		found.set(key, same);
	}
	return [...found.values()].sort((one, other) => gravity(other.safety) - gravity(one.safety));
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
		pieces: piecesOf(viewed, isOwn, lost),
	};
}
