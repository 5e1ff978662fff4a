// A position for paper: to be coloured in, so dark squares are pale. A part of it that alone counts
// has a frame.

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { drawingOf, loadPieces, TILE } from "../../../board/pieces.ts";
import { DEFAULT_PIECES } from "../../../board/styles/sets.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { NO_PIECE, type Piece } from "../../../chess/piece.ts";
import { readPieces } from "../../../chess/placement.ts";
import { fileOf, rankOf, SQUARES, type Square } from "../../../chess/square.ts";
import type { Posed } from "../../../training/pose.ts";
import { isSameRegion, WHOLE } from "../../../training/question.ts";

const SIDE = 8 * TILE;
/** Room for the names of files and ranks. */
const MARGIN = TILE / 2;

const xOf = (square: Square) => fileOf(square) * TILE;
const yOf = (square: Square) => (7 - rankOf(square)) * TILE;

export function PaperBoard({ posed }: { readonly posed: Posed }) {
	const pieces = useRef<SVGGElement>(null);
	const { placements, question } = posed;
	/** Whoever opens this page first has no pieces yet. */
	const [hasPieces, setHasPieces] = useState(false);
	useEffect(() => {
		loadPieces(TILE, DEFAULT_PIECES).then(
			() => setHasPieces(true),
			(error) => console.error(error),
		);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: they can be drawn then
	useLayoutEffect(() => {
		const standing = readPieces(placements, FIRST_FRAME);
		const drawn = SQUARES.flatMap((square) => {
			const piece = (standing[square] ?? NO_PIECE) as Piece;
			const drawing = piece === NO_PIECE ? undefined : drawingOf(piece, DEFAULT_PIECES);
			if (drawing === undefined) return [];
			const tile = document.createElementNS("http://www.w3.org/2000/svg", "g");
			tile.setAttribute("transform", `translate(${xOf(square)} ${yOf(square)})`);
			tile.append(drawing);
			return [tile];
		});
		pieces.current?.replaceChildren(...drawn);
	}, [placements, hasPieces]);
	const { three, ...area } = question.region;
	const frames = three?.map((square) => ({ from: square, to: square })) ?? [area];
	const isPart = !isSameRegion(question.region, WHOLE);
	return (
		<svg
			className="paper-board"
			viewBox={`${-MARGIN} -2 ${SIDE + MARGIN + 2} ${SIDE + MARGIN + 2}`}
			aria-hidden="true"
		>
			<rect width={SIDE} height={SIDE} fill="#fff" stroke="#000" />
			{SQUARES.filter((square) => (fileOf(square) + rankOf(square)) % 2 === 0).map((square) => (
				<rect
					key={square}
					x={xOf(square)}
					y={yOf(square)}
					width={TILE}
					height={TILE}
					fill="#e4e4e4"
				/>
			))}
			<g ref={pieces} />
			{isPart &&
				frames.map(({ from, to }) => (
					<rect
						key={from}
						x={xOf(from)}
						y={yOf(to)}
						width={xOf(to) - xOf(from) + TILE}
						height={yOf(from) - yOf(to) + TILE}
						fill="none"
						stroke="#000"
						strokeWidth={TILE / 14}
					/>
				))}
			{[..."abcdefgh"].map((name, file) => (
				<text key={name} x={(file + 0.5) * TILE} y={SIDE + MARGIN * 0.7} textAnchor="middle">
					{name}
				</text>
			))}
			{[..."12345678"].map((name, rank) => (
				<text key={name} x={-MARGIN / 2} y={(7.65 - rank) * TILE} textAnchor="middle">
					{name}
				</text>
			))}
		</svg>
	);
}
