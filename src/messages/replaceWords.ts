// Replaces the English words by those of another language, in the same objects and before anything
// is shown: no component asks for the language, and who reads English loads nothing else.

/** The words of a file of `en`: texts, and sentences as functions of facts. */
export type Words = { [name: string]: Words | string | ((...facts: never[]) => unknown) };

/**
 * Type of a translation: it has every one of the English words, taking the same facts, and may say
 * anything in their place.
 */
export type Translation<English> = English extends string
	? string
	: English extends (...facts: infer Facts) => string
		? (...facts: Facts) => string
		: English extends (...facts: never[]) => unknown
			? English
			: { readonly [Name in keyof English]: Translation<English[Name]> };

export function replaceWords<English extends Words>(
	english: English,
	words: Translation<English>,
): void {
	for (const [name, word] of Object.entries(words as Words)) {
		const before = english[name];
		if (typeof word === "object" && typeof before === "object") replaceWords<Words>(before, word);
		else (english as Words)[name] = word;
	}
}
