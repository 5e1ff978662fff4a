// The board in words: gathers what is known of a square or a move, and has messages say it.

import type { Frame } from "../../chess/frame.ts";
import { type Game, moveNumberText, positionAt } from "../../chess/game.ts";
import type { Piece } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { CLASSES, type Control } from "../../control/classes.ts";
import { countsAt, type GameControl } from "../../control/controlMap.ts";
import type { Attackers } from "../../control/core.ts";
import { plightsOn, type Standing } from "../../control/standing.ts";
import { boardWords } from "../../messages/en/board.ts";
import type { Preview } from "../../store/state/appState.ts";

/** What a lens, or a pinned position, adds to the words of a square. */
type SquareExtras = {
	readonly attackers?: Attackers | undefined;
	readonly standing?: Standing | undefined;
	/** What the square is in the position that is compared with. */
	readonly was?: Control | undefined;
};

const keyOf = (control: Control | undefined) =>
	control === undefined ? undefined : CLASSES[control].key;

/** Undefined `piece`: pieces are hidden. Undefined `control`: it is hidden, or not known yet. */
export const describeSquare = (
	square: Square,
	piece: Piece | undefined,
	control: Control | undefined,
	{ attackers, standing, was }: SquareExtras = {},
): string =>
	boardWords.square({
		square,
		piece,
		plights: standing === undefined ? [] : plightsOn(standing, square),
		control: keyOf(control),
		pinned: was === control ? undefined : keyOf(was),
		attackers: attackers && {
			white: attackers.white[square] ?? 0,
			black: attackers.black[square] ?? 0,
		},
	});

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

/** What a move that is pointed at would do. */
export const describePreview = ({ move, control, before, after }: Preview): string =>
	boardWords.ifPlayed(move.san, describeChange(control, before, after));

const describeChange = (control: GameControl, from: Frame, to: Frame): string =>
	boardWords.countsChange(countsAt(control, to), countsAt(control, from));
