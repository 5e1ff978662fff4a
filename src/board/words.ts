// The board in words: what a square is called, and what a move did.

import type { Frame } from "../chess/frame.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { kindOf, NO_PIECE, type Piece, sideOf, WHITE } from "../chess/piece.ts";
import { type Square, squareName } from "../chess/square.ts";
import {
	CONTESTED,
	type Control,
	countsAt,
	DARK,
	type GameControl,
	LIGHT,
	NEUTRAL,
} from "../control/controlMap.ts";

const KINDS = ["", "pawn", "knight", "bishop", "rook", "queen", "king"];

export const pieceName = (piece: Piece): string =>
	piece === NO_PIECE
		? "empty"
		: `${sideOf(piece) === WHITE ? "white" : "black"} ${KINDS[kindOf(piece)]}`;

const CONTROLS: Readonly<Record<Control, string>> = {
	[NEUTRAL]: "neutral",
	[LIGHT]: "controlled by white",
	[DARK]: "controlled by black",
	[CONTESTED]: "contested",
};

/** "e4, white pawn, controlled by white"; without the last part before anything is analysed. */
export function describeSquare(square: Square, piece: Piece, control: Control | undefined): string {
	const parts = [squareName(square), pieceName(piece)];
	if (control !== undefined) parts.push(CONTROLS[control]);
	return parts.join(", ");
}

/** "12. Nf3", or "12... Nf6". */
export function describeMove(game: Game, frame: Frame): string {
	const { move, number } = positionAt(game, frame);
	if (move === undefined) return "Start position";
	return `${number}${move.side === WHITE ? "." : "..."} ${move.san}`;
}

/** The counts of a frame, and by how much they differ from those of the frame before. */
export function describeCounts(game: Game, control: GameControl, frame: Frame): string {
	const counts = countsAt(control, frame);
	const { parent } = positionAt(game, frame);
	const before = countsAt(control, parent ?? FIRST_FRAME);
	const part = (name: string, now: number, then: number) => {
		const change =
			parent === undefined || now === then
				? ""
				: now > then
					? ` (up ${now - then})`
					: ` (down ${then - now})`;
		return `${name} ${now}${change}`;
	};
	return [
		part("White", counts.light, before.light),
		part("Black", counts.dark, before.dark),
		part("contested", counts.contested, before.contested),
		part("neutral", counts.neutral, before.neutral),
	].join(", ");
}
