// Positions that nobody need have had, for questions such as: what if the mover had passed? They
// are put to the search of material.

import type { Frame } from "../../chess/frame.ts";
import {
	KING,
	type Kind,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	type Piece,
	pieceOf,
	ROOK,
	type Side,
	sideOf,
} from "../../chess/piece.ts";
import { createPlacements, type Placements, putPiece, readPieces } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { fileOf, type Square } from "../../chess/square.ts";
import { balanceOf, worthOf } from "../../chess/worth.ts";
import { EXACT, type Insight, MATE } from "../../control/insight.ts";
import { NOT_PASSED } from "../../control/passing.ts";
import { playMoves, uciOf } from "../../engine/playedMoves.ts";
import { type PlayedLine, placementAt } from "../mistakes/playedLine.ts";
import { isMate, searchedIn } from "../mistakes/searched.ts";
import { goesTo, inCheck, type Pieces } from "../tactics/attacks.ts";

/** A move by its squares; a pawn that arrives makes a queen, unless it says otherwise. */
export type Step = { readonly from: Square; readonly to: Square; readonly became?: Piece };

export const stepOf = ({ from, to, promotion }: PlayedMove): Step => ({
	from,
	to,
	...(promotion === NO_PIECE ? {} : { became: promotion as Piece }),
});

export type Scene = {
	readonly pieces: Pieces;
	readonly side: Side;
	/** The square that a pawn has just passed, or NOT_PASSED. */
	readonly passed: number;
	/** Castling rights, as the search takes them. */
	readonly rights: number;
};

export function sceneAt(line: PlayedLine, frame: number): Scene {
	const placement = placementAt(line, frame);
	const { side, passed, rights } = searchedIn(line.fens[frame] ?? "", placement, 0 as Frame);
	return { pieces: readPieces(placement, 0 as Frame), side: side as Side, passed, rights };
}

/** The same, if the side to move lets the other move. Undefined in check. */
export const passedBy = (scene: Scene): Scene | undefined =>
	inCheck(scene.pieces, scene.side)
		? undefined
		: { ...scene, side: otherSide(scene.side), passed: NOT_PASSED };

const HOMES: readonly (readonly [Square, number])[] = [
	[4 as Square, 3],
	[7 as Square, 1],
	[0 as Square, 2],
	[60 as Square, 12],
	[63 as Square, 4],
	[56 as Square, 8],
];

/** Worth that a move wins at once, by taking and by promotion. */
export const tookBy = ({ pieces, passed }: Scene, { from, to, became }: Step): number => {
	const piece = pieces[from] as Piece;
	const isPassing = kindOf(piece) === PAWN && to === passed;
	const gained = became === undefined ? 0 : worthOf(became) - worthOf(piece);
	return (isPassing ? 1 : worthOf(pieces[to] as Piece)) + gained;
};

/** After a move of the side to move; castling and capturing in passing included. */
export function sceneAfter(scene: Scene, { from, to, became }: Step): Scene {
	const pieces = scene.pieces.slice();
	const piece = pieces[from] as Piece;
	const kind = kindOf(piece);
	pieces[from] = NO_PIECE;
	pieces[to] = became ?? piece;
	if (kind === PAWN && to === scene.passed) {
		pieces[(from & 56) | (to & 7)] = NO_PIECE;
	}
	if (kind === KING && Math.abs(fileOf(from) - fileOf(to)) === 2) {
		const isShort = to > from;
		pieces[(from & 56) | (isShort ? 7 : 0)] = NO_PIECE;
		pieces[(from & 56) | (isShort ? 5 : 3)] = pieceOf(scene.side, ROOK);
	}
	const lost = HOMES.reduce(
		(bits, [home, right]) => (home === from || home === to ? bits | right : bits),
		0,
	);
	return {
		pieces,
		side: otherSide(scene.side),
		passed: kind === PAWN && Math.abs(to - from) === 16 ? (from + to) / 2 : NOT_PASSED,
		rights: scene.rights & ~lost,
	};
}

/** Is a move of the side to move legal? Castling apart. */
export const isLegal = ({ pieces, side }: Scene, { from, to }: Step): boolean =>
	pieces[from] !== NO_PIECE &&
	sideOf(pieces[from] as Piece) === side &&
	goesTo(pieces, from).includes(to);

export function placementOf({ pieces }: Scene): Placements {
	const placement = createPlacements(1);
	for (const [square, piece] of pieces.entries()) {
		if (piece !== NO_PIECE) putPiece(placement, 0 as Frame, square as Square, piece as Piece);
	}
	return placement;
}

/** Gain of the side to move in the end, beyond what it has, and the way to it. */
export type Forced = {
	readonly gain: number;
	readonly steps: readonly Step[];
	/** Moves to mate, by the side to move; below 0 where it is mated. */
	readonly mate: number | undefined;
};

/** By a search of so many plies and the captures after them. */
export function forced(insight: Insight, scene: Scene, depth: number): Forced | undefined {
	const { side, passed, rights } = scene;
	const searched = { placements: placementOf(scene), frame: 0 as Frame, side, passed, rights };
	const found = insight.searchMaterial(searched, { depth, ...EXACT });
	if (found === undefined) return undefined;
	const steps = found.line.map((move, index): Step => {
		const kind = move >> 12;
		const by = index % 2 === 0 ? side : otherSide(side);
		const became = kind === 0 ? {} : { became: pieceOf(by, kind as Kind) };
		return { from: (move & 63) as Square, to: ((move >> 6) & 63) as Square, ...became };
	});
	const plies = MATE - Math.abs(found.points);
	const mate = isMate(found.points) ? Math.sign(found.points) * ((plies + 1) >> 1) : undefined;
	return { gain: found.points - balanceOf(scene.pieces, side), steps, mate };
}

const uciOfStep = ({ from, to, became = NO_PIECE }: Step): string =>
	uciOf({ from, to, promotion: became });

/** Moves from a position on, each with its number. */
export const namesOf = (fen: string, steps: readonly Step[]): string[] =>
	playMoves(fen, steps.map(uciOfStep)).map(({ name }) => name);
