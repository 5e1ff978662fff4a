// Words of the board, on the page and for screen readers, with the timeline.

import type { SquareFacts } from "../../board/words.ts";
import type { Piece } from "../../chess/piece.ts";
import { type Square, squareName } from "../../chess/square.ts";
import type { Counts } from "../../control/classes.ts";
import type { Plight } from "../../control/standing.ts";
import { chessWords } from "./chess.ts";

const PLIGHTS: Readonly<Record<Plight, string>> = {
	hanging: "hanging",
	threatened: "threatened",
	trapped: "trapped",
	tied: "tied down",
	loose: "loose",
};

function countChange(name: string, now: number, before: number): string {
	if (now === before) return `${name} ${now}`;
	return now > before
		? `${name} ${now} (up ${now - before})`
		: `${name} ${now} (down ${before - now})`;
}

export const boardWords = {
	failed: "Something went wrong",
	drawAgain: "Redraw the board",
	grid: "Chessboard",
	/** How keys go over the board: in a presentation, where squares are explained, and elsewhere. */
	keys: {
		presented:
			"Arrow keys move between squares. Enter explains a square. Space picks up a piece and puts it down, starting a what-if. Escape puts the piece back, leaves the what-if or ends the presentation.",
		explaining:
			"Arrow keys move between squares. Enter picks up a piece and puts it down, or explains a square with no piece to move. The letter I explains any square. Escape puts the piece back or closes the panel.",
		plain:
			"Arrow keys move between squares. Enter picks up a piece and puts it down. Escape puts it back.",
	},
	promoteTo: "Promote the pawn to",
	/** By the letter of the piece. */
	promotions: { q: "Queen", n: "Knight", r: "Rook", b: "Bishop" },
	/**
	 * "e4, white pawn, hanging, controlled by white, kept: neutral, attackers: white 1, black 2".
	 */
	square: ({ square, piece, plights, control, pinned, attackers }: SquareFacts): string => {
		const parts = [squareName(square)];
		if (piece !== undefined) parts.push(chessWords.piece(piece));
		parts.push(...plights.map((plight) => PLIGHTS[plight]));
		if (control !== undefined) parts.push(chessWords.controlled(control));
		if (pinned !== undefined) parts.push(`kept: ${chessWords.controlled(pinned)}`);
		if (attackers !== undefined) {
			parts.push(`attackers: white ${attackers.white}, black ${attackers.black}`);
		}
		return parts.join(", ");
	},
	startPosition: "Start position",
	/** "White 28 (up 6), Black 22, contested 0, neutral 14 (down 6)". */
	countsChange: (now: Counts, before: Counts): string =>
		[
			countChange("White", now.light, before.light),
			countChange("Black", now.dark, before.dark),
			countChange("contested", now.contested, before.contested),
			countChange("neutral", now.neutral, before.neutral),
		].join(", "),
	/** The position that the cursor has come to, by its move. Undefined effect: not analysed yet. */
	arrived: (position: string, effect: string | undefined) =>
		effect === undefined ? position : `${position}. ${effect}`,
	/** Effect that a move would have, while the pointer is on it. */
	ifPlayed: (move: string, effect: string) => `If ${move}: ${effect}`,
	pickedUp: (square: Square, piece: Piece, targets: readonly Square[]) =>
		`${squareName(square)}, ${chessWords.piece(piece)}, picked up. It can go to ${targets.map(squareName).join(", ")}`,
	putDown: "Put down",
	nothingToMove: (square: Square) => `${squareName(square)}: nothing here can move`,
};

export const timelineWords = {
	title: "Timeline",
	/** The slider, which is on a move. */
	slider: "Move",
	/** "17 of 87, Nd5": where the cursor is. Undefined move: at the start. */
	place: (place: number, last: number, move: string | undefined) =>
		`${place} of ${last}, ${move ?? "start"}`,
	/** The place, and what a meter counts there. */
	placeCounted: (place: string, counted: string) => `${place}; ${counted}`,
	steps: {
		title: "Steps",
		start: "Go to the start",
		back: "Back one move",
		forward: "Forward one move",
		end: "Go to the end",
	},
	/** In place of the move on view, before the first. */
	startPosition: "Start",
	play: "Play",
	pause: "Pause",
};
