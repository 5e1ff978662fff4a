// Reads a GIF as a viewer does: each frame over what was there, a strict reader of the few blocks
// that it may have.

export type GifFrame = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	/** Hundredths of a second. */
	readonly delay: number;
	/** Red, green and blue of the whole picture after this frame. */
	readonly seen: Uint8Array;
};

/** Reads codes of a size from bytes, the lowest bits first. */
function codesIn(bytes: Uint8Array) {
	let [at, bits, held] = [0, 0, 0];
	return (size: number): number => {
		for (; bits < size; bits += 8) {
			if (at === bytes.length) throw new Error("The codes do not end");
			held |= (bytes[at++] ?? 0) << bits;
		}
		const code = held & ((1 << size) - 1);
		held >>>= size;
		bits -= size;
		return code;
	};
}

/** The numbers of the colours that a stream of codes means (LZW, as GIF89a has it). */
function unpacked(bytes: Uint8Array, smallest: number, length: number): Uint8Array {
	const numbers: number[] = [];
	const [clear, end] = [1 << smallest, (1 << smallest) + 1];
	const next = codesIn(bytes);
	let words: number[][] = [];
	let size = smallest + 1;
	let before: number[] | undefined;
	for (let code = next(size); code !== end; code = next(size)) {
		if (code === clear) {
			words = Array.from({ length: end + 1 }, (_, number) => [number]);
			[size, before] = [smallest + 1, undefined];
			continue;
		}
		const word = words[code] ?? [...(before ?? []), before?.[0] ?? 0];
		numbers.push(...word);
		if (before !== undefined && words.length < 4096) words.push([...before, word[0] ?? 0]);
		before = word;
		if (words.length === 1 << size && size < 12) size++;
	}
	if (numbers.length !== length) throw new Error(`${numbers.length} pixels, and not ${length}`);
	return Uint8Array.from(numbers);
}

export function readGif(bytes: Uint8Array) {
	let at = 0;
	const byte = () => bytes[at++] ?? 0;
	const short = () => byte() | (byte() << 8);
	const blocks = () => {
		const parts: number[] = [];
		for (let count = byte(); count > 0; count = byte()) {
			parts.push(...bytes.subarray(at, at + count));
			at += count;
		}
		return Uint8Array.from(parts);
	};
	if (new TextDecoder().decode(bytes.subarray(0, 6)) !== "GIF89a") throw new Error("No GIF");
	at = 6;
	const [width, height, fields] = [short(), short(), byte()];
	at += 2;
	const palette = bytes.subarray(at, at + 3 * (2 << (fields & 7)));
	at += palette.length;
	const frames: GifFrame[] = [];
	const seen = new Uint8Array(width * height * 3);
	let [delay, hasHoles, hole] = [0, false, 0];
	for (let sign = byte(); sign !== 0x3b; sign = byte()) {
		if (sign === 0x21) {
			const label = byte();
			const block = blocks();
			if (label !== 0xf9) continue;
			delay = (block[1] ?? 0) | ((block[2] ?? 0) << 8);
			hasHoles = ((block[0] ?? 0) & 1) === 1;
			hole = block[3] ?? 0;
			continue;
		}
		if (sign !== 0x2c) throw new Error(`No such block: ${sign}`);
		const [left, top, wide, high] = [short(), short(), short(), short()];
		if (byte() !== 0) throw new Error("A palette of its own");
		const smallest = byte();
		const numbers = unpacked(blocks(), smallest, wide * high);
		if (left + wide > width || top + high > height) throw new Error("Beyond the picture");
		numbers.forEach((number, index) => {
			if (hasHoles && number === hole) return;
			const to = ((top + Math.floor(index / wide)) * width + left + (index % wide)) * 3;
			seen.set(palette.subarray(number * 3, number * 3 + 3), to);
		});
		frames.push({ left, top, width: wide, height: high, delay, seen: seen.slice() });
	}
	return { width, height, frames };
}
