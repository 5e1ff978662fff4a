// A layer of 64 cells over a board that knows nothing of heat, or below what it holds. Cells are
// laid out by CSS, so that it is as large as the board at any time; only what changes is written.

import { BLACK, WHITE } from "../../chess/piece.ts";
import { SQUARE_COUNT } from "../../chess/square.ts";
import { squareIn } from "../../heat/cells.ts";
import type { createFaceStyles } from "../../heat/css/faceStyles.ts";
import type { HeatLayer, HeatLayerOptions, HeatPalette, HeatView } from "./answers.ts";
import type { Faces } from "./faces.ts";

/** Elements that can hold none: the layer lies beside them. */
const HOLDS_NONE = /^(?:canvas|img|svg|video|picture|object)$/i;

const CELLS = "display:grid;grid:repeat(8,1fr)/repeat(8,1fr);pointer-events:none";

/** The board's squares, eight a side, the upper left one pale. */
const groundOf = ({ pale, deep }: HeatPalette) =>
	`;background:conic-gradient(${deep} 25%,${pale} 0 50%,${deep} 0 75%,${pale} 0) 0 0/25% 25%`;

/** Keeps the layer where the board is. Returns a function that stops it. */
function follow(board: Element, layer: HTMLElement, below: boolean): () => void {
	if (!HOLDS_NONE.test(board.localName)) {
		const { style } = board as HTMLElement;
		if (getComputedStyle(board).position === "static") style.position = "relative";
		// Behind all that the board holds, and no further.
		if (below) style.isolation = "isolate";
		layer.style.inset = "0";
		const put = () => {
			if (layer.parentNode !== board) board.prepend(layer);
		};
		// Boards write themselves anew when they are turned or resized.
		const watch = new MutationObserver(put);
		watch.observe(board, { childList: true });
		put();
		return () => watch.disconnect();
	}
	board.after(layer);
	const { style } = layer;
	const measure = () => {
		const { left, top, width, height } = board.getBoundingClientRect();
		Object.assign(style, { left: "0", top: "0", width: `${width}px`, height: `${height}px` });
		const at = layer.getBoundingClientRect();
		Object.assign(style, { left: `${left - at.left}px`, top: `${top - at.top}px` });
	};
	const watch = new ResizeObserver(measure);
	watch.observe(board);
	if (board.parentElement) watch.observe(board.parentElement);
	measure();
	return () => watch.disconnect();
}

export function createLayer(
	board: Element,
	{ orientation = "white", below = false }: HeatLayerOptions,
	palette: HeatPalette,
	facesOf: (fen: string, view: HeatView) => Faces,
	styleOf: ReturnType<typeof createFaceStyles>,
): HeatLayer {
	const element = board.ownerDocument.createElement("div");
	element.classList.add("sc-layer");
	element.ariaHidden = "true";
	element.style.cssText = `position:absolute;${CELLS}${below ? `;z-index:-1${groundOf(palette)}` : ";z-index:1"}`;
	const cells = Array.from({ length: SQUARE_COUNT }, () =>
		element.appendChild(board.ownerDocument.createElement("i")),
	);
	const stop = follow(board, element, below);
	const shown = new Array<number>(SQUARE_COUNT).fill(0);
	let turned = orientation;
	let last: readonly [fen: string, view: Pick<HeatView, "before">] | undefined;

	function paint(): void {
		if (last === undefined) return;
		const faces = facesOf(last[0], { ...last[1], orientation: turned });
		const side = turned === "black" ? BLACK : WHITE;
		cells.forEach((cell, index) => {
			const face = faces[squareIn(index, side)] ?? 0;
			if (face === shown[index]) return;
			shown[index] = face;
			cell.style.cssText = styleOf(face).text;
		});
	}

	return {
		element,
		show(fen, view = {}) {
			last = [fen, view];
			paint();
		},
		turn(to) {
			turned = to;
			paint();
		},
		remove() {
			stop();
			element.remove();
		},
	};
}
