// The picture of a board on which squares are marked, painted anew whenever what is seen changes,
// or the room that dimmed squares are nearer to.

import { useEffect, useRef, useState } from "react";
import type { BoardSize } from "../../board/geometry.ts";
import { loadPieces, type PieceSheet } from "../../board/pieces.ts";
import { usePageStyle } from "../../board/styles/usePageStyle.ts";
import { type Painted, paintSquares } from "./paintSquares.ts";

type Props = { readonly size: BoardSize; readonly painted: Painted };

function useSheet(edge: number): PieceSheet | undefined {
	const { pieces } = usePageStyle().names;
	const [sheet, setSheet] = useState<PieceSheet>();
	useEffect(() => {
		let isCurrent = true;
		loadPieces(edge, pieces).then(
			(found) => {
				if (isCurrent) setSheet(found);
			},
			(error) => console.error(error),
		);
		return () => {
			isCurrent = false;
		};
	}, [edge, pieces]);
	return sheet;
}

export function PaintCanvas({ size, painted }: Props) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { edge, ratio, width } = size;
	const { palette } = usePageStyle();
	const sheet = useSheet(edge);
	/** The end of a transition of its colour tells that the theme is another: paint.css. */
	const [themes, setThemes] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another theme has another veil
	useEffect(() => {
		const context = canvas.current?.getContext("2d");
		if (!context || sheet === undefined) return;
		const veil = getComputedStyle(context.canvas).color;
		paintSquares(context, { edge, ratio, sheet, palette, veil }, painted);
	}, [edge, ratio, sheet, palette, painted, themes]);
	return (
		<canvas
			ref={canvas}
			role="presentation"
			width={8 * edge}
			height={8 * edge}
			style={{ width, height: width }}
			onTransitionEnd={() => setThemes((count) => count + 1)}
		/>
	);
}
