// Reading can be stopped whatever is read, and what it says of how far it is is true.

import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { collectionOf, sameMoves } from "../../support/collection.ts";
import { repeating, zstdFrame } from "../../support/zstd.ts";

const MIB = 2 ** 20;

/** Two gigabytes of blanks. */
const bomb = () => new Blob([...zstdFrame(7, repeating(16_000, 2 ** 17))]);

/** Reads, and stops at the first report of so many games. */
async function stopped(part: BlobPart, how: "keep" | "cancel", least = 0) {
	const { collection } = await collectionOf("");
	let late = 0;
	let share = 0;
	const { games } = await collection.read([new File([part], "a.pgn")], (progress) => {
		if (progress.games < least) return;
		if (share > 0) late++;
		share = progress.done / progress.total;
		collection.stop(how);
	});
	return { late, share, games };
}

test.each([
	["two gigabytes packed to nothing by Zstandard", bomb],
	["blanks", () => Buffer.alloc(60 * MIB, " ")],
	["a game without an end", () => `[White "a"]\n\n1. e4 ${"e5 ".repeat(4 * MIB)}`],
])("%s: reading can be stopped at the first report", async (_name, part) => {
	const { late, share, games } = await stopped(part(), "cancel");
	expect([late, games]).toEqual([0, 0]);
	expect(share).toBeLessThan(0.5);
});

test("reading a packed file, or games for the careful loader, can be stopped as well", async () => {
	const packed = gzipSync(Buffer.alloc(200 * MIB, " "), { level: 9 });
	expect(await stopped(packed, "cancel")).toMatchObject({ late: 0, games: 0 });
	const games = sameMoves(3000, { White: "a" }, "1. e4 (1. d4 d5) e5 2. Nf3 Nc6 3. Ke3 *");
	const { late, games: saved } = await stopped(games, "keep", 1);
	expect(late).toBe(0);
	expect(saved).toBeGreaterThan(0);
	expect(saved).toBeLessThan(3000);
});

test("the progress of a packed file counts what has been unpacked and read", async () => {
	const { collection } = await collectionOf("");
	const file = new File([...zstdFrame(7, repeating(400, 2 ** 17))], "a.pgn.zst");
	const shares: number[] = [];
	await collection.read([file], ({ done, total }) => shares.push(done / total));
	expect(shares[0]).toBeLessThan(0.1);
	expect(shares.filter((share) => share > 0.2 && share < 0.8).length).toBeGreaterThan(0);
	expect(shares.at(-1)).toBe(1);
});
