// What a move changed, in words.

import { type Square, squareName } from "../../../chess/square.ts";
import type { SideChange } from "../../../control/sideChange.ts";
import { chessWords } from "../chess.ts";

/** "Black gained c5, d4, lost d3". */
function sideChangeText({ side, gained, lost }: SideChange): string {
	const squares = (list: readonly Square[]) => list.map(squareName).join(", ");
	const parts = [
		...(gained.length > 0 ? [`gained ${squares(gained)}`] : []),
		...(lost.length > 0 ? [`lost ${squares(lost)}`] : []),
	];
	return `${chessWords.side(side)} ${parts.length > 0 ? parts.join(", ") : "gained and lost nothing"}`;
}

export const moveChangeWords = {
	/** "16...Nd3: Black gained c5, d4, lost d3; White lost a3, b2." */
	change: (move: string, changes: readonly SideChange[]) =>
		`${move}: ${changes.map(sideChangeText).join("; ")}.`,
};
