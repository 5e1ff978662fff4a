// How numbers, lists and plurals are written in the language of the page. Anything else that a
// sentence needs is in that sentence.

/**
 * The language of the page, as BCP 47 writes it. Words of another take the place of the English
 * ones: see replaceWords.ts.
 */
export const language = { code: "en-GB" };

/** "1,234". */
export const numberText = (number: number): string =>
	new Intl.NumberFormat(language.code).format(number);

/** "a, b and c", or "a, b or c". */
export const listText = (
	items: readonly string[],
	type: "conjunction" | "disjunction" = "conjunction",
): string => new Intl.ListFormat(language.code, { type }).format(items);
