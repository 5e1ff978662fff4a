// The database of everything that survives a reload: a record for each tab, and the texts of files,
// which records share. A record is small and written often. A text is large and written once, in
// pieces, since the page blocks while the browser copies each.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Entries } from "./otherTabs.ts";
import { type Saved, textNames } from "./serialize.ts";
import { soundRecord } from "./soundRecord.ts";
import { DATABASE } from "./storageKeys.ts";

export type Shelf = {
	read(name: string): Promise<Saved | undefined>;
	/** All records, that which was written last first. */
	readAll(): Promise<Entries>;
	readText(name: string): Promise<string | undefined>;
	/**
	 * Writes a record, and the texts that are not there yet: all or nothing. Rejects if the quota is
	 * exceeded.
	 */
	write(name: string, saved: Saved, texts: ReadonlyMap<string, string>): Promise<void>;
	/**
	 * Writes a record, and then texts that are not there yet, from a page that may be gone a moment
	 * later.
	 */
	writeLast(name: string, saved: Saved, texts: ReadonlyMap<string, string>): Promise<void>;
};

interface Schema extends DBSchema {
	/** Storage may hold anything: what is read is checked. */
	records: { key: string; value: unknown };
	texts: { key: Key; value: string };
}

/** The first piece of a text goes by its name, the others by their places behind it. */
type Key = string | [name: string, place: number];

/** Characters of a piece: some milliseconds. */
const PIECE = 2 ** 20;

function* piecesOf(name: string, text: string): Generator<readonly [Key, string]> {
	yield [name, text.slice(0, PIECE)];
	for (let at = PIECE; at < text.length; at += PIECE) {
		yield [[name, at / PIECE], text.slice(at, at + PIECE)];
	}
}

/**
 * The number of records of closed tabs. Older ones are dropped, with texts that no record needs any
 * more. A closed tab may come back: after a crash, when the browser has discarded it, or when the
 * browser restores its session.
 */
const MOST_ENDED = 50;

/**
 * Milliseconds after its last write during which a tab counts as open, in browsers without locks.
 */
const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Returns the names of the open tabs; undefined in browsers that cannot list them. */
export type FindLiving = () => Promise<ReadonlySet<string> | undefined>;

const openBase = () =>
	openDB<Schema>(DATABASE, 2, {
		upgrade(base) {
			base.createObjectStore("records");
			base.createObjectStore("texts");
		},
		// A newer version of the application wants to upgrade the database.
		blocking: (_, __, event) => (event.target as IDBDatabase).close(),
	});

/** Undefined for a record that is not sound, which is left where it is. */
function checkedRecord(name: string, found: unknown): Saved | undefined {
	const saved = soundRecord(found);
	if (saved === undefined && found !== undefined)
		console.warn(`The record ${name} cannot be read and is left out.`);
	return saved;
}

/** Facts of a record that is not sound, as far as it can be read: its version may be newer. */
function namesIn(found: unknown): string[] {
	try {
		return textNames(found as Saved);
	} catch {
		return [];
	}
}

/** A record, and the texts that are missing. Is it about other texts than before, or new? */
async function write(
	base: IDBPDatabase<Schema>,
	name: string,
	saved: Saved,
	given: ReadonlyMap<string, string>,
): Promise<boolean> {
	const transaction = base.transaction(["records", "texts"], "readwrite");
	const [records, texts] = [transaction.objectStore("records"), transaction.objectStore("texts")];
	const work = async () => {
		const before = await records.get(name);
		await records.put(saved, name);
		const there = await texts.getAllKeys();
		for (const [textName, text] of given) {
			if (there.includes(textName)) continue;
			for (const [key, piece] of piecesOf(textName, text)) await texts.put(piece, key);
		}
		return before === undefined || `${namesIn(before)}` !== `${textNames(saved)}`;
	};
	const [isOther] = await Promise.all([work(), transaction.done]);
	return isOther;
}

