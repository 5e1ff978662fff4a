// The last writes to localStorage, once more in IndexedDB. Browsers write localStorage to the disk
// seconds or minutes later, and all at once: of one that is killed the last writes are gone, with
// their stamp. Writes of the journal that are later than the stamp are those.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";

const DATABASE = "square-control-journal";
/** Of the last write, whichever tab it came from. */
const STAMP = "square-control-written";
/** Milliseconds after which a browser has surely written localStorage to the disk. */
const KEPT = 60 * 60 * 1000;

type Write = {
	/** Null where it was removed. */
	readonly text: string | null;
	/** Milliseconds since 1970, or more where clocks were set back. */
	readonly at: number;
};

interface Schema extends DBSchema {
	writes: { key: string; value: Write };
}

function stamp(): number {
	try {
		return Number(localStorage.getItem(STAMP));
	} catch {
		return 0;
	}
}

/** Without an answer from IndexedDB no write is noted, and none is restored. */
async function open(): Promise<IDBPDatabase<Schema>> {
	return openDB<Schema>(DATABASE, 1, {
		upgrade: (base) => {
			base.createObjectStore("writes");
		},
		blocking: (_, __, event) => (event.target as IDBDatabase).close(),
	});
}

/** The texts in localStorage stay there, and nobody can do anything about the rest. */
const withoutCopy = () => undefined;

/** `restore` is given what the browser has lost, by keys, unless a tab has written meanwhile. */
export function openJournal(restore: (lost: ReadonlyMap<string, string | null>) => void) {
	const first = stamp();
	let own = first;
	const written = new Set<string>();
	const waiting = new Map<string, string | null>();
	let isNoting = false;
	let opened = open();

	async function recover(): Promise<void> {
		const base = await opened;
		const transaction = base.transaction("writes", "readwrite");
		const [keys, writes] = await Promise.all([
			transaction.store.getAllKeys(),
			transaction.store.getAll(),
		]);
		const lost = new Map<string, string | null>();
		for (const [index, key] of keys.entries()) {
			const { text, at } = writes[index] as Write;
			if (at > first && !written.has(key)) lost.set(key, text);
			else if (at < Date.now() - KEPT) transaction.store.delete(key);
		}
		await transaction.done;
		// Another tab that has written since has all that it needs, and its writes are newer.
		if (lost.size > 0 && stamp() === own) restore(lost);
	}

	async function put(writes: ReadonlyMap<string, string | null>, at: number): Promise<void> {
		const transaction = (await opened).transaction("writes", "readwrite");
		for (const [key, text] of writes) transaction.store.put({ text, at }, key);
		await transaction.done;
	}

	/** A write that could not be noted is noted with the next one: until then the stamp stays. */
	async function flush(): Promise<void> {
		await opened;
		while (waiting.size > 0) {
			const at = Math.max(Date.now(), stamp() + 1);
			const writes = new Map(waiting);
			await put(writes, at).catch(() => {
				// It was closed meanwhile, as when its storage is cleared.
				opened = open();
				return put(writes, at);
			});
			for (const [key, text] of writes) if (waiting.get(key) === text) waiting.delete(key);
			own = Math.max(at, stamp());
			localStorage.setItem(STAMP, String(own));
		}
	}

	recover().catch(withoutCopy);
	return (key: string, text: string | null): void => {
		written.add(key);
		waiting.set(key, text);
		if (isNoting) return;
		isNoting = true;
		flush()
			.catch(withoutCopy)
			.finally(() => {
				isNoting = false;
			});
	};
}
