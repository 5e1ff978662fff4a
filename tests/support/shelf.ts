// A shelf in memory, which fails when it is told to.

import type { Shelf } from "../../src/session/saving/database.ts";
import type { Saved } from "../../src/session/saving/serialize.ts";

export type FakeShelf = Shelf & {
	readonly records: Map<string, Saved>;
	readonly texts: Map<string, string>;
	/** How many characters have room. */
	room: number;
};

class QuotaExceededError extends Error {
	override readonly name = "QuotaExceededError";
}

export function createFakeShelf(): FakeShelf {
	const records = new Map<string, Saved>();
	const texts = new Map<string, string>();
	const shelf: FakeShelf = {
		records,
		texts,
		room: Number.POSITIVE_INFINITY,
		read: async (name) => records.get(name),
		readAll: async () => [...records].sort(([, one], [, other]) => other.at - one.at),
		readText: async (name) => texts.get(name),
		async write(name, saved, given) {
			const fresh = [...given].filter(([key]) => !texts.has(key));
			const length = fresh.reduce((sum, [, text]) => sum + text.length, 0);
			if (length + JSON.stringify(saved).length > shelf.room) throw new QuotaExceededError("full");
			records.set(name, structuredClone(saved));
			for (const [key, text] of fresh) texts.set(key, text);
		},
		async writeLast(name, saved, given) {
			records.set(name, structuredClone(saved));
			for (const [key, text] of given) texts.set(key, text);
		},
	};
	return shelf;
}
