// Words of what a game was opened for from My games.

import { otherSide, sideOf } from "../../../chess/piece.ts";
import { squareName } from "../../../chess/square.ts";
import { worthOf } from "../../../chess/worth.ts";
import type { AboutMoment, Matter } from "../../../features/games/moment/aboutMoment.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { lossText } from "./practise.ts";

type Hung = NonNullable<Matter["hung"]>;

/** What a capture won, or would have, or how much more than the move before it took. */
function hungText({ hung, move, isMissed }: AboutMoment & { readonly hung: Hung }): string {
	const { piece, capture, won, took } = hung;
	const name = `the ${chessWords.kind(piece)}`;
	const points = counted(won - took, "point");
	const isWhole = won >= worthOf(piece);
	const taker = chessWords.side(otherSide(sideOf(piece)));
	const after = `after ${move}, ${taker}’s ${capture}`;
	if (took > 0) {
		const more = `${points} more than ${move} took`;
		if (isMissed) return won > took ? `${after} would have won ${more}` : `${after} was possible`;
		return `${after} takes ${name}${won > took ? `, winning ${more}` : ""}`;
	}
	if (isMissed) {
		const what = isWhole ? name : `${points} by taking ${name}`;
		return won === 0 ? `${after} was possible` : `${after} would have won ${what}`;
	}
	if (isWhole) return `${after} wins ${name}`;
	return `${after} takes ${name}${won === 0 ? "" : ` and wins ${points}`}`;
}

export function matterText(about: AboutMoment): string {
	const { hung, letGo, difference, move } = about;
	if (difference !== undefined) {
		const text = lossText(difference, move);
		return difference.kind === "allowed" ? `after ${move}, ${text}` : text;
	}
	if (hung !== undefined) return `${hungText({ ...about, hung })}.`;
	return letGo === undefined ? `${move}.` : `${move} gave up ${listText(letGo.map(squareName))}.`;
}

/** "Pieces you left hanging: after 33.Nd4, Black’s Bxd4 wins the knight." */
export const aboutMomentText = (about: AboutMoment): string =>
	`${about.title}: ${matterText(about)}`;
