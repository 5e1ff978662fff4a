// Looks up the sentence of a fact in an object of sentences by code.

/** One sentence for each code of a fact. */
export type Sentences<Fact extends { readonly code: string }> = {
	readonly [Code in Fact["code"]]: (fact: Extract<Fact, { readonly code: Code }>) => string;
};

export const sentenceOf = <Fact extends { readonly code: string }>(
	sentences: Sentences<Fact>,
	fact: Fact,
): string => (sentences[fact.code as Fact["code"]] as (fact: Fact) => string)(fact);
