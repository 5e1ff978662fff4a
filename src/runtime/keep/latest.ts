// Collections that would grow for ever: of more records than a number the latest stay.

import type { Collection } from "./collection.ts";

/** Milliseconds since 1970. */
type Dated = { readonly at: number };

const latestLast = <Value extends Dated>(values: ReadonlyMap<string, Value>) =>
	[...values].sort(([, one], [, other]) => one.at - other.at);

/** The oldest, as many as are too many. */
export const tooOld = <Value extends Dated>(
	values: ReadonlyMap<string, Value>,
	most: number,
): readonly string[] =>
	latestLast(values)
		.slice(0, Math.max(0, values.size - most))
		.map(([id]) => id);

/** All that are kept, the latest last; what is too much is dropped. */
export async function readLatest<Value extends Dated>(
	collection: Collection<Value>,
	most: number,
): Promise<ReadonlyMap<string, Value>> {
	const { values } = await collection.all();
	const old = tooOld(values, most);
	if (old.length > 0) await collection.change(old, () => null);
	return new Map(latestLast(values).slice(old.length));
}
