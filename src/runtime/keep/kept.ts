// A collection as a page has it: all its values at hand, changed at once on the page and then in
// the browser's storage. What the browser refuses stays for the visit, `isKept` says so, and it is
// done to what is stored with the next change, unless another tab has written that meanwhile.

import { createStore, type Store } from "../createStore.ts";
import { Stopped } from "../slices.ts";
import {
	afterChange,
	type Change,
	type Changed,
	type Collection,
	type Watch,
} from "./collection.ts";

export type KeptState<Value> = {
	/** By id. Undefined until they are read. */
	readonly values: ReadonlyMap<string, Value> | undefined;
	/** Records that are there and cannot be read. */
	readonly unreadable: number;
	/** Does the browser keep them? */
	readonly isKept: boolean;
};

export type Kept<Value> = Omit<Store<KeptState<Value>>, "set"> & {
	readonly ready: Promise<void>;
	/** With a `watch`, the page shows nothing of it before all is done, or it is stopped. */
	change(ids: readonly string[], change: Change<Value>, watch?: Watch): Promise<Changed<Value>>;
};

/** One change after the other. */
function inOrder<Value>(changes: readonly Change<Value>[]): Change<Value> {
	return (stored, id, found) => {
		let next: Value | undefined | null;
		for (const change of changes) {
			const isFirst = next === undefined;
			const after = change(isFirst ? stored : (next ?? undefined), id, isFirst ? found : next);
			if (after !== undefined) next = after;
		}
		return next;
	};
}

export function createKept<Value>(collection: Collection<Value>): Kept<Value> {
	const { set, ...store } = createStore<KeptState<Value>>({
		values: undefined,
		unreadable: 0,
		isKept: true,
	});
	/** Changes that the browser has refused, the earliest first. */
	const refused = new Map<string, readonly Change<Value>[]>();
	/** How many changes of a record are on their way. */
	const underWay = new Map<string, number>();

	function show(next: Iterable<readonly [string, Value | null | undefined]>): void {
		const values = new Map(store.get().values);
		for (const [id, value] of next) {
			if (value === null || value === undefined) values.delete(id);
			else values.set(id, value);
		}
		set({ values });
	}

	function refuse(error: unknown): void {
		console.warn(error);
		set({ isKept: false });
	}

	let isRead = false;

	async function read(): Promise<void> {
		try {
			const { values, unreadable } = await collection.all();
			// What is on its way is shown as it will be.
			const here = [...underWay.keys()].map((id) => [id, store.get().values?.get(id)] as const);
			set({ values, unreadable });
			show(here);
			for (const [id, changes] of refused) show(afterOf(changeHere([id], inOrder(changes))));
			isRead = true;
		} catch (error) {
			refuse(error);
			set({ values: store.get().values ?? new Map() });
		}
	}

	/** Another tab has changed these; all, where the database was deleted under this one. */
	async function renew(ids?: readonly string[]): Promise<void> {
		if (ids === undefined) return read();
		for (const id of ids) refused.delete(id);
		const values = await collection.some(ids);
		show(ids.filter((id) => !underWay.has(id)).map((id) => [id, values.get(id)]));
	}

	const ready = read();
	collection.hear((ids) => void ready.then(() => renew(ids)).catch(refuse));
	if (typeof window !== "undefined") {
		// From the history: no message has come meanwhile.
		window.addEventListener("pageshow", ({ persisted }) => persisted && void read());
	}

	/** On the page alone. */
	function changeHere(ids: readonly string[], change: Change<Value>): Changed<Value> {
		const changed = new Map<string, { before: Value | undefined; after: Value | undefined }>();
		for (const id of ids) {
			const before = store.get().values?.get(id);
			const next = change(before, id, before);
			changed.set(id, { before, after: afterChange(before, next) });
		}
		return changed;
	}

	const afterOf = (changed: Changed<Value>) =>
		[...changed].map(([id, { after }]) => [id, after] as const);

	function counted(ids: readonly string[], by: 1 | -1): void {
		for (const id of ids) {
			const count = (underWay.get(id) ?? 0) + by;
			if (count === 0) underWay.delete(id);
			else underWay.set(id, count);
		}
	}

	/** In the browser's storage, with what it refused before. */
	async function changeThere(
		ids: readonly string[],
		change: Change<Value>,
		watch: Watch | undefined,
	): Promise<Changed<Value>> {
		const waiting = new Map(refused);
		// Each is on its way once.
		refused.clear();
		const wanted = new Set(ids);
		const all = [...new Set([...ids, ...waiting.keys()])];
		try {
			const changed = await collection.change(
				all,
				(stored, id, found) => {
					const changes = [...(waiting.get(id) ?? []), ...(wanted.has(id) ? [change] : [])];
					return inOrder(changes)(stored, id, found);
				},
				watch,
			);
			set({ isKept: refused.size === 0 });
			return changed;
		} catch (error) {
			for (const [id, changes] of waiting) {
				refused.set(id, [...changes, ...(refused.get(id) ?? [])]);
			}
			throw error;
		}
	}

	async function change(
		ids: readonly string[],
		change: Change<Value>,
		watch?: Watch,
	): Promise<Changed<Value>> {
		// What is read is shown at once.
		if (store.get().values === undefined) await ready;
		const here = watch === undefined ? changeHere(ids, change) : undefined;
		if (here !== undefined) show(afterOf(here));
		counted(ids, 1);
		try {
			const changed = await changeThere(ids, change, watch);
			counted(ids, -1);
			show(afterOf(changed).filter(([id]) => !underWay.has(id)));
			if (!isRead) await read();
			return changed;
		} catch (error) {
			counted(ids, -1);
			if (error instanceof Stopped) throw error;
			const changed = here ?? changeHere(ids, change);
			for (const [id, { before, after }] of changed) {
				if (after !== before) refused.set(id, [...(refused.get(id) ?? []), change]);
			}
			show(afterOf(changed));
			refuse(error);
			return changed;
		}
	}

	return { ...store, ready, change };
}
