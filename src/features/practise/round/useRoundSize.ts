// How wide the board of a question is: as the analysis board, and on phones as wide as the screen,
// but for the ranks beside it, and no higher than leaves room for the question and how it is
// answered.

import type { BoardSize } from "../../../board/geometry.ts";
import { useSize } from "../../../board/useSize.ts";
import { boardWidth, isPhone, lettersSet } from "../../../ui/canvas/boardWidths.ts";
import { inWindow } from "../../../ui/canvas/useBoardSize.ts";

/** Pixels for the ranks and as much at the other side. */
const SIDES = 28;
/** For all above and below the board, and for four choices; what is read grows with letters. */
const FIXED = 220;
const WORDS = 60;
const CHOICES = 96;

export const useRoundSize = (hasChoices = false): BoardSize =>
	useSize(() =>
		Math.min(
			document.documentElement.clientWidth - SIDES,
			inWindow((width, height) =>
				isPhone(width, height)
					? Math.max(240, height - FIXED - WORDS * lettersSet() - (hasChoices ? CHOICES : 0))
					: boardWidth(width, height),
			),
		),
	);
