// Collections that would grow for ever: of more records than a number the latest stay.

import type { Collection } from "./collection.ts";

/** Milliseconds since 1970. */
type Dated = { readonly at: number };

/** All that are kept, the latest last; what is too much is dropped. */
export async function readLatest<Value extends Dated>(
	collection: Collection<Value>,
	most: number,
): Promise<ReadonlyMap<string, Value>> {
	const { values } = await collection.all();
	const sorted = [...values].sort(([, one], [, other]) => one.at - other.at);
	const old = sorted.slice(0, Math.max(0, sorted.length - most)).map(([id]) => id);
	if (old.length > 0) await collection.change(old, () => null);
	return new Map(sorted.slice(old.length));
}
