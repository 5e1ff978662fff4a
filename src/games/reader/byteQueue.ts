// Bytes that have come and are still to be used, one behind the other. However many come and in
// whatever pieces, each is moved a few times at most: memory doubles, and what remains moves to its
// front only when half of it has been passed.

export class ByteQueue {
	#buffer = new Uint8Array(2 ** 12);
	#from = 0;
	#end = 0;

	/** They stand there until bytes are added. */
	get bytes(): Uint8Array {
		return this.#buffer.subarray(this.#from, this.#end);
	}

	get length(): number {
		return this.#end - this.#from;
	}

	add(bytes: Uint8Array): void {
		if (this.#end + bytes.length > this.#buffer.length) this.#makeSpace(bytes.length);
		this.#buffer.set(bytes, this.#end);
		this.#end += bytes.length;
	}

	/** Drops bytes from the front. */
	pass(count: number): void {
		this.#from += count;
	}

	#makeSpace(count: number): void {
		const { bytes } = this;
		const needed = 2 * (bytes.length + count);
		if (needed > this.#buffer.length) this.#buffer = new Uint8Array(needed);
		this.#buffer.set(bytes);
		this.#from = 0;
		this.#end = bytes.length;
	}
}
