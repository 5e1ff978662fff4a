// Sums up a round: which squares were missed, how much of each class was seen, and which classes
// were confused.

import type { Square } from "../../../chess/square.ts";
import { CLASSES, type SquareClass } from "../../../control/classes.ts";
import { controlAt } from "../../../control/controlMap.ts";
import type { Marked } from "../../../training/mark.ts";
import { frameOf, type Posed } from "../../../training/pose.ts";
import { ofClass } from "../../../training/question.ts";
import type { Round } from "../../../training/round.ts";
import type { Missed } from "../record.ts";

export type SeenClass = SquareClass["key"] | "hanging" | "turned" | "letGo";

export type Seen = {
	readonly seen: SeenClass;
	readonly found: number;
	readonly of: number;
	/** Marked, and not to be. */
	readonly tooMany: number;
};

/** Questions that were answered about what the map says of squares, each with its answer. */
const answered = ({ questions, results }: Round) =>
	results.flatMap((result, place) => {
		const posed = questions[place];
		const isOfMap = posed?.choosing === "squares" && posed.question.answer === "map";
		if (posed === undefined || !isOfMap || result.isSkipped) return [];
		const { right, tooMany, missed } = result.marked as Marked<Square>;
		return [{ posed, right, tooMany, missed }];
	});

export function missedInRound(round: Round): readonly Missed[] {
	const sums = new Map<Square, Missed>();
	const add = (square: Square, isMissed: boolean) => {
		const { of = 0, missed = 0 } = sums.get(square) ?? {};
		sums.set(square, { square, of: of + 1, missed: missed + Number(isMissed) });
	};
	for (const { right, tooMany, missed } of answered(round)) {
		for (const square of right) add(square, false);
		for (const square of [...tooMany, ...missed]) add(square, true);
	}
	return [...sums.values()];
}

/** The class that a question asks for. */
function classAsked({ question: { kind } }: Posed): SeenClass {
	const asked = ofClass(kind);
	if (asked !== undefined) return CLASSES[asked].key;
	return kind === "turned" || kind === "letGo" ? kind : "hanging";
}

const ORDER: readonly SeenClass[] = [
	"white",
	"black",
	"contested",
	"neutral",
	"hanging",
	"turned",
	"letGo",
];

export function seenIn(round: Round): readonly Seen[] {
	const all = answered(round);
	return ORDER.map((seen) => {
		const of = all.filter(({ posed }) => classAsked(posed) === seen);
		const sum = (count: (one: (typeof all)[number]) => number) =>
			of.reduce((total, one) => total + count(one), 0);
		return {
			seen,
			found: sum(({ right }) => right.length),
			of: sum(({ posed }) => posed.right.length),
			tooMany: sum(({ tooMany }) => tooMany.length),
		};
	}).filter(({ of }) => of > 0);
}

export type Confused = {
	readonly is: SeenClass;
	readonly taken: SeenClass;
	/** Where it happened most. */
	readonly square: Square;
};

/** How often something has to be taken for something else before the sum says so. */
const LEAST = 2;

/** The commonest confusion of two classes; undefined where none happened more than once. */
export function confusedIn(round: Round): Confused | undefined {
	const found = answered(round).flatMap(({ posed, tooMany }) => {
		if (ofClass(posed.question.kind) === undefined) return [];
		return tooMany.map((square) => ({
			is: CLASSES[controlAt(posed.control, frameOf(posed), square)].key,
			taken: classAsked(posed),
			square,
		}));
	});
	const most = mostOf(found, ({ is, taken }) => `${is} ${taken}`);
	if (most.length < LEAST) return undefined;
	return mostOf(most, ({ square }) => String(square))[0];
}

/** The items of the largest group; the first of groups that are as large. */
function mostOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
	const groups = new Map<string, readonly Item[]>();
	for (const item of items) {
		const key = keyOf(item);
		groups.set(key, [...(groups.get(key) ?? []), item]);
	}
	return [...groups.values()].reduce<readonly Item[]>(
		(most, group) => (group.length > most.length ? group : most),
		[],
	);
}
