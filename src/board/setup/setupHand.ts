// What a visitor's hand does while a position is set up, without a screen. Its rules:
//
//  1. With a piece chosen, a press puts it on the square, and on all that the pointer goes over
//  until it is let go of. Where it stands
//     already, it is taken away instead.
//  2. With nothing chosen to be put, or by the right button, what stands there is taken away.
//  3. With the hand, a press picks up what stands there, and it follows the pointer: let go over a
//  square, it stands there; beside the
//     board, it is gone.
//  4. A press that does not move leaves the piece selected; the next one carries it to its square,
//  and on its own puts it down.
//  5. A piece of the tray is dragged like one of the board; let go beside the board, nothing has
//  happened.
//  6. A stroke over several squares is one gesture, and taken back as one.

import { NO_PIECE, type Piece } from "../../chess/piece.ts";
import type { Tool } from "../../chess/setup.ts";
import type { Square } from "../../chess/square.ts";
import { createStore } from "../../runtime/createStore.ts";

export type SetupHandState = {
	readonly selected: Square | undefined;
	/** What follows the pointer, from a square or from the tray. */
	readonly carried: { readonly piece: Piece; readonly from: Square | undefined } | undefined;
	/** The square that it is over. */
	readonly over: Square | undefined;
};

const EMPTY: SetupHandState = { selected: undefined, carried: undefined, over: undefined };

type Effects = {
	readonly tool: () => Tool;
	readonly pieceOn: (square: Square) => Piece;
	readonly put: (square: Square, piece: Piece, gesture?: unknown) => void;
	readonly carry: (from: Square, to: Square) => void;
};

export type SetupHand = ReturnType<typeof createSetupHand>;

export function createSetupHand({ tool, pieceOn, put, carry }: Effects) {
	const store = createStore(EMPTY);
	const { get, set } = store;
	/** What a stroke puts on the squares that it goes over. */
	let stroke: { readonly piece: Piece } | undefined;
	/** The piece under a press that has not moved yet. */
	let pressed: { readonly piece: Piece; readonly from: Square | undefined } | undefined;

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

	function cancel(): void {
		stroke = undefined;
		pressed = undefined;
		set(EMPTY);
	}

	return {
		...store,
		/** A pointer goes down on a square. */
		press(square: Square, isRight: boolean): void {
			const chosen = isRight ? NO_PIECE : tool();
			if (chosen === "hand") {
				pressed = { piece: pieceOn(square), from: square };
				return;
			}
			stroke = { piece: chosen === NO_PIECE ? NO_PIECE : putAgain(square, chosen) };
			put(square, stroke.piece, stroke);
		},
		/** A pointer goes down on a piece of the tray. */
		take(piece: Piece): void {
			pressed = { piece, from: undefined };
		},
		/**
		 * The pointer is over a square, or beside the board, and has moved so far that it is no
		 * press.
		 */
		drag(over: Square | undefined): void {
			if (stroke !== undefined && over !== undefined) put(over, stroke.piece, stroke);
			if (pressed === undefined || pressed.piece === NO_PIECE) return;
			set({ carried: pressed, over, selected: undefined });
		},
		/** The pointer is let go of. */
		release(over: Square | undefined): void {
			const { carried } = get();
			const { from } = pressed ?? {};
			const isPress = carried === undefined && from !== undefined && from === over;
			stroke = undefined;
			pressed = undefined;
			set({ carried: undefined, over: undefined });
			if (isPress) select(from);
			if (carried === undefined) return;
			if (over === undefined) {
				if (carried.from !== undefined) put(carried.from, NO_PIECE);
			} else if (carried.from === undefined) put(over, carried.piece);
			else carry(carried.from, over);
		},
		/** A square is chosen by keyboard or by a screen reader. */
		choose(square: Square): void {
			const chosen = tool();
			if (chosen === "hand") select(square);
			else put(square, putAgain(square, chosen));
		},
		/** Puts down what is held. Returns whether anything was. */
		cancel(): boolean {
			const { selected, carried } = get();
			cancel();
			return selected !== undefined || carried !== undefined;
		},
	};
}
