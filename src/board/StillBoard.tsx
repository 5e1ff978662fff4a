// A small board that stands still: one canvas, painted once, without listeners. Its look is the
// board's own.

import { useCallback, useState } from "react";
import { type BoardSize, snap } from "./geometry.ts";
import type { Palette } from "./heat/palette.ts";
import { type Picture, paintPosition } from "./paint/paintPosition.ts";
import type { PieceSheet } from "./pieces.ts";
import { usePageStyle } from "./styles/usePageStyle.ts";
import { usePainted } from "./usePainted.ts";
import "./board.css";

export type StillSurface = {
	/** Device pixels of a square's edge, and for each CSS pixel. */
	readonly edge: number;
	readonly ratio: number;
	readonly sheet: PieceSheet;
	readonly palette: Palette;
	/** The colour of the room, which dimmed squares are nearer to. */
	readonly veil: string;
};

/** Paints more than a position. */
export type StillPainter = (context: CanvasRenderingContext2D, surface: StillSurface) => void;

type Props = {
	/** Its name; nothing where the words are beside it. */
	readonly label?: string | undefined;
	readonly size: BoardSize;
	readonly picture: Picture | StillPainter;
};

/** A width that no window decides. */
export const stillSize = (width: number): BoardSize => snap(width, devicePixelRatio);

export function StillBoard({ label, size, picture }: Props) {
	const { edge, ratio, width } = size;
	const { palette, names } = usePageStyle();
	/** The end of a transition of its colour tells that the theme is another: board.css. */
	const [themes, setThemes] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another theme has another veil
	const paint = useCallback(
		(context: CanvasRenderingContext2D, sheet: PieceSheet) => {
			if (typeof picture !== "function") {
				paintPosition(context, edge, ratio, sheet, { palette, ...picture });
				return;
			}
			const veil = getComputedStyle(context.canvas).color;
			picture(context, { edge, ratio, sheet, palette, veil });
		},
		[edge, ratio, picture, palette, themes],
	);
	const canvas = usePainted(edge, names.pieces, paint);

	return (
		<canvas
			ref={canvas}
			className="still-board"
			role={label === undefined ? "presentation" : "img"}
			aria-label={label}
			width={8 * edge}
			height={8 * edge}
			style={{ width, height: width }}
			onTransitionEnd={() => setThemes((count) => count + 1)}
		/>
	);
}
