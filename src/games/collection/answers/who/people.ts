// Who plays in a collection, and who "me" may be: the name in most games, with its other spellings
// and accounts.

import type { Columns } from "../../columns.ts";
import { type Counted, mostFirst } from "./counted.ts";
import { joiningIn } from "./joining.ts";
import { readName } from "./spelling.ts";

export type People = {
	/** Names of the person in most games. Empty where several are in as many. */
	readonly guess: readonly string[];
	readonly people: readonly Counted[];
	/** Of how many games these are: while files are read there are more by the time of the answer. */
	readonly games: number;
};

const MAX_PEOPLE = 2000;

/** Names that may be the one in most games once spellings are merged. */
const TRIED = 4;

export function peopleIn(columns: Columns): People {
	const { values, names, count } = columns;
	const counts = new Uint32Array(names.player.words.length);
	for (let game = 0; game < count; game++) {
		const [white, black] = [values.white[game] ?? 0, values.black[game] ?? 0];
		counts[white] = (counts[white] ?? 0) + 1;
		if (black !== white) counts[black] = (counts[black] ?? 0) + 1;
	}
	const people = mostFirst(counts, (number) => names.player.wordOf(number));
	const all = names.player.words.map((word, number) =>
		readName(counts[number] === 0 ? "" : word, number),
	);
	const joinedWith = joiningIn(columns, all);
	const groups = names.player
		.numbersOf(people.slice(0, TRIED).map(({ name }) => name))
		.map(joinedWith)
		.map((group) => ({ group, games: group.reduce((sum, one) => sum + (counts[one] ?? 0), 0) }))
		.sort((a, b) => b.games - a.games);
	const [most] = groups;
	const isSole =
		most !== undefined &&
		groups.every(({ group, games }) => games < most.games || most.group.includes(group[0] ?? -1));
	const guess = isSole
		? most.group
				.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
				.map((number) => names.player.wordOf(number))
		: [];
	return { guess, people: people.slice(0, MAX_PEOPLE), games: count };
}
