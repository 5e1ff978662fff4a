// The board of a question: squares and moves are chosen on it, and once it is answered it shows
// what was right.

import { useMemo } from "react";
import type { BoardSize } from "../../board/geometry.ts";
import type { Asking } from "./asking.ts";
import { PaintBoard } from "./PaintBoard.tsx";
import type { Painted } from "./paintSquares.ts";
import { askedBoard, markedBoard } from "./questionBoard.ts";

type Props = {
	readonly asking: Pick<Asking, "posed" | "chosen" | "marked" | "look"> & Partial<Asking>;
	readonly size: BoardSize;
	readonly leavesEnter?: boolean;
	/** Adds to the board of an answer; the same function as long as it adds the same. */
	readonly light?: (board: Painted) => Painted;
};

export function QuestionBoard({ asking, size, leavesEnter = false, light }: Props) {
	const { posed, chosen, marked, look, pressing } = asking;
	const from = pressing?.from;
	const painted = useMemo(() => {
		if (marked === undefined) return askedBoard(posed, chosen, from, look);
		const board = markedBoard(posed, marked, look);
		return light?.(board) ?? board;
	}, [posed, chosen, marked, look, from, light]);
	return (
		<PaintBoard
			size={size}
			painted={painted}
			{...(marked === undefined && pressing)}
			leavesEnter={leavesEnter}
			tellsClasses={marked !== undefined}
		/>
	);
}
