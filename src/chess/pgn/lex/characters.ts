// Letters by their codes: what counts as blank, and what ends a line.

export const LINE_FEED = 0x0a;
export const RETURN = 0x0d;

export const isLineEnd = (code: number): boolean => code === LINE_FEED || code === RETURN;

/** White space, as patterns have it for \s. */
export const isSpace = (code: number): boolean =>
	code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0xa0 && isWideSpace(code));

const isWideSpace = (code: number): boolean =>
	code === 0xa0 ||
	code === 0x1680 ||
	(code >= 0x2000 && code <= 0x200a) ||
	code === 0x2028 ||
	code === 0x2029 ||
	code === 0x202f ||
	code === 0x205f ||
	code === 0x3000 ||
	code === 0xfeff;

/** Characters without width may stand even in the middle of a word. */
const isWidthless = (code: number): boolean =>
	(code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff;

/**
 * White space, and what editors and disks put among the moves as if it were: NULs, and what has no
 * width.
 */
export const isBlank = (code: number): boolean => isSpace(code) || code === 0 || isWidthless(code);

const WIDTHLESS = /[\u200b-\u200d\u2060\ufeff]/g;

export function withoutWidthless(word: string): string {
	for (let at = 0; at < word.length; at++) {
		if (isWidthless(word.charCodeAt(at))) return word.replace(WIDTHLESS, "");
	}
	return word;
}

/** Where a line ends: at its line end, or with the text. */
export function lineEndFrom(text: string, at: number): number {
	let end = at;
	while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
	return end;
}
