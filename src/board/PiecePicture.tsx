// A picture of one piece, by itself.

import { useCallback } from "react";
import type { Piece } from "../chess/piece.ts";
import { type PieceSheet, paintPiece } from "./pieces.ts";
import type { PieceSet } from "./styles/sets.ts";
import { usePageStyle } from "./styles/usePageStyle.ts";
import { usePainted } from "./usePainted.ts";

type Props = {
	readonly piece: Piece;
	/** So many device pixels each way; how large that looks is for the styles to say. */
	readonly edge: number;
	/** By default that of the page. */
	readonly set?: PieceSet | undefined;
};

export function PiecePicture({ piece, edge, set }: Props) {
	const { names } = usePageStyle();
	const paint = useCallback(
		(context: CanvasRenderingContext2D, sheet: PieceSheet) => {
			context.clearRect(0, 0, edge, edge);
			paintPiece(context, sheet, piece, 0, 0, edge);
		},
		[edge, piece],
	);
	const canvas = usePainted(edge, set ?? names.pieces, paint);
	return <canvas ref={canvas} width={edge} height={edge} role="presentation" />;
}
