// A board to mark squares on: by press, by dragging over it, by arrow keys and Space. After the
// answer it shows what was right, wrong and missed, as signs and in words.

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { NO_PIECE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { practiseWords } from "../../messages/en/screens/practise.ts";
import { nextCell } from "../../ui/input/boardKeys.ts";
import type { Posed } from "./questions.ts";
import type { Graded, Verdict } from "./score.ts";

/** From a8 to h1, as they are on screen. */
const CELLS = Array.from({ length: SQUARE_COUNT }, (_, cell) => (cell ^ 56) as Square);

type Props = {
	readonly posed: Posed;
	readonly marked: ReadonlySet<Square>;
	readonly mark: (square: Square, isMarked: boolean) => void;
	/** Does a drag mark all that it goes over? */
	readonly isDragged?: boolean;
	/** Undefined until it is answered. */
	readonly graded: Graded | undefined;
	/** The picture below. */
	readonly children: ReactNode;
};

const VERDICTS: readonly Verdict[] = ["right", "wrong", "missed"];
const SIGNS: Readonly<Record<Verdict, string>> = { right: "✓", wrong: "✗", missed: "○" };

const verdictOn = (square: Square, graded: Graded | undefined): Verdict | undefined =>
	VERDICTS.find((verdict) => graded?.[verdict].includes(square));

export function PaintBoard({ posed, marked, mark, isDragged = true, graded, children }: Props) {
	const grid = useRef<HTMLDivElement>(null);
	const [home, setHome] = useState(() => CELLS.findIndex((square) => posed.among.has(square)));
	/** What a drag does, and whether it has gone over a second square. */
	const drag = useRef<{ from: Square; isMarking: boolean; hasMoved: boolean }>(undefined);
	const canMark = (square: Square) => graded === undefined && posed.among.has(square);

	function squareUnder({ clientX, clientY }: PointerEvent): Square | undefined {
		const box = grid.current?.getBoundingClientRect();
		if (box === undefined) return undefined;
		const column = Math.floor(((clientX - box.left) / box.width) * 8);
		const row = Math.floor(((clientY - box.top) / box.height) * 8);
		const isInside = column >= 0 && column < 8 && row >= 0 && row < 8;
		return isInside ? CELLS[row * 8 + column] : undefined;
	}

	function press(event: PointerEvent): void {
		const from = squareUnder(event);
		if (!isDragged || from === undefined || !canMark(from)) return;
		drag.current = { from, isMarking: !marked.has(from), hasMoved: false };
	}

	function move(event: PointerEvent): void {
		const at = squareUnder(event);
		const now = drag.current;
		if (now === undefined || at === undefined || event.buttons === 0) return;
		if (at !== now.from && !now.hasMoved) {
			now.hasMoved = true;
			mark(now.from, now.isMarking);
		}
		if (now.hasMoved && canMark(at)) mark(at, now.isMarking);
	}

	/** A drag has marked already what it went over. */
	function choose(square: Square): void {
		const hasMoved = drag.current?.hasMoved;
		drag.current = undefined;
		if (!hasMoved && canMark(square)) mark(square, !marked.has(square));
	}

	function onKeyDown(event: KeyboardEvent): void {
		const next = nextCell(event, home);
		if (next === undefined) return;
		setHome(next);
		(grid.current?.children[next] as HTMLElement | undefined)?.focus();
	}

	return (
		<div className="paint-board">
			{children}
			{/* biome-ignore lint/a11y/useSemanticElements: a set of fields would lay itself out */}
			<div
				ref={grid}
				role="group"
				aria-label={practiseWords.board.title}
				onPointerDown={press}
				onPointerMove={move}
				onKeyDown={onKeyDown}
			>
				{CELLS.map((square, cell) => {
					const verdict = verdictOn(square, graded);
					const piece = pieceOn(posed.game.placements, FIRST_FRAME, square);
					const shown = piece === NO_PIECE ? undefined : piece;
					return (
						<button
							key={square}
							type="button"
							tabIndex={cell === home ? 0 : -1}
							aria-pressed={posed.among.has(square) ? marked.has(square) : undefined}
							aria-disabled={!canMark(square)}
							aria-label={practiseWords.board.square(square, shown, verdict)}
							data-verdict={verdict}
							onFocus={() => setHome(cell)}
							onClick={() => choose(square)}
						>
							{verdict && SIGNS[verdict]}
						</button>
					);
				})}
			</div>
		</div>
	);
}
