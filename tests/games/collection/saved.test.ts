// A collection that was saved is there again, and stores of bytes give back what was put in.

import { describe, expect, test, vi } from "vitest";
import { createGames } from "../../../src/features/games/games.ts";
import { isKept, RECORD_BYTES } from "../../../src/games/collection/answers/game/record.ts";
import {
	checked,
	FileBytes,
	type FileHandle,
	MemoryBytes,
} from "../../../src/games/collection/byteStore.ts";
import { Collection } from "../../../src/games/collection/collection.ts";
import { COLUMNS, type GameFacts } from "../../../src/games/collection/columns.ts";
import { CollectionFault } from "../../../src/games/collection/fault.ts";
import { answerAt, createClient } from "../../../src/games/collection/protocol.ts";
import { formatColumns, parseColumns } from "../../../src/games/collection/savedColumns.ts";
import { restoreStock } from "../../../src/games/collection/savedStock.ts";
import { Stock } from "../../../src/games/collection/stock.ts";
import { collectionOf, gameText, sameMoves } from "../../support/collection.ts";
import { testInsight, testReader } from "../../support/core.ts";
import { chance } from "../../support/random.ts";
import { seededTest } from "../../support/seeded.ts";

const REMOVED = new CollectionFault("removed");

function memoryFile(): FileHandle {
	let bytes = new Uint8Array(0);
	return {
		getSize: () => bytes.length,
		read(into, { at }) {
			const found = bytes.subarray(at, at + into.length);
			into.set(found);
			return found.length;
		},
		write(more, { at }) {
			const larger = new Uint8Array(Math.max(bytes.length, at + more.length));
			larger.set(bytes);
			larger.set(more, at);
			bytes = larger;
			return more.length;
		},
		truncate(length) {
			bytes = bytes.slice(0, length);
		},
		flush() {},
		close() {},
	};
}

seededTest("stored bytes read back the same, however they were cut into pieces", 1606, (next) => {
	for (const store of [new MemoryBytes(), new FileBytes(memoryFile())]) {
		let all = new Uint8Array(0);
		for (let round = 0; round < 12; round++) {
			const more = Uint8Array.from({ length: next() * 400_000 }, () => next() * 256);
			store.append(more);
			const joined = new Uint8Array(all.length + more.length);
			joined.set(all);
			joined.set(more, all.length);
			all = joined;
			if (next() < 0.2) {
				all = all.slice(0, next() * all.length);
				store.cut(all.length);
			}
			expect(store.length).toBe(all.length);
			const at = Math.floor(next() * all.length);
			const into = new Uint8Array((all.length - at) * next());
			store.read(at, into);
			expect(Buffer.compare(into, all.subarray(at, at + into.length))).toBe(0);
		}
	}
});

test("a saved list of games reads back the same, and a damaged one is refused", async () => {
	const next = chance(7);
	const text = Array.from({ length: 3000 }, (_, index) =>
		gameText({
			White: `Player ${Math.floor(next() * 50)}`,
			Black: `Ä ${index}`,
			Date: "2024.05.??",
		}),
	).join("");
	const { stock } = await collectionOf(text);
	const bytes = new Uint8Array(
		await new Blob([...formatColumns(stock.columns, stock.mark())] as BlobPart[]).arrayBuffer(),
	);
	const found = parseColumns(bytes);
	expect(found?.mark).toEqual(stock.mark());
	expect(found?.columns.count).toBe(3000);
	for (const game of [0, 1234, 2999]) {
		for (const name of ["white", "black", "day", "textAt", "positionAt"] as const) {
			expect(found?.columns.at(name, game)).toBe(stock.columns.at(name, game));
		}
	}
	expect(found?.columns.names.player.words).toEqual(stock.columns.names.player.words);
	expect(parseColumns(bytes.slice(0, bytes.length - 1))).toBeUndefined();
	expect(parseColumns(Uint8Array.of(255, 255, 255, 255, 1))).toBeUndefined();
	expect(parseColumns(new Uint8Array(0))).toBeUndefined();
});

test("after a write that was cut off, a game without a record has none of its data", async () => {
	const { stock } = await collectionOf(gameText({ White: "a" }, "1. e4 e5 2. Ke2 *"));
	const { columns } = stock;
	const facts = Object.fromEntries(COLUMNS.map((name) => [name, columns.at(name, 0)]));
	expect(isKept(columns.records, 0)).toBe(true);
	stock.cut({ ...stock.mark(), games: 0 });
	columns.add(facts as GameFacts);
	expect(columns.records.subarray(0, RECORD_BYTES).every((byte) => byte === 0)).toBe(true);
});

