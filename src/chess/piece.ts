// Pieces: one byte, the kind in bits 0 to 2 and the side in bit 3; 0 is an empty square.

export const WHITE = 0;
export const BLACK = 1;
export type Side = typeof WHITE | typeof BLACK;

export const otherSide = (side: Side): Side => (side === WHITE ? BLACK : WHITE);

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

const BLACK_LETTERS = " pnbrqk";
const WHITE_LETTERS = " PNBRQK";

export const pieceOf = (side: Side, kind: Kind): Piece => (kind | (side << 3)) as Piece;
export const sideOf = (piece: Piece): Side => (piece >> 3) as Side;
export const kindOf = (piece: Piece): Kind => (piece & 7) as Kind;

/** A side's pieces, the king first. */
export const piecesOfSide = (side: Side): readonly Piece[] =>
	([KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN] as const).map((kind) => pieceOf(side, kind));

/** "N" for a white knight, "n" for a black one. */
export function pieceLetter(piece: Piece): string {
	return (sideOf(piece) === WHITE ? WHITE_LETTERS : BLACK_LETTERS).charAt(kindOf(piece));
}

/** The piece of a FEN letter, or NO_PIECE for any other. */
export function pieceLettered(letter: string): Piece {
	if (letter.length !== 1) return NO_PIECE;
	const white = WHITE_LETTERS.indexOf(letter);
	if (white > 0) return pieceOf(WHITE, white as Kind);
	const black = BLACK_LETTERS.indexOf(letter);
	return black > 0 ? pieceOf(BLACK, black as Kind) : NO_PIECE;
}
