// Words of what a game was opened for from My games.

import { squareName } from "../../../chess/square.ts";
import { worthOf } from "../../../chess/worth.ts";
import type { AboutMoment, Matter } from "../../../features/games/moment/aboutMoment.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { lossText } from "./practise.ts";

type Hung = NonNullable<Matter["hung"]>;

/** ", would have won the piece": what a capture won, or more than the move before it took. */
function hungText({ hung, move, isMissed }: AboutMoment & { readonly hung: Hung }): string {
	const { piece, square, capture, won, took } = hung;
	const name = `the ${chessWords.piece(piece)} on ${squareName(square)}`;
	const points = counted(won - took, "point");
	const isWhole = won >= worthOf(piece);
	if (took > 0) {
		const more = won > took ? `: ${points} more than ${move} took` : "";
		return isMissed ? `${capture} was there${more}.` : `After it ${capture} takes ${name}${more}.`;
	}
	if (isMissed) {
		const what = isWhole ? name : `${points} by taking ${name}`;
		return won === 0 ? `${capture} was there.` : `${capture} would have won ${what}.`;
	}
	if (isWhole) return `After it ${capture} wins ${name}.`;
	return `After it ${capture} takes ${name}${won === 0 ? "" : ` and wins ${points}`}.`;
}

function matterText(about: AboutMoment): string {
	const { hung, letGo, difference } = about;
	if (difference !== undefined) return ` ${lossText(difference, "It")}`;
	if (hung !== undefined) return ` ${hungText({ ...about, hung })}`;
	return letGo === undefined ? "" : ` It gave up ${listText(letGo.map(squareName))}.`;
}

/** "Pieces that you left hanging: 33.Nd4. After it Bxd4 wins the white knight on d4." */
export const aboutMomentText = (about: AboutMoment): string =>
	`${about.title}: ${about.move}.${matterText(about)}`;
