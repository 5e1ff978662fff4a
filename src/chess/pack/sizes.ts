// How many of something come next, in bytes of which each has 7 bits; the last is without the
// eighth.

/** More bits than any size of ours has. */
const MOST_BITS = 28;

export function sizeBytes(size: number): number[] {
	const bytes: number[] = [];
	let left = size;
	for (; left > 127; left >>= 7) bytes.push((left & 127) | 128);
	return [...bytes, left];
}

/**
 * From where to where so many bytes are. Undefined where there is no size, or not so many bytes
 * behind it.
 */
export function sizedPart(
	bytes: Uint8Array,
	from: number,
): { readonly start: number; readonly end: number } | undefined {
	let size = 0;
	for (let shift = 0; shift < MOST_BITS; shift += 7) {
		const byte = bytes[from + shift / 7];
		if (byte === undefined) return undefined;
		size |= (byte & 127) << shift;
		if (byte >= 128) continue;
		const start = from + shift / 7 + 1;
		return start + size <= bytes.length ? { start, end: start + size } : undefined;
	}
	return undefined;
}
