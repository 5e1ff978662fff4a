// Input of every board, and how positions become cells.

import type { Heat, HeatLayer, HeatLayerOptions } from "../../../package/heat/answers.ts";

export type Shown = {
	readonly fen: string;
	/** The position before, for the lens of tension. */
	readonly before: string | undefined;
	/** That of the chosen lens. */
	readonly heat: Heat;
};

/** Makes a board look like it. */
export type ShowBoard = (shown: Shown) => void;

/** A row after the other from a8 on; a blank for an empty square. */
export const lettersOf = (fen: string): string =>
	fen
		.replace(/ .*/, "")
		.replace(/\d/g, (gap) => " ".repeat(Number(gap)))
		.replaceAll("/", "");

/** The name of a piece in the set of drawings: "wk". */
export const pieceName = (letter: string): string =>
	(letter < "a" ? "w" : "b") + letter.toLowerCase();

/** Colours a board by a layer, a new one for each lens. */
export function layerOn(board: Element, options: HeatLayerOptions = {}): ShowBoard {
	let [layer, last]: [HeatLayer?, unknown?] = [];
	return ({ fen, before, heat }) => {
		if (heat !== last) {
			layer?.remove();
			layer = heat.layer(board, options);
			last = heat;
		}
		layer?.show(fen, { before });
	};
}
