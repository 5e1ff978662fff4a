// The board for those who do not see it, and for the keyboard: a grid of 64 named cells over the canvas, and a voice that tells
// politely what happened. React makes the cells once; what they say is written here, when the cursor has settled.

import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { type Piece, pieceName } from "../chess/piece.ts";
import { readPieces } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square, squareName } from "../chess/square.ts";
import { controlAt } from "../control/controlMap.ts";
import { type AppState, type AppStore, isLoaded, isScrubbing } from "../store/appStore.ts";
import { cellOf, squareIn } from "./geometry.ts";
import { type BoardState, EMPTY_HAND, showAsked } from "./hand.ts";
import type { Scene } from "./scene.ts";
import { describeCounts, describeMove, describePreview, describeSquare } from "./words.ts";

/** Milliseconds without another change before it is told: nobody wants to hear every step of a run. */
const SILENCE = 350;

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Cells by which an arrow key moves. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	Home: [-7, 0],
	End: [7, 0],
	PageUp: [0, -7],
	PageDown: [0, 7],
};

const within = (value: number) => Math.min(7, Math.max(0, value));

/** Writes what is new to the cells, in the order they have on screen. */
function writeCells(cells: readonly HTMLElement[], app: AppState, scene: Scene): void {
	const { game, settledFrame: frame, control, orientation } = app;
	const pieces = readPieces(game.placements, frame);
	showAsked(pieces, scene.state.get().hand);
	const attackers = scene.attackers();
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		const cell = cells[cellOf(square, orientation)];
		const text = describeSquare(
			square,
			(pieces[square] ?? 0) as Piece,
			control && controlAt(control, frame, square),
			attackers,
		);
		if (cell && cell.getAttribute("aria-label") !== text) cell.setAttribute("aria-label", text);
	}
}

/** What there is to say about a change of the hand, if anything. */
function handNews(
	{ hand: next }: BoardState,
	{ hand: previous }: BoardState,
	scene: Scene,
): string | undefined {
	if (next.held?.isLifted || next.asking !== undefined) return undefined;
	if (next.selected === previous.selected && next.asking === previous.asking) return undefined;
	if (next.selected === undefined) return "Put down";
	const targets = new Set(next.moves.map(({ to }) => squareName(to)));
	const name = pieceName(scene.pieceOn(next.selected));
	return `${squareName(next.selected)}, ${name}, picked up. It can go to ${[...targets].join(", ")}`;
}

type Props = { readonly store: AppStore; readonly scene: Scene; readonly explains: boolean };

