// The control of one square along a line: its class in every place, and the changes.

import type { Frame } from "../../chess/frame.ts";
import type { Square } from "../../chess/square.ts";
import type { Control } from "../../control/classes.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";

/** A place of a line at which the class is another than in the place before. */
export type Turn = { readonly place: number; readonly before: Control; readonly after: Control };

export const classesAlong = (
	control: GameControl,
	frames: readonly Frame[],
	square: Square,
): Control[] => frames.map((frame) => controlAt(control, frame, square));

export const turnsIn = (classes: readonly Control[]): Turn[] =>
	classes.flatMap((after, place) => {
		const before = classes[place - 1];
		return before === undefined || before === after ? [] : [{ place, before, after }];
	});
