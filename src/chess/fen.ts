// FEN: the piece data, which is all that control depends on. Rows from the eighth rank down, divided by "/"; a
// letter a piece (White's are capitals), a number for so many empty squares.

import type { Frame } from "./frame.ts";
import { NO_PIECE, pieceLettered } from "./piece.ts";
import { clearPlacement, type Placements, putPiece } from "./placement.ts";
import type { Square } from "./square.ts";

export class FenError extends Error {
	override readonly name = "FenError";
	constructor(fault: string) {
		super(`Invalid FEN: ${fault}`);
	}
}

/** Reads a row into the placement; says what is wrong with it, if anything. */
function readRow(row: string, rank: number, placements: Placements, frame: Frame): string {
	let file = 0;
	let afterNumber = false;
	for (const letter of row) {
		if (letter >= "1" && letter <= "8") {
			if (afterNumber) return "consecutive number";
			afterNumber = true;
			file += Number(letter);
			continue;
		}
		afterNumber = false;
		const piece = pieceLettered(letter);
		if (piece === NO_PIECE) return "invalid piece";
		if (file < 8) putPiece(placements, frame, (rank * 8 + file) as Square, piece);
		file++;
	}
	if (file > 8) return "too many squares in rank";
	return file < 8 ? "too few squares in rank" : "";
}

/**
 * Reads the piece data of a FEN; what else the text holds after a blank is left aside. The frame is overwritten in
 * any case, also when the text turns out to be faulty.
 */
export function parsePlacement(fen: string, placements: Placements, frame: Frame): void {
	const text = fen.trim();
	const end = text.search(/\s/);
	const rows = (end < 0 ? text : text.slice(0, end)).split("/", 10);
	clearPlacement(placements, frame);
	if (rows.length !== 8) throw new FenError("piece data does not contain 8 '/'-delimited rows");
	for (let index = 0; index < 8; index++) {
		const fault = readRow(rows[index] ?? "", 7 - index, placements, frame);
		if (fault !== "") throw new FenError(`piece data is invalid (${fault})`);
	}
}
