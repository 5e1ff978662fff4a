// Wrong arguments of our functions: programs without types find out by the error that is thrown.

import { expect, test, vi } from "vitest";
import type { SquareControl, SquareName } from "../../src/package/answers.ts";
import { createControl } from "../../src/package/control.ts";
import { bytesOf, requireGames } from "../../src/package/pgnBytes.ts";
import { readShown } from "../../src/package/react/readShown.ts";
import type { Pgn } from "../../src/package/reader.ts";
import { testCore, testInsight } from "../support/core.ts";

vi.mock("../../src/package/react/bytes.ts", async () => {
	const { testCore, testInsight } = await import("../support/core.ts");
	return { openCore: testCore, openFollows: testInsight };
});

const core = createControl(testCore(), testInsight());

/** A value that programs without types may pass. */
const as = <Wanted>(value: unknown) => value as Wanted;

const ASKED = [
	"map",
	"letters",
	"attackers",
	"strength",
	"tension",
	"pins",
	"hanging",
	"standing",
] as const;

test.each(ASKED)("%s with a wrong argument says what it wanted and what it got", (name) => {
	const ask: (fen: string) => unknown = core[name];
	expect(() => ask(as(undefined))).toThrow(
		new TypeError("Wanted a FEN as a string, got Undefined"),
	);
	expect(() => ask(as(null))).toThrow("got Null");
	expect(() => ask(as(7))).toThrow("got Number");
	expect(() => ask(as(Promise.resolve("8/8")))).toThrow("got Promise");
});

test("functions that take more than a FEN also say what they wanted and what they got", () => {
	const { maps, inspect }: SquareControl = core;
	const fen = "8/8/8/8/8/8/8/R7";
	expect(() => maps(as(fen))).toThrow(new TypeError("Wanted an array of FENs, got String"));
	expect(() => maps([fen, as(undefined)])).toThrow("Wanted a FEN as a string");
	expect(() => inspect(as(undefined), "a1")).toThrow("Wanted a FEN as a string");
	expect(() => inspect(fen, as<SquareName>(undefined))).toThrow(
		new TypeError("Wanted a square as a string, got Undefined"),
	);
	expect(maps([fen])).toEqual([core.map(fen)]);
});

test("a React board reports a wrong argument like any other error, and the page stays", () => {
	expect(readShown(undefined, as(5))).toBe("Wanted a PGN as a string, got Number");
	expect(readShown(as({}), undefined)).toBe("Wanted a FEN as a string, got Object");
});

async function textOf(pgn: Pgn): Promise<string> {
	const parts: Uint8Array[] = [];
	for await (const bytes of bytesOf(pgn)) parts.push(bytes.slice());
	return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
}

async function* inPieces(text: string, step: number): AsyncGenerator<string> {
	for (let at = 0; at < text.length; at += step) yield text.slice(at, at + step);
}

const TEXT = '[White "K\u00f6ln \u{1f409}\u{1f409}"]\n\n1. e4 *\n';

test("a PGN may be text or bytes, whole or in pieces, and no letter is split", async () => {
	const bytes = new TextEncoder().encode(TEXT);
	expect(await textOf(TEXT)).toBe(TEXT);
	expect(await textOf(bytes)).toBe(TEXT);
	expect(await textOf([bytes.subarray(0, 9), bytes.subarray(9)])).toBe(TEXT);
	expect(await textOf(new Response(TEXT).body as ReadableStream<Uint8Array>)).toBe(TEXT);
	const decoded = (new Response(TEXT).body as ReadableStream<BufferSource>).pipeThrough(
		new TextDecoderStream(),
	);
	expect(await textOf(decoded)).toBe(TEXT);
	for (const step of [1, 2, 3, 100]) expect(await textOf(inPieces(TEXT, step))).toBe(TEXT);
});

test.each([
	["nothing", undefined],
	["a promise", Promise.resolve(TEXT)],
	["an answer that has not been opened", new Response(TEXT)],
	["a list of numbers", [1, 2]],
])("%s is refused as a PGN", async (_name, pgn) => {
	await expect(textOf(as(pgn))).rejects.toThrow(
		/^Wanted a PGN as a string, as bytes or as a stream of either, got \w+$/,
	);
	await expect(textOf(as(pgn))).rejects.toThrow(TypeError);
});

test("a text without a game, or a path, is refused as a PGN, and an empty text has no games", () => {
	expect(() => requireGames(" games.pgn\n", 0)).toThrow(
		new TypeError(
			'Wanted a PGN as a string, as bytes or as a stream of either, got a string without a game: "games.pgn"',
		),
	);
	for (const [pgn, games] of [
		["games.pgn", 1],
		[" \n", 0],
		[[], 0],
	] as const)
		expect(requireGames(pgn, games)).toBeUndefined();
});

test.each([
	["gzip", [0x1f, 0x8b, 8, 0]],
	["Zstandard", [0x28, 0xb5, 0x2f, 0xfd]],
])("bytes packed by %s are refused as a PGN, in pieces of any length", async (name, bytes) => {
	const wanted = new TypeError(
		`Wanted a PGN as a string, as bytes or as a stream of either, got bytes packed by ${name}: unpack them first`,
	);
	await expect(textOf(Uint8Array.from(bytes))).rejects.toThrow(wanted);
	await expect(textOf(bytes.map((byte) => Uint8Array.of(byte)))).rejects.toThrow(wanted);
	expect(await textOf(["\u001f"])).toBe("\u001f");
});
