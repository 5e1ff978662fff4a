// Files as they are published: what is packed gives the same lines.

import { Readable, Writable } from "node:stream";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { tellGames } from "../../src/cli/games.ts";
import { UnpackError } from "../../src/reader/unpack.ts";
import { testReader } from "../support/core.ts";

/** "1. e4 *" as zstd 1.5.4 packs it, in two frames one after the other. */
const ZSTD = Buffer.from(
	"28b52ffd2407390000312e206534202a74d140aa28b52ffd2407390000312e206534202a74d140aa",
	"hex",
);

async function linesOf(bytes: Uint8Array, step = bytes.length): Promise<string[]> {
	const parts = Array.from({ length: Math.ceil(bytes.length / step) }, (_, index) =>
		bytes.subarray(index * step, (index + 1) * step),
	);
	let told = "";
	const output = new Writable({
		write(chunk, _encoding, done) {
			told += chunk;
			done();
		},
	});
	await tellGames(testReader(), Readable.from(parts), output);
	return told.split("\n").filter((line) => line !== "");
}

const TEXT = '[White "Köln"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 (1. c4) *\n';

test("gzip, whole and in pieces", async () => {
	const plain = await linesOf(Buffer.from(TEXT));
	expect(plain).toHaveLength(2);
	expect(await linesOf(gzipSync(TEXT))).toEqual(plain);
	expect(await linesOf(gzipSync(TEXT), 3)).toEqual(plain);
});

test("Zstandard, frame after frame", async () => {
	expect(await linesOf(ZSTD)).toEqual(await linesOf(Buffer.from("1. e4 *1. e4 *")));
	expect(await linesOf(ZSTD, 5)).toEqual(await linesOf(ZSTD));
});

test.each([
	["gzip", gzipSync(TEXT).subarray(0, 30)],
	["Zstandard", ZSTD.subarray(0, 12)],
])("a file of %s that breaks off is told", async (_name, bytes) => {
	await expect(linesOf(bytes)).rejects.toThrow(UnpackError);
});
