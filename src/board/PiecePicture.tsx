// A picture of one piece, by itself.

import { useEffect, useRef } from "react";
import type { Piece } from "../chess/piece.ts";
import { loadPieces, paintPiece } from "./pieces.ts";
import type { PieceSet } from "./styles/sets.ts";
import { usePageStyle } from "./styles/usePageStyle.ts";

type Props = {
	readonly piece: Piece;
	/** So many device pixels each way; how large that looks is for the styles to say. */
	readonly edge: number;
	/** By default that of the page. */
	readonly set?: PieceSet | undefined;
};

export function PiecePicture({ piece, edge, set }: Props) {
	const { names } = usePageStyle();
	const shown = set ?? names.pieces;
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const context = canvas.current?.getContext("2d");
		let isCurrent = true;
		loadPieces(edge, shown).then(
			(sheet) => {
				if (!isCurrent || !context) return;
				context.clearRect(0, 0, edge, edge);
				paintPiece(context, sheet, piece, 0, 0, edge);
			},
			(error) => console.error(error),
		);
		return () => {
			isCurrent = false;
		};
	}, [piece, edge, shown]);
	return <canvas ref={canvas} width={edge} height={edge} role="presentation" />;
}
