// Bytes by what they mean among moves.

/** Part of a word. */
export const IN_WORD: u32 = 0;
export const SPACE: u32 = 1;
export const OPEN: u32 = 2;
export const CLOSE: u32 = 3;
export const OPEN_BRACE: u32 = 4;
export const OPEN_SQUARE: u32 = 5;
export const SEMICOLON: u32 = 6;
export const DOLLAR: u32 = 7;
/** Ends a word, and is none of ours: a stray bracket, a zero. */
export const STRAY: u32 = 8;
/** No ASCII. */
export const WIDE: u32 = 9;

const CLASSES: usize = memory.data(256, 16);

export function classOf(letter: u32): u32 {
	return u32(load<u8>(CLASSES + usize(letter)));
}

export function classAt(at: usize): u32 {
	return classOf(u32(load<u8>(at)));
}

/** Does a word end before this byte? */
export function endsWord(at: usize): bool {
	const kind = classAt(at);
	return kind !== IN_WORD && kind !== WIDE;
}

export function isLineEnd(letter: u32): bool {
	return letter === 0x0a || letter === 0x0d;
}

export function isDigit(letter: u32): bool {
	return letter - 0x30 < 10;
}

/** Letters and digits, and the underscore: what most tags' names are made of. */
export function isInName(letter: u32): bool {
	return (letter | 0x20) - 0x61 < 26 || isDigit(letter) || letter === 0x5f;
}

function setClass(letter: u32, kind: u32): void {
	store<u8>(CLASSES + usize(letter), u8(kind));
}

export function nameClasses(): void {
	for (let letter: u32 = 0x80; letter < 256; letter++) setClass(letter, WIDE);
	for (let letter: u32 = 0x09; letter <= 0x0d; letter++) setClass(letter, SPACE);
	setClass(0x20, SPACE);
	setClass(0x28, OPEN);
	setClass(0x29, CLOSE);
	setClass(0x7b, OPEN_BRACE);
	setClass(0x5b, OPEN_SQUARE);
	setClass(0x3b, SEMICOLON);
	setClass(0x24, DOLLAR);
	setClass(0, STRAY);
	setClass(0x3c, STRAY);
	setClass(0x5d, STRAY);
	setClass(0x7d, STRAY);
}
