// The board of a question: what is marked has the colour that is asked for, and once it is answered
// the map is seen within the region, with the signs of what was right, too many and missed.

import { useMemo } from "react";
import { useSize } from "../../board/useBoardSize.ts";
import type { Square } from "../../chess/square.ts";
import { PaintBoard } from "../../ui/paint/PaintBoard.tsx";
import { type Look, paintedOf } from "./painted.ts";

/** Pixels: as wide as a phone has room for, and no wider than leaves room for words beside it. */
const MAX_BOARD_PX = 448;
const MARGINS_PX = 32;

const widthOfScreen = () =>
	Math.min(MAX_BOARD_PX, document.documentElement.clientWidth - MARGINS_PX);

type Props = Look & {
	readonly among: ReadonlySet<Square>;
	readonly mark: (square: Square, isMarked: boolean) => void;
	/** Does a drag mark all that it goes over? */
	readonly isDragged?: boolean;
};

export function PosedBoard({ posed, marked, graded, among, mark, isDragged = true }: Props) {
	const size = useSize(widthOfScreen);
	const painted = useMemo(() => paintedOf({ posed, marked, graded }), [posed, marked, graded]);
	return (
		<PaintBoard
			size={size}
			painted={painted}
			pressed={marked}
			press={mark}
			canPress={(square) => graded === undefined && among.has(square)}
			isDragged={isDragged}
			tellsClasses={graded !== undefined}
		/>
	);
}
