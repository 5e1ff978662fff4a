// A tab whose database answers late, or not at all: what it could not read stays as it was.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../support/kept.ts";
import { deleteDB } from "idb";
import type { Saved } from "../../../src/session/saving/serialize.ts";

const DATABASE = "square-control";

const record = (pgn: string, at: number) =>
	({ version: 2, at, changedAt: at, pgn, path: [], replaced: [] }) as unknown as Saved;

let session: Map<string, string>;

/** A page of the tab: modules are loaded anew. */
async function loadPage() {
	vi.resetModules();
	const { findKept } = await import("../../../src/session/saving/keeping.ts");
	const { leaveInTab } = await import("../../../src/session/saving/sessionCopy.ts");
	return { findKept, leaveInTab };
}

const openDatabase = () =>
	new Promise<IDBDatabase>((resolve) => {
		const request = indexedDB.open(DATABASE);
		request.onsuccess = () => resolve(request.result);
	});

/** Another page that has the database open and lets nobody open it. Gives what lets go of it. */
async function holdDatabase(): Promise<() => void> {
	const base = await openDatabase();
	indexedDB.open(DATABASE, 3).onupgradeneeded = ({ target }) =>
		(target as IDBOpenDBRequest).transaction?.abort();
	return () => base.close();
}

beforeEach(async () => {
	await deleteDB(DATABASE);
	vi.spyOn(console, "warn").mockImplementation(() => {});
	session = new Map();
	const sessionStorage = {
		getItem: (key: string) => session.get(key) ?? null,
		setItem: (key: string, text: string) => void session.set(key, text),
		removeItem: (key: string) => void session.delete(key),
	};
	vi.stubGlobal("window", { sessionStorage, localStorage: sessionStorage });
	vi.stubGlobal("navigator", {});
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("work done while the database does not answer overwrites no record", async () => {
	const first = await (await loadPage()).findKept();
	await first.shelf.write(first.name, record("1. e4 *", 100), new Map());
	// Its browser was killed: the name of the tab comes back, without a copy.
	const second = await loadPage();
	const letGo = await holdDatabase();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const finding = second.findKept();
	await vi.advanceTimersByTimeAsync(4000);
	const late = await finding;
	expect(late).toMatchObject({ saved: undefined, lost: "game" });
	second.leaveInTab(record("1. d4 *", 200), new Map());
	vi.useRealTimers();
	letGo();
	// Opened after the tab's own.
	(await openDatabase()).close();
	const third = await (await loadPage()).findKept();
	expect(third.saved?.pgn).toBe("1. d4 *");
	await third.refusal;
	const all = await third.shelf.readAll();
	expect(all.map(([, { pgn }]) => pgn)).toEqual(["1. d4 *", "1. e4 *"]);
});
