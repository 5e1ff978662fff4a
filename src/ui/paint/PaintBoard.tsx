// A board to mark squares on: by press, by dragging over it, by arrow keys and Space. What is seen
// is one picture; over it lie 64 buttons, which have names and no look of their own.

import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type BoardSize, squareAt } from "../../board/geometry.ts";
import { NO_PIECE, type Piece, type Side, WHITE } from "../../chess/piece.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { CLASSES } from "../../control/classes.ts";
import { cellOf, squareIn } from "../../heat/cells.ts";
import { paintWords } from "../../messages/en/screens/paint.ts";
import { nextCell } from "../input/boardKeys.ts";
import { PaintCanvas } from "./PaintCanvas.tsx";
import type { Painted } from "./paintSquares.ts";
import "./paint.css";

const CELLS = Array.from({ length: SQUARE_COUNT }, (_, cell) => cell);
const RANKS = [..."87654321"];
const FILES = [..."abcdefgh"];

type Props = {
	readonly size: BoardSize;
	/** The same object as long as nothing of it changes. */
	readonly painted: Painted;
	readonly canPress: (square: Square) => boolean;
	readonly pressed: ReadonlySet<Square>;
	readonly press: (square: Square, isPressed: boolean) => void;
	/** Does a drag mark all that it goes over? */
	readonly isDragged?: boolean;
	/** Are the classes of tinted squares in their names? */
	readonly tellsClasses?: boolean;
};

type Drag = { readonly from: Square; readonly isMarking: boolean; hasMoved: boolean };

export function PaintBoard(props: Props) {
	const { size, painted, canPress, pressed, press, isDragged = true } = props;
	const { orientation } = painted;
	const grid = useRef<HTMLDivElement>(null);
	const [home, setHome] = useState<Square>(() => firstPressable(canPress, orientation));
	const drag = useRef<Drag>(undefined);

	function squareUnder({ clientX, clientY }: PointerEvent): Square | undefined {
		const box = grid.current?.getBoundingClientRect();
		if (box === undefined) return undefined;
		const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
		return squareAt({ x: 8 * x, y: 8 * y }, orientation);
	}

	function onPointerDown(event: PointerEvent): void {
		const from = squareUnder(event);
		drag.current = undefined;
		if (!isDragged || from === undefined || !canPress(from)) return;
		drag.current = { from, isMarking: !pressed.has(from), hasMoved: false };
	}

	function onPointerMove(event: PointerEvent): void {
		const at = squareUnder(event);
		const now = drag.current;
		if (now === undefined || at === undefined || event.buttons === 0) return;
		if (at !== now.from && !now.hasMoved) {
			now.hasMoved = true;
			press(now.from, now.isMarking);
		}
		if (now.hasMoved && canPress(at)) press(at, now.isMarking);
	}

	/** A drag has marked already what it went over. */
	function choose(square: Square): void {
		const hasMoved = drag.current?.hasMoved;
		drag.current = undefined;
		if (!hasMoved && canPress(square)) press(square, !pressed.has(square));
	}

	function onKeyDown(event: KeyboardEvent): void {
		const next = nextCell(event, cellOf(home, orientation));
		if (next === undefined) return;
		setHome(squareIn(next, orientation));
		(grid.current?.children[next] as HTMLElement | undefined)?.focus();
	}

	return (
		<div className="paint-board" style={{ width: size.width, height: size.width }}>
			<PaintCanvas size={size} painted={painted} />
			{/* biome-ignore lint/a11y/useSemanticElements: a set of fields would lay itself out */}
			<div
				ref={grid}
				role="group"
				aria-label={paintWords.title}
				onPointerDown={onPointerDown}
				onPointerMove={onPointerMove}
				onKeyDown={onKeyDown}
			>
				{CELLS.map((cell) => {
					const square = squareIn(cell, orientation);
					return (
						<button
							key={cell}
							type="button"
							tabIndex={square === home ? 0 : -1}
							aria-pressed={canPress(square) ? pressed.has(square) : undefined}
							aria-disabled={!canPress(square)}
							aria-label={nameOf(square, props)}
							onFocus={() => setHome(square)}
							onClick={() => choose(square)}
						/>
					);
				})}
			</div>
			<Edges orientation={orientation} />
		</div>
	);
}

/** From the top left. */
const firstPressable = (canPress: Props["canPress"], orientation: Side): Square =>
	squareIn(
		Math.max(
			0,
			CELLS.findIndex((cell) => canPress(squareIn(cell, orientation))),
		),
		orientation,
	);

function nameOf(square: Square, { painted, tellsClasses = false }: Props): string {
	const piece = (painted.pieces[square] ?? NO_PIECE) as Piece;
	const tint = tellsClasses ? painted.tints?.get(square) : undefined;
	return paintWords.square({
		square,
		piece: piece === NO_PIECE ? undefined : piece,
		control: tint === undefined ? undefined : CLASSES[tint].key,
		sign: painted.signs?.get(square),
		share: painted.shares?.get(square)?.text,
	});
}

/** Ranks at its left, files below. */
function Edges({ orientation }: { readonly orientation: Side }) {
	const turned = (names: readonly string[]) => (orientation === WHITE ? names : names.toReversed());
	return [RANKS, FILES].map((names) => (
		<div key={names[0]} className="paint-edge" aria-hidden="true">
			{turned(names).map((name) => (
				<span key={name}>{name}</span>
			))}
		</div>
	));
}
