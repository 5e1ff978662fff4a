// The board for those who do not see it, and for the keyboard: a grid of 64 named cells over the
// canvas, and a voice.

import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { Store } from "../../runtime/createStore.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import type { Scene } from "../scene/scene.ts";
import type { BoardView } from "../view.ts";
import type { BoardWords } from "../words.ts";
import { type Cells, createCells } from "./cells.ts";

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

type Props = {
	readonly view: Store<BoardView>;
	readonly scene: Scene;
	readonly words: BoardWords;
	/** What the keys do. */
	readonly help: string;
	/**
	 * Is told how to find the cell that the keyboard comes to. Returns a function that forgets it.
	 */
	readonly onHome: (find: () => HTMLElement | undefined) => () => void;
};

export function BoardText({ view, scene, words, help, onHome }: Props) {
	const elements = useRef<HTMLElement[]>([]);
	const voice = useRef<HTMLDivElement>(null);
	const cells = useRef<Cells>(undefined);
	const helpId = useId();

	useEffect(() => {
		if (voice.current === null) return;
		const kept = createCells(elements.current, voice.current, view, scene, words);
		cells.current = kept;
		const forget = onHome(kept.home);
		return () => {
			forget();
			kept.end();
		};
	}, [view, scene, words, onHome]);

	const choose = (target: EventTarget) => {
		const square = cells.current?.squareOf(target);
		if (square !== undefined) cells.current?.choose(square);
	};

	function onKeyDown(event: KeyboardEvent): void {
		if (hasModifier(event)) return;
		const square = cells.current?.squareOf(event.target);
		if (square === undefined) return;
		if (event.key === "Enter" || event.key === " ") {
			if (!event.repeat) cells.current?.choose(square);
		} else if (event.key.toLowerCase() === "i") scene.explain(square);
		else if (!cells.current?.go(square, event.key)) return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<>
			<div
				role="grid"
				aria-label={words.grid}
				aria-describedby={helpId}
				className="board-text"
				onKeyDown={onKeyDown}
				onClick={(event) => choose(event.target)}
				onFocus={(event) => cells.current?.visit(event.target)}
				onBlur={() => cells.current?.visit(null)}
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
			<p id={helpId} className="unseen">
				{help}
			</p>
			<div ref={voice} role="status" aria-live="polite" className="unseen" />
		</>
	);
}
