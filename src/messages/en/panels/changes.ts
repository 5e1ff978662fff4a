// Sentences about changes of the map by a move.

import { otherSide } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { Hangs, SideChange, Taken } from "../../../features/moves/changes.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";

const list = (squares: readonly Square[]): string => squares.map(squareName).sort().join(", ");

/** "Black gained c5, d4, lost d3". */
function sideText({ side, gained, lost }: SideChange): string {
	const parts: string[] = [];
	if (gained.length > 0) parts.push(`gained ${list(gained)}`);
	if (lost.length > 0) parts.push(`lost ${list(lost)}`);
	return `${chessWords.side(side)} ${parts.length === 0 ? "as before" : parts.join(", ")}`;
}

/** "the bishop on g5 (3 points), the pawn on e6 (1)". */
const takenText = (taken: readonly Taken[]): string =>
	taken
		.map(({ square, piece, gain }, index) => {
			const points = index === 0 ? counted(gain, "point") : String(gain);
			return `the ${chessWords.kind(piece)} on ${squareName(square)} (${points})`;
		})
		.join(", ");

/** "Nothing hangs now.", and what the other side threatens. */
function hangs({ side, isInCheck, now, threats }: Hangs): string[] {
	const nobody = now.length + threats.length === 0;
	if (nobody && !isInCheck) return ["Nothing hangs."];
	const check = isInCheck ? `${chessWords.side(side)} is in check. ` : "";
	const taken = now.length === 0 ? "Nothing hangs now." : `Hanging now: ${takenText(now)}.`;
	const sentences = [check + taken];
	if (threats.length > 0) {
		sentences.push(`${chessWords.side(otherSide(side))} threatens ${takenText(threats)}.`);
	}
	return sentences;
}

export const changeWords = {
	/** Pieces that can be taken, where the lens of pieces is on: a sentence or two. */
	hangs,
	/** "16...Nd3: Black gained c5, d4, lost d3; White gained a2, c2, lost a3, b2." */
	sentence: (move: string, sides: readonly SideChange[]): string =>
		`${move}: ${sides.map(sideText).join("; ")}.`,
	/** In its place while a piece is picked up. */
	held: "Pick where it goes, or the piece again to see why its square has its colour.",
	/** In its place at the first position. */
	start: "Step through the game to see here what each move changes.",
};
