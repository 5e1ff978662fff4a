// Games of a stream are told in batches that stay small, however many come and however long they
// are; what has no end is no more work for each byte than what has one.

import { expect, test, vi } from "vitest";
import { type GameRecord, gamesOf } from "../../../src/games/reader/gameRecords.ts";
import { testReader } from "../../support/core.ts";

test("while reading 40,000 small games, fewer than three thousand are in memory at a time", async () => {
	const one = '[White "a"]\n\n1. e4 e5 *\n\n';
	const bytes = new TextEncoder().encode(one.repeat(40_000));
	async function* input() {
		for (let at = 0; at < bytes.length; at += 5000) yield bytes.slice(at, at + 5000);
	}
	const batches: number[] = [];
	for await (const batch of gamesOf(testReader(), input(), ({ game }) => game)) {
		batches.push(batch.length);
	}
	expect(batches.reduce((sum, count) => sum + count)).toBe(40_000);
	expect(Math.max(...batches)).toBeLessThan(3000);
});

const MIB = 2 ** 20;

/** So many bytes, the same ones over and over behind others; then an end. */
async function* repeated(first: string, again: string, length: number, end = "") {
	yield Buffer.from(first);
	const piece = Buffer.from(again.repeat(MIB / 16 / again.length));
	for (let at = 0; at < length; at += piece.length) yield piece;
	yield Buffer.from(end);
}

async function recordsOf(input: AsyncIterable<Uint8Array>): Promise<GameRecord[]> {
	const found: GameRecord[] = [];
	for await (const records of gamesOf(testReader(), input, (record) => record)) {
		found.push(...records);
	}
	return found;
}

const NEXT = '\n\n[White "b"]\n\n1. d4 *\n';

test.each([
	["a line", "e5 "],
	["lines", "e5 \u00e9\n"],
])(
	"a game of more than 16 MB in %s is reported, and the next one is read",
	async (_name, again) => {
		const first = '[White "0"]\n\n1. c4 *\n\n[White "a"]\n\n1. e4 ';
		const [before, long, next, ...more] = await recordsOf(repeated(first, again, 20 * MIB, NEXT));
		expect(before).toMatchObject({ game: 1, plies: 1 });
		expect(long).toEqual({
			game: 2,
			tags: { White: "a" },
			error: { code: "tooLong", megabytes: 16, place: { line: 5, column: 1 } },
		});
		expect(next).toMatchObject({ game: 3, plies: 1, tags: { White: "b" } });
		expect(more).toEqual([]);
	},
);

test("a game without an end is reported before its stream ends", async () => {
	const input = repeated('[White "a"]\n\n1. e4 ', "e5 ", Infinity);
	for await (const [record] of gamesOf(testReader(), input, (one) => one)) {
		if (record === undefined) continue;
		expect(record).toMatchObject({ game: 1, error: { code: "tooLong" } });
		break;
	}
});

test("line numbers stay right after a game that is too long", async () => {
	const again = "e5 e5\n";
	const lines = Math.floor(MIB / 16 / again.length);
	const count = lines * Math.ceil((20 * MIB) / (lines * again.length));
	const end = '\n\n[White "b"]\n\n1. d4 d5 2. Ke5 *\n';
	const [, next] = await recordsOf(repeated('[White "a"]\n\n1. e4 ', again, 20 * MIB, end));
	expect(next).toMatchObject({ error: { place: { line: 3 + count + 4, column: 13 } } });
});

/**
 * Bytes that are copied, or searched for one of them, meanwhile. Arrays stay several times slower
 * for the rest of this file, so the tests that count stand last.
 */
async function touched(work: () => Promise<unknown>): Promise<number> {
	const arrays = Object.getPrototypeOf(Uint8Array.prototype) as Uint8Array;
	let bytes = 0;
	const { set, slice, copyWithin, indexOf, lastIndexOf } = arrays;
	const spies = [
		vi.spyOn(arrays, "set").mockImplementation(function (this: Uint8Array, from, at) {
			bytes += from.length;
			set.call(this, from, at);
		}),
		vi.spyOn(arrays, "slice").mockImplementation(function (this: Uint8Array, from, end) {
			const found = slice.call(this, from, end);
			bytes += found.length;
			return found;
		}),
		vi.spyOn(arrays, "copyWithin").mockImplementation(function (this: Uint8Array, to, from, end) {
			bytes += (end ?? this.length) - from;
			return copyWithin.call(this, to, from, end);
		}),
		vi.spyOn(arrays, "indexOf").mockImplementation(function (this: Uint8Array, byte, from = 0) {
			const found = indexOf.call(this, byte, from);
			bytes += (found < 0 ? Math.max(from, this.length) : found) - from;
			return found;
		}),
		vi.spyOn(arrays, "lastIndexOf").mockImplementation(function (
			this: Uint8Array,
			byte,
			from = this.length,
		) {
			const found = lastIndexOf.call(this, byte, from);
			bytes += from - Math.max(0, found);
			return found;
		}),
	];
	try {
		await work();
	} finally {
		for (const spy of spies) spy.mockRestore();
	}
	return bytes;
}

test.each([
	["blanks", "", " "],
	["empty lines", "", "\n"],
	["a line of moves", '[White "a"]\n\n1. e4 ', "e5 "],
	["lines of moves", '[White "a"]\n\n1. e4 ', "e5 e5\n"],
	["lines of an old Mac", '[White "a"]\r\r1. e4 ', "e5 e5\r"],
	["a comment that is never closed", '[White "a"]\n\n1. e4 {', "word\n"],
	["a tag that is never closed", '[White "a"]\n\n1. e4 e9\n\n[White "', "word "],
])("four times as much of %s takes four times the work", async (_name, first, again) => {
	const work = (length: number) => touched(() => recordsOf(repeated(first, again, length)));
	const once = await work(2 * MIB);
	expect(once).toBeLessThan(40 * MIB);
	expect(await work(8 * MIB)).toBeLessThan(6 * once);
});
