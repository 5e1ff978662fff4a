// A language for development, `?lang=qps`: every letter of every message has an accent, so what has
// none stands outside this room.

import { language } from "./format.ts";
import type { Words } from "./replaceWords.ts";

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
	[..."aàbƀcçdđeéfƒgĝhĥiïjĵkķlļmḿnñoôpþqǫrŕsštţuûvṽwŵxẋyýzž"].flatMap((letter, at, all) =>
		at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [],
	),
);

const accent = (text: string): string =>
	text.replace(/[a-z]/gi, (letter) => {
		const accented = ACCENTED[letter.toLowerCase()] ?? letter;
		return letter < "a" ? accented.toUpperCase() : accented;
	});

/** Accents a message: a text, or texts with links between them. */
function accentAll(said: unknown): unknown {
	if (typeof said === "string") return accent(said);
	return Array.isArray(said) ? said.map(accentAll) : said;
}

/** Accents the words that a message passes to a function, as it passes those of a link. */
const accentingIn = (fact: unknown): unknown =>
	typeof fact === "function" ? (text: string) => fact(accent(text)) : fact;

function accentWords(words: Words): void {
	for (const [name, word] of Object.entries(words)) {
		if (typeof word === "object") accentWords(word);
		else if (typeof word === "string") words[name] = accent(word);
		else
			words[name] = (...facts: never[]) => accentAll(word(...(facts.map(accentingIn) as never[])));
	}
}

export function speakPseudo(): void {
	language.code = "en-x-pseudo";
	const files = import.meta.glob<Record<string, Words>>("./en/**/*.ts", { eager: true });
	for (const file of Object.values(files)) {
		// Beside its words a file may hold what builds them.
		for (const words of Object.values(file)) if (typeof words === "object") accentWords(words);
	}
}
