// Bytes of a collection, which are only appended and cut off at the end: in memory, or in a file
// that the browser keeps for the page (OPFS).

import { CollectionFault, faultCode } from "./fault.ts";

export type ByteStore = {
	readonly length: number;
	append(bytes: Uint8Array): void;
	/** Fills an array with the bytes from `at` on. */
	read(at: number, into: Uint8Array): void;
	/** Removes all bytes behind a length. */
	cut(length: number): void;
	/** Writes what has been appended to the file. */
	flush(): void;
	/** Throws where the browser has removed the file. */
	check(): void;
	close(): void;
};

/** Bytes of a block of memory, and of the buffer in front of a file. */
const BLOCK_BYTES = 2 ** 20;

/** Calls `work` for each block that a stretch of bytes lies in. */
function overBlocks(
	at: number,
	length: number,
	work: (block: number, from: number, offset: number, count: number) => void,
): void {
	for (let offset = 0; offset < length; ) {
		const from = (at + offset) % BLOCK_BYTES;
		const count = Math.min(BLOCK_BYTES - from, length - offset);
		work(Math.floor((at + offset) / BLOCK_BYTES), from, offset, count);
		offset += count;
	}
}

export class MemoryBytes implements ByteStore {
	#blocks: Uint8Array[] = [];
	length = 0;

	append(bytes: Uint8Array): void {
		overBlocks(this.length, bytes.length, (block, from, offset, count) => {
			this.#blocks[block] ??= new Uint8Array(BLOCK_BYTES);
			this.#blocks[block]?.set(bytes.subarray(offset, offset + count), from);
		});
		this.length += bytes.length;
	}

	read(at: number, into: Uint8Array): void {
		overBlocks(at, into.length, (block, from, offset, count) => {
			const found = this.#blocks[block]?.subarray(from, from + count);
			if (found !== undefined) into.set(found, offset);
		});
	}

	cut(length: number): void {
		this.length = Math.min(this.length, length);
		this.#blocks.length = Math.ceil(this.length / BLOCK_BYTES);
	}

	flush(): void {}

	check(): void {}

	close(): void {
		this.cut(0);
	}
}

/** A file of the page's own, as workers get it (FileSystemSyncAccessHandle). */
export type FileHandle = {
	read(into: Uint8Array, options: { readonly at: number }): number;
	write(bytes: Uint8Array, options: { readonly at: number }): number;
	getSize(): number;
	truncate(length: number): void;
	flush(): void;
	close(): void;
};

/**
 * A file that throws once the browser has removed it. The handle of such a file may throw anything
 * itself, or give impossible counts: Chromium says that it has read 4,294,967,292 bytes. A read may
 * give less than was asked for: the rest is asked for again.
 */
export function checked(file: FileHandle): FileHandle {
	function trying<Value>(work: () => Value, isRight: (value: Value) => boolean): Value {
		let value: Value;
		try {
			value = work();
		} catch (error) {
			const isFull = (error as Error).name === "QuotaExceededError";
			throw new CollectionFault(isFull ? "noSpace" : "removed");
		}
		if (!isRight(value)) throw new CollectionFault("removed");
		return value;
	}
	const getSize = () => trying(() => file.getSize(), Number.isSafeInteger);
	return {
		getSize,
		read(into, { at }) {
			for (let done = 0; done < into.length; ) {
				const rest = into.subarray(done);
				done += trying(
					() => file.read(rest, { at: at + done }),
					(count) => count > 0 && count <= rest.length,
				);
			}
			return into.length;
		},
		write: (bytes, options) =>
			trying(
				() => file.write(bytes, options),
				(count) => count <= bytes.length,
			),
		truncate: (length) =>
			trying(
				() => file.truncate(length),
				() => getSize() === length,
			),
		flush: () =>
			trying(
				() => file.flush(),
				() => true,
			),
		close: () => file.close(),
	};
}

/** False where there is no room for all of it. */
export function writesAll(file: FileHandle, bytes: Uint8Array, at: number): boolean {
	try {
		return file.write(bytes, { at }) === bytes.length;
	} catch (error) {
		if (faultCode(error) === "noSpace") return false;
		throw error;
	}
}

export class FileBytes implements ByteStore {
	readonly #file: FileHandle;
	/** Bytes that are not written yet, and their place in the file. */
	readonly #waiting = new Uint8Array(BLOCK_BYTES);
	#waitingLength = 0;
	#written: number;

	constructor(file: FileHandle) {
		this.#file = file;
		this.#written = file.getSize();
	}

	get length(): number {
		return this.#written + this.#waitingLength;
	}

	append(bytes: Uint8Array): void {
		if (this.#waitingLength + bytes.length > BLOCK_BYTES) this.#write();
		if (bytes.length > BLOCK_BYTES) {
			this.#put(bytes);
			return;
		}
		this.#waiting.set(bytes, this.#waitingLength);
		this.#waitingLength += bytes.length;
	}

	read(at: number, into: Uint8Array): void {
		if (at + into.length > this.#written) this.#write();
		this.#file.read(into, { at });
	}

	cut(length: number): void {
		// Bytes that wait are not written before this: a full disk has no room for them.
		const waiting = Math.max(0, length - this.#written);
		this.#waitingLength = Math.min(this.#waitingLength, waiting);
		if (length >= this.#written) return;
		this.#file.truncate(length);
		this.#written = length;
	}

	flush(): void {
		this.#write();
		this.#file.flush();
	}

	check(): void {
		if (this.#file.getSize() !== this.#written) throw new CollectionFault("removed");
	}

	close(): void {
		this.#file.close();
	}

	#put(bytes: Uint8Array): void {
		if (!writesAll(this.#file, bytes, this.#written)) {
			// A part would be taken for a change that somebody else has made.
			this.#file.truncate(this.#written);
			throw new CollectionFault("noSpace");
		}
		this.#written += bytes.length;
	}

	#write(): void {
		if (this.#waitingLength === 0) return;
		this.#put(this.#waiting.subarray(0, this.#waitingLength));
		this.#waitingLength = 0;
	}
}
