// Turns pictures into a GIF. The board keeps its exact colours; the edges of letters and pieces get
// the nearest colour of the palette. Of each picture only the rectangle that has changed is
// written.

// Writes the bytes of a GIF (GIF89a): a header with the palette of all frames, then each frame with
// its rectangle, its time and its pixels, compressed by LZW (appendix F: repeated words become
// codes, which grow from 9 to 12 bits until the table is full).

/** A rectangle of palette numbers, painted over the frames before it. */
export type GifFrame = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly numbers: Uint8Array;
	readonly milliseconds: number;
	/** The number that leaves a pixel as it is. Undefined where every number is a colour. */
	readonly unchanged?: number;
};

const PALETTE_SIZE = 256;
const CLEAR = PALETTE_SIZE;
const END = CLEAR + 1;
const FIRST_BITS = 9;
/** Codes have at most 12 bits. */
const MAX_CODES = 1 << 12;
/** LZW dictionary: open addressing, load factor ½, Fibonacci hashing. */
const HASH_BITS = 13;
const FIBONACCI = 0x9e3779b1;
/** Compressed bytes come in blocks, each after its length. */
const BLOCK_BYTES = 255;

export class GifFile {
	#bytes = new Uint8Array(1 << 16);
	#length = 0;

	/**
	 * `palette` has at most 256 colours, each as red, green and blue. The film repeats for ever.
	 */
	constructor(width: number, height: number, palette: readonly (readonly number[])[]) {
		this.#write(...new TextEncoder().encode("GIF89a"));
		this.#writeShorts(width, height);
		// 0xf7: 256 colours follow, of eight bits a channel.
		this.#write(0xf7, 0, 0);
		for (let number = 0; number < PALETTE_SIZE; number++) {
			const [red = 0, green = 0, blue = 0] = palette[number] ?? [];
			this.#write(red, green, blue);
		}
		this.#write(0x21, 0xff, 11, ...new TextEncoder().encode("NETSCAPE2.0"), 3, 1, 0, 0, 0);
	}

	add({ left, top, width, height, numbers, milliseconds, unchanged }: GifFrame): void {
		// Bits 2 to 4: the frame stays under the next one. Bit 0: one number is no colour.
		this.#write(0x21, 0xf9, 4, unchanged === undefined ? 4 : 5);
		this.#writeShorts(Math.round(milliseconds / 10));
		this.#write(unchanged ?? 0, 0, 0x2c);
		this.#writeShorts(left, top, width, height);
		this.#write(0, FIRST_BITS - 1);
		this.#writeCompressed(numbers);
	}

	finish(): Uint8Array<ArrayBuffer> {
		this.#write(0x3b);
		return this.#bytes.slice(0, this.#length);
	}

	#write(...bytes: number[]): void {
		this.#reserve(bytes.length);
		this.#bytes.set(bytes, this.#length);
		this.#length += bytes.length;
	}

	#writeShorts(...shorts: number[]): void {
		for (const short of shorts) this.#write(short & 255, short >> 8);
	}

	#reserve(count: number): void {
		if (this.#length + count <= this.#bytes.length) return;
		const larger = new Uint8Array(2 * this.#bytes.length + count);
		larger.set(this.#bytes);
		this.#bytes = larger;
	}

	#writeCompressed(numbers: Uint8Array): void {
		const compressed = compress(numbers);
		for (let at = 0; at < compressed.length; at += BLOCK_BYTES) {
			const block = compressed.subarray(at, at + BLOCK_BYTES);
			this.#reserve(block.length + 1);
			this.#bytes[this.#length] = block.length;
			this.#bytes.set(block, this.#length + 1);
			this.#length += block.length + 1;
		}
		this.#write(0);
	}
}

const keys = new Int32Array(1 << HASH_BITS);
const codes = new Uint16Array(1 << HASH_BITS);

/**
 * The slot of a word in the dictionary, or the empty one where it is to go. No key is 0: that is an
 * empty slot.
 */
function slotOf(key: number): number {
	let slot = Math.imul(key, FIBONACCI) >>> (32 - HASH_BITS);
	while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (keys.length - 1);
	return slot;
}

/** Compresses palette numbers. The first code lies in the lowest bits. */
function compress(numbers: Uint8Array): Uint8Array {
	// At worst one code of 12 bits for each number, and one more for each table.
	const bytes = new Uint8Array(Math.ceil(numbers.length * 1.51) + 16);
	let [length, pending, bits, size, next] = [0, 0, 0, FIRST_BITS, END + 1];
	const emit = (code: number) => {
		pending |= code << bits;
		for (bits += size; bits >= 8; bits -= 8, pending >>>= 8) bytes[length++] = pending & 255;
	};
	keys.fill(0);
	emit(CLEAR);
	let word = numbers[0] ?? 0;
	for (let at = 1; at < numbers.length; at++) {
		const colour = numbers[at] ?? 0;
		const key = ((word << 8) | colour) + 1;
		const slot = slotOf(key);
		if (keys[slot] === key) {
			word = codes[slot] ?? 0;
			continue;
		}
		emit(word);
		word = colour;
		if (next === MAX_CODES) {
			emit(CLEAR);
			keys.fill(0);
			[size, next] = [FIRST_BITS, END + 1];
			continue;
		}
		if (next === 1 << size) size++;
		keys[slot] = key;
		codes[slot] = next++;
	}
	emit(word);
	// A decoder has one more word by now.
	if (next === 1 << size && next < MAX_CODES) size++;
	emit(END);
	if (bits > 0) bytes[length++] = pending & 255;
	return bytes.subarray(0, length);
}

