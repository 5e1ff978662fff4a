// How the timeline is set: how fast a game plays, and which squares are counted.

import type { Counts } from "../../../control/classes.ts";
import type { Meter } from "../../../review/meters.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";

export const meterWords = {
	speed: "Speed",
	/** "0.5×". */
	times: (speed: number) => `${numberText(speed)}×`,
	meter: "Squares counted",
	/** Over the timeline, while it counts some squares alone. */
	counted: (meter: Meter) => meterWords.meters[meter].hint,
	meters: {
		all: { title: "All squares", hint: "" },
		centre: { title: "Centre", hint: "The centre alone: d4, e4, d5, e5" },
		whitesHalf: { title: "White’s half", hint: "White’s half alone: ranks 1 to 4" },
		blacksHalf: { title: "Black’s half", hint: "Black’s half alone: ranks 5 to 8" },
		whitesKing: { title: "By White’s king", hint: "The squares beside White’s king alone" },
		blacksKing: { title: "By Black’s king", hint: "The squares beside Black’s king alone" },
	} satisfies Record<Meter, { title: string; hint: string }>,
	/** "Centre: Neutral 1, Contested 0, White 2, Black 1". */
	meterCounts: (meter: Meter, { neutral, contested, light, dark }: Counts) =>
		`${meterWords.meters[meter].title}: ${[
			chessWords.controlCount("neutral", neutral),
			chessWords.controlCount("contested", contested),
			chessWords.controlCount("white", light),
			chessWords.controlCount("black", dark),
		].join(", ")}`,
};
