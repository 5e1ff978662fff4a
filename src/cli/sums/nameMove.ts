// The name of a move out of two placements, "6...c4": to replay a game from its text for one name
// took most of the time that answers did.

import type { Frame } from "../../chess/frame.ts";
import { KING, kindOf, NO_PIECE, PAWN } from "../../chess/piece.ts";
import { formatPieces } from "../../chess/pieceData.ts";
import { type Placements, pieceOn, readPieces } from "../../chess/placement.ts";
import { MoveError, openRules } from "../../chess/rules.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { stepTo } from "../../games/collection/answers/game/chances.ts";

/** Of a game from the start of chess; undefined where two placements do not tell it. */
export function nameMove(placements: Placements, ply: number, first: number): string | undefined {
	const mover = (first + ply + 1) & 1;
	const before = (ply - 1) as Frame;
	const { from, to } = stepTo(placements, ply, mover);
	if (from < 0 || to < 0) return undefined;
	const kind = kindOf(pieceOn(placements, before, from as Square));
	const isAcross = (from & 7) !== (to & 7);
	// Only what the move itself needs of the rights to castle and of the pawn that just passed.
	const castles = kind === KING && Math.abs(from - to) === 2 ? (to > from ? "K" : "Q") : "-";
	const right = mover === 0 ? castles : castles.toLowerCase();
	const isFree = pieceOn(placements, before, to as Square) === NO_PIECE;
	const passed = kind === PAWN && isAcross && isFree ? squareName(to as Square) : "-";
	const pieces = formatPieces(readPieces(placements, before));
	const number = (ply + first + 1) >> 1;
	const side = mover === 0 ? "w" : "b";
	try {
		const rules = openRules(`${pieces} ${side} ${right} ${passed} 0 ${number}`);
		const { san } = rules.play({ from: squareName(from as Square), to: squareName(to as Square) });
		// The piece of a promotion is not known here.
		return san.includes("=") ? undefined : `${number}${mover === 0 ? "." : "..."}${san}`;
	} catch (error) {
		if (!(error instanceof MoveError)) throw error;
		return undefined;
	}
}
