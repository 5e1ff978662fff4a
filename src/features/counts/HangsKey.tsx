// The key to what hangs, in the place of the four counts: that lens has none of their colours.

import { positionAt, sideToMove } from "../../chess/game.ts";
import { otherSide } from "../../chess/piece.ts";
import type { Plight } from "../../control/standing.ts";
import { legendWords } from "../../messages/en/legend.ts";
import { useApp } from "../../ui/hooks/useApp.ts";
import "../../ui/legend/legend.css";
import "./inPlace.css";

/** In two rows where there is room: what can be taken, and how else a piece stands. */
const ROWS: readonly (readonly Plight[])[] = [
	["hanging", "threatened"],
	["loose", "tied", "trapped"],
];

export function HangsKey() {
	const side = useApp(({ game, settledFrame }) => sideToMove(positionAt(game, settledFrame)));
	const { signs, threatenedBy } = legendWords;
	const inFull: Partial<Record<Plight, string>> = { threatened: threatenedBy(otherSide(side)) };
	return (
		<div className="hangs-key column joined small">
			{ROWS.map((row) => (
				<span className="beside apart nowrap" key={row[0]}>
					{row.map((plight) => (
						<span key={plight} data-sign={plight}>
							<span className="in-full">{inFull[plight] ?? signs[plight]}</span>
							<span className="in-short">{signs[plight]}</span>
						</span>
					))}
				</span>
			))}
		</div>
	);
}
