// Which spellings are one person's. Only what is safe is joined: a spelling that somebody else here
// may have as well is not, and nobody plays against himself.
//
// The lowest number of all that may join does so, until none may. A group has one full name at
// most, in whatever order its words stand: a spelling joins if it is short for that full name and
// for no other. So what a spelling is short for is looked up, and names that could not be one
// person's are not compared: the time grows with their number.

import type { Columns } from "../../columns.ts";
import { accountsOf, couldBe, isFull, type Spelt } from "./spelling.ts";

/** The words of a full name, in any order. */
const keyOf = ({ words }: Spelt) => words.toSorted().join(" ");

/** A name and what is short for it have words with the same first letters. */
const lettersOf = ({ words }: Spelt) =>
	words
		.map((word) => word.charAt(0))
		.sort()
		.join("");

/** The one full name that a spelling is short for; none; or several. */
type Meant = string | undefined | typeof SEVERAL;
const SEVERAL = Symbol("several");

const both = (one: Meant, key: string): Meant => (one === undefined || one === key ? key : SEVERAL);

class Lists extends Map<string, number[]> {
	add(key: string, number: number): void {
		const list = this.get(key);
		if (list === undefined) this.set(key, [number]);
		else list.push(number);
	}
}

/** Spellings by what others are looked up by. */
function indexOf(all: readonly Spelt[]) {
	const lists = {
		/** Full names. */
		byKey: new Lists(),
		fullByLetters: new Lists(),
		/** Several words, some of them initials. */
		shortByLetters: new Lists(),
		/** One word. */
		byWord: new Lists(),
		byAccount: new Lists(),
	};
	for (const spelt of all) {
		const { number, words, account } = spelt;
		if (isFull(spelt)) {
			lists.byKey.add(keyOf(spelt), number);
			lists.fullByLetters.add(lettersOf(spelt), number);
		} else if (words.length > 1) lists.shortByLetters.add(lettersOf(spelt), number);
		else if (words.length === 1) lists.byWord.add(words[0] ?? "", number);
		if (account !== "") lists.byAccount.add(account, number);
	}
	return lists;
}

type Index = ReturnType<typeof indexOf>;

/** Tells what a spelling is short for. */
function meaningIn(all: readonly Spelt[], { fullByLetters, byKey, byAccount }: Index) {
	const accounts = new Map<string, Meant>();
	for (const [key, numbers] of byKey) {
		for (const number of numbers) {
			for (const account of accountsOf(all[number] as Spelt)) {
				if (byAccount.has(account)) accounts.set(account, both(accounts.get(account), key));
			}
		}
	}
	const shapes = new Map<string, Meant>();
	function ofInitials(spelt: Spelt): Meant {
		let meant: Meant;
		for (const number of fullByLetters.get(lettersOf(spelt)) ?? []) {
			const full = all[number] as Spelt;
			if (couldBe(full, spelt)) meant = both(meant, keyOf(full));
			if (meant === SEVERAL) break;
		}
		return meant;
	}
	return (spelt: Spelt): Meant => {
		if (isFull(spelt)) return keyOf(spelt);
		if (spelt.words.length === 1) return accounts.get(spelt.account);
		const shape = keyOf(spelt);
		if (!shapes.has(shape)) shapes.set(shape, ofInitials(spelt));
		return shapes.get(shape);
	};
}

/** Numbers, the lowest of which comes first. */
class Waiting {
	readonly #heap: number[] = [];

	add(number: number): void {
		const heap = this.#heap;
		let at = heap.length;
		heap.push(number);
		while (at > 0) {
			const above = (at - 1) >> 1;
			if ((heap[above] as number) <= number) break;
			heap[at] = heap[above] as number;
			heap[above] = number;
			at = above;
		}
	}

	take(): number | undefined {
		const heap = this.#heap;
		const [first] = heap;
		const last = heap.pop();
		if (heap.length === 0 || last === undefined) return first;
		let at = 0;
		for (;;) {
			const [left, right] = [2 * at + 1, 2 * at + 2];
			const below = (heap[right] ?? Infinity) < (heap[left] ?? Infinity) ? right : left;
			if ((heap[below] ?? Infinity) >= last) break;
			heap[at] = heap[below] as number;
			at = below;
		}
		heap[at] = last;
		return first;
	}
}

/** For each name the names that it has played, as lists in two arrays. */
function opponentsIn({ values, count, names }: Columns) {
	const latest = new Int32Array(names.player.words.length).fill(-1);
	const before = new Int32Array(2 * count);
	for (let game = 0; game < count; game++) {
		for (const [at, name] of [values.white[game] ?? 0, values.black[game] ?? 0].entries()) {
			before[2 * game + at] = latest[name] ?? -1;
			latest[name] = 2 * game + at;
		}
	}
	return function* (name: number) {
		for (let at = latest[name] ?? -1; at >= 0; at = before[at] ?? -1) {
			const others = at % 2 === 0 ? values.black : values.white;
			yield others[at >> 1] ?? 0;
		}
	};
}

/** Finds the numbers of all spellings of the person with a number, that one first. */
export function joiningIn(columns: Columns, all: readonly Spelt[]): (first: number) => number[] {
	const index = indexOf(all);
	const meant = meaningIn(all, index);
	const opponentsOf = opponentsIn(columns);
	return (first) => {
		const key = meant(all[first] as Spelt);
		if (key === SEVERAL) return [first];
		const group = new Set<number>();
		const played = new Set<number>();
		const offered = new Set<unknown>();
		const waiting = new Waiting();
		/** Adds spellings that could be the person of a member; each list once. */
		function offer(numbers: readonly number[] | undefined): void {
			if (offered.has(numbers)) return;
			offered.add(numbers);
			for (const number of numbers ?? []) waiting.add(number);
		}
		/** Which initials fit a full name depends on the surname alone. */
		function offerInitials(full: Spelt): void {
			const surname = full.words.at(-1);
			if (offered.has(surname)) return;
			offered.add(surname);
			const shorts = index.shortByLetters.get(lettersOf(full));
			offer(shorts?.filter((short) => couldBe(full, all[short] as Spelt)));
		}
		function join(number: number): void {
			group.add(number);
			for (const other of opponentsOf(number)) played.add(other);
			const spelt = all[number] as Spelt;
			const [word = ""] = spelt.words;
			if (spelt.words.length === 1) offer(index.byWord.get(word));
			if (!isFull(spelt)) return;
			offer(index.byKey.get(keyOf(spelt)));
			offerInitials(spelt);
			for (const account of accountsOf(spelt)) offer(index.byAccount.get(account));
		}
		join(first);
		if (key !== undefined && !isFull(all[first] as Spelt)) {
			// Before its full name is there, nothing else may join.
			const full = index.byKey
				.get(key)
				?.find((one) => !played.has(one) && couldBe(all[one] as Spelt, all[first] as Spelt));
			if (full === undefined) return [first];
			join(full);
		}
		for (let next = waiting.take(); next !== undefined; next = waiting.take()) {
			if (group.has(next) || played.has(next)) continue;
			const its = meant(all[next] as Spelt);
			if (its === undefined || its === key) join(next);
		}
		return [...group];
	};
}
