// The board in words: gathers what is known of a move or a position, and has messages say it.

import type { Frame } from "../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../chess/game.ts";
import { countsAt, type GameControl } from "../../control/controlMap.ts";
import { boardWords } from "../../messages/en/board.ts";
import type { Preview } from "../view.ts";
import type { BoardWords } from "../words.ts";

/** "12. Nf3", or "12... Nf6". */
export function describeMove(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	if (position.move === undefined) return boardWords.startPosition;
	return `${moveNumberText(position)} ${position.move.san}`;
}

/** The counts of a frame, and by how much they differ from those of the frame before. */
export function describeCounts(game: Game, control: GameControl, frame: Frame): string {
	const { parent } = positionAt(game, frame);
	return describeChange(control, parent ?? frame, frame);
}

/** Effect that a move would have, while the pointer is on it. */
const describePreview = ({ move, control, before, after }: Preview): string =>
	boardWords.ifPlayed(move.san, describeChange(control, before, after));

const describeChange = (control: GameControl, from: Frame, to: Frame): string =>
	boardWords.countsChange(countsAt(control, to), countsAt(control, from));

/** Those of another language are read once they have come: none of them is copied. */
const beside = (words: Partial<BoardWords>, others: object): BoardWords =>
	Object.create(others, Object.getOwnPropertyDescriptors(words));

/** The words of a board that is given none. */
export const BOARD_WORDS = beside(
	{
		arrived({ game, control, settledFrame }) {
			const effect = control && describeCounts(game, control, settledFrame);
			return boardWords.arrived(describeMove(game, settledFrame), effect);
		},
		previewed: describePreview,
	},
	boardWords,
);

/** Words in place of some of the board's own. */
export const wordsWith = (words: Partial<BoardWords> = BOARD_WORDS): BoardWords =>
	words === BOARD_WORDS ? BOARD_WORDS : beside(words, BOARD_WORDS);
