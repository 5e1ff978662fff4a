// The board in words: what a square is called, and what a move did.

import type { Frame } from "../../chess/frame.ts";
import { type Game, numberText, positionAt } from "../../chess/game.ts";
import { type Piece, pieceName } from "../../chess/piece.ts";
import { type Square, squareName } from "../../chess/square.ts";
import { CLASSES, type Control } from "../../control/classes.ts";
import { countsAt, type GameControl } from "../../control/controlMap.ts";
import type { Attackers } from "../../control/core.ts";
import { plightsOn, type Standing } from "../../control/standing.ts";
import { chessWords } from "../../messages/en/chess.ts";
import type { Preview } from "../../store/state/appStore.ts";

/** What a lens adds to the words of a square. */
type LensWords = {
	readonly attackers?: Attackers | undefined;
	readonly standing?: Standing | undefined;
	/** What it is in the position that is compared with. */
	readonly was?: Control | undefined;
};

/**
 * "e4, white pawn, controlled by white"; without the last part before anything is analysed, without what is hidden, with how the piece stands before it where that
 * is asked for, and with one part more if attackers are counted.
 */
export function describeSquare(
	square: Square,
	piece: Piece | undefined,
	control: Control | undefined,
	{ attackers, standing, was }: LensWords = {},
): string {
	const parts = [squareName(square)];
	if (piece !== undefined) parts.push(pieceName(piece));
	if (standing !== undefined) parts.push(...plightsOn(standing, square));
	if (control !== undefined) parts.push(chessWords.controlled(CLASSES[control].key));
	if (was !== undefined && was !== control)
		parts.push(`pinned: ${chessWords.controlled(CLASSES[was].key)}`);
	if (attackers !== undefined) {
		const { white, black } = attackers;
		parts.push(`attackers: white ${white[square]}, black ${black[square]}`);
	}
	return parts.join(", ");
}

/** "12. Nf3", or "12... Nf6". */
export function describeMove(game: Game, frame: Frame): string {
	const position = positionAt(game, frame);
	if (position.move === undefined) return "Start position";
	return `${numberText(position)} ${position.move.san}`;
}

/** The counts of a frame, and by how much they differ from those of the frame before. */
export function describeCounts(game: Game, control: GameControl, frame: Frame): string {
	const { parent } = positionAt(game, frame);
	return describeChange(control, parent ?? frame, frame);
}

/** What a move that is looked at would do. */
export const describePreview = ({ move, control, before, after }: Preview): string =>
	`If ${move.san}: ${describeChange(control, before, after)}`;

function describeChange(control: GameControl, from: Frame, to: Frame): string {
	const counts = countsAt(control, to);
	const before = countsAt(control, from);
	const part = (name: string, now: number, then: number) => {
		const change = now === then ? "" : now > then ? ` (up ${now - then})` : ` (down ${then - now})`;
		return `${name} ${now}${change}`;
	};
	return [
		part("White", counts.light, before.light),
		part("Black", counts.dark, before.dark),
		part("contested", counts.contested, before.contested),
		part("neutral", counts.neutral, before.neutral),
	].join(", ");
}
