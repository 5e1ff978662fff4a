// Characters of comments that PGN has no way to write: braces, the start of a command, and line
// ends. Each is written as a letter that other programs show as something like it, with a mark
// behind it that has no width; the mark itself is written twice.
//
//     {   ( and a mark           }         ) and a mark
//     [%  [, a mark and %        line end  a blank and a mark

/** The word joiner: nobody types it, and nobody sees it. */
const MARK = "\u2060";

const MARKED: Readonly<Record<string, string>> = { "(": "{", ")": "}", "[": "[", " ": "\n" };

/** Half of a surrogate pair is no letter, and does not survive being written in UTF-8. */
const HALF = /\p{Surrogate}/gu;

export const encodeComment = (text: string): string =>
	text
		.replace(HALF, "\ufffd")
		.replaceAll(MARK, MARK + MARK)
		.replaceAll("{", `(${MARK}`)
		.replaceAll("}", `)${MARK}`)
		.replaceAll("[%", `[${MARK}%`)
		.replace(/\r\n?|\n/g, ` ${MARK}`);

const RUN = new RegExp(`([^${MARK}]?)(${MARK}+)`, "g");

/** Text of such a comment. A mark that others have written stays where it makes no sense to us. */
export function decodeComment(text: string): string {
	if (!text.includes(MARK)) return text;
	return text.replace(RUN, (whole, before: string, { length }: string) => {
		const half = MARK.repeat(length >> 1);
		if (length % 2 === 0) return before + half;
		const meant = MARKED[before];
		return meant === undefined ? whole : meant + half;
	});
}
