// What stands on a board of chessground: from the names of its pieces and where they are, by their
// keys or by geometry.

import { usableRights } from "../chess/fen.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { NO_PIECE, pieceLettered } from "../chess/piece.ts";
import { formatPieces } from "../chess/pieceData.ts";
import { createPlacements, putPiece } from "../chess/placement.ts";
import { SQUARES, squareName } from "../chess/square.ts";

const LETTERS: Readonly<Record<string, string>> = {
	pawn: "p",
	knight: "n",
	bishop: "b",
	rook: "r",
	queen: "q",
	king: "k",
};

const SIDES = ["white", "black"];

/** The letter of a piece by its class names, "white knight" in any order: "N". */
export function letterOf(names: Iterable<string>): string | undefined {
	const all = [...names];
	const letter = all.map((name) => LETTERS[name]).find((one) => one !== undefined);
	const side = all.find((name) => SIDES.includes(name));
	return side === "white" ? letter?.toUpperCase() : side === undefined ? undefined : letter;
}

export type Standing = { readonly square: string; readonly letter: string };

/**
 * The FEN of a position. The side that has just moved stands where the last move is marked;
 * kings and rooks at home may castle, as far as can be seen.
 */
export function fenOf(pieces: readonly Standing[], lastMove: readonly string[]): string {
	const at = new Map(pieces.map(({ square, letter }) => [square, letter]));
	const own = SQUARES.map((square) => pieceLettered(at.get(squareName(square)) ?? ""));
	const placement = createPlacements(1);
	for (const square of SQUARES) putPiece(placement, FIRST_FRAME, square, own[square] ?? NO_PIECE);
	const moved = lastMove.map((square) => at.get(square)).find((letter) => letter !== undefined);
	const turn = moved !== undefined && moved === moved.toUpperCase() ? "b" : "w";
	return `${formatPieces(own)} ${turn} ${usableRights("KQkq", placement) || "-"} - 0 1`;
}

const SHIFT = /translate(?:3d)?\(\s*([-\d.]+)(px|%)?(?:,\s*([-\d.]+)(?:px|%)?)?/;

/**
 * The square that a transform leads to, if it is one: chessground counts in pixels or, where a
 * board only shows a game, in hundredths of a square.
 */
export function squareAt(transform: string, size: number, isTurned: boolean): string | undefined {
	const [, x, unit, y = "0"] = SHIFT.exec(transform) ?? [];
	if (x === undefined) return undefined;
	const one = unit === "%" ? 100 : size;
	const [across, down] = [Math.round(Number(x) / one), Math.round(Number(y) / one)];
	const [column, row] = isTurned ? [7 - across, 7 - down] : [across, down];
	const name = `${"abcdefgh"[column] ?? ""}${"87654321"[row] ?? ""}`;
	return name.length === 2 ? name : undefined;
}

/** The square at a point of a board, in eighths of it from the upper left. */
export const squareUnder = (across: number, down: number, isTurned: boolean) =>
	squareAt(`translate(${Math.floor(across)}px, ${Math.floor(down)}px)`, 1, isTurned);
