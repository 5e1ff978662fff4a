// The tactics of a line by their names, in the order of telling (docs/insight.md, section 9).

import type { Placements } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { type Course, courseOf } from "./course.ts";
import type { Found } from "./found.ts";
import { attraction, backRank, deflection, guardTaken, inBetween, overloaded } from "./guards.ts";
import {
	clearance,
	discovered,
	discoveredCheck,
	doubleCheck,
	interference,
	xRay,
} from "./lines.ts";
import { fork, hanging, pin, promotion, skewer, trapped } from "./strikes.ts";
import { TACTIC_KINDS, type Tactic, type TacticKind } from "./tactic.ts";

type Find = (course: Course, at: number) => Found | undefined;

const FINDERS: Readonly<Record<TacticKind, Find>> = {
	backRank,
	doubleCheck,
	discoveredCheck,
	interference,
	xRay,
	inBetween,
	attraction,
	deflection,
	overloaded,
	guardTaken,
	clearance,
	skewer,
	pin,
	fork,
	discovered,
	trapped,
	promotion,
	hanging,
};

function tacticOf(course: Course, kind: TacticKind): Tactic | undefined {
	for (let at = 0; at < course.steps.length; at += 2) {
		const found = FINDERS[kind](course, at);
		if (found === undefined || at >= course.played) continue;
		const isPromised = found.fruit >= course.played;
		const gain = course.mates ? 0 : course.gain;
		return { guard: undefined, via: undefined, ...found, kind, at, gain, isPromised };
	}
	return undefined;
}

/**
 * The tactics of the side that moves first in a line, from one frame of its placements on; each
 * kind once, where it comes first. `before` is the move before the line. Nothing is found where the
 * line wins nothing.
 */
export function findTactics(
	placements: Placements,
	frame: number,
	moves: readonly PlayedMove[],
	before?: PlayedMove,
): Tactic[] {
	const course = courseOf(placements, frame, moves, before);
	if (course === undefined || (course.gain < 1 && !course.mates)) return [];
	return TACTIC_KINDS.flatMap((kind) => tacticOf(course, kind) ?? []);
}
