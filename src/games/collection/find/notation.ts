// Conditions as somebody types them. Numbers of pieces: "Q0 q0" for no queens, "R2 p5-8" for two
// white rooks and five to eight black pawns. Pieces on squares: "Nd5 pf7", and "Nd5o" for a knight
// that no pawn can attack any more, on an outpost. Capital letters are White's.

import { NO_PIECE, pieceLetter, pieceLettered } from "../../../chess/piece.ts";
import { squareName, squareNamed } from "../../../chess/square.ts";
import type { Amount, StandingPiece } from "./find.ts";

/** The largest count of a kind that packed positions tell apart; more count as this one. */
const mostOf = (piece: string) => (piece.toLowerCase() === "p" ? 8 : 3);

const wordsIn = (text: string) => text.split(/[\s;]+/).filter((one) => one !== "");

/** Undefined for any other text. */
export function parseAmounts(text: string): Amount[] | undefined {
	const found: Amount[] = [];
	for (const word of wordsIn(text)) {
		const [, piece, first, dash, last] = /^([PNBRQ])(\d)(-)?(\d)?$/i.exec(word) ?? [];
		if (piece === undefined) return undefined;
		const least = Math.min(Number(first), mostOf(piece));
		const open = dash === undefined ? least : mostOf(piece);
		found.push({ piece, least, most: last === undefined ? open : Number(last) });
	}
	return found;
}

export const formatAmounts = (amounts: readonly Amount[]): string =>
	amounts
		.map(({ piece, least, most }) => `${piece}${least}${most === least ? "" : `-${most}`}`)
		.join(" ");

/** Undefined for any other text. */
export function parseStanding(text: string): StandingPiece[] | undefined {
	const found: StandingPiece[] = [];
	for (const word of wordsIn(text)) {
		const [, letter = "", name = "", outpost] = /^([a-z])([a-h][1-8])(o)?$/i.exec(word) ?? [];
		const piece = pieceLettered(letter);
		if (piece === NO_PIECE) return undefined;
		const square = squareNamed(name.toLowerCase());
		found.push({ piece, square, isBeyondPawns: outpost !== undefined });
	}
	return found;
}

export const formatStanding = (pieces: readonly StandingPiece[]): string =>
	pieces
		.map(
			({ piece, square, isBeyondPawns }) =>
				`${pieceLetter(piece)}${squareName(square)}${isBeyondPawns ? "o" : ""}`,
		)
		.join(" ");
