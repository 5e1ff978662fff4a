// Surface of the board: Konva's layers in the size of the board, the pictures of the pieces, and
// when something is painted.

import type { Layer } from "konva/lib/Layer.js";
import { animationJob } from "../../runtime/frameBatch.ts";
import { type BoardSize, snap } from "../geometry.ts";
import { loadPieces, type PieceSheet } from "../pieces.ts";
import { withPalette } from "../styles/lateStyles.ts";
import { DEFAULT_PIECES, type PieceSet } from "../styles/sets.ts";
import type { BoardLooks } from "../view.ts";

export type Layers = { readonly board: Layer; readonly marks: Layer };

/** A painter, in device pixels. */
type Paint = (context: CanvasRenderingContext2D) => void;

export type Surface = ReturnType<typeof createSurface>;

/** `forget` is called when canvases have lost what was painted on them. */
export function createSurface(forget: () => void) {
	let layers: Layers | undefined;
	let fail: (error: unknown) => void = () => {};
	let size: BoardSize = snap(8, 1);
	/** The pieces in this size, or in another while this one is on its way. */
	let sheet: PieceSheet | undefined;
	let set: PieceSet = DEFAULT_PIECES;
	/** The set of the sheet. */
	let shown: PieceSet = set;

	const draw = {
		board: animationJob(() => layers?.board.draw()),
		marks: animationJob(() => layers?.marks.draw()),
	} satisfies Record<keyof Layers, () => void>;

	/** At once: there is no moment without a board. */
	function repaint(): void {
		forget();
		layers?.board.draw();
		layers?.marks.draw();
	}

	function fitLayers(): void {
		for (const layer of Object.values(layers ?? {})) layer.getCanvas().setPixelRatio(size.ratio);
		repaint();
	}

	async function loadSheet(edge: number): Promise<void> {
		const wanted = set;
		try {
			const loaded = await loadPieces(edge, wanted);
			if ((edge !== size.edge || wanted !== set) && sheet !== undefined) return;
			sheet = loaded;
			shown = wanted;
			repaint();
		} catch (error) {
			fail(error);
		}
	}

	return {
		/** Konva's call for painting; what goes wrong ends the board and nothing else. */
		sceneOf: (layer: keyof Layers, paint: Paint) => () => {
			const context = layers?.[layer].getNativeCanvasElement().getContext("2d");
			if (!context) return;
			context.setTransform(1, 0, 0, 1, 0, 0);
			try {
				paint(context);
			} catch (error) {
				fail(error);
			}
		},
		/**
		 * Takes over the layers, which are inside an element. Returns a function that lets go of
		 * them.
		 */
		mount(mounted: Layers, on: HTMLElement, onFailure: (error: unknown) => void): () => void {
			layers = mounted;
			fail = onFailure;
			// A canvas that lost its memory comes back empty.
			on.addEventListener("contextrestored", fitLayers, true);
			// The room has another colour.
			on.addEventListener("transitionend", draw.marks);
			fitLayers();
			return () => {
				layers = undefined;
				on.removeEventListener("contextrestored", fitLayers, true);
				on.removeEventListener("transitionend", draw.marks);
			};
		},
		/** Returns whether the size is another. */
		resize(next: BoardSize): boolean {
			if (next.edge === size.edge && next.ratio === size.ratio) return false;
			if (next.edge !== size.edge) void loadSheet(next.edge);
			size = next;
			fitLayers();
			return true;
		},
		/** Paints in a style from now on. `show` is called before it is painted. */
		wear(looks: BoardLooks, show: () => void): void {
			const isOther = looks.pieces !== set;
			set = looks.pieces;
			// Before the board has a size, there are no pieces.
			if (isOther && size.edge > 1) void loadSheet(size.edge);
			withPalette(looks, () => {
				show();
				repaint();
			});
		},
		repaint,
		paint: (layer: keyof Layers) => layers?.[layer].draw(),
		draw: (layer: keyof Layers) => draw[layer](),
		/**
		 * A canvas that shows nothing is taken away: each that there is costs every frame
		 * something, painted or not.
		 */
		show(layer: keyof Layers, isShown: boolean): void {
			const content = layers?.[layer].getStage()?.content;
			// Written again, even what is the same has its styles looked up again.
			if (content && content.hidden === isShown) content.hidden = !isShown;
		},
		size: () => size,
		sheet: () => sheet,
		/** Are the pieces' pictures of this size and set there? */
		isSharp: () => sheet?.edge === size.edge && shown === set,
	};
}
