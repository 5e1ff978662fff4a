// Records that are not sound are left out of what is read, and are in nobody's way.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { formatState, type Saved } from "../../../src/session/saving/serialize.ts";
import { soundRecord } from "../../../src/session/saving/soundRecord.ts";
import { createActions } from "../../../src/session/state/actions.ts";
import { createAppStore } from "../../../src/session/state/appStore.ts";
import { testCore } from "../../support/core.ts";
import { createReader } from "../../support/reader.ts";

const stores = vi.hoisted(() => ({
	records: new Map<string, unknown>(),
	texts: new Map<string, unknown>(),
}));

/** A database in memory. Keys of pieces are lists, as text they are others. */
vi.mock("idb", () => {
	const storeOf = (name: "records" | "texts") => ({
		get: async (key: unknown) => stores[name].get(JSON.stringify(key)),
		put: async (value: unknown, key: unknown) =>
			stores[name].set(JSON.stringify(key), structuredClone(value)),
		delete: async (key: unknown) => stores[name].delete(JSON.stringify(key)),
		getAll: async () => [...stores[name].values()],
		getAllKeys: async () => [...stores[name].keys()].map((key) => JSON.parse(key)),
	});
	const base = {
		get: (name: "records" | "texts", key: string) => storeOf(name).get(key),
		transaction: (name: "records" | "texts") => ({
			store: storeOf(name),
			objectStore: storeOf,
			done: Promise.resolve(),
			commit() {},
		}),
	};
	return { openDB: async () => base };
});

// Other tests of this process may have loaded it with the true one.
vi.resetModules();
const { openShelf } = await import("../../../src/session/saving/database.ts");

const core = testCore();

/** A record of a file with changes, and with a game that was replaced. */
function record(): { saved: Saved; name: string } {
	const store = createAppStore();
	const actions = { ...createActions(store, core), ...createReader(store, core) };
	actions.load("1. d4 *");
	actions.load('[White "a"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. c4 *');
	actions.forward();
	const saved = structuredClone(formatState(store.get(), Date.now()));
	return { saved, name: saved.library?.text ?? "" };
}

const { saved: SOUND, name: FILE } = record();
const LATER = SOUND.at + 1000;

const unsound: Readonly<Record<string, unknown>> = {
	nothing: null,
	"a number": 5,
	"an empty object": {},
	"a later time alone": { at: LATER },
	"a later time with no list of games": { ...SOUND, at: LATER, replaced: 7 },
	"a later time with a game that is none": { ...SOUND, at: LATER, replaced: [null] },
	"a later time with a number for a game": { ...SOUND, at: LATER, pgn: 12 },
	"a later time with a wrong file": { ...SOUND, at: LATER, library: { text: 3 } },
	"a time beyond all dates": { ...SOUND, at: 1e300 },
	"what another version wrote": { ...SOUND, at: LATER, version: 3 },
};

beforeEach(() => {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	stores.records.clear();
	stores.texts.clear();
});

describe.each(Object.entries(unsound))("a record that is %s", (_, found) => {
	test("a damaged record is left out, hides no valid one, and does not stop writing", async () => {
		stores.records.set('"old"', structuredClone(SOUND));
		stores.records.set('"bad"', found);
		stores.texts.set(JSON.stringify(FILE), "its text");
		const shelf = await openShelf(async () => new Set());
		expect(await shelf.readAll()).toEqual([["old", SOUND]]);
		expect(await shelf.read("bad")).toBeUndefined();
		expect(console.warn).toHaveBeenCalled();
		await shelf.write("new", { ...SOUND, library: undefined, at: LATER }, new Map());
		expect((await shelf.readAll()).map(([name]) => name)).toEqual(["new", "old"]);
		expect(await shelf.readText(FILE)).toBe("its text");
		// A tab of that name writes over it.
		await shelf.write("bad", SOUND, new Map());
		expect(await shelf.read("bad")).toEqual(SOUND);
	});
});

test("a text named only by a record of a newer version is not deleted", async () => {
	stores.records.set('"bad"', { ...SOUND, version: 3 });
	stores.texts.set(JSON.stringify(FILE), "its text");
	const shelf = await openShelf(async () => new Set());
	await shelf.write("new", { ...SOUND, library: undefined }, new Map());
	expect(await shelf.readText(FILE)).toBe("its text");
});

test("a written record is valid, also after it was turned into text", () => {
	expect(soundRecord(SOUND)).toBe(SOUND);
	expect(soundRecord(JSON.parse(JSON.stringify(SOUND)))).toBeDefined();
	expect(soundRecord(formatState(createAppStore().get(), 1))).toBeDefined();
});

test("the record of a named lesson that is not saved yet is valid", () => {
	const library = { text: FILE, open: 0, isChanged: true, left: [], lesson: { id: "lesson" } };
	const lesson = { ...SOUND, library };
	expect(soundRecord(lesson)).toBe(lesson);
	const wrong = { ...library, lesson: { id: "lesson", version: 5 } };
	expect(soundRecord({ ...SOUND, library: wrong })).toBeUndefined();
});
