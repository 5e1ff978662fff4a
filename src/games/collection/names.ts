// Words that many games share, such as players' names: each once, games have its number.

export class Names {
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
