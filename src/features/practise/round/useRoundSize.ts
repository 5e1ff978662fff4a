// How wide the board of a question is: as the analysis board, and on phones as wide as the screen,
// but for the ranks beside it, and no higher than leaves room for the question.

import type { BoardSize } from "../../../board/geometry.ts";
import { useSize } from "../../../board/useSize.ts";
import { boardWidth, isPhone } from "../../../ui/canvas/boardWidths.ts";
import { inWindow } from "../../../ui/canvas/useBoardSize.ts";

/** Pixels for the ranks, for all above and below the board at least, and for four choices. */
const RANKS = 14;
const WORDS = 280;
const CHOICES = 96;

export const useRoundSize = (hasChoices = false): BoardSize =>
	useSize(() =>
		Math.min(
			document.documentElement.clientWidth - RANKS,
			inWindow((width, height) =>
				isPhone(width, height)
					? Math.max(240, height - WORDS - (hasChoices ? CHOICES : 0))
					: boardWidth(width, height),
			),
		),
	);
