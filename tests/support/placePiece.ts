// Puts pieces where a text says.

import type { Frame } from "../../src/chess/frame.ts";
import { KING, kindOf, NO_PIECE, pieceLettered, sideOf, WHITE } from "../../src/chess/piece.ts";
import { clearSquare, type Placements, putPiece, squaresOf } from "../../src/chess/placement.ts";
import { squareNamed } from "../../src/chess/square.ts";

/** Puts a piece on a square, and refuses what cannot be. */
export function placePiece(
	placements: Placements,
	frame: Frame,
	letter: string,
	squareText: string,
): void {
	const piece = pieceLettered(letter);
	if (piece === NO_PIECE) throw new RangeError(`No such piece: ${letter}`);
	const square = squareNamed(squareText);
	const others = squaresOf(placements, frame, piece).filter((other) => other !== square);
	if (kindOf(piece) === KING && others.length > 0) {
		throw new RangeError(`A second ${sideOf(piece) === WHITE ? "white" : "black"} king`);
	}
	clearSquare(placements, frame, square);
	putPiece(placements, frame, square, piece);
}
