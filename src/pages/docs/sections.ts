// The index of the documentation's sections.

import MiniSearch from "minisearch";

export type Section = {
	readonly page: string;
	readonly heading: string;
	/** Page and anchor, from the folder of the documentation. */
	readonly at: string;
	readonly text: string;
};

const BUILT = /^(?:architecture|decisions|specification|benchmarks)[./]/;

/** So many letters are looked for in a few milliseconds, whatever they are. */
export const MOST_LETTERS = 100;

const wordsOf: (text: string) => string[] = MiniSearch.getDefault("tokenize");

export function indexOf(sections: readonly Section[]): MiniSearch<Section> {
	const index = new MiniSearch<Section>({
		idField: "at",
		fields: ["heading", "page", "text"],
		storeFields: ["heading", "page", "text"],
		// Pages for users come before those on how the product is built.
		searchOptions: {
			boostDocument: (at) => (BUILT.test(String(at)) ? 0.2 : 1),
			boost: { heading: 4, page: 2 },
			// Most words of all sections begin with one of a few letters.
			prefix: (word) => word.length > 1,
			fuzzy: 0.15,
			combineWith: "AND",
			// The same word again finds the same sections.
			tokenize: (text) => [...new Set(wordsOf(text))],
		},
	});
	index.addAll(sections);
	return index;
}
