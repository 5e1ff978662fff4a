// What the timeline counts while a meter is chosen, and how that is said.

import { CLASS_LIST } from "../../control/classes.ts";
import { chessWords } from "../../messages/en/chess.ts";
import { METERS, type Meter, meterAt } from "../../review/meters.ts";
import type { Counting } from "./timelineView.ts";

const NOTHING = { light: 0, dark: 0, contested: 0, neutral: 0 };

/** "Centre: Neutral 1, Contested 0, White 2, Black 1". Undefined for all squares. */
export function countingOf(meter: Meter): Counting | undefined {
	if (meter === "all") return undefined;
	return {
		countsOf: ({ game, control }, frame) =>
			control === undefined ? NOTHING : meterAt(meter, game.placements, control, frame),
		say(counts) {
			const said = CLASS_LIST.map(({ key, count }) => chessWords.controlCount(key, counts[count]));
			return `${METERS[meter].title}: ${said.join(", ")}`;
		},
	};
}
