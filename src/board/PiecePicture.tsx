// A picture of one piece, by itself.

import { useEffect, useRef } from "react";
import type { Piece } from "../chess/piece.ts";
import { loadPieces, paintPiece } from "./pieces.ts";

/** So many device pixels each way; how large that looks is for the styles to say. */
export function PiecePicture({ piece, square }: { piece: Piece; square: number }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const context = canvas.current?.getContext("2d");
		let isCurrent = true;
		loadPieces(square).then(
			(sheet) => {
				if (!isCurrent || !context) return;
				context.clearRect(0, 0, square, square);
				paintPiece(context, sheet, piece, 0, 0, square);
			},
			(error) => console.error(error),
		);
		return () => {
			isCurrent = false;
		};
	}, [piece, square]);
	return <canvas ref={canvas} width={square} height={square} role="presentation" />;
}
