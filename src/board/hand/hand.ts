// The visitor's hand, without a screen: what is picked up, and what becomes of it. Its rules:
//
//  1. Pressing a piece that can move picks it up: its square and its targets are shown.
//  2. It follows the pointer from when that has moved a little. Until then it is a click, whichever
//     square it ends on.
//  3. Let go over a target, it is played; over any other square it goes home, and that is an
//     invalid move.
//  4. Let go over its own square, it stays picked up, and is put down by the second click. Where
//     presses ask, the first click asks about the square as well.
//  5. Let go outside the board, it goes home, and nothing is said.
//  6. With a piece picked up, a click on a target plays it, on another piece of ours picks that up,
//     anywhere else puts down and asks about that square. Choosing a square by keyboard is such a
//     click.
//  7. Only the pointer that picked up counts until it lets go: other fingers are ignored.
//  8. Escape, the right button, a lost pointer, and any change of position, side at the bottom or
//     size put down.
//  9. A pawn on its last rank becomes a queen, or asks, by option. Picking up something else
//     answers: not at all.
// 10. A click with nothing picked up, on a square whose piece cannot move or that has none, asks
//     about that square.

import { kindOf, NO_PIECE, QUEEN, type Side } from "../../chess/piece.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import { type Point, squareAt } from "../geometry.ts";

export type Pointer = {
	readonly id: number;
	readonly isTouch: boolean;
	/** Is it the right button of a mouse? */
	readonly isRight?: boolean;
};

export type Held = {
	readonly pointer: Pointer;
	readonly start: Point;
	readonly at: Point;
	/** Has it moved enough to be no click? */
	readonly isLifted: boolean;
	/** Was it picked up before this press? */
	readonly again: boolean;
};

export type Hand = {
	/** The piece that is picked up, and where it may go. */
	readonly selected: Square | undefined;
	readonly moves: readonly PlayedMove[];
	readonly held: Held | undefined;
	/** A press that picked nothing up. */
	readonly pressed: { readonly pointer: Pointer; readonly square: Square } | undefined;
	/** A pawn's move that waits to know what the pawn becomes. */
	readonly asking: Ask | undefined;
};

/** State of the board alone. */
export type BoardState = {
	readonly hand: Hand;
	/** The square that the keyboard is on, while it is. */
	readonly focus: Square | undefined;
	/** The square that a mouse is over, while a piece is picked up. */
	readonly over: Square | undefined;
};

export type Ask = { readonly from: Square; readonly to: Square };

/** Effects beside the new hand. */
export type Act =
	| { readonly kind: "play"; readonly from: Square; readonly to: Square; readonly at?: Point }
	| { readonly kind: "refuse"; readonly from: Square; readonly to: Square; readonly at: Point }
	| { readonly kind: "return"; readonly from: Square; readonly at: Point }
	| { readonly kind: "explain"; readonly square: Square };

export type Outcome = { readonly hand: Hand; readonly act?: Act };

/** The legal moves of the piece on a square; none if it is not its turn. */
export type MovesFrom = (square: Square) => readonly PlayedMove[];

/** Shows the pieces while the hand asks: the pawn is on its target square already. */
export function showAsked(pieces: Uint8Array, { asking }: Hand): void {
	if (asking === undefined) return;
	pieces[asking.to] = pieces[asking.from] ?? NO_PIECE;
	pieces[asking.from] = NO_PIECE;
}

export const EMPTY_HAND: Hand = {
	selected: undefined,
	moves: [],
	held: undefined,
	pressed: undefined,
	asking: undefined,
};

/**
 * Does it leave a square to be explained: is it empty, or has it picked up what stands there, and
 * no more?
 */
export const leaves = ({ held, pressed, asking, selected }: Hand, square: Square): boolean =>
	(held ?? pressed ?? asking) === undefined && (selected === undefined || selected === square);

/** How far, in squares, a pointer may stray in a click. */
export const strayOf = ({ isTouch }: Pointer) => (isTouch ? 0.22 : 0.08);

const isTarget = ({ moves }: Hand, square: Square) => moves.some(({ to }) => to === square);

const pickUp = (square: Square, moves: readonly PlayedMove[]): Hand => ({
	...EMPTY_HAND,
	selected: square,
	moves,
});

