// The board of an answer: on which squares I have more than they, in hundredths of the positions. A
// difference that chance explains stays uncoloured; behind it the commonest position stands as a
// ghost. Arrow keys move over it; a press lists the games of a square.

import { type KeyboardEvent, useRef, useState } from "react";
import { PiecePicture } from "../../../board/PiecePicture.tsx";
import { parsePlacement } from "../../../chess/fen.ts";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { NO_PIECE } from "../../../chess/piece.ts";
import { createPlacements, readPieces } from "../../../chess/placement.ts";
import { SQUARE_COUNT, SQUARES, type Square, squareName } from "../../../chess/square.ts";
import type { Side } from "../../../games/collection/filter.ts";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";

const STEPS: Readonly<Record<string, number>> = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowUp: -8,
	ArrowDown: 8,
};

/** The cell that an arrow key leads to; undefined for other keys and at the edge. */
function nextCell(event: KeyboardEvent, cell: number): number | undefined {
	const step = STEPS[event.key];
	if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
	event.preventDefault();
	const next = cell + step;
	const leavesRow = Math.abs(step) === 1 && next >> 3 !== cell >> 3;
	return next < 0 || next >= SQUARE_COUNT || leavesRow ? undefined : next;
}

/** Device pixels of a ghost: sharp on any screen at the size of the panel's board. */
const GHOST_EDGE = 96;

export type MapFace = {
	/** Mine less theirs, in hundredths, and whether chance can explain it. */
	readonly difference: number;
	readonly isChance: boolean;
	readonly words: string;
};

type Props = {
	readonly label: string;
	/** Whose side is at the bottom, and whose colour mine has. */
	readonly side: Side;
	/** Without faces it is a position, of which nothing can be pressed. */
	readonly faceOf?: (square: Square) => MapFace;
	/** The first field of a FEN. */
	readonly ghost: string;
	/** Is it a game's position, and no ghost? Then nothing is coloured. */
	readonly isWhole: boolean;
	readonly chosen?: Square | undefined;
	readonly choose?: (square: Square) => void;
};

/** The difference with a full tint. */
const FULL = 30;
const MIN_STRENGTH = 45;

function tintOf({ difference, isChance }: MapFace, side: Side): string | undefined {
	if (isChance || difference === 0) return undefined;
	const other = side === "white" ? "black" : "white";
	const whose = difference > 0 ? side : other;
	const strength = Math.min(100, Math.max(MIN_STRENGTH, (100 * Math.abs(difference)) / FULL));
	return `color-mix(in srgb, var(--tint-${whose}) ${Math.round(strength)}%, transparent)`;
}

function piecesIn(ghost: string): Uint8Array {
	const placements = createPlacements(1);
	if (ghost !== "") parsePlacement(ghost, placements, FIRST_FRAME);
	return readPieces(placements, FIRST_FRAME);
}

export function MapBoard({ label, side, faceOf, ghost, isWhole, chosen, choose }: Props) {
	const grid = useRef<HTMLDivElement>(null);
	const [home, setHome] = useState(0);
	const pieces = piecesIn(ghost);
	const cells = SQUARES.map((cell) => (side === "white" ? cell ^ 56 : cell ^ 7) as Square);
	function onKeyDown(event: KeyboardEvent): void {
		const next = nextCell(event, home);
		if (next === undefined) return;
		setHome(next);
		grid.current?.getElementsByTagName("button")[next]?.focus();
	}
	const first = cells[0] ?? 0;
	const ranks = cells.filter((square) => (square & 7) === (first & 7));
	const files = cells.slice(-8);
	return (
		<div className="map-board">
			<div className="map-ranks soft caption" aria-hidden="true">
				{ranks.map((square) => (
					<span key={square}>{squareName(square).charAt(1)}</span>
				))}
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: a set of fields would lay itself out */}
			<div
				ref={grid}
				role="group"
				className="map-squares"
				data-whole={isWhole || undefined}
				aria-label={label}
				onKeyDown={onKeyDown}
			>
				{cells.map((square, cell) => {
					const face = faceOf?.(square);
					const tint = isWhole || face === undefined ? undefined : tintOf(face, side);
					const piece = pieces[square] ?? NO_PIECE;
					const isDark = ((square >> 3) + square) % 2 === 0 || undefined;
					const picture = piece !== NO_PIECE && (
						<PiecePicture piece={piece as never} edge={GHOST_EDGE} />
					);
					if (face === undefined)
						return (
							<span key={square} data-dark={isDark}>
								{picture}
							</span>
						);
					return (
						<button
							key={square}
							type="button"
							tabIndex={cell === home ? 0 : -1}
							aria-label={face.words}
							title={face.words}
							aria-pressed={square === chosen}
							data-dark={isDark}
							style={
								tint === undefined
									? undefined
									: { backgroundImage: `linear-gradient(${tint}, ${tint})` }
							}
							onFocus={() => setHome(cell)}
							onClick={() => choose?.(square)}
						>
							{picture}
							{tint !== undefined && (
								<b className="strong caption">{myGamesWords.map.number(face.difference)}</b>
							)}
						</button>
					);
				})}
			</div>
			<div className="map-files soft caption" aria-hidden="true">
				{files.map((square) => (
					<span key={square}>{squareName(square).charAt(0)}</span>
				))}
			</div>
		</div>
	);
}
