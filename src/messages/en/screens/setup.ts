// The screen where a position is set up.

import { NO_PIECE, type Piece, pieceLetter, type Side } from "../../../chess/piece.ts";
import type { Tool } from "../../../chess/setup.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";

/**
 * Games or chapters that a new game would replace. 0 are the games of a file that has not been
 * counted.
 */
export type Replaced = { readonly count: number; readonly areChapters: boolean };

function open({ count, areChapters }: Replaced): string {
	if (count < 2) return count === 1 ? "game" : "games";
	return `${numberText(count)} ${areChapters ? "chapters" : "games"}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Purpose of the buttons below a sound position. */
function purpose(canAdd: boolean, replaced: Replaced | undefined): string {
	if (replaced === undefined) {
		return canAdd
			? "Starts a game from this position, or adds the position to the open game as a chapter."
			: "Starts a game from this position.";
	}
	const games = open(replaced);
	return canAdd
		? `Adds the position as a chapter, or closes the ${games} and starts a game from it. Undo brings back the ${games}.`
		: `Closes the ${games} and starts a game from this position. Undo brings back the ${games}.`;
}

export const setupWords = {
	/** The board, to screen readers. */
	boardKeys:
		"Arrow keys move between squares. Letters place pieces as in a FEN: capital K, Q, R, B, N and P for White, small letters for Black. Delete removes a piece. Enter places the chosen piece, or picks up a piece and puts it down.",
	title: "Set up a position",
	startPosition: "Start position",
	clear: "Clear",
	flip: "Flip Board",
	undo: "Undo",
	redo: "Redo",
	/** Over the numbers of squares of each class. */
	squares: "Squares",
	fromHere: "Use this position",
	replace: (replaced: Replaced) => `Replace the ${open(replaced)}`,
	addChapter: "Add as chapter",
	back: "Back to the board",
	/** Below the FEN; faults stand there otherwise. */
	playable: "A game can start from this position.",
	/** Effect of a press on the board with the chosen tool. */
	toolHint: (tool: Tool) => {
		if (tool === "hand") return "Pick a piece, then its square, or drag it.";
		if (tool === NO_PIECE) return "Pick a piece to remove it.";
		return `Pick a square to put the ${chessWords.piece(tool)} there; pick it again to remove it.`;
	},
	/** Why none of the buttons does anything. The fault itself stands above. */
	unsound: (canAdd: boolean) =>
		`No game${canAdd ? " or chapter" : ""} can start from this position, for the reason above. Its squares are still coloured.`,
	purpose,
	/** News, when the game has been replaced. */
	fen: "FEN",
	tray: {
		title: "What picking a square does",
		move: "Move pieces",
		wipe: "Erase",
		/** "White knight (N)", with the key that puts it on a square. */
		piece: (piece: Piece) => `${capital(chessWords.piece(piece))} (${pieceLetter(piece)})`,
	},
	turn: {
		toMove: "To move",
		castling: "May castle",
		mayCastle: (side: Side, wing: "king" | "queen") =>
			`${chessWords.side(side)} may castle ${wing}side`,
		nobodyCastles: "Nobody: no king is on its home square with a rook in the corner.",
		enPassant: "En passant",
		noEnPassant: "none",
		move: "Move",
		halfMoves: "Half-move counter",
	},
};
