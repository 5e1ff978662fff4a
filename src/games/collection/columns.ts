// Facts of each game, in columns: numbers, and numbers that stand for names. For a million games
// they take eighty million bytes.

import { RECORD_BYTES } from "./answers/game/record.ts";

/** Words that many games share, such as players' names: each once, games have its number. */
class Names {
	readonly #numbers = new Map<string, number>();
	readonly #words: string[] = [];
	readonly #small: string[] = [];
	#ranks: Uint32Array | undefined;

	constructor(words: readonly string[] = []) {
		for (const word of words) this.numberOf(word);
	}

	/** The number of a word, a new one if need be. */
	numberOf(word: string): number {
		const known = this.#numbers.get(word);
		if (known !== undefined) return known;
		const number = this.#words.length;
		this.#numbers.set(word, number);
		this.#words.push(word);
		this.#small.push(word.toLowerCase());
		this.#ranks = undefined;
		return number;
	}

	/** The numbers of those of some words that are there. */
	numbersOf(words: readonly string[]): number[] {
		return words.flatMap((word) => this.#numbers.get(word) ?? []);
	}

	wordOf(number: number): string {
		return this.#words[number] ?? "";
	}

	get words(): readonly string[] {
		return this.#words;
	}

	/** For each number 1 if its word fits, in small letters. */
	marked(fits: (word: string) => boolean): Uint8Array {
		const marks = new Uint8Array(this.#small.length);
		for (let number = 0; number < marks.length; number++) {
			if (fits(this.#small[number] ?? "")) marks[number] = 1;
		}
		return marks;
	}

	/** For each number the rank of its word in alphabetical order. An empty word comes last. */
	get ranks(): Uint32Array {
		if (this.#ranks !== undefined) return this.#ranks;
		const small = this.#small;
		const order = small.map((_, number) => number);
		const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
		order.sort((one, other) => compare(small[one] || "\uffff", small[other] || "\uffff"));
		this.#ranks = new Uint32Array(order.length);
		for (const [rank, number] of order.entries()) this.#ranks[number] = rank;
		return this.#ranks;
	}
}

const NUMBERS = {
	/** Where its text begins among all texts, and how many bytes it has. */
	textAt: Float64Array,
	textLength: Uint32Array,
	/** Its first position among all of them, and how many it has. */
	positionAt: Uint32Array,
	positions: Uint16Array,
	/** Numbers of names. */
	white: Uint32Array,
	black: Uint32Array,
	event: Uint32Array,
	site: Uint32Array,
	eco: Uint32Array,
	opening: Uint32Array,
	/** 0 where nothing is known. */
	whiteElo: Uint16Array,
	blackElo: Uint16Array,
	/** A number such as 20240531. Unknown months and days are 0; an unknown date is 0. */
	day: Uint32Array,
	/** Its place among RESULT_NAMES. */
	result: Uint8Array,
	/** The most squares that were of another class after a move, and the ply of that move. */
	swing: Uint8Array,
	swingPly: Uint16Array,
	/** Hundredths of a contested square, in the middle of all its positions. */
	contested: Uint16Array,
	/** Pawns that hung, plus one. 0 is unknown: the game has no positions. */
	hung: Uint8Array,
	/** The opening's family, by its positions. 0 is none, or unknown as above. */
	family: Uint32Array,
	/** A hash of its moves (sameGames.ts); 0 is unknown as above. */
	moves: Uint32Array,
} as const;

export type Column = keyof typeof NUMBERS;

export const COLUMNS = Object.keys(NUMBERS) as Column[];

type Values = {
	[Name in Column]: InstanceType<(typeof NUMBERS)[Name]>;
};

/** Which names there are, and the columns that have numbers of them. */
const NAMES = { player: 1, event: 1, site: 1, eco: 1, opening: 1, family: 1 } as const;
export type NameKind = keyof typeof NAMES;
export const NAME_KINDS = Object.keys(NAMES) as NameKind[];

/** Families are without a name at 0. */
const NO_NAMES = { player: [], event: [], site: [], eco: [], opening: [], family: [""] };

/** Names that were saved. */
export const namesFrom = (
	saved: Readonly<Record<NameKind, readonly string[]>>,
): Record<NameKind, Names> =>
	Object.fromEntries(NAME_KINDS.map((kind) => [kind, new Names(saved[kind])])) as Record<
		NameKind,
		Names
	>;

export type GameFacts = Readonly<Record<Column, number>>;

export class Columns {
	count = 0;
	values: Values;
	/** Records for the answers (answers/game/record.ts). Zeros for games without positions. */
	records: Uint8Array;
	names: Record<NameKind, Names>;

	constructor(capacity = 1024) {
		this.values = Object.fromEntries(
			COLUMNS.map((name) => [name, new NUMBERS[name](capacity)]),
		) as unknown as Values;
		this.records = new Uint8Array(capacity * RECORD_BYTES);
		this.names = namesFrom(NO_NAMES);
	}

	add(facts: GameFacts, record?: Uint8Array): void {
		if (this.count === this.values.textAt.length) this.#grow();
		for (const name of COLUMNS) this.values[name][this.count] = facts[name];
		const at = this.count * RECORD_BYTES;
		this.records.fill(0, at, at + RECORD_BYTES);
		if (record !== undefined) this.records.set(record, at);
		this.count++;
	}

	at(name: Column, game: number): number {
		return this.values[name][game] ?? 0;
	}

	#grow(): void {
		const larger = new Columns(this.count * 2);
		for (const name of COLUMNS) larger.values[name].set(this.values[name]);
		larger.records.set(this.records);
		this.values = larger.values;
		this.records = larger.records;
	}
}