/** Drops old records, and texts without a record. */
async function tidy(
	base: IDBPDatabase<Schema>,
	isLiving: (name: string, at: number) => boolean,
): Promise<void> {
	const transaction = base.transaction(["records", "texts"], "readwrite");
	const [records, texts] = [transaction.objectStore("records"), transaction.objectStore("texts")];
	const work = async () => {
		const [keys, all] = [await records.getAllKeys(), await records.getAll()];
		const entries = keys.map((key, index) => {
			const at = soundRecord(all[index])?.at ?? 0;
			return { key, at, names: namesIn(all[index]) };
		});
		const ended = entries
			.filter(({ key, at }) => !isLiving(key, at))
			.sort((one, other) => other.at - one.at);
		const dropped = new Set(ended.slice(MOST_ENDED).map(({ key }) => key));
		for (const key of dropped) await records.delete(key);
		const wanted = new Set(entries.flatMap(({ key, names }) => (dropped.has(key) ? [] : names)));
		for (const key of await texts.getAllKeys()) {
			const [textName] = typeof key === "string" ? [key] : key;
			if (!wanted.has(textName)) await texts.delete(key);
		}
	};
	await Promise.all([work(), transaction.done]);
}

async function readText(base: IDBPDatabase<Schema>, name: string): Promise<string | undefined> {
	const { store } = base.transaction("texts");
	let text = "";
	let piece = await store.get(name);
	if (piece === undefined) return undefined;
	for (let place = 1; piece !== undefined; place++) {
		text += piece;
		piece = await store.get([name, place]);
	}
	return text;
}

/** Issues all requests at once, without waiting for any. */
async function putAtOnce<Name extends "records" | "texts">(
	base: IDBPDatabase<Schema>,
	store: Name,
	entries: Iterable<readonly [Schema[Name]["key"], Schema[Name]["value"]]>,
): Promise<void> {
	const transaction = base.transaction(store, "readwrite");
	const puts = [...entries].map(([key, value]) => transaction.store.put(value, key));
	transaction.commit();
	await Promise.all([...puts, transaction.done]);
}

export async function openShelf(findLiving: FindLiving): Promise<Shelf> {
	let opened = openBase();
	await opened;
	/**
	 * A browser may close the database, as when its storage is cleared; then it is opened once more.
	 */
	async function withBase<Value>(work: (base: IDBPDatabase<Schema>) => Promise<Value>) {
		try {
			return await work(await opened);
		} catch (error) {
			if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
			opened = openBase();
			return await work(await opened);
		}
	}
	async function tidied(base: IDBPDatabase<Schema>): Promise<void> {
		const living = await findLiving();
		await tidy(base, (name, at) =>
			living === undefined ? Date.now() - at < MONTH : living.has(name),
		);
	}
	return {
		read: async (name) => checkedRecord(name, await withBase((base) => base.get("records", name))),
		readAll: () =>
			withBase(async (base) => {
				const { store } = base.transaction("records");
				const [names, all] = await Promise.all([store.getAllKeys(), store.getAll()]);
				return names
					.flatMap((name, index) => {
						const saved = checkedRecord(name, all[index]);
						return saved === undefined ? [] : [[name, saved] as const];
					})
					.sort(([, one], [, other]) => other.at - one.at);
			}),
		readText: (name) => withBase((base) => readText(base, name)),
		async write(name, saved, texts) {
			const isOther = await withBase((base) => write(base, name, saved, texts));
			// Otherwise there is no more to drop than before.
			if (isOther) await withBase(tidied);
		},
		writeLast: (name, saved, texts) =>
			withBase(async (base) => {
				// Each in a transaction of its own: if a file exceeds the quota, the record stays.
				const puts = [putAtOnce(base, "records", [[name, saved]])];
				for (const [key, text] of texts) puts.push(putAtOnce(base, "texts", piecesOf(key, text)));
				await Promise.all(puts);
			}),
	};
}
