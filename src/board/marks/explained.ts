// Why a square is what it is: everything else is dimmed, its chains are arrows from their pieces, and what a pin bars is broken off. Round
// the square itself lies a ring.

import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import type { Inspection } from "../../control/core.ts";
import { isScrubbing } from "../../store/appStore.ts";
import { PAPER } from "../palette.ts";
import { type Arrow, paintArrow } from "./arrow.ts";
import { type Ground, mark } from "./mark.ts";
import { cornerOf, paintRing } from "./strokes.ts";

const VEIL = 0.62;
/** Arrows end at the edge of the square, so that its colour is seen. */
const GAP = 0.36;

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

function paintInspection(
	context: CanvasRenderingContext2D,
	ground: Ground,
	inspection: Inspection,
): void {
	const lit = squaresIn(inspection);
	context.fillStyle = PAPER;
	context.globalAlpha = VEIL;
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		if (lit.has(square)) continue;
		const { x, y } = cornerOf(ground, square);
		context.fillRect(x, y, ground.edge, ground.edge);
	}
	context.globalAlpha = 1;
	for (const arrow of arrowsOf(inspection)) paintArrow(context, ground, arrow);
}

export const inspection = mark(
	({ app, inspection: found }) => (isScrubbing(app) ? undefined : found),
	paintInspection,
);

export const inspectedRing = mark(
	({ app }) => app.inspected?.square,
	(context, ground, square) => paintRing(context, ground, square, 3),
);
