// The board in words, kept by hand: the names of the 64 cells, which of them the keyboard is on,
// and a voice that tells politely what happened. React makes the elements once; what they say is
// written here, when the cursor has settled.

import { FIRST_FRAME } from "../../chess/frame.ts";
import type { Piece } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { controlAt } from "../../control/controlMap.ts";
import { cellOf, squareIn } from "../../heat/cells.ts";
import { boardWords } from "../../messages/en/board.ts";
import { alignedTimeout } from "../../runtime/alignedTimeout.ts";
import { setText } from "../../runtime/setText.ts";
import { queuedJob } from "../../runtime/taskQueue.ts";
import {
	comparedIn,
	isScrubbing,
	onBoard,
	previewOf,
	standingAt,
} from "../../store/state/appQueries.ts";
import type { AppState } from "../../store/state/appState.ts";
import type { AppStore } from "../../store/state/appStore.ts";
import { type BoardState, EMPTY_HAND, showAsked } from "../hand/hand.ts";
import type { Scene } from "../scene/scene.ts";
import { cellBeside } from "./steps.ts";
import { describeCounts, describeMove, describePreview, describeSquare } from "./words.ts";

/** Milliseconds without another change before a change is spoken: not every step of a fast run. */
const QUIET_MS = 290;

/** What there is to say about a change of the hand, if anything. */
function handNews(
	{ hand: next }: BoardState,
	{ hand: previous }: BoardState,
	scene: Scene,
): string | undefined {
	if (next.held?.isLifted || next.asking !== undefined) return undefined;
	if (next.selected === previous.selected && next.asking === previous.asking) return undefined;
	if (next.selected === undefined) return boardWords.putDown;
	const targets = new Set(next.moves.map(({ to }) => to));
	return boardWords.pickedUp(next.selected, scene.pieceOn(next.selected), [...targets]);
}

/** Says things in an element that screen readers listen to, the latest when all is quiet. */
function createVoice(element: HTMLElement) {
	let hush = () => {};
	return {
		say(text: string): void {
			hush();
			hush = alignedTimeout(QUIET_MS, () => setText(element, text));
		},
		sayNow: (text: string) => setText(element, text),
		hush: () => hush(),
	};
}

export type Cells = ReturnType<typeof createCells>;

/** `cells` are the elements in the order they have on screen. */
export function createCells(
	cells: readonly HTMLElement[],
	voiceElement: HTMLElement,
	store: AppStore,
	scene: Scene,
) {
	const voice = createVoice(voiceElement);
	/** One cell is in the page's tab order: the last that was visited. */
	let home = cells[cellOf(0, store.get().orientation)];
	const written: string[] = [];

	const cellAt = (square: Square | undefined) =>
		square === undefined ? undefined : cells[cellOf(square, store.get().orientation)];
	const squareOf = (target: EventTarget | null): Square | undefined => {
		const index = cells.indexOf(target as HTMLElement);
		return index < 0 ? undefined : squareIn(index, store.get().orientation);
	};

	function write(): void {
		const app = onBoard(store.get());
		const { game, settledFrame, orientation, hidden } = app;
		const reference = comparedIn(app);
		const { placements, control, frame } = reference?.isShown
			? { ...reference, frame: FIRST_FRAME }
			: { ...game, control: app.control, frame: settledFrame };
		const pieces = readPieces(placements, frame);
		showAsked(pieces, scene.state.get().hand);
		const standing = hidden.heat ? undefined : standingAt(app, frame);
		const words = { attackers: scene.printedAttackers(), standing };
		for (let index = 0; index < SQUARE_COUNT; index++) {
			const square = index as Square;
			const cell = cellOf(square, orientation);
			const piece = hidden.pieces ? undefined : ((pieces[square] ?? 0) as Piece);
			const map = hidden.heat ? undefined : control;
			const is = map && controlAt(map, frame, square);
			const was = reference && map ? controlAt(reference.control, FIRST_FRAME, square) : undefined;
			const text = describeSquare(square, piece, is, { ...words, was });
			if (written[cell] === text) continue;
			written[cell] = text;
			cells[cell]?.setAttribute("aria-label", text);
		}
	}

	function moveHome(cell: HTMLElement | undefined): void {
		home?.setAttribute("tabindex", "-1");
		cell?.setAttribute("tabindex", "0");
		home = cell;
	}

	function flip(): void {
		const flipped = home && cells[SQUARE_COUNT - 1 - cells.indexOf(home)];
		const hadFocus = document.activeElement === home;
		moveHome(flipped);
		if (hadFocus) flipped?.focus();
	}

	function tellMove(state: AppState): void {
		const { game, control, settledFrame } = onBoard(state);
		const effect = control && describeCounts(game, control, settledFrame);
		voice.say(boardWords.arrived(describeMove(game, settledFrame), effect));
	}

	function followPreview(next: AppState, previous: AppState): void {
		const [now, before] = [previewOf(next), previewOf(previous)];
		if (now === before) return;
		if (now === undefined) voice.hush();
		else voice.say(describePreview(now));
	}

	function followHand(next: BoardState, previous: BoardState): void {
		const news = handNews(next, previous, scene);
		if (news !== undefined) voice.say(news);
		if (next.hand.asking !== previous.hand.asking) write();
		if (next.hand.selected === previous.hand.selected) return;
		cellAt(previous.hand.selected)?.removeAttribute("aria-selected");
		cellAt(next.hand.selected)?.setAttribute("aria-selected", "true");
	}

	write();
	moveHome(home);
	const writeInTurn = queuedJob(write);
	const ends = [
		store.watch(["pointed", "inHand"], followPreview),
		store.watch(["frame", "game", "sideline"], voice.hush),
		store.watch(
			["settledFrame", "game", "control", "lens", "standing", "reference", "isComparing", "hidden"],
			(next) => {
				if (!isScrubbing(next)) writeInTurn();
			},
		),
		store.watch(["sideline"], writeInTurn),
		store.watch(["settledFrame", "game", "sideline"], (next) => {
			if (!isScrubbing(next)) tellMove(next);
		}),
		store.watch(["orientation"], () => {
			write();
			flip();
		}),
		scene.state.subscribe(followHand),
	];

	return {
		squareOf,
		/** The cell that the keyboard comes to. */
		home: () => home,
		/** The keyboard is on a cell, or on none. */
		visit(target: EventTarget | null): void {
			const square = squareOf(target);
			if (square !== undefined) moveHome(target as HTMLElement);
			scene.focus(square);
		},
		/** Goes where a key leads. Returns whether it leads anywhere. */
		go(from: Square, key: string): boolean {
			const to = cellBeside(cellOf(from, store.get().orientation), key);
			if (to !== undefined) cells[to]?.focus();
			return to !== undefined;
		},
		/** Picks up, puts down or asks about a square; where there is none of it to do, says so. */
		choose(square: Square): void {
			const before = scene.state.get().hand;
			const { inspected } = store.get();
			scene.choose(square);
			const isIdle = before === EMPTY_HAND && scene.state.get().hand === EMPTY_HAND;
			if (isIdle && store.get().inspected === inspected) {
				voice.sayNow(boardWords.nothingToMove(square));
			}
		},
		/** Stops following. */
		end(): void {
			voice.hush();
			for (const end of ends) end();
		},
	};
}
