// Paints why a square is what it is: everything else is dimmed, its chains are arrows from their pieces, and what a pin bars is
// broken off.

import type { Side } from "../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import type { Inspection } from "../control/core.ts";
import { cellOf } from "./geometry.ts";
import { type Arrow, paintArrow } from "./paintArrow.ts";
import { PAPER } from "./palette.ts";

const VEIL = 0.62;
/** Arrows end at the edge of the square, so that its colour is seen. */
const GAP = 0.36;

type View = { readonly square: number; readonly orientation: Side };

/** From each piece to the one before it in its chain, and from the front to the square. */
export function arrowsOf({ square, chains, barred }: Inspection): Arrow[] {
	const behind = chains.flatMap((chain) =>
		chain.slice(1).map((piece, index) => ({
			from: piece.square,
			to: chain[index]?.square ?? square,
			isHeavy: false,
		})),
	);
	const fronts = chains.flatMap(([front]) =>
		front ? [{ from: front.square, to: square, isHeavy: true, gap: GAP }] : [],
	);
	const broken = barred.map((pin) => ({
		from: pin.square,
		to: square,
		isHeavy: false,
		isBroken: true,
	}));
	return [...behind, ...fronts, ...broken];
}

/** The squares that have a part in it. */
export function squaresIn({ square, chains, barred }: Inspection): Set<Square> {
	const pieces = chains.flatMap((chain) => chain.map((piece) => piece.square));
	const pins = barred.flatMap((pin) => [pin.square, pin.pinner, pin.king]);
	return new Set([square, ...pieces, ...pins]);
}

export function paintInspection(
	context: CanvasRenderingContext2D,
	view: View,
	inspection: Inspection,
): void {
	const size = view.square;
	const lit = squaresIn(inspection);
	context.fillStyle = PAPER;
	context.globalAlpha = VEIL;
	for (let square = 0; square < SQUARE_COUNT; square++) {
		if (lit.has(square as Square)) continue;
		const cell = cellOf(square, view.orientation);
		context.fillRect((cell & 7) * size, (cell >> 3) * size, size, size);
	}
	context.globalAlpha = 1;
	for (const arrow of arrowsOf(inspection)) paintArrow(context, view, arrow);
}
