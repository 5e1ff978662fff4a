// Who plays in a collection, and who "me" may be: the name in most games, with its other spellings
// and accounts. Only what is safe is merged: what somebody else here may be called as well is not,
// and nobody plays against himself.

import type { Columns } from "../../columns.ts";
import { type Counted, mostFirst } from "./counted.ts";
import { couldBe, isFull, readName, type Spelt } from "./spelling.ts";

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

/** Whom these names have played. */
function opponentsOf({ values, count }: Columns, group: ReadonlySet<number>): Set<number> {
	const found = new Set<number>();
	const { white, black } = values;
	for (let game = 0; game < count; game++) {
		if (group.has(white[game] ?? 0)) found.add(black[game] ?? 0);
		if (group.has(black[game] ?? 0)) found.add(white[game] ?? 0);
	}
	return found;
}

/** Could somebody else, by a full name of his own, be called as one of these is? */
const isAmbiguous = (group: readonly Spelt[], all: readonly Spelt[]): boolean =>
	group.some(
		(short) =>
			!isFull(short) &&
			all.some(
				(other) =>
					isFull(other) &&
					couldBe(other, short) &&
					!group.some((member) => isFull(member) && couldBe(member, other)),
			),
	);

function groupOf(columns: Columns, first: number, all: readonly Spelt[]): number[] {
	const group = new Set([first]);
	for (let before = 0; before < group.size; ) {
		before = group.size;
		const played = opponentsOf(columns, group);
		const own = [...group].map((number) => all[number] as Spelt);
		for (const spelt of all) {
			if (group.has(spelt.number) || played.has(spelt.number)) continue;
			if (!own.some((member) => couldBe(member, spelt))) continue;
			if (isAmbiguous([...own, spelt], all)) continue;
			group.add(spelt.number);
			// The next may have played against this one.
			break;
		}
	}
	return [...group];
}

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
	const groups = names.player
		.numbersOf(people.slice(0, TRIED).map(({ name }) => name))
		.map((number) => groupOf(columns, number, all))
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
