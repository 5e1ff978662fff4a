// The names of a class, as they are pasted once: a name a line, or all in one line with commas
// between; and which of them have not answered.

import { cleanName } from "./code.ts";

/** More is no class. */
export const MAX_CLASS = 500;

/** Names are the same in capitals or not, and however their letters are put together. */
const keyOf = (name: string): string => cleanName(name).normalize("NFKC").toLowerCase();

/** Each once, in their order. Numbers and dashes before names are those of a list. */
export function namesIn(pasted: string): string[] {
	const lines = pasted.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== "");
	const parts = lines.length > 1 ? lines : (lines[0] ?? "").split(/[,;\t]/);
	const names = new Map<string, string>();
	for (const part of parts) {
		const name = cleanName(part.replace(/^\s*(?:\d{1,3}[.)]|[-*\u2022])\s+/, ""));
		const key = keyOf(name);
		if (name !== "" && !names.has(key)) names.set(key, name);
	}
	return [...names.values()].slice(0, MAX_CLASS);
}

/** Who of a class has not answered, and who has answered that is not of it. */
export function compareClass(names: readonly string[], answered: readonly string[]) {
	const [there, listed] = [new Set(answered.map(keyOf)), new Set(names.map(keyOf))];
	const strangers = new Map(answered.map((name) => [keyOf(name), name]));
	return {
		missing: names.filter((name) => !there.has(keyOf(name))),
		strangers: [...strangers].flatMap(([key, name]) => (listed.has(key) ? [] : [name])),
	};
}
