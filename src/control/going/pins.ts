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
import { fileOf, rankOf, SQUARES, type Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import type { Core } from "../core.ts";
import { frontsOf, type PieceOn } from "../explain.ts";

/** A pinned piece, what pins it, and the king or the dearer piece behind it. */
export type PinLine = {
	readonly square: Square;
	readonly pinner: Square;
	/** The side that pins. */
	readonly side: Side;
	readonly behind: Square;
	/** From the one that pins to the one behind. */
	readonly line: readonly Square[];
	readonly isToKing: boolean;
};

type Asked = {
	readonly core: Pick<Core, "inspectSquare">;
	readonly placements: Placements;
	readonly frame: Frame;
};

const STEPS = [-1, 0, 1];

/** The first two pieces on a line from a line piece, if both are the other side's. */
function pinAlong(pieceAt: PieceOn, pinner: Square, files: number, ranks: number): PinLine[] {
	const piece = pieceAt(pinner);
	const along = files * ranks === 0 ? ROOK : BISHOP;
	if (piece === NO_PIECE || ![along, QUEEN].includes(kindOf(piece))) return [];
	const line = [pinner];
	const met: Square[] = [];
	let [file, rank] = [fileOf(pinner), rankOf(pinner)];
	while (met.length < 2) {
		file += files;
		rank += ranks;
		if (file < 0 || file > 7 || rank < 0 || rank > 7) return [];
		const at = (rank * 8 + file) as Square;
		line.push(at);
		if (pieceAt(at) === NO_PIECE) continue;
		if (sideOf(pieceAt(at)) === sideOf(piece)) return [];
		met.push(at);
	}
	const [square, behind] = met as [Square, Square];
	const isToKing = kindOf(pieceAt(behind)) === KING;
	return [{ square, pinner, side: sideOf(piece), behind, line, isToKing }];
}

/**
 * Is the piece held by one behind it that would be taken at a profit? One that moves along the line
 * itself, and a pawn that is pushed along it, are not held.
 */
function isHeld({ core, placements, frame }: Asked, pin: PinLine): boolean {
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
	const pieceAt: PieceOn = (at) => pieceOn(asked.placements, asked.frame, at);
	const pins = SQUARES.flatMap((square) =>
		STEPS.flatMap((files) =>
			STEPS.flatMap((ranks) => (files || ranks ? pinAlong(pieceAt, square, files, ranks) : [])),
		),
	);
	const kings = SQUARES.filter((at) => pieceAt(at) !== NO_PIECE && kindOf(pieceAt(at)) === KING);
	const isAlone = (king: Square) =>
		kings.every((one) => one === king || sideOf(pieceAt(one)) !== sideOf(pieceAt(king)));
	// To one of several kings nothing is pinned.
	const toKings = pins.filter(
		({ square, behind, isToKing }) =>
			isToKing && kindOf(pieceAt(square)) !== KING && isAlone(behind),
	);
	const isBound = (one: Square) => toKings.some(({ square }) => square === one);
	// A pinner that is pinned itself, and may not go along the line, holds nothing.
	const others = pins.filter(
		(pin) => !pin.isToKing && !isBound(pin.square) && !isBound(pin.pinner) && isHeld(asked, pin),
	);
	return [...toKings, ...others];
}

export const pinsOf = (core: Asked["core"], placement: Placements): readonly PinLine[] =>
	pinsIn({ core, placements: placement, frame: FIRST_FRAME });
