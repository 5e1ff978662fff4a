// Reasons against a move that is tried and cannot be played, where a question asks for a move.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { KING, kindOf, NO_PIECE, type Piece, sideOf } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { inCheck, pieceAt, reaches } from "../../review/tactics/attacks.ts";
import type { Posed } from "../../training/pose.ts";

/** Not its turn; the king is in check, or would be; or the piece does not go there. */
export type WhyNot = "turn" | "check" | "exposed" | "way";

export type Impossible = {
	readonly piece: Piece;
	readonly from: Square;
	/** Undefined where the piece cannot move at all. */
	readonly to: Square | undefined;
	readonly why: WhyNot;
};

/** Undefined where nothing stands that could move. `to` is `from` where a piece is taken up. */
export function impossible(
	{ placements, side }: Pick<Posed, "placements" | "side">,
	from: Square,
	to: Square,
): Impossible | undefined {
	const pieces = readPieces(placements, FIRST_FRAME);
	const piece = pieceAt(pieces, from);
	if (piece === NO_PIECE) return undefined;
	const found = { piece, from, to: from === to ? undefined : to };
	if (sideOf(piece) !== side) return { ...found, why: "turn" };
	const all = reaches(pieces, from);
	const isWay = from === to ? all.length > 0 : all.includes(to);
	if (!isWay) return { ...found, why: "way" };
	// A king that flees goes from one check to another.
	const isChecked = kindOf(piece) !== KING && inCheck(pieces, side);
	return { ...found, why: isChecked ? "check" : "exposed" };
}
