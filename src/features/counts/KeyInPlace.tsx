// The key to what hangs and to pins, in the place of the four counts: those lenses have none of
// their colours. Where no piece is pinned it says so.

import { useMemo, useSyncExternalStore } from "react";
import { positionAt, sideToMove } from "../../chess/game.ts";
import { otherSide } from "../../chess/piece.ts";
import type { Plight } from "../../control/standing.ts";
import { legendWords } from "../../messages/en/legend.ts";
import { pinWords } from "../../messages/en/panels/sideline.ts";
import { onBoard } from "../../session/state/appQueries.ts";
import { useApp, useSession } from "../../ui/hooks/useApp.ts";
import "../../ui/legend/legend.css";
import "./inPlace.css";

/** In two rows where there is room: what can be taken, and how else a piece stands. */
const ROWS: readonly (readonly Plight[])[] = [
	["hanging", "threatened"],
	["loose", "tied", "trapped"],
];

export function KeyInPlace() {
	const isOfPins = useApp(({ lens }) => lens === "pins");
	return (
		<div className="key-in-place column joined small">{isOfPins ? <PinsKey /> : <HangsKey />}</div>
	);
}

function HangsKey() {
	const side = useApp(({ game, settledFrame }) => sideToMove(positionAt(game, settledFrame)));
	const { signs, threatenedBy } = legendWords;
	const inFull: Partial<Record<Plight, string>> = { threatened: threatenedBy(otherSide(side)) };
	return ROWS.map((row) => (
		<span className="beside apart nowrap" key={row[0]}>
			{row.map((plight) => (
				<span key={plight} data-sign={plight}>
					<span className="in-full">{inFull[plight] ?? signs[plight]}</span>
					<span className="in-short">{signs[plight]}</span>
				</span>
			))}
		</span>
	));
}

function PinsKey() {
	const { board, core } = useSession();
	const { view } = board;
	const findPins = useSyncExternalStore(view.subscribe, () => view.get().findPins);
	const placements = useApp((state) => onBoard(state).game.placements);
	const frame = useApp((state) => onBoard(state).settledFrame);
	const pins = useMemo(
		() => findPins?.({ core, placements, frame }),
		[findPins, core, placements, frame],
	);
	const { signs } = legendWords;
	if (pins?.length === 0) return <span className="soft">{pinWords.none}</span>;
	return (
		<span className="beside apart">
			<span data-sign="class" data-tint="white">
				{signs.pinnedByWhite}
			</span>
			<span data-sign="class" data-tint="black">
				{signs.pinnedByBlack}
			</span>
		</span>
	);
}
