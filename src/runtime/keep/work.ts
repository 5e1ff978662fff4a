// What coaches, pupils and players do: exercises, answers that came in, names of a class, how far a
// pupil is, rounds of Practise. Values that several tabs share, each under a key of its own, read
// at once from the page's copy.
//
// 1. What grows alone, as a pupil's answer, has a key of its own: two tabs never write one.
// 2. All else is changed by a function of its stored value (`collection.ts`).
// 3. What was taken out is put back only where nothing has come in its place.

import { collection } from "./collection.ts";
import { createKept } from "./kept.ts";

/** Whoever reads a value checks it: it may be of another version, or changed by hand. */
const work = createKept<unknown>(collection("work", (found) => found));

/** Until then there is nothing to be read. */
export const workReady = work.ready;

export const isWorkRead = (): boolean => work.get().values !== undefined;

/** Does the browser keep it? */
export const isWorkKept = (): boolean => work.get().isKept;

/** Gives undefined for what is not sound, or throws. */
export type Parse<Value> = (found: unknown) => Value | undefined;

function parsed<Value>(found: unknown, parse: Parse<Value>): Value | undefined {
	try {
		return parse(found);
	} catch {
		return undefined;
	}
}

export const readWork = <Value>(key: string, parse: Parse<Value>): Value | undefined =>
	parsed(work.get().values?.get(key), parse);

/** Changes what is stored now, whoever wrote it. */
export function changeWork<Value>(
	key: string,
	parse: Parse<Value>,
	change: (stored: Value | undefined) => Value,
): void {
	void work.change([key], (stored) => change(parsed(stored, parse)));
}

/** All keys that begin so. */
export const workKeys = (prefix: string): string[] =>
	[...(work.get().values?.keys() ?? [])].filter((key) => key.startsWith(prefix));

/** Values that were taken out, by their keys. */
export type Taken = ReadonlyMap<string, unknown>;

export function takeWork(keys: readonly string[]): Taken {
	const { values } = work.get();
	const taken = new Map(keys.flatMap((key) => (values?.has(key) ? [[key, values.get(key)]] : [])));
	void work.change(keys, () => null);
	return taken;
}

export function putWorkBack(taken: Taken): void {
	void work.change([...taken.keys()], (stored, key) =>
		stored === undefined ? taken.get(key) : undefined,
	);
}

type Values = ReadonlyMap<string, unknown> | undefined;

const isOther = (one: Values, other: Values, prefix: string): boolean =>
	[...(one?.keys() ?? [])].some(
		(key) => key.startsWith(prefix) && one?.get(key) !== other?.get(key),
	);

/**
 * Acts when values whose keys begin so change, here or in another tab, or whether they are kept.
 * Returns a function that stops it.
 */
export const onWork = (act: () => void, prefix = ""): (() => void) =>
	work.subscribe((next, previous) => {
		const [now, before] = [next.values, previous.values];
		const isSame = !isOther(now, before, prefix) && !isOther(before, now, prefix);
		if (!isSame || next.isKept !== previous.isKept) act();
	});
