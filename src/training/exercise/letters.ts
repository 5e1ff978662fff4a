// Letters of codes: five bits each, in an alphabet without look-alikes (that of Douglas Crockford),
// and two that check all others.
//
// The checks are sums over GF(32): one of the letters, one of the letters times powers of a
// generator. A single letter that is changed changes both, and so do two that are exchanged. What a
// code belongs to, its name and its exercise, goes into both sums.

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS = 5;

/** Letters that somebody may read for others. */
const ALIASES: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** The number of a letter; undefined where it is none of the alphabet. */
export function letterValue(letter: string): number | undefined {
	const upper = letter.toUpperCase();
	const value = ALPHABET.indexOf(ALIASES[upper] ?? upper);
	return letter === "" || value < 0 ? undefined : value;
}

/** Capitals as codes have them, and no digit: many words have other letters. */
export const isPrinted = (text: string): boolean =>
	/^[A-Z]+$/.test(text) && [...text].every((letter) => ALPHABET.includes(letter));

export const letterOf = (value: number): string => ALPHABET.charAt(value);

/** How many letters so many bits take. */
export const lettersFor = (bits: number): number => Math.ceil(bits / BITS);

export function toValues(bits: readonly boolean[]): number[] {
	const values = new Array<number>(lettersFor(bits.length)).fill(0);
	bits.forEach((bit, at) => {
		const place = Math.floor(at / BITS);
		if (bit) values[place] = (values[place] ?? 0) | (1 << (BITS - 1 - (at % BITS)));
	});
	return values;
}

/** The bits of some letters; undefined where one is set behind the last. */
export function toBits(values: readonly number[], count: number): boolean[] | undefined {
	const all = values.flatMap((value) =>
		Array.from({ length: BITS }, (_, bit) => ((value >> (BITS - 1 - bit)) & 1) === 1),
	);
	return all.slice(count).includes(true) ? undefined : all.slice(0, count);
}

/** Times the generator: x to the fifth is x squared and one. */
const twice = (value: number) => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;

/** Ten bits that check letters. */
export function checkOf(values: readonly number[]): number {
	let sum = 0;
	let weighted = 0;
	for (const value of values) {
		sum ^= value;
		weighted = twice(weighted ^ value);
	}
	return (sum << BITS) | weighted;
}

export const CHECK_LETTERS = 2;

/** A number of 32 bits for a text (FNV-1a). */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(text)) {
		hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
	}
	return hash;
}

/** Ten bits of a name: two letters of one script never make the same sum, exchanged they do not. */
export function nameBits(name: string): number {
	let sum = 0;
	[...name].forEach((letter, at) => {
		sum += (letter.codePointAt(0) ?? 0) * (2 * at + 1);
	});
	return sum & 1023;
}
