// Turns presses, drags and choices on the board into moves that are played, pieces that return to
// their squares, and squares that are asked about. The rules are in hand.ts, the listeners in
// pointers.ts.

import { NO_PIECE, type Piece } from "../../chess/piece.ts";
import { type Square, squareName } from "../../chess/square.ts";
import type { Store } from "../../runtime/createStore.ts";
import type { BoardEvents } from "../events.ts";
import { middleOf, type Point, squareAt } from "../geometry.ts";
import type { BoardView } from "../view.ts";
import {
	type Act,
	type Ask,
	type BoardState,
	choose,
	drag,
	EMPTY_HAND,
	type Hand,
	type MovesFrom,
	type Outcome,
	type Pointer,
	press,
	putDown,
	release,
} from "./hand.ts";

type Pieces = {
	/** While a move is played: its piece comes from where it was let go. */
	drop(to: Square, from: Point, play: () => boolean): boolean;
	sendHome(square: Square, from: Point): void;
	pieceOn(square: Square): Piece;
};

/** Milliseconds after which a piece is taken to stay picked up. */
const STAY_MS = 200;

export function createHandControl(
	view: Store<BoardView>,
	events: () => Partial<BoardEvents>,
	board: Store<BoardState>,
	movesFrom: MovesFrom,
	{ drop, sendHome, pieceOn }: Pieces,
) {
	const { get, set } = board;
	const asks = () => view.get().looks.asksPromotion;

	function play(from: Square, to: Square, at: Point | undefined, promotion?: string): boolean {
		const move = { from: squareName(from), to: squareName(to), ...(promotion && { promotion }) };
		const tell = () => events().moved?.(move) ?? false;
		return at === undefined ? tell() : drop(to, at, tell);
	}

	/** The square that a mouse rests on, and that is explained as long as it does. */
	function glanced(): Square | undefined {
		const { inspected } = view.get();
		return inspected?.isPinned ? undefined : inspected?.square;
	}

	/** The square that is explained in place of another because the piece there was picked up. */
	let noted: Square | undefined;

	/**
	 * Pressed again, it is enough. The second press on a piece that the first had explained puts it
	 * down, and ends nothing. Before a class a rest explains nothing, so whatever is explained was
	 * pressed.
	 */
	function askByPress(square: Square, pickedUp?: Square): void {
		const { inspected, isPresented } = view.get();
		const isKnown = inspected?.square === square && (inspected.isPinned || isPresented);
		const isSecond = pickedUp === square && noted === square;
		events().asked?.(isKnown && !isSecond ? undefined : square, "press");
	}

	function askByPick(square: Square): void {
		const before = view.get().inspected?.square;
		events().asked?.(square, "pick");
		const isOther = before !== undefined && before !== square;
		if (isOther && view.get().inspected?.square === square) noted = square;
	}

	function perform(act: Act, pickedUp: Square | undefined): void {
		if (act.kind === "explain") {
			askByPress(act.square, pickedUp);
			return;
		}
		const isDone = act.kind !== "return" && play(act.from, act.to, act.at);
		if (!isDone && act.at !== undefined) sendHome(act.from, act.at);
	}

	/** Where a pawn stands that waits to know what it becomes. */
	const waitingAt = ({ to }: Ask) => middleOf(to, view.get().orientation);

	let selecting: ReturnType<typeof setTimeout> | undefined;

	function awaitStay({ selected }: Hand): void {
		if (selected === undefined) return;
		selecting = setTimeout(() => {
			if (get().hand.selected === selected) askByPick(selected);
		}, STAY_MS);
	}

	function take({ hand, act }: Outcome): void {
		const before = get().hand;
		const { asking } = before;
		clearTimeout(selecting);
		if (hand.selected !== undefined && hand.selected !== before.selected) noted = undefined;
		set({ hand });
		if (hand.held === undefined) awaitStay(hand);
		if (act !== undefined) perform(act, before.selected);
		else if (asking !== undefined && hand.asking === undefined) {
			sendHome(asking.from, waitingAt(asking));
		}
	}

	/** The pointer that is followed, also where it has picked nothing up. */
	function pointer(): number | undefined {
		const { held, pressed } = get().hand;
		return (held ?? pressed)?.pointer.id;
	}

	return {
		pointer,
		isHolding: () => get().hand.held !== undefined,
		isEmpty: () => get().hand === EMPTY_HAND,
		escapes(): boolean {
			const { selected, asking } = get().hand;
			return selected !== undefined || asking !== undefined;
		},
		picksUp: (square: Square) => movesFrom(square).length > 0,
		cursorOver(square: Square | undefined): string {
			const { moves, selected, held } = get().hand;
			if (held !== undefined) return "grabbing";
			const isTarget = selected !== undefined && moves.some(({ to }) => to === square);
			if (isTarget) return "pointer";
			const isEmpty = square === undefined || pieceOn(square) === NO_PIECE;
			return !isEmpty && movesFrom(square).length > 0 ? "grab" : "";
		},
		press(square: Square, at: Point, pointer: Pointer): void {
			take({ hand: press(get().hand, square, at, pointer, movesFrom) });
		},
		drag: (at: Point, id: number) => set({ hand: drag(get().hand, at, id) }),
		release(at: Point, id: number): void {
			const square = squareAt(at, view.get().orientation);
			take(release(get().hand, square, at, id, asks(), view.get().isPresented));
		},
		choose: (square: Square) => take(choose(get().hand, square, movesFrom, asks())),
		putDown: () => take(putDown(get().hand)),
		/** Says what a pawn becomes. */
		promote(promotion: string): void {
			const { asking } = get().hand;
			if (asking === undefined) return;
			set({ hand: EMPTY_HAND, over: undefined });
			play(asking.from, asking.to, waitingAt(asking), promotion);
		},
		focus: (focus: Square | undefined) => set({ focus }),
		asking: {
			/** The mouse is over a square, which matters while a piece is picked up. */
			hover(square: Square | undefined): void {
				set({ over: get().hand.selected === undefined ? undefined : square });
			},
			/** A mouse rests on a square, or has left it: what was pressed stays. */
			glance(square: Square | undefined): void {
				if (!view.get().inspected?.isPinned) events().asked?.(square, "rest");
			},
			glanced,
			/** Asks about a square. Returns whether there is anything to tell. */
			explain(square: Square): boolean {
				if (view.get().isPresented) askByPress(square);
				else events().asked?.(square, "hold");
				return view.get().control !== undefined;
			},
			hasStrayed(at: Point): boolean {
				const { held, pressed } = get().hand;
				if (held !== undefined) return held.isLifted;
				return pressed !== undefined && squareAt(at, view.get().orientation) !== pressed.square;
			},
		},
	};
}