/** A square that is pressed without a move, or a piece that is pressed again. */
const explained = (square: Square): Outcome => ({
	hand: EMPTY_HAND,
	act: { kind: "explain", square },
});

/** The move from the piece picked up, played at once or after asking. */
function playTo(hand: Hand, to: Square, asks: boolean, at?: Point): Outcome {
	const from = hand.selected;
	if (from === undefined) return { hand };
	const promotes = hand.moves.some((move) => move.to === to && move.flags.includes("promotion"));
	if (promotes && asks) return { hand: { ...EMPTY_HAND, asking: { from, to } } };
	return { hand: EMPTY_HAND, act: { kind: "play", from, to, ...(at && { at }) } };
}

export function press(
	hand: Hand,
	square: Square,
	at: Point,
	pointer: Pointer,
	movesFrom: MovesFrom,
): Hand {
	if (hand.held !== undefined) return hand;
	if (!isTarget(hand, square)) {
		const moves = movesFrom(square);
		if (moves.length > 0) {
			const again = hand.selected === square;
			return {
				...pickUp(square, moves),
				held: { pointer, start: at, at, isLifted: false, again },
			};
		}
	}
	return { ...hand, asking: undefined, pressed: { pointer, square } };
}

/** A piece once lifted stays so, also where it began. */
const isLifted = (held: Held, at: Point) =>
	held.isLifted || Math.hypot(at.x - held.start.x, at.y - held.start.y) > strayOf(held.pointer);

export function drag(hand: Hand, at: Point, id: number): Hand {
	const { held } = hand;
	if (held === undefined || held.pointer.id !== id) return hand;
	return { ...hand, held: { ...held, at, isLifted: isLifted(held, at) } };
}

/** Lets go over a square, or outside the board. */
export function release(
	hand: Hand,
	square: Square | undefined,
	at: Point,
	id: number,
	asks: boolean,
	asksByPress = false,
): Outcome {
	const { held, pressed, selected } = hand;
	if (held !== undefined && selected !== undefined) {
		if (held.pointer.id !== id) return { hand };
		const put = { ...hand, held: undefined };
		if (!isLifted(held, at)) {
			if (held.again) return explained(selected);
			return asksByPress ? { ...explained(selected), hand: put } : { hand: put };
		}
		if (square === selected) return { hand: put, act: { kind: "return", from: selected, at } };
		if (square === undefined)
			return { hand: EMPTY_HAND, act: { kind: "return", from: selected, at } };
		if (isTarget(hand, square)) return playTo(hand, square, asks, at);
		return { hand: EMPTY_HAND, act: { kind: "refuse", from: selected, to: square, at } };
	}
	if (pressed === undefined || pressed.pointer.id !== id) return { hand };
	if (pressed.square !== square) {
		return { hand: selected === undefined ? EMPTY_HAND : { ...hand, pressed: undefined } };
	}
	if (isTarget(hand, square)) return playTo(hand, square, asks);
	return explained(square);
}

/** A click without a pointer: from the keyboard, or from a screen reader. */
export function choose(hand: Hand, square: Square, movesFrom: MovesFrom, asks: boolean): Outcome {
	if (hand.held !== undefined) return { hand };
	if (isTarget(hand, square)) return playTo(hand, square, asks);
	const moves = square === hand.selected ? [] : movesFrom(square);
	if (moves.length > 0) return { hand: pickUp(square, moves) };
	return hand.asking === undefined ? explained(square) : { hand: EMPTY_HAND };
}

/**
 * The move that would be played now: to the target that the piece is held over, or that mouse or
 * keyboard point at.
 */
export function aimOf(
	{ hand, focus, over }: BoardState,
	orientation: Side,
): PlayedMove | undefined {
	const { held, moves } = hand;
	if (held !== undefined && !held.isLifted) return undefined;
	const at = held === undefined ? (over ?? focus) : squareAt(held.at, orientation);
	const isMeant = ({ to, promotion }: PlayedMove) =>
		to === at && (promotion === NO_PIECE || kindOf(promotion) === QUEEN);
	return moves.find(isMeant);
}

/** Puts down whatever is picked up; a piece in the air goes home. */
export function putDown({ held, selected }: Hand): Outcome {
	if (held?.isLifted && selected !== undefined) {
		return { hand: EMPTY_HAND, act: { kind: "return", from: selected, at: held.at } };
	}
	return { hand: EMPTY_HAND };
}
