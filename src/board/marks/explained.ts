// Why a square is what it is: everything else is dimmed, its chains are arrows from their pieces,
// what hides behind a piece of its own is dashed, and what a pin bars is broken off. Round the
// square itself lies a ring.

import { NO_PIECE, type Piece, sideOf } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Inspection } from "../../control/core.ts";
import type { PieceOn } from "../../control/explain.ts";
import { isScrubbing } from "../cursor.ts";
import { SIDE_INKS } from "../heat/palette.ts";
import { type Arrow, paintArrow } from "./arrow.ts";
import { type Ground, mark, type Seen } from "./mark.ts";
import { cornerOf, paintRing } from "./strokes.ts";

const VEIL_OPACITY = 0.62;

/** Finds arrows of what hides behind a piece of its own, where a page speaks of them: hidden.ts. */
let findHidden: FindHidden = () => [];

export type FindHidden = (
	pieceOn: PieceOn,
	inspection: Inspection,
) => readonly (Arrow & { readonly front: Square })[];

export function showHidden(find: FindHidden): void {
	findHidden = find;
}

/**
 * From each piece to the one before it in its chain, and from the front to the edge of the square,
 * whose colour is to be seen.
 */
export function inspectionArrows(inspection: Inspection, pieces: ArrayLike<number>): Arrow[] {
	const { square, chains, barred } = inspection;
	const pieceOn = (at: Square) => (pieces[at] ?? NO_PIECE) as Piece;
	const inkOf = (from: Square) => SIDE_INKS[sideOf(pieceOn(from))];
	const behind = chains.flatMap((chain) =>
		chain.slice(1).map((piece, index) => ({
			from: piece.square,
			to: chain[index]?.square ?? square,
			ink: inkOf(piece.square),
			isHeavy: false,
		})),
	);
	const fronts = chains.flatMap(([front]) =>
		front ? [{ from: front.square, to: square, ink: inkOf(front.square), isHeavy: true }] : [],
	);
	const broken = barred.map((pin) => ({
		from: pin.square,
		to: square,
		ink: inkOf(pin.square),
		isHeavy: false,
		isBroken: true,
	}));
	return [...behind, ...findHidden(pieceOn, inspection), ...fronts, ...broken];
}

/** The squares that have a part in it. */
function squaresIn(inspection: Inspection, pieces: ArrayLike<number>): Set<Square> {
	const { square, chains, barred } = inspection;
	const hidden = findHidden((at) => (pieces[at] ?? NO_PIECE) as Piece, inspection);
	const linked = chains.flatMap((chain) => chain.map((piece) => piece.square));
	const pins = barred.flatMap((pin) => [pin.square, pin.pinner, pin.king]);
	const behind = hidden.flatMap(({ from, front }) => [from, front]);
	return new Set([square, ...linked, ...pins, ...behind]);
}

type Explained = Pick<Seen, "pieces"> & {
	readonly found: Inspection;
	/** Not while a piece is picked up: where it may go is to be seen as well. */
	readonly isVeiled: boolean;
};

function paintInspection(
	context: CanvasRenderingContext2D,
	ground: Ground,
	{ found: inspection, pieces, isVeiled }: Explained,
): void {
	const lit = squaresIn(inspection, pieces);
	// Dimmed is nearer to the room, which is dark in the dark theme: board.css.
	if (isVeiled) context.fillStyle = getComputedStyle(context.canvas).color;
	context.globalAlpha = VEIL_OPACITY;
	for (let index = 0; isVeiled && index < SQUARE_COUNT; index++) {
		const square = index as Square;
		if (lit.has(square)) continue;
		const { x, y } = cornerOf(ground, square);
		context.fillRect(x, y, ground.edge, ground.edge);
	}
	context.globalAlpha = 1;
	for (const arrow of inspectionArrows(inspection, pieces)) paintArrow(context, ground, arrow);
}

export const inspection = mark(
	({ view, board, inspection: found, pieces }) =>
		found === undefined || isScrubbing(view)
			? undefined
			: {
					found,
					pieces,
					isVeiled: !view.inspected?.isRest && board.hand.selected === undefined,
				},
	paintInspection,
);

export const inspectedRing = mark(({ view }) => view.inspected?.square, paintRing);
