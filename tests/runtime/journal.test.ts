// The journal of the last writes: what a killed browser has lost comes back, and never over what
// another tab has written since.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Browser, openBrowser } from "../support/tabs.ts";

type Write = { readonly text: string | null; readonly at: number };

const STAMP = "square-control-written";

let browser: Browser;
let writes: Map<string, Write>;

/** The journal reads nothing before. */
let answerNow: () => void;

beforeEach(() => {
	browser = openBrowser();
	writes = new Map();
	const answering = new Promise<void>((resolve) => {
		answerNow = resolve;
	});
	const store = {
		getAllKeys: async () => [...writes.keys()],
		getAll: async () => [...writes.values()],
		put: (write: Write, key: string) => writes.set(key, write),
		delete: (key: string) => writes.delete(key),
	};
	const base = { transaction: () => ({ store, done: Promise.resolve() }) };
	vi.doMock("idb", () => ({ openDB: () => answering.then(() => base) }));
	vi.resetModules();
});

afterEach(() => {
	vi.doUnmock("idb");
	vi.resetModules();
});

async function openTab() {
	const { openJournal } = await import("../../src/runtime/journal.ts");
	const restored: (readonly [string, string | null])[] = [];
	const note = openJournal((lost) => restored.push(...lost));
	return { note, restored };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

const lose = (key: string, text: string | null) =>
	writes.set(key, { text, at: Date.now() - 1_000 });

test("writes that are later than the stamp come back, and no others", async () => {
	browser.stored.set(STAMP, String(Date.now() - 5_000));
	lose("lost", "text");
	lose("removed", null);
	writes.set("there", { text: "text", at: Date.now() - 6_000 });
	const tab = await openTab();
	answerNow();
	await settled();
	expect(tab.restored).toEqual([
		["lost", "text"],
		["removed", null],
	]);
});

test("where another tab has written meanwhile nothing is put over its newer text", async () => {
	browser.stored.set(STAMP, String(Date.now() - 5_000));
	lose("lost", "old");
	const tab = await openTab();
	// Another tab restores, writes a newer text, and stamps it, before this one has read.
	browser.stored.set("lost", "newer");
	browser.stored.set(STAMP, String(Date.now()));
	answerNow();
	await settled();
	expect(tab.restored).toEqual([]);
	expect(browser.stored.get("lost")).toBe("newer");
});

test("a tab's own write stands, and its stamp keeps back nothing else", async () => {
	browser.stored.set(STAMP, String(Date.now() - 5_000));
	lose("own", "old");
	lose("other", "text");
	const tab = await openTab();
	tab.note("own", "new");
	answerNow();
	await settled();
	expect(tab.restored).toEqual([["other", "text"]]);
	expect(writes.get("own")?.text).toBe("new");
	expect(Number(browser.stored.get(STAMP))).toBeGreaterThan(Date.now() - 1_000);
});
