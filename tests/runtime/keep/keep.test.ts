// What is kept: the rules of `collection.ts`, in a database in memory, by two tabs and with a
// browser that refuses, ends in the middle, or has lost all.

import { beforeEach, expect, test, vi } from "vitest";
import type { Change, Collection } from "../../../src/runtime/keep/collection.ts";
import type { createKept as Create } from "../../../src/runtime/keep/kept.ts";
import { forgetAll, putRaw } from "../../support/kept.ts";
import { until } from "../../support/until.ts";

/** Each tab has a class of its own for it. */
const stopped = { name: "Stopped" };

type Note = { readonly text: string; readonly count: number };

const asNote = (found: unknown): Note | undefined => {
	const { text, count } = (found ?? {}) as Partial<Note>;
	return typeof text === "string" && Number.isSafeInteger(count) ? (found as Note) : undefined;
};

type Tab = { readonly notes: Collection<Note>; readonly createKept: typeof Create };

/** A page of its own: modules are loaded anew, and see the same database. */
async function openTab(): Promise<Tab> {
	vi.resetModules();
	const { collection } = await import("../../../src/runtime/keep/collection.ts");
	const { createKept } = await import("../../../src/runtime/keep/kept.ts");
	return { notes: collection("cards", asNote), createKept };
}

const written =
	(text: string): Change<Note> =>
	(stored) => ({ text, count: (stored?.count ?? 0) + 1 });

const ids = (count: number) => Array.from({ length: count }, (_, at) => `note ${at}`);

const allOf = async ({ notes }: Tab) => Object.fromEntries((await notes.all()).values);

beforeEach(async () => {
	await forgetAll();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	return () => vi.restoreAllMocks();
});

test("a change starts from the stored value, whichever tab wrote it", async () => {
	const [one, other] = [await openTab(), await openTab()];
	await one.notes.change(["a"], written("one"));
	await other.notes.change(["a"], written("other"));
	expect(await allOf(one)).toEqual({ a: { text: "other", count: 2 } });
});

test("none of a hundred changes made by two tabs at once is lost", async () => {
	const tabs = [await openTab(), await openTab()];
	await Promise.all(
		ids(100).map((_, at) => tabs[at % 2]?.notes.change(["a"], written(String(at)))),
	);
	expect((await allOf(tabs[0] as Tab)).a?.count).toBe(100);
});

test("a change returns the values before and after", async () => {
	const tab = await openTab();
	await tab.notes.change(["a", "b"], written("one"));
	const changed = await tab.notes.change(["a", "b", "c"], (stored, id) =>
		id === "a" ? null : stored,
	);
	expect([...changed]).toEqual([
		["a", { before: { text: "one", count: 1 }, after: undefined }],
		["b", { before: { text: "one", count: 1 }, after: { text: "one", count: 1 } }],
		["c", { before: undefined, after: undefined }],
	]);
	expect(Object.keys(await allOf(tab))).toEqual(["b"]);
});

test("a change that fails at any step changes nothing", async () => {
	const tab = await openTab();
	await tab.notes.change(ids(4), written("before"));
	const before = await allOf(tab);
	for (const [step] of ids(5).entries()) {
		let calls = 0;
		const work = tab.notes.change(ids(5), (stored) => {
			if (calls++ === step) throw new Error("the end");
			return { text: "after", count: (stored?.count ?? 0) + 1 };
		});
		await expect(work).rejects.toThrow("the end");
		expect(await allOf(tab)).toEqual(before);
	}
});

test("a large change that is stopped changes nothing and reports its progress", async () => {
	const tab = await openTab();
	const shares: number[] = [];
	const watch = { tell: (done: number) => shares.push(done), isWanted: () => shares.length < 2 };
	await expect(tab.notes.change(ids(2000), written("x"), watch)).rejects.toMatchObject(stopped);
	expect(shares).toEqual([0.25, 0.5]);
	expect(await allOf(tab)).toEqual({});
});

