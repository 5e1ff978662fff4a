// The same board as one would first write it with react-konva: a node for each square and each
// piece, rendered for each step.

import { useEffect, useState } from "react";
import { Image as KonvaImage, Layer, Rect, Stage } from "react-konva";
import { snap } from "../../../src/board/geometry.ts";
import { loadPieces, type PieceSheet, paintPiece } from "../../../src/board/pieces.ts";
import { DEFAULT_PIECES } from "../../../src/board/styles/sets.ts";
import { pieceLettered } from "../../../src/chess/piece.ts";
import { boardWidth } from "../../../src/ui/canvas/boardWidths.ts";
import { type OpenGame, PLIES, stepWithKeys } from "./game.ts";
import { List } from "./List.tsx";

/** The pieces of a FEN with the cells they stand on. */
function piecesIn(fen: string): { letter: string; cell: number }[] {
	const rows = fen.replace(/ .*/, "").replaceAll("/", "");
	const cells = rows.replace(/\d/g, (gap) => ".".repeat(Number(gap)));
	return [...cells].flatMap((letter, cell) => (letter === "." ? [] : [{ letter, cell }]));
}

function picture(sheet: PieceSheet, letter: string, square: number): HTMLCanvasElement {
	const canvas = document.createElement("canvas");
	canvas.width = square;
	canvas.height = square;
	const context = canvas.getContext("2d");
	if (context) paintPiece(context, sheet, pieceLettered(letter), 0, 0, square);
	return canvas;
}

export function open({ fens, heat, moves }: OpenGame) {
	const driven = { show: (_: number) => {} };
	function Page() {
		const [ply, setPly] = useState(0);
		const [pictures, setPictures] = useState(new Map<string, HTMLCanvasElement>());
		const { edge: square } = snap(boardWidth(innerWidth, innerHeight), 1);
		useEffect(() => {
			driven.show = setPly;
			stepWithKeys(
				() => setPly((now) => Math.min(PLIES, now + 1)),
				() => setPly((now) => Math.max(0, now - 1)),
			);
			loadPieces(square, DEFAULT_PIECES).then((sheet) => {
				const letters = [..."pnbrqkPNBRQK"];
				setPictures(new Map(letters.map((letter) => [letter, picture(sheet, letter, square)])));
			});
		}, [square]);
		return (
			<>
				<Stage width={8 * square} height={8 * square}>
					<Layer>
						{heat[ply]?.map(({ name, colour }, at) => (
							<Rect
								key={name}
								x={(at & 7) * square}
								y={(7 - (at >> 3)) * square}
								width={square}
								height={square}
								fill={colour ?? ""}
							/>
						))}
						{piecesIn(fens[ply] ?? "").map(({ letter, cell }, index) => (
							<KonvaImage
								// biome-ignore lint/suspicious/noArrayIndexKey: as one would first write it
								key={index}
								image={pictures.get(letter)}
								x={(cell & 7) * square}
								y={(cell >> 3) * square}
								width={square}
								height={square}
							/>
						))}
					</Layer>
				</Stage>
				<List moves={moves} ply={ply} />
			</>
		);
	}
	return { element: <Page />, driven };
}