/** A colour as a canvas stores it, red in the lowest bits. */
type Colour = number;

/** The number of no colour: written where a pixel has not changed. */
const UNCHANGED = 0;

/** The most frequent colours are taken as they are: grounds, tints, inks. */
const EXACT_COLOURS = 64;

/**
 * How far the others are from all colours taken before, at least: first only those far apart are
 * taken, then, while the palette has space, nearer ones.
 */
const GAPS = [28, 20, 14, 10, 6, 3, 0];

const wordsOf = (pixels: Uint8ClampedArray): Uint32Array =>
	new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);

const channelsOf = (colour: Colour) =>
	[colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const;

function distance(one: Colour, other: Colour): number {
	const [red, green, blue] = channelsOf(one);
	const [otherRed, otherGreen, otherBlue] = channelsOf(other);
	return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
}

/** Counts the colours of a picture, in one of `stride` pixels. */
export function countColours(
	pixels: Uint8ClampedArray,
	stride: number,
	into: Map<Colour, number>,
): void {
	const words = wordsOf(pixels);
	for (let at = 0; at < words.length; at += stride) {
		const colour = (words[at] ?? 0) & 0xffffff;
		into.set(colour, (into.get(colour) ?? 0) + 1);
	}
}

/** The colours of a file: the most frequent, then those that are far from all before them. */
export function choosePalette(counted: ReadonlyMap<Colour, number>): Colour[] {
	const sorted = [...counted].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
	const chosen = sorted.slice(0, EXACT_COLOURS);
	let rest = sorted.slice(EXACT_COLOURS);
	for (const gap of GAPS) {
		const skipped: Colour[] = [];
		for (const colour of rest) {
			if (chosen.length === PALETTE_SIZE - 1) return chosen;
			if (chosen.every((other) => distance(colour, other) > gap * gap)) chosen.push(colour);
			else skipped.push(colour);
		}
		rest = skipped;
	}
	return chosen;
}

function nearest(palette: readonly Colour[], colour: Colour): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (const [index, other] of palette.entries()) {
		const far = distance(colour, other);
		if (far < least) [best, least] = [index, far];
	}
	return best + 1;
}

export class GifWriter {
	readonly #file: GifFile;
	readonly #width: number;
	readonly #height: number;
	readonly #palette: readonly Colour[];
	/** For each colour its number in the palette, or 0 until it is first met. */
	readonly #numbers = new Uint8Array(1 << 24);
	#before: Uint8Array;
	#now: Uint8Array;
	#isFirst = true;

	constructor(width: number, height: number, palette: readonly Colour[]) {
		this.#width = width;
		this.#height = height;
		this.#palette = palette;
		this.#file = new GifFile(width, height, [0, ...palette].map(channelsOf));
		this.#before = new Uint8Array(width * height);
		this.#now = new Uint8Array(width * height);
	}

	#read(pixels: Uint8ClampedArray): void {
		const words = wordsOf(pixels);
		const [numbers, now] = [this.#numbers, this.#now];
		for (let at = 0; at < now.length; at++) {
			const colour = (words[at] ?? 0) & 0xffffff;
			let number = numbers[colour] ?? 0;
			if (number === 0) {
				number = nearest(this.#palette, colour);
				numbers[colour] = number;
			}
			now[at] = number;
		}
	}

	/**
	 * The rectangle that has changed: left, top, and right and bottom, exclusive. One pixel where
	 * nothing has.
	 */
	#changed(): readonly [number, number, number, number] {
		const [width, height, now, before] = [this.#width, this.#height, this.#now, this.#before];
		let [left, top, right, bottom] = [width, height, 0, 0];
		for (let y = 0; y < height; y++) {
			for (let x = 0, at = y * width; x < width; x++, at++) {
				if (now[at] === before[at]) continue;
				if (x < left) left = x;
				if (x >= right) right = x + 1;
				if (y < top) top = y;
				bottom = y + 1;
			}
		}
		return right === 0 ? [0, 0, 1, 1] : [left, top, right, bottom];
	}

	/** Adds a picture, as red, green, blue and opacity, for `milliseconds`. */
	add(pixels: Uint8ClampedArray, milliseconds: number): void {
		this.#read(pixels);
		if (this.#isFirst) {
			const [width, height, numbers] = [this.#width, this.#height, this.#now];
			this.#file.add({ left: 0, top: 0, width, height, numbers, milliseconds });
			this.#isFirst = false;
		} else {
			this.#addChange(milliseconds);
		}
		[this.#before, this.#now] = [this.#now, this.#before];
	}

	#addChange(milliseconds: number): void {
		const [left, top, right, bottom] = this.#changed();
		const [width, height] = [right - left, bottom - top];
		const numbers = new Uint8Array(width * height);
		for (let y = top, to = 0; y < bottom; y++) {
			for (let at = y * this.#width + left, end = at + width; at < end; at++, to++) {
				const number = this.#now[at] ?? 0;
				numbers[to] = number === this.#before[at] ? UNCHANGED : number;
			}
		}
		this.#file.add({ left, top, width, height, numbers, milliseconds, unchanged: UNCHANGED });
	}

	finish(): Uint8Array<ArrayBuffer> {
		return this.#file.finish();
	}
}
