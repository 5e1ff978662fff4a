// Words of what a game was opened for from My games.

import { squareName } from "../../../chess/square.ts";
import { worthOf } from "../../../chess/worth.ts";
import type { AboutMoment, Matter } from "../../../features/games/moment/aboutMoment.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";

type Hung = NonNullable<Matter["hung"]>;

/** A piece that is given for something in part is taken, not won. */
function hungText({ piece, square, capture, won }: Hung, isMissed: boolean): string {
	const name = `the ${chessWords.piece(piece)} on ${squareName(square)}`;
	const isWhole = won >= worthOf(piece);
	if (isMissed) {
		if (won === 0) return `${capture} was there.`;
		const what = isWhole ? name : `${counted(won, "point")} by taking ${name}`;
		return `${capture} was there, and won ${what}.`;
	}
	if (isWhole) return `Now ${capture} wins ${name}.`;
	const gain = won === 0 ? "" : ` and wins ${counted(won, "point")}`;
	return `Now ${capture} takes ${name}${gain}.`;
}

function matterText({ hung, letGo, isMissed }: AboutMoment): string {
	if (hung !== undefined) return ` ${hungText(hung, isMissed)}`;
	return letGo === undefined ? "" : ` It let go of ${listText(letGo.map(squareName))}.`;
}

/** "Pieces that you left hanging: 33.Nd4. Now Bxd4 wins the white knight on d4." */
export const aboutMomentText = (about: AboutMoment): string =>
	`${about.title}: ${about.move}.${matterText(about)}`;
