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

/** A longer tag is not written as most are. */
const LONGEST_TAG = 2 ** 12;

/**
 * The end of the tag that begins at an offset, 0 if it is not written as most are, undefined if it
 * is not there to its end.
 */
function tagEnd(bytes: Uint8Array, at: number): number | undefined {
	let quotes = 0;
	for (let end = at + 1; end < at + LONGEST_TAG; end++) {
		if (end + 1 >= bytes.length) return undefined;
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

/** Does an Event tag begin there? It may where the bytes end before its name does. */
const mayBeEvent = (bytes: Uint8Array, at: number) =>
	isLineEnd(bytes[at - 1]) &&
	EVENT.every((byte, index) => byte === (bytes[at + 1 + index] ?? byte));

type TagPlace = { readonly at: number; readonly end: number };

/**
 * Finds the last tag behind an empty line that is there to its end, with so many bytes behind it;
 * or nothing.
 */
export function lastTag(bytes: Uint8Array, behind: number): TagPlace | undefined {
	let at = bytes.lastIndexOf(OPEN_SQUARE);
	for (; at > 0; at = bytes.lastIndexOf(OPEN_SQUARE, at - 1)) {
		const end = isBehindEmptyLine(bytes, at) ? tagEnd(bytes, at) : undefined;
		if (end && end + behind <= bytes.length) return { at, end };
	}
	return undefined;
}

/**
 * Finds the next such tag at or behind an offset: where it begins and ends. Without an end, there
 * is none up to `at`, where more bytes may show one.
 */
export function nextTag(
	bytes: Uint8Array,
	from: number,
): { readonly at: number; readonly end: number | undefined } {
	for (
		let at = bytes.indexOf(OPEN_SQUARE, from);
		at >= 0;
		at = bytes.indexOf(OPEN_SQUARE, at + 1)
	) {
		if (!isBehindEmptyLine(bytes, at) && !mayBeEvent(bytes, at)) continue;
		const end = tagEnd(bytes, at);
		if (end !== 0) return { at, end };
	}
	return { at: Math.max(from, bytes.length), end: undefined };
}
