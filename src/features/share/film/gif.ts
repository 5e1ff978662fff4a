// Turns pictures into a GIF. The board keeps its exact colours; the edges of letters and pieces get
// the nearest colour of the palette. Of each picture only the rectangle that has changed is
// written.

import { GifFile } from "./gifFile.ts";

/** A colour as a canvas stores it, red in the lowest bits. */
type Colour = number;

const PALETTE_SIZE = 256;

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
