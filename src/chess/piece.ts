// Pieces: one byte, the kind in bits 0 to 2 and the side in bit 3; 0 is an empty square.

export const WHITE = 0;
export const BLACK = 1;
export type Side = typeof WHITE | typeof BLACK;

export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export type Kind =
	| typeof PAWN
	| typeof KNIGHT
	| typeof BISHOP
	| typeof ROOK
	| typeof QUEEN
	| typeof KING;

export type Piece = number & { readonly unit: "piece" };

export const NO_PIECE = 0 as Piece;

const LETTERS = " pnbrqk";

export const pieceOf = (side: Side, kind: Kind): Piece => (kind | (side << 3)) as Piece;
export const sideOf = (piece: Piece): Side => (piece >> 3) as Side;
export const kindOf = (piece: Piece): Kind => (piece & 7) as Kind;

/** "N" for a white knight, "n" for a black one. */
export function pieceLetter(piece: Piece): string {
	const letter = LETTERS.charAt(kindOf(piece));
	return sideOf(piece) === WHITE ? letter.toUpperCase() : letter;
}

/** The piece of a FEN letter, or NO_PIECE for any other. */
export function pieceLettered(letter: string): Piece {
	const lower = letter.toLowerCase();
	const kind = letter.length === 1 ? LETTERS.indexOf(lower) : 0;
	if (kind <= 0) return NO_PIECE;
	return pieceOf(letter === lower ? BLACK : WHITE, kind as Kind);
}
