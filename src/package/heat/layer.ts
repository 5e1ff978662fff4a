// A layer of 64 cells over a board that knows nothing of heat, or below what it holds. Cells are
// laid out by CSS, so that it is as large as the board at any time; only what changes is written.

import { squareIn } from "../../board/heat/cells.ts";
import type { createFaceStyles } from "../../board/heat/css/faceStyles.ts";
import { BLACK, WHITE } from "../../chess/piece.ts";
import { SQUARE_COUNT } from "../../chess/square.ts";
import { argumentError, requireObject } from "../arguments.ts";
import type { HeatLayer, HeatLayerOptions, HeatPalette, HeatView } from "./answers.ts";
import type { Faces } from "./faces.ts";

/** Elements that can hold none: the layer lies beside them. */
const HOLDS_NONE = /^(?:canvas|img|svg|video|picture|object)$/i;

/** Declarations that no rule of a page overrides: what is true of its boxes is not true of ours. */
const held = (declarations: string) => declarations.replace(/;|$/g, "!important;");

const BOX =
	"box-sizing:border-box;min-width:0;max-width:none;min-height:0;max-height:none;margin:0;border:0;padding:0;float:none;transform:none;visibility:visible;pointer-events:none";

const LAYER = `${BOX};position:absolute;width:auto;height:auto;display:grid;grid:repeat(8,1fr)/repeat(8,1fr);gap:0;direction:ltr`;

const CELL = held(`${BOX};position:static;width:auto;height:auto;display:block;grid-area:auto`);

/** The board's squares, eight a side, the upper left one pale. */
const groundOf = ({ pale, deep }: HeatPalette) =>
	`background:conic-gradient(${deep} 25%,${pale} 0 50%,${deep} 0 75%,${pale} 0) 0 0/25% 25%`;

/** Keeps the layer where the board is. Returns a function that stops it. */
function follow(board: Element, layer: HTMLElement, below: boolean): () => void {
	if (!HOLDS_NONE.test(board.localName)) {
		const { style } = board as HTMLElement;
		if (getComputedStyle(board).position === "static") style.position = "relative";
		// Behind all that the board holds, and no further.
		if (below) style.isolation = "isolate";
		layer.style.setProperty("inset", "0", "important");
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
	const place = (lengths: object) => {
		for (const [name, length] of Object.entries(lengths))
			layer.style.setProperty(name, `${length}px`, "important");
	};
	const measure = () => {
		const { left, top, width, height } = board.getBoundingClientRect();
		place({ left: 0, top: 0, width, height });
		const at = layer.getBoundingClientRect();
		place({ left: left - at.left, top: top - at.top });
	};
	const watch = new ResizeObserver(measure);
	watch.observe(board);
	if (board.parentElement) watch.observe(board.parentElement);
	measure();
	return () => watch.disconnect();
}

export function createLayer(
	board: Element,
	options: HeatLayerOptions | undefined,
	palette: HeatPalette,
	facesOf: (fen: string, view: HeatView) => Faces,
	styleOf: ReturnType<typeof createFaceStyles>,
): HeatLayer {
	// An element of another window is no instance of this one's class.
	if (board?.nodeType !== 1) throw argumentError("an element", board);
	const { orientation = "white", below = false } = requireObject("options", options) ?? {};
	const element = board.ownerDocument.createElement("div");
	element.classList.add("sc-layer");
	element.ariaHidden = "true";
	element.style.cssText = below
		? `${held(`${LAYER};${groundOf(palette)}`)}z-index:-1`
		: `${held(LAYER)}z-index:1`;
	const cells = Array.from({ length: SQUARE_COUNT }, () => {
		const cell = element.appendChild(board.ownerDocument.createElement("i"));
		cell.style.cssText = CELL;
		return cell;
	});
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
			cell.style.cssText = CELL + styleOf(face).text;
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
