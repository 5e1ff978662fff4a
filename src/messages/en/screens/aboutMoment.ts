// Words of what a game was opened for from My games.

import { squareName } from "../../../chess/square.ts";
import type { AboutMoment } from "../../../features/games/moment/aboutMoment.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";

function matterText({ hung, letGo, isMissed }: AboutMoment): string {
	if (hung !== undefined) {
		const piece = `the ${chessWords.piece(hung.piece)} on ${squareName(hung.square)}`;
		return isMissed
			? ` ${hung.capture} was there, and won ${piece}.`
			: ` Now ${hung.capture} wins ${piece}.`;
	}
	return letGo === undefined ? "" : ` It let go of ${listText(letGo.map(squareName))}.`;
}

/** "Pieces that you left hanging: 33.Nd4. Now Bxd4 wins the white knight on d4." */
export const aboutMomentText = (about: AboutMoment): string =>
	`${about.title}: ${about.move}.${matterText(about)}`;
