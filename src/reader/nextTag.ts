// Where a next game may begin, in bytes: at a tag behind an empty line, or at an Event tag at the
// start of any.

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const OPEN_SQUARE = 0x5b;
const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const CLOSE_SQUARE = 0x5d;

const EVENT = Uint8Array.from("Event ", (letter) => letter.charCodeAt(0));

const isLineEnd = (byte: number | undefined) => byte === LINE_FEED || byte === RETURN;

/**
 * The end of the tag that begins at an offset, or 0 if it is not written as most are, or not there
 * to its end.
 */
function tagEnd(bytes: Uint8Array, at: number): number {
	let quotes = 0;
	for (let end = at + 1; end < bytes.length; end++) {
		const byte = bytes[end];
		if (isLineEnd(byte) || byte === BACKSLASH) return 0;
		if (byte !== QUOTE) continue;
		quotes++;
		if (quotes === 2) return bytes[end + 1] === CLOSE_SQUARE ? end + 2 : 0;
	}
	return 0;
}

/** Does an empty line end before an offset? */
function isBehindEmptyLine(bytes: Uint8Array, at: number): boolean {
	if (!isLineEnd(bytes[at - 1])) return false;
	const isPair = bytes[at - 1] === LINE_FEED && bytes[at - 2] === RETURN;
	return isLineEnd(bytes[at - (isPair ? 3 : 2)]);
}

const isEvent = (bytes: Uint8Array, at: number) =>
	isLineEnd(bytes[at - 1]) && EVENT.every((byte, index) => bytes[at + 1 + index] === byte);

export type TagPlace = { readonly at: number; readonly end: number };

/**
 * Finds the last tag behind an empty line that is there to its end, with so many bytes behind it;
 * or nothing.
 */
export function lastTag(bytes: Uint8Array, behind: number): TagPlace | undefined {
	let at = bytes.lastIndexOf(OPEN_SQUARE);
	for (; at > 0; at = bytes.lastIndexOf(OPEN_SQUARE, at - 1)) {
		const end = isBehindEmptyLine(bytes, at) ? tagEnd(bytes, at) : 0;
		if (end > 0 && end + behind <= bytes.length) return { at, end };
	}
	return undefined;
}

/** Finds the next such tag at or behind an offset: where it begins and ends, or nothing. */
export function nextTag(bytes: Uint8Array, from: number): TagPlace | undefined {
	for (
		let at = bytes.indexOf(OPEN_SQUARE, from);
		at >= 0;
		at = bytes.indexOf(OPEN_SQUARE, at + 1)
	) {
		if (!isBehindEmptyLine(bytes, at) && !isEvent(bytes, at)) continue;
		const end = tagEnd(bytes, at);
		if (end > 0) return { at, end };
	}
	return undefined;
}
