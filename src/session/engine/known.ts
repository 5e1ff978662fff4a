// Findings of the engine about a position, and whether they are enough.

import { openRules } from "../../chess/rules.ts";
import type { Evaluation } from "../../engine/evaluation.ts";

/** An evaluation, and how many positions the engine was given for it. */
export type Known = Evaluation & { readonly nodes: number };

/** Is so much known of a position? Of some there are fewer moves than lines are asked for. */
export function isEnough(
	fen: string,
	{ nodes, lines }: Known,
	least: number,
	count: number,
): boolean {
	if (lines.length === 0) return true;
	if (nodes < least) return false;
	return lines.length >= count || lines.length >= openRules(fen).legalWays().length;
}

/** With what was found of a position, unless more was known; the latest stands last. */
export function withFound(
	known: ReadonlyMap<string, Known>,
	key: string,
	found: Known,
): ReadonlyMap<string, Known> {
	if ((known.get(key)?.nodes ?? 0) > found.nodes) return known;
	const next = new Map(known);
	next.delete(key);
	return next.set(key, found);
}
