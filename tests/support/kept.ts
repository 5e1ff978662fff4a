// What a browser keeps, in memory: as another page or version might have left it, and as it is.

import * as fake from "fake-indexeddb";
import { deleteDB } from "idb";
import {
	afterChange,
	type Collection,
	type CollectionName,
	collection,
} from "../../src/runtime/keep/collection.ts";
import { Stopped } from "../../src/runtime/slices.ts";

const { default: indexedDB, ...classes } = fake;
Object.assign(globalThis, classes, { indexedDB });

const DATABASE = "square-control-kept";

/** Pages that are open open it anew. */
export const forgetAll = (): Promise<void> => deleteDB(DATABASE);

export async function putRaw(name: CollectionName, records: Readonly<Record<string, unknown>>) {
	await collection(name, (found) => found).change(Object.keys(records), (_, id) => records[id]);
}

export async function countOf(name: CollectionName): Promise<number> {
	const { values } = await collection(name, (found) => found).all();
	return values.size;
}

/** Tabs of one browser: each call gives the same collection to another. */
export function memoryBrowser<Value>(first: Iterable<readonly [string, Value]> = []) {
	const stored = new Map(first);
	const hearing = new Set<(ids: readonly string[]) => void>();
	return (): Collection<Value> => {
		let own: ((ids: readonly string[]) => void) | undefined;
		return {
			all: async () => ({ values: new Map(stored), unreadable: 0 }),
			some: async (ids) => new Map([...stored].filter(([id]) => ids.includes(id))),
			async change(ids, change, watch) {
				const changed = new Map(
					ids.map((id) => {
						const before = stored.get(id);
						const next = change(before, id, before);
						return [id, { before, after: afterChange(before, next) }];
					}),
				);
				if (watch?.isWanted() === false) throw new Stopped();
				for (const [id, { after }] of changed) {
					if (after === undefined) stored.delete(id);
					else stored.set(id, after);
				}
				watch?.tell(1);
				for (const act of hearing) if (act !== own) act(ids);
				return changed;
			},
			hear(act) {
				own = act;
				hearing.add(act);
				return () => hearing.delete(act);
			},
		};
	};
}

/** Writes are on the disk, and tabs have heard of them. */
export async function settled(): Promise<void> {
	for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setTimeout(resolve, 4));
}

// biome-ignore lint/suspicious/noExplicitAny: functions of whatever module
type Act = (...given: any[]) => unknown;

/** A module of a tab: each of its functions gives its answer when all is settled. */
export type Settling<Module> = {
	[Name in keyof Module]: Module[Name] extends Act
		? (...given: Parameters<Module[Name]>) => Promise<Awaited<ReturnType<Module[Name]>>>
		: Module[Name];
};

export const settling = <Module extends object>(module: Module): Settling<Module> =>
	Object.fromEntries(
		Object.entries(module).map(([name, one]) => [
			name,
			typeof one !== "function"
				? one
				: async (...given: unknown[]) => {
						const answer = await one(...given);
						await settled();
						return answer;
					},
		]),
	) as Settling<Module>;
