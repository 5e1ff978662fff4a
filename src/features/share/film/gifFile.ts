// A GIF as bytes, by the letter of GIF89a: a head with the colours of all frames, then each frame with its place, its time and its pixels
// packed by LZW (appendix F: words that came before are named by codes, which grow from 9 to 12 bits until the table is full).

/** A rectangle of numbers of colours, to be seen for a while over what is there. */
export type GifFrame = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly numbers: Uint8Array;
	readonly milliseconds: number;
	/** Which number leaves what is there. Undefined where all of them are colours. */
	readonly unchanged?: number;
};

const COLOURS = 256;
const CLEAR = COLOURS;
const END = CLEAR + 1;
const FIRST_BITS = 9;
/** Codes have 12 bits at most. */
const CODES = 1 << 12;
/** Words are kept by hash, half of the places empty. Fibonacci's multiplier spreads them. */
const HASH_BITS = 13;
const SPREAD = 0x9e3779b1;
/** Bytes of packed pixels come in blocks, each behind its length. */
const BLOCK = 255;

export class GifFile {
	#bytes = new Uint8Array(1 << 16);
	#length = 0;

	/** Colours are red, green and blue by their number, at most 256. The film begins again for ever. */
	constructor(width: number, height: number, palette: readonly (readonly number[])[]) {
		this.#write(...new TextEncoder().encode("GIF89a"));
		this.#writeShorts(width, height);
		// 0xf7: 256 colours follow, of eight bits a part.
		this.#write(0xf7, 0, 0);
		for (let number = 0; number < COLOURS; number++) {
			const [red = 0, green = 0, blue = 0] = palette[number] ?? [];
			this.#write(red, green, blue);
		}
		this.#write(0x21, 0xff, 11, ...new TextEncoder().encode("NETSCAPE2.0"), 3, 1, 0, 0, 0);
	}

	add({ left, top, width, height, numbers, milliseconds, unchanged }: GifFrame): void {
		// Bits 2 to 4: the frame stays where it is. Bit 0: one number is no colour.
		this.#write(0x21, 0xf9, 4, unchanged === undefined ? 4 : 5);
		this.#writeShorts(Math.round(milliseconds / 10));
		this.#write(unchanged ?? 0, 0, 0x2c);
		this.#writeShorts(left, top, width, height);
		this.#write(0, FIRST_BITS - 1);
		this.#writePacked(numbers);
	}

	finish(): Uint8Array<ArrayBuffer> {
		this.#write(0x3b);
		return this.#bytes.slice(0, this.#length);
	}

	#write(...bytes: number[]): void {
		this.#makeRoom(bytes.length);
		this.#bytes.set(bytes, this.#length);
		this.#length += bytes.length;
	}

	#writeShorts(...shorts: number[]): void {
		for (const short of shorts) this.#write(short & 255, short >> 8);
	}

	#makeRoom(count: number): void {
		if (this.#length + count <= this.#bytes.length) return;
		const larger = new Uint8Array(2 * this.#bytes.length + count);
		larger.set(this.#bytes);
		this.#bytes = larger;
	}

	#writePacked(numbers: Uint8Array): void {
		const packed = packWords(numbers);
		for (let at = 0; at < packed.length; at += BLOCK) {
			const block = packed.subarray(at, at + BLOCK);
			this.#makeRoom(block.length + 1);
			this.#bytes[this.#length] = block.length;
			this.#bytes.set(block, this.#length + 1);
			this.#length += block.length + 1;
		}
		this.#write(0);
	}
}

const keys = new Int32Array(1 << HASH_BITS);
const codes = new Uint16Array(1 << HASH_BITS);

/** Where a word is kept, or is to be. No key is 0, which is an empty place. */
function placeOf(key: number): number {
	let place = Math.imul(key, SPREAD) >>> (32 - HASH_BITS);
	while (keys[place] !== 0 && keys[place] !== key) place = (place + 1) & (keys.length - 1);
	return place;
}

/** The bytes of all codes: the lowest bits of the first come first. */
function packWords(numbers: Uint8Array): Uint8Array {
	// A code for each number at worst, of 12 bits, and one more for each table.
	const bytes = new Uint8Array(Math.ceil(numbers.length * 1.51) + 16);
	let [length, held, bits, size, next] = [0, 0, 0, FIRST_BITS, END + 1];
	const emit = (code: number) => {
		held |= code << bits;
		for (bits += size; bits >= 8; bits -= 8, held >>>= 8) bytes[length++] = held & 255;
	};
	keys.fill(0);
	emit(CLEAR);
	let word = numbers[0] ?? 0;
	for (let at = 1; at < numbers.length; at++) {
		const colour = numbers[at] ?? 0;
		const key = ((word << 8) | colour) + 1;
		const place = placeOf(key);
		if (keys[place] === key) {
			word = codes[place] ?? 0;
			continue;
		}
		emit(word);
		word = colour;
		if (next === CODES) {
			emit(CLEAR);
			keys.fill(0);
			[size, next] = [FIRST_BITS, END + 1];
			continue;
		}
		if (next === 1 << size) size++;
		keys[place] = key;
		codes[place] = next++;
	}
	emit(word);
	// Whoever reads it has a word more by now.
	if (next === 1 << size && next < CODES) size++;
	emit(END);
	if (bits > 0) bytes[length++] = held & 255;
	return bytes.subarray(0, length);
}
