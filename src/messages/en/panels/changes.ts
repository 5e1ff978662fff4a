// What a move changed on the map, in a sentence.

import { type Square, squareName } from "../../../chess/square.ts";
import type { SideChange } from "../../../features/moves/changes.ts";
import { chessWords } from "../chess.ts";

const list = (squares: readonly Square[]): string => squares.map(squareName).sort().join(", ");

/** "Black gained c5, d4, lost d3". */
function sideText({ side, gained, lost }: SideChange): string {
	const parts: string[] = [];
	if (gained.length > 0) parts.push(`gained ${list(gained)}`);
	if (lost.length > 0) parts.push(`lost ${list(lost)}`);
	return `${chessWords.side(side)} ${parts.length === 0 ? "as before" : parts.join(", ")}`;
}

export const changeWords = {
	/** "16...Nd3: Black gained c5, d4, lost d3; White gained a2, c2, lost a3, b2." */
	sentence: (move: string, sides: readonly SideChange[]): string =>
		`${move}: ${sides.map(sideText).join("; ")}.`,
	/** Of the sentence, where it is pressed: the list does not follow the game there. */
	/** In its place at the first position. */
	start: "Step through the game to see here what each move changes.",
};
