// Openings and opponents, by how many of some games they are in.

import type { Columns } from "../../columns.ts";
import type { Filter } from "../../filter.ts";

/** Whose games answers are about, and which of them. Without names it is White's and Black's. */
export type Asked = { readonly me: readonly string[]; readonly filter: Filter };

export type Counted = { readonly name: string; readonly games: number };

/** Names that were counted by their numbers, most first. Those without a word are left out. */
export function mostFirst(counts: Uint32Array, wordOf: (number: number) => string): Counted[] {
	const found: Counted[] = [];
	counts.forEach((games, number) => {
		const name = games > 0 ? wordOf(number) : "";
		if (name !== "") found.push({ name, games });
	});
	return found.sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}

export function familiesIn({ values, names }: Columns, games: Uint32Array): Counted[] {
	const counts = new Uint32Array(names.family.words.length);
	for (const game of games) {
		const family = values.family[game] ?? 0;
		counts[family] = (counts[family] ?? 0) + 1;
	}
	return mostFirst(counts, (number) => names.family.wordOf(number));
}

/** Of a number of player names those of one person. */
export function marksOf({ names }: Columns, me: readonly string[]): Uint8Array {
	const marks = new Uint8Array(names.player.words.length);
	for (const number of names.player.numbersOf(me)) marks[number] = 1;
	return marks;
}

/** The other sides' names; with nobody named, both sides'. */
export function opponentsIn(
	columns: Columns,
	games: Uint32Array,
	me: readonly string[],
): Counted[] {
	const { values, names } = columns;
	const marks = marksOf(columns, me);
	const counts = new Uint32Array(marks.length);
	for (const game of games) {
		for (const name of [values.white[game] ?? 0, values.black[game] ?? 0]) {
			if (marks[name] === 0) counts[name] = (counts[name] ?? 0) + 1;
		}
	}
	return mostFirst(counts, (number) => names.player.wordOf(number));
}
