// A picture of one piece, by itself.

import { useEffect, useRef } from "react";
import type { Piece } from "../chess/piece.ts";
import { loadPieces, paintPiece } from "./pieces.ts";

/** So many device pixels each way; how large that looks is for the styles to say. */
export function PiecePicture({ piece, edge }: { piece: Piece; edge: number }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const context = canvas.current?.getContext("2d");
		let isCurrent = true;
		loadPieces(edge).then(
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
	}, [piece, edge]);
	return <canvas ref={canvas} width={edge} height={edge} role="presentation" />;
}
