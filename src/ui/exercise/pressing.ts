// Choices by presses on the board of a question: a press chooses a square or lets it go; of a move
// first the piece, then where it goes, or both by a drag.

import { useState } from "react";
import type { Square } from "../../chess/square.ts";
import { type Choice, fromOf, inOrder, moveChoice, toOf } from "../../training/choices.ts";
import type { Posed } from "../../training/pose.ts";
import { type Impossible, impossible } from "./impossible.ts";

export type Pressing = {
	/** Where the move that is being chosen begins. */
	readonly from: Square | undefined;
	readonly canPress: (square: Square) => boolean;
	readonly press: (square: Square, isPressed: boolean) => void;
	/** A press on a square that cannot be pressed. */
	readonly refuse: ((square: Square) => void) | undefined;
	/** Why what was tried last cannot be played. */
	readonly refused: Impossible | undefined;
	/** A drag, where a move is asked for. */
	readonly draw: ((from: Square, to: Square) => void) | undefined;
};

type Chosen = {
	readonly chosen: readonly Choice[];
	readonly choose: (chosen: readonly Choice[]) => void;
	/** May several moves be chosen? One that is chosen again is let go. */
	readonly hasSeveral?: boolean;
};

/** Squares that look pressed, for readers of the screen. */
export function pressedOf(
	{ choosing }: Posed,
	chosen: readonly Choice[],
	from: Square | undefined,
): ReadonlySet<Square> {
	if (choosing === "squares") return new Set(chosen as readonly Square[]);
	if (choosing === "class") return new Set();
	return new Set(from === undefined ? chosen.flatMap((one) => [fromOf(one), toOf(one)]) : [from]);
}

export function usePressing(
	posed: Posed,
	{ chosen, choose, hasSeveral = false }: Chosen,
): Pressing {
	const { choosing, pressable, moves } = posed;
	const [{ from, refused }, set] = useState<Partial<Pick<Pressing, "from" | "refused">>>({});
	const setFrom = (square: Square | undefined) => set({ from: square });
	const starts = (square: Square) => [...moves.keys()].some((move) => fromOf(move) === square);
	const isEnd = (square: Square) => from !== undefined && moves.has(moveChoice(from, square));
	const without = (one: Choice) => chosen.filter((other) => other !== one);
	if (choosing !== "move") {
		return {
			from: undefined,
			canPress: (square) => choosing === "squares" && pressable.includes(square),
			press: (square, isPressed) => {
				// One of three takes the place of another.
				const others = posed.question.region.three === undefined ? chosen : [];
				choose(isPressed ? inOrder([...others, square]) : without(square));
			},
			refuse: undefined,
			refused: undefined,
			draw: undefined,
		};
	}
	function draw(begin: Square, end: Square): void {
		const move = moveChoice(begin, end);
		if (!moves.has(move)) {
			set({ from, refused: impossible(posed, begin, end) });
			return;
		}
		setFrom(undefined);
		if (!hasSeveral) choose([move]);
		else choose(chosen.includes(move) ? without(move) : inOrder([...chosen, move]));
	}
	return {
		from,
		canPress: (square) => starts(square) || isEnd(square),
		press(square) {
			if (from === undefined || !isEnd(square)) {
				setFrom(square === from || !starts(square) ? undefined : square);
				return;
			}
			draw(from, square);
		},
		refuse: (square) => set({ from, refused: impossible(posed, from ?? square, square) }),
		refused,
		draw,
	};
}
