// A position with its heat as a drawing for paper: sharp at any size, there at once, and with a
// pattern for each class, since many printers know grey alone.

import { useLayoutEffect, useRef } from "react";
import type { Frame } from "../chess/frame.ts";
import type { Notes } from "../chess/game.ts";
import { NO_PIECE, type Piece, type Side } from "../chess/piece.ts";
import { type Placements, readPieces } from "../chess/placement.ts";
import { SQUARE_COUNT, squareName } from "../chess/square.ts";
import type { Control } from "../control/classes.ts";
import { controlAt, type GameControl } from "../control/controlMap.ts";
import { squareIn } from "./heat/cells.ts";
import { FRONTIER_WIDTH } from "./heat/frontier.ts";
import { PAPER, PLAIN } from "./heat/palette.ts";
import { PATTERN_INK, patternWidth, tracePattern } from "./heat/pattern.ts";
import { paintDrawn } from "./marks/drawn.ts";
import { SvgPen } from "./picture/svgPen.ts";
import { drawingOf, TILE } from "./pieces.ts";
import type { PieceSet } from "./styles/sets.ts";

const CELLS = Array.from({ length: SQUARE_COUNT }, (_, cell) => ({
	cell,
	x: (cell & 7) * TILE,
	y: (cell >> 3) * TILE,
}));

/** Room for the names of files and ranks. */
const LABEL_MARGIN = 12;

function patternPath(x: number, y: number, control: Control): string {
	const parts: string[] = [];
	const write = (letter: string) => (to: number, down: number) => {
		parts.push(`${letter}${to.toFixed(2)} ${down.toFixed(2)}`);
	};
	tracePattern({ moveTo: write("M"), lineTo: write("L") }, x, y, TILE, control);
	return parts.join("");
}

/** Between every two cells of different classes, left and right or above and below. */
function frontierPath(controlIn: (cell: number) => Control): string {
	return CELLS.map(({ cell, x, y }) => {
		const isBefore = (next: number) => controlIn(cell) !== controlIn(next);
		const beside = (cell & 7) < 7 && isBefore(cell + 1) ? `M${x + TILE} ${y}v${TILE}` : "";
		return beside + (cell < 56 && isBefore(cell + 8) ? `M${x} ${y + TILE}h${TILE}` : "");
	}).join("");
}

/** A square in the colour and the pattern of its class. */
export function Tile({ x, y, control }: { x: number; y: number; control: Control }) {
	const isPale = (x / TILE + y / TILE) % 2 === 0;
	return (
		<>
			<rect x={x} y={y} width={TILE} height={TILE} fill={isPale ? PLAIN.pale : PLAIN.deep} />
			<rect x={x} y={y} width={TILE} height={TILE} fill={PLAIN.tints[control].css} />
			<path
				d={patternPath(x, y, control)}
				stroke={PATTERN_INK}
				strokeWidth={patternWidth(TILE, control)}
				strokeLinecap="round"
			/>
		</>
	);
}

type Props = {
	readonly placements: Placements;
	readonly frame: Frame;
	readonly control: GameControl;
	readonly orientation: Side;
	/** Arrows and rings. */
	readonly notes: Notes;
	readonly label: string;
	/** Of pieces. */
	readonly set: PieceSet;
	/** Are marked squares filled, or circled? */
	readonly fillsMarked: boolean;
};

/** Arrows and circles, by the board's own painter. */
function drawnOn(
	{ notes, orientation, fillsMarked }: Pick<Props, "notes" | "orientation" | "fillsMarked">,
	standing: Uint8Array,
): Element[] {
	const pen = new SvgPen(new Map());
	paintDrawn(pen, { edge: TILE, orientation }, notes, standing, fillsMarked);
	const text = pen.document(8 * TILE, 8 * TILE, "", "");
	const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
	return [...parsed.querySelectorAll("path, circle")];
}

export function Diagram(props: Props) {
	const { placements, frame, control, orientation, notes, label, set, fillsMarked } = props;
	const pieces = useRef<SVGGElement>(null);
	const drawings = useRef<SVGGElement>(null);
	useLayoutEffect(() => {
		const standing = readPieces(placements, frame);
		const drawn = CELLS.flatMap(({ cell, x, y }) => {
			const piece = (standing[squareIn(cell, orientation)] ?? NO_PIECE) as Piece;
			const drawing = piece === NO_PIECE ? undefined : drawingOf(piece, set);
			if (drawing === undefined) return [];
			const tile = document.createElementNS("http://www.w3.org/2000/svg", "g");
			tile.setAttribute("transform", `translate(${x} ${y})`);
			tile.append(drawing);
			return [tile];
		});
		pieces.current?.replaceChildren(...drawn);
		drawings.current?.replaceChildren(...drawnOn({ notes, orientation, fillsMarked }, standing));
	}, [placements, frame, orientation, notes, set, fillsMarked]);
	const side = 8 * TILE;
	const controlIn = (cell: number) => controlAt(control, frame, squareIn(cell, orientation));
	return (
		<svg
			className="diagram"
			viewBox={`${-LABEL_MARGIN} -1 ${side + LABEL_MARGIN + 1} ${side + LABEL_MARGIN + 1}`}
			role="img"
			aria-label={label}
		>
			{CELLS.map(({ cell, x, y }) => (
				<Tile key={cell} x={x} y={y} control={controlIn(cell)} />
			))}
			<g stroke={PAPER} strokeWidth={TILE * FRONTIER_WIDTH} strokeLinecap="square">
				<path d={frontierPath(controlIn)} />
			</g>
			<g ref={pieces} />
			<g ref={drawings} />
			<rect width={side} height={side} fill="none" stroke="#000000" />
			<g fontSize={10} textAnchor="middle">
				{CELLS.filter(({ cell }) => cell % 8 === 0).map(({ cell, y }) => (
					<text key={cell} x={-LABEL_MARGIN / 2} y={y + TILE / 2 + 3}>
						{squareName(squareIn(cell, orientation)).charAt(1)}
					</text>
				))}
				{CELLS.slice(-8).map(({ cell, x }) => (
					<text key={cell} x={x + TILE / 2} y={side + LABEL_MARGIN - 2}>
						{squareName(squareIn(cell, orientation)).charAt(0)}
					</text>
				))}
			</g>
		</svg>
	);
}
