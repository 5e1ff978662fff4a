// The counts of the timeline while a meter is chosen, and their words.

import { meterWords } from "../../messages/en/panels/meters.ts";
import { type Meter, meterAt } from "../../review/meters.ts";
import type { Counting } from "./timelineView.ts";

const NO_COUNTS = { light: 0, dark: 0, contested: 0, neutral: 0 };

/** "Centre: Neutral 1, Contested 0, White 2, Black 1". Undefined for all squares. */
export function countingOf(meter: Meter): Counting | undefined {
	if (meter === "all") return undefined;
	return {
		countsOf: ({ game, control }, frame) =>
			control === undefined ? NO_COUNTS : meterAt(meter, game.placements, control, frame),
		say: (counts) => meterWords.meterCounts(meter, counts),
	};
}
