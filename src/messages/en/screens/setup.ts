// The screen where a position is set up.

import { type Piece, pieceLetter, type Side } from "../../../chess/piece.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";

/** What a new game would replace. 0 are the games of a file that has not been counted. */
export type Replaced = { readonly count: number; readonly areChapters: boolean };

function open({ count, areChapters }: Replaced): string {
	if (count < 2) return count === 1 ? "game" : "games";
	return `${numberText(count)} ${areChapters ? "chapters" : "games"}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the buttons below a sound position do. */
function purpose(canAdd: boolean, replaced: Replaced | undefined): string {
	if (replaced === undefined) {
		return canAdd
			? "Begins a game with this position, or adds it to what is open as a chapter."
			: "Begins a game with this position.";
	}
	const rest = `the ${open(replaced)} and begins a game with this position; Undo brings back what was closed.`;
	return canAdd ? `Adds it to what is open as a chapter; or closes ${rest}` : `Closes ${rest}`;
}

export const setupWords = {
	/** The board, to screen readers. */
	boardKeys:
		"Arrow keys move between squares. Letters put pieces as in a FEN: capital K, Q, R, B, N and P are White’s, small ones Black’s; Delete takes away. Enter puts the piece that is chosen, or picks up what stands there and puts it down.",
	title: "Set Up Position",
	startPosition: "Start position",
	clear: "Clear",
	flip: "Flip Board",
	undo: "Undo",
	redo: "Redo",
	/** Over the numbers of squares of each class. */
	squares: "Squares",
	fromHere: "From here",
	replace: (replaced: Replaced) => `Replace the ${open(replaced)}`,
	addChapter: "Add as Chapter",
	back: "Back to the board",
	unsound: "No game can begin with such a position; what controls what is shown all the same.",
	purpose,
	/** News, when the game has been replaced. */
	opened: "The position that was set up is open.",
	fen: "FEN",
	tray: {
		title: "What a press on the board does",
		move: "Move pieces",
		wipe: "Wipe",
		/** "White knight (N)", with the key that puts it on a square. */
		piece: (piece: Piece) => `${capital(chessWords.piece(piece))} (${pieceLetter(piece)})`,
	},
	turn: {
		toMove: "To move",
		castling: "May castle",
		mayCastle: (side: Side, wing: "king" | "queen") =>
			`${chessWords.side(side)} may castle ${wing} side`,
		enPassant: "En passant",
		noEnPassant: "none",
		move: "Move",
		halfMoves: "Half-move counter",
	},
};
