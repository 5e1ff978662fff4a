// What a browser keeps, in memory: as another page or version might have left it, and as it is.

import * as fake from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { type CollectionName, collection } from "../../src/runtime/keep/collection.ts";

const { default: indexedDB, ...classes } = fake;
Object.assign(globalThis, classes, { indexedDB });

const DATABASE = "square-control-kept";

/** Pages that are open open it anew. */
export const forgetAll = (): Promise<void> => deleteDB(DATABASE);

export async function putRaw(name: CollectionName, records: Readonly<Record<string, unknown>>) {
	// The collections are there once one was read.
	await collection(name, () => undefined).all();
	const raw = await openDB(DATABASE);
	for (const [id, record] of Object.entries(records)) await raw.put(name, record, id);
	raw.close();
}

export async function countOf(name: CollectionName): Promise<number> {
	const { values } = await collection(name, (found) => found).all();
	return values.size;
}
