// The board at the end of a round: how often each square was missed, of how often it was asked.

import { useMemo } from "react";
import { WHITE } from "../../../chess/piece.ts";
import { sumWords } from "../../../messages/en/screens/practiseChoice.ts";
import { MIDDLE } from "../../../questions/regions.ts";
import { PaintBoard } from "../../../ui/paint/PaintBoard.tsx";
import type { Painted } from "../../../ui/paint/paintSquares.ts";
import type { Missed } from "../record.ts";
import { useRoundSize } from "../round/useRoundSize.ts";

const words = sumWords;

/** A board without pieces, on which nothing can be pressed. */
export function MissedBoard({ missed }: { readonly missed: readonly Missed[] }) {
	const size = useRoundSize();
	const painted = useMemo<Painted>(() => {
		const shown = missed.filter((one) => one.missed > 0);
		const middle = new Set(MIDDLE);
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
	}, [missed]);
	return (
		<PaintBoard
			size={size}
			painted={painted}
			pressed={new Set()}
			press={() => {}}
			canPress={() => false}
		/>
	);
}