/** Behaviours of browsers with a file that they have removed. */
const ways: Readonly<Record<string, (file: FileHandle) => FileHandle>> = {
	"with counts of nothing": (file) => ({
		...file,
		getSize: () => 2 ** 64 - 16,
		read: () => 2 ** 32 - 4,
		write: () => 2 ** 32 - 4,
		truncate() {},
	}),
	"with less than was there": (file) => ({ ...file, getSize: () => 0, read: () => 0 }),
	"by throwing": (file) => {
		const fail = () => {
			throw new DOMException("The handle is closed", "InvalidStateError");
		};
		return { ...file, getSize: fail, read: fail, write: fail, truncate: fail, flush: fail };
	},
};

/** A file that goes when the browser is told to remove it. */
function browserFile(way: (file: FileHandle) => FileHandle) {
	let file = memoryFile();
	const now: FileHandle = {
		getSize: () => file.getSize(),
		read: (into, where) => file.read(into, where),
		write: (bytes, where) => file.write(bytes, where),
		truncate: (length) => file.truncate(length),
		flush: () => file.flush(),
		close() {},
	};
	const remove = () => {
		file = way(file);
	};
	return { file: checked(now), remove };
}

describe.each(Object.entries(ways))(
	"a file that the browser has removed, which says so %s",
	(_, way) => {
		test("a file that the browser removed reads as empty and refuses writes", () => {
			const { file, remove } = browserFile(way);
			const store = new FileBytes(file);
			store.append(new Uint8Array(3000));
			store.flush();
			const into = new Uint8Array(10);
			store.read(20, into);
			remove();
			expect(() => store.read(20, into)).toThrow(REMOVED);
			expect(store.length).toBe(3000);
			store.append(new Uint8Array(10));
			expect(() => store.cut(5)).toThrow(REMOVED);
			expect(store.length).toBeLessThanOrEqual(3010);
		});

		test("games that the browser removed are reported with their number, and new ones can be added", async () => {
			vi.spyOn(console, "error").mockImplementation(() => {});
			let [texts, positions] = [browserFile(way), browserFile(way)];
			/** A browser that makes new files when the page asks again. */
			const open = async () => {
				[texts, positions] = [browserFile(way), browserFile(way)];
				const stock = new Stock(new FileBytes(texts.file), new FileBytes(positions.file));
				const save = () => {
					stock.texts.flush();
					stock.positions.flush();
				};
				const check = async () => stock.check();
				const opened = { stock, save, check, close() {}, unsaved: undefined };
				return new Collection(opened, testReader(), testInsight());
			};
			const { port1, port2 } = new MessageChannel();
			answerAt(port2, open);
			const games = createGames(createClient(() => port1 as never));
			await games.ready;
			const file = new File([gameText({ White: "a" }), gameText({ White: "b" })], "a.pgn");
			await games.read([file]);
			const { status } = games.store.get();
			expect(status?.games).toBe(2);
			await games.choose({ words: "b" });
			expect(games.store.get().count).toBe(1);
			for (const one of [texts, positions]) one.remove();
			await games.client.ask("text", 0).catch(games.fail);
			expect(games.store.get().problem).toMatch(
				/^The browser has removed the 2 games that were kept here\./,
			);
			expect(games.store.get()).toMatchObject({
				status: { games: 0, room: 0 },
				count: 0,
				filter: {},
			});
			await games.read([file]);
			expect(games.store.get()).toMatchObject({ status, count: 2, problem: undefined });
			expect(await games.client.ask("text", 0)).toContain('"a"');
			// A removal that nobody saw is found before anything is added.
			for (const one of [texts, positions]) one.remove();
			await games.read([file]);
			expect(games.store.get()).toMatchObject({ status, news: "2 games were read." });
			expect(games.store.get().problem).toContain("has removed the 2 games");
			// A download is not repeated.
			await games.forget();
			const stream = vi.fn(() => new Blob([sameMoves(5000, { White: "c" })]).stream());
			const stop = games.store.subscribe(({ reading }) => {
				if (reading === undefined || reading.games === 0) return;
				for (const one of [texts, positions]) one.remove();
			});
			await games.read([{ name: "far", size: 0, stream }]);
			stop();
			expect(games.store.get()).toMatchObject({ status: { games: 0 }, reading: undefined });
			expect(games.store.get().problem).toMatch(
				/^The browser has removed the [\d,]+ games that were/,
			);
			expect(stream).toHaveBeenCalledOnce();
			port1.close();
		});
	},
);

/** Of a list that is alone, as earlier versions wrote it. */
function listOf({ columns, mark }: { columns: Stock["columns"]; mark: ReturnType<Stock["mark"]> }) {
	const list = memoryFile();
	let at = 0;
	for (const bytes of formatColumns(columns, mark)) at += list.write(bytes, { at });
	return list;
}

