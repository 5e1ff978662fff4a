// Where a collection keeps bytes that only grow: in memory, or in a file that the browser keeps for the page.

import { CollectionFault } from "./fault.ts";

export type Drawer = {
	readonly length: number;
	append(bytes: Uint8Array): void;
	/** Fills an array with what begins at a place. */
	read(at: number, into: Uint8Array): void;
	/** Forgets all behind a length. */
	cut(length: number): void;
	/** Makes sure that what has been appended is kept. */
	flush(): void;
	/** Throws where what was kept is no longer there. */
	check(): void;
	close(): void;
};

/** Bytes of a piece of memory, and of what is gathered before it is written to a file. */
const PIECE = 2 ** 20;

/** Calls a work for each piece that a stretch of bytes has a share in. */
function overPieces(
	at: number,
	length: number,
	work: (piece: number, from: number, offset: number, count: number) => void,
): void {
	for (let offset = 0; offset < length; ) {
		const from = (at + offset) % PIECE;
		const count = Math.min(PIECE - from, length - offset);
		work(Math.floor((at + offset) / PIECE), from, offset, count);
		offset += count;
	}
}

export class MemoryDrawer implements Drawer {
	#pieces: Uint8Array[] = [];
	length = 0;

	append(bytes: Uint8Array): void {
		overPieces(this.length, bytes.length, (piece, from, offset, count) => {
			this.#pieces[piece] ??= new Uint8Array(PIECE);
			this.#pieces[piece]?.set(bytes.subarray(offset, offset + count), from);
		});
		this.length += bytes.length;
	}

	read(at: number, into: Uint8Array): void {
		overPieces(at, into.length, (piece, from, offset, count) => {
			const found = this.#pieces[piece]?.subarray(from, from + count);
			if (found !== undefined) into.set(found, offset);
		});
	}

	cut(length: number): void {
		this.length = Math.min(this.length, length);
		this.#pieces.length = Math.ceil(this.length / PIECE);
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
 * A file that says when it has been removed. The handle of one that was may throw, or give counts
 * that nobody asked for: Chromium says of no bytes at all that they are 4,294,967,292.
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
		read: (into, options) =>
			trying(
				() => file.read(into, options),
				(count) => count === into.length,
			),
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

export class FileDrawer implements Drawer {
	readonly #file: FileHandle;
	/** What has not been written, and where in the file it goes. */
	readonly #waiting = new Uint8Array(PIECE);
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
		if (this.#waitingLength + bytes.length > PIECE) this.#write();
		if (bytes.length > PIECE) {
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
		this.#write();
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
		const written = this.#file.write(bytes, { at: this.#written });
		if (written < bytes.length) throw new CollectionFault("noSpace");
		this.#written += written;
	}

	#write(): void {
		if (this.#waitingLength === 0) return;
		this.#put(this.#waiting.subarray(0, this.#waitingLength));
		this.#waitingLength = 0;
	}
}
