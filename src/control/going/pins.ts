// Pins as players speak of them: to the king, by the definition (docs/control.md, section 2), and
// to a dearer piece, which may be left to be taken.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import {
	BISHOP,
	KING,
	kindOf,
	NO_PIECE,
	PAWN,
	QUEEN,
	ROOK,
	type Side,
	sideOf,
} from "../../chess/piece.ts";
import { type Placements, pieceOn } from "../../chess/placement.ts";
import { fileOf, SQUARES, type Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import type { Core } from "../core.ts";
import { frontsOf, type PieceOn } from "../explain.ts";
import { between, DIAGONALS, STRAIGHTS } from "../rays.ts";

/** A pinned piece, what pins it, and the king or the dearer piece behind it. */
export type PinLine = {
	readonly square: Square;
	readonly pinner: Square;
	/** The side that pins. */
	readonly side: Side;
	readonly behind: Square;
	readonly isToKing: boolean;
};

type Asked = {
	readonly core: Pick<Core, "findPins" | "inspectSquare">;
	readonly placements: Placements;
	readonly frame: Frame;
};

/** Pieces of one side on a line from a line piece of the other, the first two. */
function skewered(pieceAt: PieceOn, pinner: Square) {
	const piece = pieceAt(pinner);
	const kind = piece === NO_PIECE ? PAWN : kindOf(piece);
	const rays = [
		...(kind === ROOK || kind === QUEEN ? (STRAIGHTS[pinner] ?? []) : []),
		...(kind === BISHOP || kind === QUEEN ? (DIAGONALS[pinner] ?? []) : []),
	];
	return rays.flatMap((ray) => {
		const [square, behind] = ray.filter((at) => pieceAt(at) !== NO_PIECE);
		if (square === undefined || behind === undefined) return [];
		const isPin =
			sideOf(pieceAt(square)) !== sideOf(piece) && sideOf(pieceAt(behind)) !== sideOf(piece);
		return isPin ? [{ square, pinner, side: sideOf(piece), behind }] : [];
	});
}

/**
 * Is the piece held by one behind it that would be taken at a profit? One that moves along the line
 * itself, and a pawn that is pushed along it, are not held.
 */
function isHeld({ core, placements, frame }: Asked, pin: Omit<PinLine, "isToKing">): boolean {
	const pieceAt: PieceOn = (at) => pieceOn(placements, frame, at);
	const [held, behind, pinner] = [pin.square, pin.behind, pin.pinner].map(pieceAt) as [
		ReturnType<PieceOn>,
		ReturnType<PieceOn>,
		ReturnType<PieceOn>,
	];
	if (kindOf(held) === KING || kindOf(behind) === KING) return false;
	if (worthOf(behind) <= worthOf(held)) return false;
	const isFile = fileOf(pin.square) === fileOf(pin.pinner);
	if (kindOf(held) === PAWN && isFile) return false;
	const attacks = (from: Square, to: Square) => {
		const found = core.inspectSquare(placements, frame, to);
		return frontsOf(found, sideOf(pieceAt(from))).includes(from);
	};
	if (attacks(pin.square, pin.pinner)) return false;
	if (worthOf(behind) > worthOf(pinner)) return true;
	const guards = frontsOf(core.inspectSquare(placements, frame, pin.behind), sideOf(behind));
	return guards.every((one) => one === pin.square);
}

/** All pins of a position: a piece may be held twice. */
export function pinsIn(asked: Asked): readonly PinLine[] {
	const { core, placements, frame } = asked;
	const pieceAt: PieceOn = (at) => pieceOn(placements, frame, at);
	const toKings = core.findPins(placements, frame).map(({ square, pinner, king }) => ({
		square,
		pinner,
		side: sideOf(pieceAt(pinner)),
		behind: king,
		isToKing: true,
	}));
	const isBound = (one: Square) => toKings.some(({ square }) => square === one);
	const others = SQUARES.flatMap((square) => skewered(pieceAt, square))
		// A pinner that is pinned itself, and may not go along the line, holds nothing.
		.filter((pin) => !isBound(pin.square) && !isBound(pin.pinner))
		.filter((pin) => isHeld(asked, pin))
		.map((pin) => ({ ...pin, isToKing: false }));
	return [...toKings, ...others];
}

/** The squares of a pin's line, the pinning piece's and the one behind among them. */
export const lineOf = ({ pinner, behind }: PinLine): readonly Square[] => [
	pinner,
	...(between(pinner, behind) ?? []),
	behind,
];

export const pinsOf = (core: Asked["core"], placement: Placements): readonly PinLine[] =>
	pinsIn({ core, placements: placement, frame: FIRST_FRAME });
