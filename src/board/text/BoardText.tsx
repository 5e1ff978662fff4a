// The board for those who do not see it, and for the keyboard: a grid of 64 named cells over the
// canvas, and a voice.

import { type KeyboardEvent, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { boardWords } from "../../messages/en/board.ts";
import { hasModifier } from "../../runtime/keyTarget.ts";
import type { AppStore } from "../../store/state/appStore.ts";
import type { Places } from "../../store/state/places.ts";
import type { Scene } from "../scene/scene.ts";
import { type Cells, createCells } from "./cells.ts";

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

type Props = {
	readonly store: AppStore;
	readonly scene: Scene;
	readonly places: Places;
	readonly explains: boolean;
};

function keysText(isPresented: boolean, explains: boolean): string {
	if (isPresented) return boardWords.keys.presented;
	return explains ? boardWords.keys.explaining : boardWords.keys.plain;
}

export function BoardText({ store, scene, places, explains }: Props) {
	const elements = useRef<HTMLElement[]>([]);
	const voice = useRef<HTMLDivElement>(null);
	const cells = useRef<Cells>(undefined);
	const help = useId();
	const isPresented = useSyncExternalStore(
		store.subscribe,
		() => store.get().presenting !== undefined,
	);

	useEffect(() => {
		if (voice.current === null) return;
		const kept = createCells(elements.current, voice.current, store, scene);
		cells.current = kept;
		const forget = places.register("cell", kept.home);
		return () => {
			forget();
			kept.end();
		};
	}, [store, scene, places]);

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
				aria-label={boardWords.grid}
				aria-describedby={help}
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
			<p id={help} className="unseen">
				{keysText(isPresented, explains)}
			</p>
			<div ref={voice} role="status" aria-live="polite" className="unseen" />
		</>
	);
}
