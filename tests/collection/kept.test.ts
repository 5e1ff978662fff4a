// What is kept of a collection is there again, and bytes in drawers are those that were put there.

import { expect, test } from "vitest";
import { FileDrawer, type FileHandle, MemoryDrawer } from "../../src/collection/drawer.ts";
import { formatColumns, parseColumns } from "../../src/collection/keptColumns.ts";
import { AS_READ, collectionOf, gameText } from "../support/collection.ts";
import { chance } from "../support/random.ts";
import { seededTest } from "../support/seeded.ts";

function memoryFile(): FileHandle {
	let bytes = new Uint8Array(0);
	return {
		getSize: () => bytes.length,
		read(into, { at }) {
			into.set(bytes.subarray(at, at + into.length));
			return into.length;
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

seededTest("drawers give back what was put in, wherever they were cut", 1606, (next) => {
	for (const drawer of [new MemoryDrawer(), new FileDrawer(memoryFile())]) {
		let all = new Uint8Array(0);
		for (let round = 0; round < 12; round++) {
			const more = Uint8Array.from({ length: next() * 400_000 }, () => next() * 256);
			drawer.append(more);
			const joined = new Uint8Array(all.length + more.length);
			joined.set(all);
			joined.set(more, all.length);
			all = joined;
			if (next() < 0.2) {
				all = all.slice(0, next() * all.length);
				drawer.cut(all.length);
			}
			expect(drawer.length).toBe(all.length);
			const at = Math.floor(next() * all.length);
			const into = new Uint8Array((all.length - at) * next());
			drawer.read(at, into);
			expect(Buffer.compare(into, all.subarray(at, at + into.length))).toBe(0);
		}
	}
});

test("columns are the same when they are taken up; of anything else nothing is", async () => {
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

test("games that were kept before it was asked what hung in them are there, and say that it is not known", async () => {
	const { collection, stock } = await collectionOf(gameText({ White: "a" }));
	await collection.list({}, AS_READ);
	expect(collection.rows(0, 1)[0]?.hung).toBe(0);
	const parts = [...formatColumns(stock.columns, stock.mark())];
	const head = JSON.parse(new TextDecoder().decode(parts[1]));
	expect(head.columns.pop()).toBe("hung");
	const older = new TextEncoder().encode(JSON.stringify(head));
	const bytes = [new Uint8Array(Uint32Array.of(older.length).buffer), older, ...parts.slice(2, -1)];
	const kept = parseColumns(new Uint8Array(await new Blob(bytes as BlobPart[]).arrayBuffer()));
	expect(kept?.columns.at("hung", 0)).toBe(0);
	expect(kept?.columns.at("contested", 0)).toBe(stock.columns.at("contested", 0));
});