test("a damaged record is counted and left alone, but passed to whoever changes it", async () => {
	const tab = await openTab();
	await tab.notes.change(["a"], written("sound"));
	await putRaw("cards", { b: { text: 5 } });
	expect(await tab.notes.all()).toEqual({
		values: new Map([["a", { text: "sound", count: 1 }]]),
		unreadable: 1,
	});
	let seen: unknown;
	await tab.notes.change(["b"], (stored, _, found) => {
		seen = [stored, found];
		return undefined;
	});
	expect(seen).toEqual([undefined, { text: 5 }]);
	expect((await tab.notes.all()).unreadable).toBe(1);
});

test("a record whose key is not a text counts as unreadable", async () => {
	const tab = await openTab();
	const one = { text: "one", count: 1 };
	await tab.notes.change([7 as unknown as string, "a"], () => one);
	expect(await tab.notes.all()).toEqual({ values: new Map([["a", one]]), unreadable: 1 });
});

test("the browser is asked once to keep the data, when there is work to lose", async () => {
	const persist = vi.fn(async () => true);
	vi.stubGlobal("navigator", { storage: { persist } });
	const tab = await openTab();
	await tab.notes.all();
	expect(persist).not.toHaveBeenCalled();
	await tab.notes.change(["a"], written("one"));
	await tab.notes.change(["b"], written("two"));
	expect(persist).toHaveBeenCalledTimes(1);
	vi.unstubAllGlobals();
});

test("storage that was cleared meanwhile is opened again", async () => {
	const tab = await openTab();
	await tab.notes.change(["a"], written("before"));
	await forgetAll();
	await tab.notes.change(["b"], written("after"));
	expect(Object.keys(await allOf(tab))).toEqual(["b"]);
});

test("a page has all values at hand and shows a change before it is stored", async () => {
	const tab = await openTab();
	const kept = tab.createKept(tab.notes);
	expect(kept.get().values).toBeUndefined();
	await kept.ready;
	const work = kept.change(["a"], written("one"));
	await Promise.resolve();
	expect(kept.get().values?.get("a")).toEqual({ text: "one", count: 1 });
	await work;
	expect(await allOf(tab)).toEqual({ a: { text: "one", count: 1 } });
});

test("a value removed on one page disappears in other tabs too", async () => {
	const [one, other] = [await openTab(), await openTab()];
	const [first, second] = [one.createKept(one.notes), other.createKept(other.notes)];
	await first.change(["a"], written("one"));
	await until(() => expect(second.get().values?.size).toBe(1));
	await first.change(["a"], () => null);
	expect(first.get().values?.size).toBe(0);
	await until(() => expect(second.get().values?.size).toBe(0));
	expect(await allOf(one)).toEqual({});
});

test("a change in another tab is shown and counted", async () => {
	const [one, other] = [await openTab(), await openTab()];
	const [first, second] = [one.createKept(one.notes), other.createKept(other.notes)];
	await Promise.all([first.ready, second.ready]);
	await first.change(["a"], written("first"));
	await until(() => expect(second.get().values?.get("a")).toEqual({ text: "first", count: 1 }));
	await Promise.all([first.change(["a"], written("x")), second.change(["a"], written("y"))]);
	await until(() => {
		expect(first.get().values).toEqual(second.get().values);
		expect(first.get().values?.get("a")?.count).toBe(3);
	});
});

test("a change that the browser refuses lasts for the visit, and is written with the next one", async () => {
	const tab = await openTab();
	let isFull = false;
	const notes: Collection<Note> = {
		...tab.notes,
		change: (...given) => (isFull ? Promise.reject(new Error("full")) : tab.notes.change(...given)),
	};
	const kept = tab.createKept(notes);
	await kept.change(["a", "b"], written("before"));
	isFull = true;
	await kept.change(["a"], written("refused"));
	await kept.change(["b"], () => null);
	expect(kept.get().isKept).toBe(false);
	expect([...(kept.get().values ?? [])]).toEqual([["a", { text: "refused", count: 2 }]]);
	expect(Object.keys(await allOf(tab))).toEqual(["a", "b"]);
	isFull = false;
	await kept.change(["c"], written("there"));
	expect(kept.get().isKept).toBe(true);
	expect(await allOf(tab)).toEqual({
		a: { text: "refused", count: 2 },
		c: { text: "there", count: 1 },
	});
});

