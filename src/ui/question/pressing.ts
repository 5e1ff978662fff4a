// Choices by presses on the board of a question: a press chooses a square or lets it go; of a move
// first the piece, then where it goes, or both by a drag.

import { useRef, useState } from "react";
import type { Pressing as BoardPressing } from "../../board/hand/press.ts";
import type { Square } from "../../chess/square.ts";
import { type Choice, fromOf, inOrder, moveChoice, toOf } from "../../training/choices.ts";
import type { Posed } from "../../training/pose.ts";
import { type Impossible, impossible } from "./impossible.ts";

/** What a board of a question takes: what is pressed, and what a press, or a drag, does. */
export type Pressing = Pick<
	BoardPressing,
	"pressed" | "press" | "refuse" | "draw" | "isDragged"
> & {
	/** Where the move that is being chosen begins. */
	readonly from: Square | undefined;
	readonly canPress: (square: Square) => boolean;
	/** Why what was tried last cannot be played. */
	readonly refused: Impossible | undefined;
};

type Chosen = {
	readonly chosen: readonly Choice[];
	readonly choose: (chosen: readonly Choice[]) => void;
	/** May several moves be chosen? One that is chosen again is let go. */
	readonly hasSeveral?: boolean;
};

export function usePressing(
	posed: Posed,
	{ chosen, choose, hasSeveral = false }: Chosen,
): Pressing {
	const { choosing, pressable, moves } = posed;
	const [{ from, refused }, set] = useState<Partial<Pick<Pressing, "from" | "refused">>>({});
	const setFrom = (square: Square | undefined) => set({ from: square });
	const starts = (square: Square) => [...moves.keys()].some((move) => fromOf(move) === square);
	const isEnd = (square: Square) => from !== undefined && moves.has(moveChoice(from, square));
	// A drag presses several squares before the next render.
	const latest = useRef(chosen);
	latest.current = chosen;
	const without = (one: Choice) => latest.current.filter((other) => other !== one);
	if (choosing !== "move") {
		const isOne = posed.question.region.three !== undefined;
		return {
			from: undefined,
			pressed: new Set(choosing === "squares" ? (chosen as readonly Square[]) : []),
			canPress: (square) => choosing === "squares" && pressable.includes(square),
			press: (square, isPressed) => {
				// One of three takes the place of another.
				const others = isOne ? [] : latest.current;
				latest.current = isPressed ? inOrder([...others, square]) : without(square);
				choose(latest.current);
			},
			isDragged: choosing === "squares" && !isOne,
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
		pressed: new Set(
			from === undefined ? chosen.flatMap((one) => [fromOf(one), toOf(one)]) : [from],
		),
		isDragged: false,
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
