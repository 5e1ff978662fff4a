// Files out of a packed package (.tgz) at an address, read as a stream: known by size and hash. The
// connection ends behind the last of them, so what follows is never sent.

import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** Bytes, packed: where the files are farther behind, the whole package is as good. */
const MOST = 2 ** 24;

/** How long the other end may be silent, in milliseconds. */
const PATIENCE_MS = 30_000;

const BLOCK = 512;

const textIn = (bytes) => bytes.toString("latin1").replace(/\0.*$/s, "");

/** The head of an entry of a tar: 512 bytes, of which a name may have two. Empty at the end. */
function readHead(head) {
	const [name, prefix] = [textIn(head.subarray(0, 100)), textIn(head.subarray(345, 500))];
	const size = Number.parseInt(textIn(head.subarray(124, 136)), 8);
	if (name !== "" && !(size >= 0)) throw new Error("what came is no package");
	// All is in a folder, as a rule called "package".
	const path = `${prefix === "" ? "" : `${prefix}/`}${name}`.replace(/^[^/]*\//, "");
	return { path, size, isFile: head[156] === 0 || head[156] === 0x30 };
}

/** Finds files among unpacked bytes: their content, by path, and whether all are there. */
class Finder {
	found = new Map();
	#pins;
	/** The beginning of what is collected next: a head, or a file that is wanted. */
	#kept = [];
	#wanted = BLOCK;
	#path;
	/** Bytes to be passed over. */
	#skipped = 0;

	constructor(pins) {
		this.#pins = pins;
	}

	get isDone() {
		return Object.keys(this.#pins).every((path) => this.found.has(path));
	}

	add(bytes) {
		let rest = bytes;
		while (rest.length > 0 && !this.isDone) {
			const passed = Math.min(this.#skipped, rest.length);
			this.#skipped -= passed;
			rest = rest.subarray(passed);
			const taken = rest.subarray(0, this.#wanted);
			if (taken.length === 0) continue;
			this.#kept.push(taken);
			this.#wanted -= taken.length;
			rest = rest.subarray(taken.length);
			if (this.#wanted === 0) this.#finish(Buffer.concat(this.#kept));
		}
	}

	#finish(bytes) {
		this.#kept = [];
		this.#wanted = BLOCK;
		if (this.#path !== undefined) {
			const { sha256 } = this.#pins[this.#path];
			if (createHash("sha256").update(bytes).digest("hex") !== sha256)
				throw new Error(`${this.#path} is not what it was`);
			this.found.set(this.#path, bytes);
			this.#skipped = -bytes.length & (BLOCK - 1);
			this.#path = undefined;
			return;
		}
		const { path, size, isFile } = readHead(bytes);
		if (!isFile || !Object.hasOwn(this.#pins, path)) {
			this.#skipped = Math.ceil((size || 0) / BLOCK) * BLOCK;
			return;
		}
		if (size !== this.#pins[path].bytes) throw new Error(`${path} is not what it was`);
		this.#path = path;
		this.#wanted = size;
	}
}

/** Packed bytes as they come, up to a bound. */
async function* bounded(body, heard) {
	let count = 0;
	for await (const bytes of body) {
		heard();
		count += bytes.length;
		if (count > MOST) throw new Error("its files are not where they were");
		yield bytes;
	}
}

/**
 * Reads files of a package by their paths and pins (size in bytes and SHA-256): all, each as it was
 * when it was pinned, or an error whose message says why not.
 */
export async function readEntries(address, pins, patience = PATIENCE_MS) {
	const ending = new AbortController();
	const silent = () => ending.abort(new Error("nothing comes"));
	const timer = setTimeout(silent, patience);
	const finder = new Finder(pins);
	try {
		const response = await fetch(address, { signal: ending.signal });
		if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
		const unpacked = createGunzip();
		const packed = Readable.from(bounded(response.body, () => timer.refresh()));
		packed.on("error", (error) => unpacked.destroy(error));
		for await (const bytes of packed.pipe(unpacked)) {
			finder.add(bytes);
			if (finder.isDone) return finder.found;
		}
		throw new Error("its files are not among what came");
	} catch (error) {
		throw error.cause instanceof Error ? error.cause : error;
	} finally {
		clearTimeout(timer);
		ending.abort();
	}
}
