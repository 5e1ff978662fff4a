// Meters: counts of the squares of one region of the board by who controls them
// (docs/insight.md, section 7).

import type { Frame } from "../chess/frame.ts";
import { BLACK, type Side, WHITE } from "../chess/piece.ts";
import type { Placements } from "../chess/placement.ts";
import { rankOf, SQUARE_COUNT, type Square } from "../chess/square.ts";
import { CLASSES, type Counts } from "../control/classes.ts";
import { controlAt, countsAt, type GameControl } from "../control/controlMap.ts";
import { CENTRE, isBesideKing } from "./places.ts";

/** Does a region have a square in a position? */
type Region = (placements: Placements, frame: Frame, square: Square) => boolean;

const isWhitesHalf = (square: Square) => rankOf(square) < 4;

const besideKing =
	(side: Side): Region =>
	(placements, frame, square) =>
		isBesideKing(placements, frame, side, square);

const REGIONS = {
	centre: (_, __, square) => CENTRE.includes(square),
	whitesHalf: (_, __, square) => isWhitesHalf(square),
	blacksHalf: (_, __, square) => !isWhitesHalf(square),
	whitesKing: besideKing(WHITE),
	blacksKing: besideKing(BLACK),
} as const satisfies Record<string, Region>;

/** The whole board, or a region of it. */
export type Meter = "all" | keyof typeof REGIONS;

/** In the order in which they are offered. */
export const METER_LIST = ["all", ...Object.keys(REGIONS)] as readonly Meter[];

export const isMeter = (name: string): name is Meter => METER_LIST.some((meter) => meter === name);

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
		if (REGIONS[meter](placements, frame, square)) {
			counts[CLASSES[controlAt(control, frame, square)].count]++;
		}
	}
	return counts;
}
