// Meters: whose the squares of one part of the board are, counted in each position (docs/insight.md, section 7).

import type { Frame } from "../chess/frame.ts";
import { BLACK, type Side, WHITE } from "../chess/piece.ts";
import type { Placements } from "../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { CLASSES, type Counts } from "../control/classes.ts";
import { controlAt, countsAt, type GameControl } from "../control/controlMap.ts";
import { CENTRE, isBesideKing, rankOf } from "./places.ts";

type MeterRule = {
	readonly title: string;
	/** Which squares they are, in a few words. Undefined where all are meant. */
	readonly squares: string | undefined;
	readonly has: (placements: Placements, frame: Frame, square: Square) => boolean;
};

const isWhitesHalf = (square: Square) => rankOf(square) < 4;

const kingsMeter = (side: Side, name: string): MeterRule => ({
	title: `By ${name}’s king`,
	squares: `beside ${name}’s king`,
	has: (placements, frame, square) => isBesideKing(placements, frame, side, square),
});

export const METERS = {
	all: { title: "All squares", squares: undefined, has: () => true },
	centre: {
		title: "Centre",
		squares: "d4, e4, d5 and e5",
		has: (_, __, square) => CENTRE.includes(square),
	},
	whitesHalf: {
		title: "White’s half",
		squares: "ranks 1 to 4",
		has: (_, __, square) => isWhitesHalf(square),
	},
	blacksHalf: {
		title: "Black’s half",
		squares: "ranks 5 to 8",
		has: (_, __, square) => !isWhitesHalf(square),
	},
	whitesKing: kingsMeter(WHITE, "White"),
	blacksKing: kingsMeter(BLACK, "Black"),
} as const satisfies Record<string, MeterRule>;

export type Meter = keyof typeof METERS;

export const isMeter = (name: string): name is Meter => Object.hasOwn(METERS, name);

/** How many of a meter's squares each class has. */
export function meterAt(
	meter: Meter,
	placements: Placements,
	control: GameControl,
	frame: Frame,
): Counts {
	if (meter === "all") return countsAt(control, frame);
	const counts = { light: 0, dark: 0, contested: 0, neutral: 0 };
	for (let index = 0; index < SQUARE_COUNT; index++) {
		const square = index as Square;
		if (METERS[meter].has(placements, frame, square)) {
			counts[CLASSES[controlAt(control, frame, square)].count]++;
		}
	}
	return counts;
}
