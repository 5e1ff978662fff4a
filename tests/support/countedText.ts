// A text that counts how many of its letters are looked at: what reading costs, whatever else the
// machine does.

export type CountedText = { readonly text: string; looks(): number };

/** No word is cut out of a text in a longer piece. */
const LONGEST_WORD = 1000;

const WORK = { charCodeAt: 1, charAt: 1, startsWith: 8 } as const;

/** In the place of a string, as far as the lexer and what cuts texts into games use one. */
export function countedText(whole: string): CountedText {
	let looks = 0;
	const wrap = (text: string): string => {
		const counted = {
			length: text.length,
			charCodeAt(at: number) {
				looks += WORK.charCodeAt;
				return text.charCodeAt(at);
			},
			charAt(at: number) {
				looks += WORK.charAt;
				return text.charAt(at);
			},
			startsWith(part: string, at: number) {
				looks += WORK.startsWith;
				return text.startsWith(part, at);
			},
			indexOf(part: string, from: number) {
				const found = text.indexOf(part, from);
				looks += (found < 0 ? text.length : found) - from + 1;
				return found;
			},
			// The whole up to an end is a view of it; a word or a value is gone through by whoever asked
			// for it.
			slice(from: number, to: number) {
				if (from === 0 && to > LONGEST_WORD) return wrap(text.slice(from, to));
				const part = text.slice(from, to);
				looks += part.length;
				return part;
			},
		};
		return counted as unknown as string;
	};
	return { text: wrap(whole), looks: () => looks };
}
