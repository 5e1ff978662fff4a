// The tactics of a line by their names, in the order of telling (docs/insight.md, section 9).

import type { Placements } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { type Course, courseOf, gainAfter } from "./course.ts";
import type { FoundTactic } from "./found.ts";
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
import type { Tactic, TacticKind } from "./tactic.ts";

type Find = (course: Course, at: number) => FoundTactic | undefined;

/** In the order of telling. */
const FINDERS: readonly (readonly [TacticKind, Find])[] = [
	["backRank", backRank],
	["discovered", doubleCheck],
	["discovered", discoveredCheck],
	["interference", interference],
	["xRay", xRay],
	["inBetween", inBetween],
	["attraction", attraction],
	["deflection", deflection],
	["overloaded", overloaded],
	["guardTaken", guardTaken],
	["clearance", clearance],
	["skewer", skewer],
	["pin", pin],
	["fork", fork],
	["discovered", discovered],
	["trapped", trapped],
	["promotion", promotion],
	["hanging", hanging],
];

/** Where one comes first in the line. */
function firstOf(course: Course, kind: TacticKind, find: Find): Tactic | undefined {
	for (let at = 0; at < course.played; at += 2) {
		const found = find(course, at);
		if (found === undefined) continue;
		const isPromised = found.fruit >= course.played;
		const gain = course.mates ? 0 : gainAfter(course, found.fruit);
		const none = { guard: undefined, via: undefined, check: undefined };
		return { ...none, ...found, kind, at, gain, isPromised };
	}
	return undefined;
}

/** A line from one frame of some placements on, and what came before it. */
export type TacticLine = {
	readonly placements: Placements;
	readonly frame: number;
	readonly moves: readonly PlayedMove[];
	readonly before: PlayedMove | undefined;
	/** Pawns that its side has gained before, in an exchange that goes on. */
	readonly start: number;
};

/** The tactics of the side that moves first in a line, each kind where it comes first. */
export function findTactics({ placements, frame, moves, before, start }: TacticLine): Tactic[] {
	const course = courseOf(placements, frame, moves, before, start);
	if (course === undefined) return [];
	const found = FINDERS.flatMap(([kind, find]) => firstOf(course, kind, find) ?? []);
	return found.filter(({ kind }, index) => found.findIndex((one) => one.kind === kind) === index);
}
