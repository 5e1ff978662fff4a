// cm-chessboard, coloured by a layer below its pieces. It is for reading: its coordinates, and
// moves that a visitor makes on it, write style attributes, which the page's policy forbids.

import { Chessboard } from "cm-chessboard/src/Chessboard.js";
import { layerOn, type ShowBoard } from "./shown.ts";

export function createCmBoard(host: HTMLElement, setAddress: string): ShowBoard {
	const board = new Chessboard(host, {
		// Kept in the page, the set would be written into it as text.
		assetsCache: false,
		style: { showCoordinates: false, pieces: { file: setAddress }, animationDuration: 150 },
	});
	const colour = layerOn(host, { below: true });
	return (shown) => {
		void board.setPosition(shown.fen, true);
		colour(shown);
	};
}
