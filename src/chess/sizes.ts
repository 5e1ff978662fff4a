// How many of something come next, in bytes of which each has 7 bits; the last is without the eighth.

/** More bits than any size of ours has. */
const MOST_BITS = 28;

export function sizeBytes(size: number): number[] {
	const bytes: number[] = [];
	let left = size;
	for (; left > 127; left >>= 7) bytes.push((left & 127) | 128);
	return [...bytes, left];
}

/** A size, and where it ends. Undefined where there is none. */
export function sizeAt(
	bytes: Uint8Array,
	start: number,
): { readonly size: number; readonly end: number } | undefined {
	let size = 0;
	for (let shift = 0; shift < MOST_BITS; shift += 7) {
		const byte = bytes[start + shift / 7];
		if (byte === undefined) return undefined;
		size |= (byte & 127) << shift;
		if (byte < 128) return { size, end: start + shift / 7 + 1 };
	}
	return undefined;
}