test("a list without its texts, or with a broken copy, is left as it is", async () => {
	const { stock } = await collectionOf(gameText({ White: "a" }));
	const list = listOf({ columns: stock.columns, mark: stock.mark() });
	const lists = [checked(list), checked(memoryFile())] as const;
	const size = list.getSize();
	expect(restoreStock(new MemoryBytes(), new MemoryBytes(), lists)).toBeUndefined();
	expect(list.getSize()).toBe(size);
	expect(restoreStock(stock.texts, stock.positions, lists)?.stock.columns.count).toBe(1);
	const broken = listOf({ columns: stock.columns, mark: stock.mark() });
	broken.truncate(size - 1);
	const { length } = stock.texts;
	for (const first of [broken, memoryFile()]) {
		const found = restoreStock(stock.texts, stock.positions, [first, memoryFile()]);
		expect(found).toBeUndefined();
		expect(stock.texts.length).toBe(length);
	}
	expect(broken.getSize()).toBe(size - 1);
});

describe("a write of My games cut off at any step leaves the state before or after it", () => {
	class Killed extends Error {}

	/** Files of a browser in which the page dies at a step: half of what it writes then is there. */
	function browser(contents: readonly Uint8Array<ArrayBuffer>[] = []) {
		const inner = [0, 1, 2, 3].map(() => memoryFile());
		for (const [index, bytes] of contents.entries()) inner[index]?.write(bytes, { at: 0 });
		let left = Number.POSITIVE_INFINITY;
		const step = (last = () => {}) => {
			if (left === 0) last();
			if (left <= 0) {
				left = -1;
				throw new Killed();
			}
			left--;
		};
		const files = inner.map(
			(file): FileHandle => ({
				...file,
				write(bytes, where) {
					step(() => file.write(bytes.subarray(0, bytes.length >> 1), where));
					return file.write(bytes, where);
				},
				truncate(length) {
					step();
					file.truncate(length);
				},
				flush: step,
			}),
		) as [FileHandle, FileHandle, FileHandle, FileHandle];
		return {
			open() {
				const [list, texts, positions, list2] = files;
				const stores = [new FileBytes(texts), new FileBytes(positions)] as const;
				const restored = restoreStock(...stores, [list, list2]);
				if (restored === undefined) throw new Error("It is not whole");
				const opened = {
					...restored,
					check: async () => {},
					close() {},
					unsaved: undefined,
				};
				return new Collection(opened, testReader(), testInsight());
			},
			killAt: (steps: number) => {
				left = steps;
			},
			isKilled: () => left < 0,
			contents: () =>
				inner.map((file) => {
					const bytes = new Uint8Array(file.getSize());
					file.read(bytes, { at: 0 });
					return bytes;
				}),
		};
	}

	const fileOf = (name: string, count: number) =>
		new File(
			Array.from({ length: count }, (_, at) => gameText({ White: `${name}${at}` })),
			`${name}.pgn`,
		);
	const textsIn = (collection: Collection) =>
		Array.from({ length: collection.status().games }, (_, game) => collection.text(game)).join("");

	const kinds: Readonly<Record<string, (collection: Collection) => unknown>> = {
		"of more games": (collection) => collection.read([fileOf("b", 40)], () => {}),
		"of none, when all are forgotten": (collection) => collection.forget(),
		"of a reading that is stopped": (collection) =>
			collection.read([fileOf("c", 3)], () => collection.stop("cancel")),
	};

	test.each(Object.entries(kinds))("%s", async (_, work) => {
		let first = browser();
		await first.open().read([fileOf("a", 5)], () => {});
		// The files of a second visit, both of whose lists were written.
		for (let visit = 0; visit < 2; visit++) {
			first = browser(first.contents());
			const collection = first.open();
			const before = textsIn(collection);
			await work(browser(first.contents()).open());
			const whole = browser(first.contents());
			const after = whole.open();
			await work(after);
			const states = [before, textsIn(after)];
			let steps = 0;
			for (let isKilled = true; isKilled; steps++) {
				const cut = browser(first.contents());
				const working = cut.open();
				cut.killAt(steps);
				// A page that has died has no failure to tell.
				await Promise.resolve()
					.then(() => work(working))
					.catch(() => {});
				isKilled = cut.isKilled();
				const again = browser(cut.contents());
				const opened = textsIn(again.open());
				expect(states, `step ${steps}`).toContain(opened);
				// A collection that opens is whole for good: one more reading is saved beside it.
				await again.open().read([fileOf("d", 1)], () => {});
				const later = textsIn(browser(again.contents()).open());
				expect(later.startsWith(opened) && later.includes('"d0"'), `step ${steps}`).toBe(true);
			}
			expect(steps).toBeGreaterThan(5);
			await collection.read([fileOf("e", 1)], () => {});
		}
	});
});
