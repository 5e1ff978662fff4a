// Changes of squares by a move.

import type { Frame } from "../chess/frame.ts";
import { countsAt, type GameControl } from "./controlMap.ts";

/** By how much the squares of each side change. */
export type Effect = { readonly white: number; readonly black: number };

export function effectOf(map: GameControl, before: Frame, after: Frame): Effect {
	const [then, now] = [countsAt(map, before), countsAt(map, after)];
	return { white: now.light - then.light, black: now.dark - then.dark };
}

/** "+6", "−2", "0". */
export const signed = (by: number) => `${by > 0 ? "+" : by < 0 ? "−" : ""}${Math.abs(by)}`;