export function BoardText({ store, scene, explains }: Props) {
	const grid = useRef<HTMLDivElement>(null);
	const voice = useRef<HTMLDivElement>(null);
	const help = useId();

	useEffect(() => {
		const cells = [...(grid.current?.querySelectorAll<HTMLElement>("[role=gridcell]") ?? [])];
		let home = cells[cellOf(0, store.get().orientation)];
		let timer = 0;

		const say = (text: string) => {
			clearTimeout(timer);
			timer = window.setTimeout(() => {
				if (voice.current) voice.current.textContent = text;
			}, SILENCE);
		};

		/** One cell is in the page's tab order: the last that was visited. */
		const moveHome = (cell: HTMLElement | undefined) => {
			home?.setAttribute("tabindex", "-1");
			cell?.setAttribute("tabindex", "0");
			home = cell;
		};

		const turn = () => {
			const turned = home && cells[SQUARE_COUNT - 1 - cells.indexOf(home)];
			const hadFocus = document.activeElement === home;
			moveHome(turned);
			if (hadFocus) turned?.focus();
		};

		const follow = (next: AppState, previous: AppState) => {
			const isMoved = next.frame !== previous.frame || next.game !== previous.game;
			const isSettled = next.settledFrame !== previous.settledFrame;
			const isTurned = next.orientation !== previous.orientation;
			if (next.preview !== previous.preview && next.preview !== undefined) {
				say(describePreview(next.preview));
			}
			if (isMoved || (previous.preview && !next.preview)) clearTimeout(timer);
			if (isScrubbing(next)) return;
			const isSeen = next.control !== previous.control || next.lens !== previous.lens;
			if (isMoved || isSettled || isTurned || isSeen) {
				writeCells(cells, next, scene);
			}
			if (isTurned) turn();
			if (!isMoved && !isSettled) return;
			const { game, frame, control } = next;
			const effect = control && describeCounts(game, control, frame);
			say([describeMove(game, frame), effect].filter(Boolean).join(". "));
		};

		const followHand = (next: BoardState, previous: BoardState) => {
			const news = handNews(next, previous, scene);
			if (news !== undefined) say(news);
			if (next.hand.asking !== previous.hand.asking) writeCells(cells, store.get(), scene);
			if (next.hand.selected === previous.hand.selected) return;
			const { orientation } = store.get();
			const cellAt = (square: Square | undefined) =>
				square === undefined ? undefined : cells[cellOf(square, orientation)];
			for (const cell of cells) cell.removeAttribute("aria-selected");
			cellAt(next.hand.selected)?.setAttribute("aria-selected", "true");
		};

		const enter = (event: FocusEvent) => {
			const index = cells.indexOf(event.target as HTMLElement);
			if (index < 0) return;
			moveHome(cells[index]);
			scene.focus(squareIn(index, store.get().orientation));
		};
		const leave = () => scene.focus(undefined);

		writeCells(cells, store.get(), scene);
		moveHome(home);
		const ends = [store.subscribe(follow), scene.state.subscribe(followHand)];
		grid.current?.addEventListener("focusin", enter);
		grid.current?.addEventListener("focusout", leave);
		const element = grid.current;
		return () => {
			clearTimeout(timer);
			for (const end of ends) end();
			element?.removeEventListener("focusin", enter);
			element?.removeEventListener("focusout", leave);
		};
	}, [store, scene]);

	const cellsOf = () => [...(grid.current?.querySelectorAll<HTMLElement>("[role=gridcell]") ?? [])];
	const indexOf = (target: EventTarget) => cellsOf().indexOf(target as HTMLElement);

	function chooseCell(target: EventTarget): void {
		const index = indexOf(target);
		if (index < 0) return;
		const before = scene.state.get().hand;
		const square = squareIn(index, store.get().orientation);
		scene.choose(square);
		const isIdle =
			before === EMPTY_HAND && scene.state.get().hand === EMPTY_HAND && !isLoaded(store.get());
		if (isIdle && voice.current) {
			voice.current.textContent = `${squareName(square)}: nothing here that can move`;
		}
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
		const index = indexOf(event.target);
		if (index < 0) return;
		const step = STEPS[event.key];
		if (step !== undefined) {
			const [x, y] = step;
			cellsOf()[within((index >> 3) + y) * 8 + within((index & 7) + x)]?.focus();
		} else if (event.key === "Enter" || event.key === " ") {
			if (!event.repeat) chooseCell(event.target);
		} else if (event.key.toLowerCase() === "i") {
			scene.explain(squareIn(index, store.get().orientation));
		} else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<>
			<div
				ref={grid}
				role="grid"
				aria-label="Chessboard"
				aria-describedby={help}
				className="board-text"
				onKeyDown={onKeyDown}
				onClick={(event) => chooseCell(event.target)}
			>
				{ROWS.map((row) => (
					<div key={row} role="row">
						{ROWS.map((column) => (
							<div key={column} role="gridcell" tabIndex={-1} />
						))}
					</div>
				))}
			</div>
			<p id={help} className="unseen">
				Arrow keys move between squares. Enter picks up a piece and puts it down
				{explains &&
					", and explains a square where there is none to pick up; the letter I explains any"}
				. Escape puts back{explains && " and closes"}.
			</p>
			<div ref={voice} role="status" aria-live="polite" className="unseen" />
		</>
	);
}
