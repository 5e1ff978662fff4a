// A canvas that is painted once its pieces are there, and anew by another painter.

import { useEffect, useRef } from "react";
import { loadPieces, type PieceSheet } from "./pieces.ts";
import type { PieceSet } from "./styles/sets.ts";

export function usePainted(
	edge: number,
	set: PieceSet,
	paint: (context: CanvasRenderingContext2D, sheet: PieceSheet) => void,
) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		let isCurrent = true;
		const context = canvas.current?.getContext("2d");
		loadPieces(edge, set).then(
			(sheet) => {
				if (isCurrent && context) paint(context, sheet);
			},
			(error) => console.error(error),
		);
		return () => {
			isCurrent = false;
		};
	}, [edge, set, paint]);
	return canvas;
}
