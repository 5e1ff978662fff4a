// Puts the words of another language in the place of the English ones, in the same objects: before anything is shown, so nothing that
// shows words asks for the language, and nobody who reads English loads more than English.

/** The words of a file of `en`, and what another language must have in their place: every one of them, taking the same facts. */
export type Words = { [name: string]: Words | string | ((...facts: never[]) => unknown) };

export function replaceWords<English extends Words>(english: English, words: English): void {
	for (const [name, word] of Object.entries(words)) {
		const before = english[name];
		if (typeof word === "object" && typeof before === "object") replaceWords(before, word);
		else (english as Words)[name] = word;
	}
}
