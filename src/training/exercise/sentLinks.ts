// Links of answers in a line of a message, with whatever signs around them.

import { readAnswers, type Written } from "./code.ts";

/** A code, a link, or what looks like one. */
export type SentAnswers = {
	/** The part of the line that it stands in. */
	readonly text: string;
	/** With each name that may be before it, the longest first; of what fits that one alone. */
	readonly readings: readonly Written[];
	readonly isLink: boolean;
	readonly isNameless: boolean;
	/** How many letters a code has too many; below 0, too few. */
	readonly excess: number;
};

/** With its offsets in the line. */
export type Placed = Omit<SentAnswers, "text"> & { readonly start: number; readonly end: number };

/** Also as the source of a page has it, or within another link, as mail programs pack theirs. */
const SENT =
	/(?:[#&?](?:amp;)?a=|(%(?:23|26|3F)a%3D))([^\s&#"<>\u2039\u203a\u00ab\u00bb\u201c\u201d]*)/gi;

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Links of a line, and the line with blanks for them. */
export function linksIn(
	text: string,
	length: number,
): { readonly links: Placed[]; readonly rest: string } {
	const links: Placed[] = [];
	const rest = text.replace(/\S+/g, (word: string, offset: number) => {
		if (!/:\/\/|[#&?][axk]=/.test(word)) return word;
		for (const { 0: whole, 1: packed, 2: given = "", index } of word.matchAll(SENT)) {
			const start = offset + index;
			const sent = packed === undefined ? given : decoded(given);
			const [answers = ""] =
				/^[^~]*~[0-9a-z]+~[0-9a-z]{1,7}(?![0-9a-z])/i.exec(decoded(sent.replaceAll("+", " "))) ??
				[];
			const read = readAnswers(answers);
			links.push({
				start,
				end: start + whole.length,
				readings: read === undefined ? [] : [read],
				isLink: true,
				isNameless: false,
				excess: (read?.values.length ?? length) - length,
			});
		}
		return " ".repeat(word.length);
	});
	return { links, rest };
}
