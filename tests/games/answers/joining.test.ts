// Which spellings are one person's: as the rule says it, and in files of nothing else.

import { expect, test } from "vitest";
import { joiningIn } from "../../../src/games/collection/answers/who/joining.ts";
import {
	couldBe,
	isFull,
	readName,
	type Spelt,
} from "../../../src/games/collection/answers/who/spelling.ts";
import { Columns, type GameFacts } from "../../../src/games/collection/columns.ts";
import { chance } from "../../support/random.ts";

type Pair = readonly [white: number, black: number];

/** The rule as it stands, in cubic time: tries all spellings again after each that joins. */
function groupByRule(pairs: readonly Pair[], first: number, all: readonly Spelt[]): number[] {
	const isAmbiguous = (group: readonly Spelt[]) =>
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
	const group = new Set([first]);
	for (let before = 0; before < group.size; ) {
		before = group.size;
		const played = new Set(
			pairs.flatMap(([white, black]) => [
				...(group.has(white) ? [black] : []),
				...(group.has(black) ? [white] : []),
			]),
		);
		const own = [...group].map((number) => all[number] as Spelt);
		const next = all.find(
			(spelt) =>
				!group.has(spelt.number) &&
				!played.has(spelt.number) &&
				own.some((member) => couldBe(member, spelt)) &&
				!isAmbiguous([...own, spelt]),
		);
		if (next !== undefined) group.add(next.number);
	}
	return [...group];
}

function columnsOf(names: readonly string[], pairs: readonly Pair[]): Columns {
	const columns = new Columns();
	for (const name of names) columns.names.player.numberOf(name);
	for (const [white, black] of pairs) columns.add({ white, black } as GameFacts);
	return columns;
}

const WORDS = ["Anna", "Ana", "An", "Bo", "Bob", "Brandt", "Berg", "a", "b", "n", "Ánna", "GM"];
const ACCOUNTS = ["annabrandt", "abrandt", "AnnaB", "ánnab", "brandt_a", "bobberg", "berg", "99"];

function randomName(next: () => number): string {
	const pick = <One>(list: readonly One[]) => list[Math.floor(next() * list.length)] as One;
	if (next() < 0.25) return pick(ACCOUNTS) + pick(["", "", "1", "_"]);
	const words = Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(WORDS));
	const text = words.join(pick([" ", ". ", "-", "  "]));
	return next() < 0.4 ? `${pick(WORDS)}, ${text}` : text;
}

test("spellings of a name are merged as the rule says, on random names and games", () => {
	const seed = Number(process.env.SEED ?? 20261127);
	const next = chance(seed);
	let joined = 0;
	for (let round = 0; round < 800; round++) {
		const count = 3 + Math.floor(next() * 12);
		const names = [...new Set(Array.from({ length: count }, () => randomName(next)))];
		const at = () => Math.floor(next() * names.length);
		const pairs = Array.from({ length: Math.floor(next() * 6) }, (): Pair => [at(), at()]);
		const all = names.map(readName);
		const join = joiningIn(columnsOf(names, pairs), all);
		for (let first = 0; first < names.length; first++) {
			const expected = groupByRule(pairs, first, all);
			if (expected.length > 2) joined += 1;
			expect(join(first), `seed ${seed}, ${names.join("; ")}, ${pairs.join("; ")}`).toEqual(
				expected,
			);
		}
	}
	expect(joined).toBeGreaterThan(100);
});

/** Signs are no part of a name: each is another spelling of the same. */
const signs = (at: number) => `${".".repeat(at % 40)}${"!".repeat(at / 40)}`;

const spellings = (count: number) =>
	Array.from({ length: count }, (_, at) =>
		["Brandt, Nadja", "Nadja Brandt", "N. Brandt", "nadja_b", "Brandt Nadja"].map(
			(name) => name + signs(at),
		),
	).flat();

/** Full names and initials that are as alike as different people's can be. */
const likenesses = (count: number) =>
	Array.from({ length: count }, (_, at) => {
		const word = (at + 676)
			.toString(26)
			.replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
		return [`N${word} Brandt`, `N. Brandt${signs(at)}`, `n${word}brandt`, "Nadja Brandt"];
	}).flat();

test.each([
	["one name", spellings],
	["many names", likenesses],
])("in a file of %s each spelling of a name is read only a few times", (_, made) => {
	const readsOf = (count: number) => {
		const names = [...new Set(made(count))];
		const stranger = names.push("X") - 1;
		const pairs = names.map((_, number): Pair => [number, stranger]);
		let reads = 0;
		const all = names.map(readName).map(
			({ words, ...spelt }): Spelt => ({
				...spelt,
				get words() {
					reads += 1;
					return words;
				},
			}),
		);
		joiningIn(columnsOf(names, pairs), all)(0);
		return reads / names.length;
	};
	expect(readsOf(2000)).toBeLessThan(1.2 * readsOf(500));
});
