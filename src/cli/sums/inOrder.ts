// Adds up parts of a file in their order while several are read at once. A part that does not end
// where a game begins is read again with the one behind it, so that the sum is that of the whole.

import type { Part, PartDocument } from "./part.ts";

type Read<Document> = (part: Part) => Promise<PartDocument<Document>>;

type Sum<Document> = { add(document: Document): void };

type Running<Document> = { part: Part; found: PartDocument<Document> | undefined };

export class InOrder<Document> {
	readonly #read: Read<Document>;
	readonly #join: (first: Part, second: Part) => Part;
	readonly #sums: Sum<Document>;
	/** Parts that have not been added up. */
	readonly #parts: Running<Document>[] = [];
	readonly #working = new Set<Promise<void>>();

	constructor(
		read: Read<Document>,
		join: (first: Part, second: Part) => Part,
		sums: Sum<Document>,
	) {
		this.#read = read;
		this.#join = join;
		this.#sums = sums;
	}

	add(part: Part): void {
		const running: Running<Document> = { part, found: undefined };
		this.#parts.push(running);
		this.#start(running);
	}

	/** Waits until at most `most` parts are being read. */
	async wait(most = 0): Promise<void> {
		while (this.#working.size > most) await Promise.race(this.#working);
	}

	#start(running: Running<Document>): void {
		const work: Promise<void> = this.#read(running.part).then((found) => {
			running.found = found;
			this.#working.delete(work);
			this.#settle();
		});
		// It fails the next wait, also where nobody waits yet.
		work.catch(() => {});
		this.#working.add(work);
	}

	#settle(): void {
		for (;;) {
			const [first, second] = this.#parts;
			if (first?.found === undefined) return;
			if (first.found.isSound) {
				this.#sums.add(first.found.document);
				this.#parts.shift();
				continue;
			}
			if (second === undefined) return;
			const both: Running<Document> = {
				part: this.#join(first.part, second.part),
				found: undefined,
			};
			this.#parts.splice(0, 2, both);
			this.#start(both);
		}
	}
}
