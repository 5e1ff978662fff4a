// Files of Zstandard that no packer makes, block by block.

/**
 * A frame of Zstandard whose content may refer back by 2 to the power of 10 and so many bytes, and
 * goes on block by block.
 */
export function* zstdFrame(
	power: number,
	blocks: Iterable<Uint8Array<ArrayBuffer>>,
): Generator<Uint8Array<ArrayBuffer>> {
	yield Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, power << 3);
	yield* blocks;
}

/** Blocks that repeat a byte: so many of them, of so many bytes. */
export function* repeating(count: number, length: number): Generator<Uint8Array<ArrayBuffer>> {
	for (let block = 1; block <= count; block++) {
		const head = (length << 3) | 2 | Number(block === count);
		yield Uint8Array.of(head, head >> 8, head >> 16, 0x20);
	}
}