test("a change in another tab replaces the one that was refused here", async () => {
	const [one, other] = [await openTab(), await openTab()];
	let isFull = true;
	const notes: Collection<Note> = {
		...one.notes,
		change: (...given) => (isFull ? Promise.reject(new Error("full")) : one.notes.change(...given)),
	};
	const kept = one.createKept(notes);
	await kept.change(["a"], written("refused"));
	await other.notes.change(["a"], written("other"));
	await until(() => expect(kept.get().values?.get("a")).toEqual({ text: "other", count: 1 }));
	isFull = false;
	await kept.change(["b"], written("next"));
	expect((await allOf(other)).a).toEqual({ text: "other", count: 1 });
});

test("after all data was deleted elsewhere a page shows only what is new", async () => {
	const tab = await openTab();
	const kept = tab.createKept(tab.notes);
	await kept.change(["a"], written("first"));
	await forgetAll();
	await vi.waitFor(() => expect(kept.get().values?.size).toBe(0));
	await kept.change(["b"], written("next"));
	expect(await allOf(tab)).toEqual({ b: { text: "next", count: 1 } });
	expect(kept.get().isKept).toBe(true);
});

/** Another page that has the database open and lets nobody open it. Gives what lets go of it. */
async function holdDatabase(): Promise<() => void> {
	const base = await new Promise<IDBDatabase>((resolve) => {
		const request = indexedDB.open("square-control-kept");
		request.onsuccess = () => resolve(request.result);
	});
	indexedDB.open("square-control-kept", 2).onupgradeneeded = ({ target }) => {
		const request = target as IDBOpenDBRequest;
		request.transaction?.abort();
	};
	return () => base.close();
}

test("if the database does not answer, the page goes on and adds its changes later", async () => {
	await (await openTab()).notes.change(["a"], written("stored"));
	const tab = await openTab();
	const letGo = await holdDatabase();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const kept = tab.createKept(tab.notes);
	await vi.advanceTimersByTimeAsync(4000);
	await kept.ready;
	expect(kept.get()).toMatchObject({ isKept: false, values: new Map() });
	await kept.change(["a"], written("meanwhile"));
	await kept.change(["a"], written("again"));
	await kept.change(["b"], written("b"));
	expect(kept.get().values?.get("a")).toEqual({ text: "again", count: 2 });
	letGo();
	vi.useRealTimers();
	// Opened after the tab's own.
	await (await openTab()).notes.all();
	await Promise.all([kept.change(["b"], written("c")), kept.change(["b"], written("d"))]);
	const all = { a: { text: "again", count: 3 }, b: { text: "d", count: 3 } };
	expect(await allOf(tab)).toEqual(all);
	expect(Object.fromEntries(kept.get().values ?? [])).toEqual(all);
	expect(kept.get().isKept).toBe(true);
});

test("without a database everything lasts for the visit, and the page says so", async () => {
	const tab = await openTab();
	vi.spyOn(indexedDB, "open").mockImplementation(() => {
		throw new DOMException("no", "SecurityError");
	});
	const kept = tab.createKept(tab.notes);
	await kept.ready;
	expect(kept.get()).toMatchObject({ isKept: false, values: new Map() });
	await kept.change(["a"], written("one"));
	await kept.change(["a"], written("two"));
	expect(kept.get().values?.get("a")).toEqual({ text: "two", count: 2 });
});

test("a large change that is stopped shows none of its parts", async () => {
	const tab = await openTab();
	const kept = tab.createKept(tab.notes);
	const watch = { tell: () => {}, isWanted: () => false };
	await expect(kept.change(ids(3), written("x"), watch)).rejects.toMatchObject(stopped);
	expect(kept.get()).toMatchObject({ isKept: true, values: new Map() });
});
