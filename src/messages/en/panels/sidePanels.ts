// Words of panels beside the board: candidate moves, compare, search, the games of a file.

import { type Side, WHITE } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { Safety } from "../../../control/account.ts";
import type { PlacedPiece } from "../../../control/explain.ts";
import type { Difference } from "../../../features/compare/difference.ts";
import type { ReferenceOrigin } from "../../../session/state/appState.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";

/** How pieces stand on squares that are not their side's. There is one king. */
function piecesStand(safety: Safety, areSeveral: boolean, side: Side): string {
	const which = side === WHITE ? "white" : "black";
	const whose = chessWords.whose(which);
	switch (safety.kind) {
		case "king":
			return `stands on a square that is not ${whose}`;
		case "hangs": {
			const wins = counted(safety.points, "point");
			const victim = areSeveral ? "one of them" : "it";
			const verb = areSeveral ? (safety.isNow ? "hang" : "are threatened") : undefined;
			return `${verb ?? (safety.isNow ? "hangs" : "is threatened")}: taking ${victim} ${safety.isNow ? "wins" : "would win"} ${wins}`;
		}
		case "unguarded":
			return areSeveral
				? `are safe, though no ${which} piece guards them`
				: `is safe, though no ${which} piece guards it`;
		case "safe":
			return areSeveral
				? "are safe; other pieces in their place would not be"
				: "is safe; another piece in its place would not be";
	}
}

/** "White’s knight on c3, rook on a1 and rook on h1 hang: …" */
function piecesSentence(safety: Safety, pieces: readonly PlacedPiece[], side: Side): string {
	const names = pieces.map(
		({ piece, square }) => `${chessWords.kind(piece)} on ${squareName(square)}`,
	);
	const last = names.length > 1 ? ` and ${names.pop()}` : "";
	const whose = chessWords.whose(side === WHITE ? "white" : "black");
	return `${whose} ${names.join(", ")}${last} ${piecesStand(safety, pieces.length > 1, side)}.`;
}

const squareList = (squares: readonly Square[]): string => squares.map(squareName).join(", ");

/** "White’s knight on c3 is safe; … White has 28 squares, 6 more. Gained: d5, e5. Lost: c3." */
function difference({ side, squares, more, gained, lost, pieces }: Difference): string {
	const changes: string[] = [];
	if (gained.length > 0) changes.push(`Gained: ${squareList(gained)}.`);
	if (lost.length > 0) changes.push(`Lost: ${squareList(lost)}.`);
	const size = more === 0 ? "as before" : more > 0 ? `${more} more` : `${-more} fewer`;
	const has = changes.length === 0 ? `the same ${squares} squares` : `${squares} squares, ${size}`;
	const sentences = pieces.map((group) => piecesSentence(group.safety, group.pieces, side));
	// What hangs decides more than squares do.
	return [...sentences, `${chessWords.side(side)} has ${has}.`, ...changes].join(" ");
}

/** Part of the sentences below: "the start position". */
function originText(origin: ReferenceOrigin): string {
	if (origin.kind === "after") return `the position after ${origin.move}`;
	return origin.kind === "start" ? "the start position" : "the pasted position";
}

export const sidePanelWords = {
	candidates: {
		title: "All moves",
		none: "There is no legal move here.",
		order: (side: Side) =>
			`${chessWords.side(side)}’s legal moves, sorted by squares won or taken, not by strength.`,
	},
	search: {
		title: "Search",
		box: "Search moves, comments and games",
		example: "A move, a word, a name",
		found: (count: number) => `${count} found`,
		none: "Nothing found.",
		about:
			"Find moves by how they begin (Nf3), comments by any word, and the file’s games by players, event, place, date, result or opening.",
		/** A button, where what was typed names a square, and what it opens. */
		square: (square: Square) => `${squareName(square)} in this game`,
		aboutSquare: (square: Square) =>
			`Why ${squareName(square)} has its colour, and whose it was at each move.`,
		/** The position before the first move. */
		start: "Start",
		/** A game of the file, by its number and what its tags say. */
		game: (number: number, title: string) => `${number}. ${title}`,
	},
	library: {
		title: "Games",
		/** Of a lesson. */
		chapters: "Chapters",
		alone: "This file has one game.",
		box: "Search the file’s games",
		example: "Name, event, year, number",
		found: (count: number) => `${count} found`,
		none: "No game in the file matches.",
		unreadable: "can’t be read",
	},
	compare: {
		title: "Compare",
		howTo:
			"Keep a position, then go to any other, even in another game: the board shows what differs.",
		/** While nothing can be different. */
		same: "This is the kept position. Go to any other, even in another game: the board shows what differs.",
		pin: "Keep this position",
		flip: "Flip to it (C)",
		unpin: "Remove",
		/** The pinned position lies on the board. */
		onBoard: (origin: ReferenceOrigin) => `On the board: ${originText(origin)}.`,
		boardOf: (origin: ReferenceOrigin) => `Board with ${originText(origin)}`,
		kept: (origin: ReferenceOrigin) => `Kept: ${originText(origin)}`,
		difference,
		columns: { squares: "Squares", kept: "kept", now: "now", change: "change" },
		fen: "FEN to compare with",
		fenHint: "or paste a FEN",
		pinFen: "Keep FEN",
	},
};
