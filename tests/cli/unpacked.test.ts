// Files as they are published: what is packed gives the same lines.

import { Readable, Writable } from "node:stream";
import { constants, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { tellGames } from "../../src/cli/games.ts";
import { unpacked } from "../../src/cli/unpacked.ts";
import { UnpackError } from "../../src/games/reader/unpackError.ts";
import { faultText } from "../../src/messages/faultText.ts";
import { testReader } from "../support/core.ts";
import { repeating, zstdFrame } from "../support/zstd.ts";

/** "1. e4 *" as zstd 1.5.4 packs it, in two frames one after the other. */
const ZSTD = Buffer.from(
	"28b52ffd2407390000312e206534202a74d140aa28b52ffd2407390000312e206534202a74d140aa",
	"hex",
);

async function linesOf(bytes: Uint8Array, step = bytes.length): Promise<string[]> {
	const { lines, fault } = await linesUpToFault(bytes, step);
	if (fault !== undefined) throw fault;
	return lines;
}

async function linesUpToFault(bytes: Uint8Array, step = bytes.length) {
	const parts = Array.from({ length: Math.ceil(bytes.length / step) }, (_, index) =>
		bytes.subarray(index * step, (index + 1) * step),
	);
	let told = "";
	let fault: unknown;
	const output = new Writable({
		write(chunk, _encoding, done) {
			told += chunk;
			done();
		},
	});
	await tellGames(testReader(), Readable.from(parts), output).catch((error) => {
		fault = error;
	});
	return { lines: told.split("\n").filter((line) => line !== ""), fault };
}

const TEXT = '[White "Köln"]\n\n1. e4 e5 *\n\n[White "b"]\n\n1. d4 (1. c4) *\n';

test("gzip is unpacked, whole and in pieces", async () => {
	const plain = await linesOf(Buffer.from(TEXT));
	expect(plain).toHaveLength(2);
	expect(await linesOf(gzipSync(TEXT))).toEqual(plain);
	expect(await linesOf(gzipSync(TEXT), 3)).toEqual(plain);
});

test("Zstandard is unpacked frame by frame", async () => {
	expect(await linesOf(ZSTD)).toEqual(await linesOf(Buffer.from("1. e4 *1. e4 *")));
	expect(await linesOf(ZSTD, 5)).toEqual(await linesOf(ZSTD));
});

test.each([
	["gzip", gzipSync(TEXT).subarray(0, 30)],
	["Zstandard", ZSTD.subarray(0, 12)],
])("a file of %s that breaks off is reported", async (_name, bytes) => {
	await expect(linesOf(bytes)).rejects.toThrow(UnpackError);
});

/** Games that do not repeat each other, as a file has them. */
const MANY = Array.from(
	{ length: 3000 },
	(_, index) => `[White "${Math.sin(index)}"]\n\n1. e4 e5 *\n\n`,
).join("");

const inflatedOf = (bytes: Buffer) =>
	gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();

/** Parts that are not packed themselves: zstd's blocks of the bytes as they are. */
const asZstd = (bytes: Buffer, block = 2 ** 12): Buffer => {
	const blocks = Array.from({ length: Math.ceil(bytes.length / block) }, (_, index) => {
		const part = bytes.subarray(index * block, (index + 1) * block);
		const head = (part.length << 3) | Number((index + 1) * block >= bytes.length);
		return Buffer.concat([Uint8Array.of(head, head >> 8, head >> 16), part]);
	});
	return Buffer.concat([
		...zstdFrame(
			7,
			blocks.map((one) => Uint8Array.from(one)),
		),
	]);
};

describe.each([
	["gzip", gzipSync(MANY), (bytes: Buffer) => inflatedOf(bytes)],
	["Zstandard", asZstd(Buffer.from(MANY)), undefined],
] as const)("a file of %s that is cut", (_name, whole, inflate) => {
	const CUTS = [0.25, 0.5, 0.9, 0.999].map((share) => Math.floor(whole.length * share));
	test.each([...CUTS, whole.length - 1, 5])(
		"a packed file cut off at byte %i gives the games before the cut",
		async (at) => {
			const { lines, fault } = await linesUpToFault(whole.subarray(0, at));
			expect(faultText(fault)).toBe("This file can’t be unpacked: its end is missing");
			const left = inflate?.(whole.subarray(0, at)) ?? whole.subarray(0, at).toString();
			const begun = left.split("[White").length - 1;
			// The last one may be cut itself, and of Zstandard a block.
			expect(lines.length).toBeGreaterThanOrEqual(begun - (inflate ? 2 : 110));
			expect(lines.length).toBeLessThanOrEqual(begun);
		},
	);
});

test("an error of the input ends the reading of a packed file", async () => {
	const whole = gzipSync(MANY);
	async function* broken() {
		yield whole.subarray(0, whole.length >> 1);
		throw new Error("the disk is gone");
	}
	const read = async () => {
		for await (const _ of unpacked(broken()));
	};
	await expect(read()).rejects.toThrow("the disk is gone");
});

test.each([
	["zip", [0x50, 0x4b, 3, 4]],
	["bzip2", [0x42, 0x5a, 0x68, 0x39]],
	["xz", [0xfd, 0x37, 0x7a, 0x58]],
	["7-Zip", [0x37, 0x7a, 0xbc, 0xaf]],
])("a file of %s is recognised and refused", async (name, mark) => {
	const { fault } = await unpackAll([Uint8Array.from([...mark, 0, 0, 0])]);
	expect(fault).toContain(`it was compressed with ${name}, not gzip or Zstandard`);
});

const MIB = 2 ** 20;

/** Unpacks a file, and measures the growth of memory meanwhile. */
async function unpackAll(parts: Iterable<Uint8Array>) {
	const { rss } = process.memoryUsage();
	let [length, longest, memory] = [0, 0, 0];
	let fault = "";
	const file = Buffer.concat([...parts]);
	try {
		for await (const bytes of unpacked(Readable.from([file]))) {
			length += bytes.length;
			longest = Math.max(longest, bytes.length);
			memory = Math.max(memory, process.memoryUsage().rss - rss);
		}
	} catch (error) {
		if (!(error instanceof UnpackError)) throw error;
		fault = faultText(error);
	}
	return { packed: file.length, length, longest, memory, fault };
}

describe("a packed file made to fill the memory", () => {
	test.each([
		["Zstandard", () => zstdFrame(7, repeating(16_000, 2 ** 17))],
		["gzip", () => [gzipSync(Buffer.alloc(300 * MIB, " "))]],
	])("of %s comes in small pieces, and to an end that is told", async (_name, parts) => {
		const { packed, length, longest, memory, fault } = await unpackAll(parts());
		expect(fault).toContain("over 100 times its size");
		expect(packed).toBeLessThan(MIB);
		// Far less than it grows to, so that it takes a second or two.
		expect(length).toBeLessThanOrEqual(64 * MIB);
		expect(longest).toBeLessThanOrEqual(2 ** 17);
		expect(memory).toBeLessThan(200 * MIB);
	});

	test.each([
		["a window of a gigabyte", () => zstdFrame(20, repeating(1, 1)), "it needs 1,024 MB of memory"],
		[
			"blocks of two megabytes",
			() => zstdFrame(11, repeating(9, 2 ** 21 - 1)),
			"not a Zstandard file",
		],
		["a window moved for every byte", () => zstdFrame(17, repeating(9000, 1)), "for ever"],
		["a block that is not there", () => zstdFrame(7, []), "its end is missing"],
	])("by %s is told before it does", async (_name, parts, told) => {
		const { fault, memory } = await unpackAll(parts());
		expect(fault).toContain(told);
		expect(memory).toBeLessThan(200 * MIB);
	});
});

test("the largest default windows of zstd are read, and data between frames is skipped", async () => {
	const aside = Uint8Array.of(0x53, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2);
	const frame = [...zstdFrame(17, repeating(2, 2 ** 17))];
	const { length, fault } = await unpackAll([...frame, aside, ...frame]);
	expect([length, fault]).toEqual([2 ** 19, ""]);
});
