// The board for those who do not see it, and for the keyboard: a grid of 64 named cells over the
// canvas, and a voice.

import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { Square } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import type { Mode } from "../hand/mode.ts";
import type { Scene } from "../scene/scene.ts";
import type { BoardView } from "../view.ts";
import type { BoardWords } from "../words.ts";
import { type Cells, createCells } from "./cells.ts";
import { createGrid, type Grid } from "./grid.ts";

/** a1 */
const FIRST_SQUARE = 0 as Square;

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

type Props = {
	readonly view: Store<BoardView>;
	readonly scene: Scene;
	readonly words: BoardWords;
	/** Help on the keys. */
	readonly help: string | undefined;
	/** Undefined where presses play moves. */
	readonly mode: Mode | undefined;
	/** Takes a function that finds the cell to focus. Returns a function that forgets it. */
	readonly onHome: (find: () => HTMLElement | undefined) => () => void;
};

export function BoardText({ view, scene, words, help, mode, onHome }: Props) {
	const elements = useRef<HTMLElement[]>([]);
	const voice = useRef<HTMLDivElement>(null);
	const grid = useRef<Grid>(undefined);
	const cells = useRef<Cells>(undefined);
	const helpId = useId();

	useEffect(() => {
		const orientation = () => view.get().orientation;
		const first = mode?.home() ?? FIRST_SQUARE;
		const found = createGrid(elements.current, orientation, first, scene.focus);
		const kept = mode?.follow(found, view) ?? createCells(found, voice.current, view, scene, words);
		grid.current = found;
		cells.current = kept;
		const forget = onHome(found.home);
		return () => {
			forget();
			kept.end();
			for (const cell of elements.current) {
				cell.removeAttribute("aria-selected");
				cell.removeAttribute("aria-disabled");
			}
		};
	}, [view, scene, words, mode, onHome]);

	const choose = (target: EventTarget) => {
		const square = grid.current?.squareOf(target);
		if (square !== undefined) cells.current?.choose(square);
	};

	/** Returns whether a key means something on a square. */
	function isTaken({ key, shiftKey, repeat }: KeyboardEvent, square: Square): boolean {
		const isTyped = () => cells.current?.type(square, key) ?? false;
		if (shiftKey) return isTyped();
		if (key !== "Enter" && key !== " ") return grid.current?.go(square, key) || isTyped();
		return repeat || (cells.current?.choose(square, key) ?? false);
	}

	function onKeyDown(event: KeyboardEvent): void {
		const square = grid.current?.squareOf(event.target);
		const { altKey, ctrlKey, metaKey } = event;
		if (altKey || ctrlKey || metaKey || square === undefined || !isTaken(event, square)) return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<>
			<div
				role="grid"
				aria-label={words.grid}
				aria-describedby={help && helpId}
				aria-multiselectable={mode?.isMultiple}
				className="board-text"
				onKeyDown={onKeyDown}
				onClick={(event) => choose(event.target)}
				onFocus={(event) => grid.current?.visit(event.target)}
				onBlur={() => grid.current?.visit(null)}
			>
				{ROWS.map((row) => (
					<div key={row} role="row">
						{ROWS.map((column) => (
							<div
								key={column}
								ref={(element) => {
									if (element) elements.current[row * 8 + column] = element;
								}}
								role="gridcell"
								tabIndex={-1}
							/>
						))}
					</div>
				))}
			</div>
			{help !== undefined && (
				<p id={helpId} className="unseen">
					{help}
				</p>
			)}
			{mode === undefined && (
				<div ref={voice} role="status" aria-live="polite" className="unseen" />
			)}
		</>
	);
}
