// A visitor's hand while a position is set up, without a screen. Its rules:
//
//  1. With a piece chosen, a press puts it on the square, and on all that the pointer goes over
//     until it is let go of. Where it stands already, it is taken away instead.
//  2. With nothing chosen to be put, or by the right button, what stands there is taken away.
//  3. With the hand, a press picks up what stands there, and it follows the pointer: let go over a
//     square, it stands there; beside the board, it is gone.
//  4. A press that does not move leaves the piece selected; the next one carries it to its square,
//     and on its own puts it down.
//  5. A piece of a tray is dragged like one of the board; let go beside the board, nothing has
//     happened.
//  6. A stroke over several squares is one gesture, and taken back as one.
//  7. By keyboard a letter puts its piece, as a FEN has it; Delete takes away.

import { NO_PIECE, type Piece, pieceLettered, type Side } from "../../chess/piece.ts";
import type { Tool } from "../../chess/setup.ts";
import type { Square } from "../../chess/square.ts";
import { createStore, type Store } from "../../runtime/createStore.ts";
import { type Point, squareAt } from "../geometry.ts";
import { squareIn } from "../heat/cells.ts";
import { createModeCells, type Said } from "../text/modeCells.ts";
import { type Pointer, strayOf } from "./hand.ts";
import type { Mode } from "./mode.ts";
import type { PointerHand } from "./pointers.ts";

/** A piece that follows the pointer, from a square or from a tray. */
type Carried = { readonly piece: Piece; readonly from: Square | undefined };

export type PlaceState = {
	readonly selected: Square | undefined;
	readonly carried: Carried | undefined;
	/** Is a piece being put on each square that the pointer goes over? */
	readonly isStroke: boolean;
	/** Where the carried piece is, and over which square. */
	readonly at: Point | undefined;
	readonly over: Square | undefined;
};

const EMPTY: PlaceState = {
	selected: undefined,
	carried: undefined,
	isStroke: false,
	at: undefined,
	over: undefined,
};

const NOWHERE: Point = { x: -1, y: -1 };

/** The position, and its changes. */
export type Placing = {
	readonly tool: () => Tool;
	readonly orientation: () => Side;
	readonly pieceOn: (square: Square) => Piece;
	readonly put: (square: Square, piece: Piece, gesture?: unknown) => void;
	readonly carry: (from: Square, to: Square) => void;
};

export type PlaceHand = PointerHand &
	Pick<Store<PlaceState>, "get" | "subscribe"> & {
		/** A piece of a tray is dragged: what the pointer does next comes by `drag`. */
		take(piece: Piece, pointer: Pointer): void;
		/** A square is chosen by keyboard or by a screen reader. */
		choose(square: Square): void;
		/** Puts down what is held. Returns whether anything was. */
		cancel(): boolean;
	};

/** A pointer that is down, where it went down, and what it does. */
type Press = {
	readonly pointer: Pointer;
	readonly start: Point;
	hasMoved: boolean;
	/** The piece that a stroke puts on each square. */
	readonly stroke?: { readonly piece: Piece };
	/** The piece that a hand would carry. */
	readonly lifts?: Carried;
};

export function createPlaceHand({ tool, orientation, pieceOn, put, carry }: Placing): PlaceHand {
	const store = createStore(EMPTY);
	const { get, set } = store;
	let press: Press | undefined;

	const putAgain = (square: Square, piece: Piece) => (pieceOn(square) === piece ? NO_PIECE : piece);

	function select(square: Square): void {
		const { selected } = get();
		if (selected === undefined)
			set({ selected: pieceOn(square) === NO_PIECE ? undefined : square });
		else {
			set({ selected: undefined });
			carry(selected, square);
		}
	}

	function cancel(): boolean {
		const { selected, carried } = get();
		press = undefined;
		set(EMPTY);
		return selected !== undefined || carried !== undefined;
	}

	/** Ends a carry. */
	function drop({ piece, from }: Carried, over: Square | undefined): void {
		if (over === undefined) {
			if (from !== undefined) put(from, NO_PIECE);
		} else if (from === undefined) put(over, piece);
		else carry(from, over);
	}

	const isEmpty = () => press === undefined && get().selected === undefined;

	return {
		get,
		subscribe: store.subscribe,
		pointer: () => press?.pointer.id,
		isHolding: () => press !== undefined,
		isEmpty,
		press(square, start, pointer) {
			if (press !== undefined) return;
			const chosen = pointer.isRight ? NO_PIECE : tool();
			if (chosen === "hand") {
				const lifts = { piece: pieceOn(square), from: square };
				press = { pointer, start, hasMoved: false, lifts };
				return;
			}
			const stroke = { piece: chosen === NO_PIECE ? NO_PIECE : putAgain(square, chosen) };
			press = { pointer, start, hasMoved: false, stroke };
			set({ isStroke: true });
			put(square, stroke.piece, stroke);
		},
		take(piece, pointer) {
			if (press !== undefined) return;
			press = { pointer, start: NOWHERE, hasMoved: true, lifts: { piece, from: undefined } };
		},
		drag(at, id) {
			if (press?.pointer.id !== id) return;
			const { start, pointer, stroke, lifts } = press;
			press.hasMoved ||= Math.hypot(at.x - start.x, at.y - start.y) > strayOf(pointer);
			if (!press.hasMoved) return;
			const over = squareAt(at, orientation());
			if (stroke !== undefined && over !== undefined) put(over, stroke.piece, stroke);
			if (lifts === undefined || lifts.piece === NO_PIECE) return;
			set({ carried: lifts, at, over, selected: undefined });
		},
		release(at, id) {
			if (press?.pointer.id !== id) return;
			const over = squareAt(at, orientation());
			const { carried } = get();
			const from = press.lifts?.from;
			press = undefined;
			set({ carried: undefined, isStroke: false, at: undefined, over: undefined });
			if (carried !== undefined) drop(carried, over);
			else if (from !== undefined && from === over) select(from);
		},
		putDown: cancel,
		cancel,
		escapes: () => !isEmpty(),
		cursorOver: () => "",
		picksUp: () => false,
		hasRightButton: true,
		choose(square) {
			const chosen = tool();
			if (chosen === "hand") select(square);
			else put(square, putAgain(square, chosen));
		},
	};
}

/** The piece of a key. Undefined for no key of a piece. */
function typedPiece(key: string): Piece | undefined {
	if (key === "Delete" || key === "Backspace") return NO_PIECE;
	const piece = pieceLettered(key);
	return piece === NO_PIECE ? undefined : piece;
}

/** `nameOf` says what stands on a square; `subscribe` calls when that may have changed. */
export function createPlaceMode(
	hand: PlaceHand,
	{ put, orientation }: Pick<Placing, "put" | "orientation">,
	nameOf: (square: Square) => string,
	subscribe: Said["subscribe"],
): Mode {
	return {
		hand,
		touch: "none",
		isMultiple: false,
		home: () => squareIn(56, orientation()),
		follow: (grid, view) =>
			createModeCells(grid, view, {
				cell: (square) => ({ name: nameOf(square), isSelected: hand.get().selected === square }),
				choose: hand.choose,
				type(square, key) {
					const piece = typedPiece(key);
					if (piece !== undefined) put(square, piece);
					return piece !== undefined;
				},
				subscribe,
			}),
	};
}
