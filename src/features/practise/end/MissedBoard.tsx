// The board at the end of a round: how often each square was missed, of how often it was asked; the
// last position, where none was.

import { useMemo } from "react";
import { FIRST_FRAME } from "../../../chess/frame.ts";
import { WHITE } from "../../../chess/piece.ts";
import { readPieces } from "../../../chess/placement.ts";
import { sumWords } from "../../../messages/en/screens/practiseChoice.ts";
import type { Posed } from "../../../training/pose.ts";
import { MIDDLE, squaresIn } from "../../../training/question.ts";
import { PaintBoard } from "../../../ui/question/PaintBoard.tsx";
import type { Painted } from "../../../ui/question/paintSquares.ts";
import { bottomOf } from "../../../ui/question/questionBoard.ts";
import type { Missed } from "../record.ts";
import { useRoundSize } from "../round/useRoundSize.ts";

const words = sumWords;

type Props = {
	readonly missed: readonly Missed[];
	readonly last: Posed | undefined;
};

/** Nothing can be pressed on it. */
export function MissedBoard({ missed, last }: Props) {
	const size = useRoundSize();
	const painted = useMemo<Painted>(() => {
		const shown = missed.filter((one) => one.missed > 0);
		if (shown.length === 0 && last !== undefined) {
			const pieces = readPieces(last.placements, FIRST_FRAME);
			return { pieces, orientation: bottomOf(last.origin) };
		}
		const middle = new Set(squaresIn(MIDDLE));
		const shares = shown.map((one) => {
			const share = { text: words.share(one.missed, one.of), part: one.missed / one.of };
			return [one.square, share] as const;
		});
		return {
			pieces: [],
			orientation: WHITE,
			shares: new Map(shares),
			...(shown.every(({ square }) => middle.has(square)) && { region: middle }),
		};
	}, [missed, last]);
	return <PaintBoard size={size} painted={painted} />;
}
