// What the built module promises to whoever loads it, with or without our TypeScript.

import { expect, test } from "vitest";
import { compileModule, placementOf, readModule } from "../support/core.ts";

const module = compileModule();
const exported = new WebAssembly.Instance(module).exports as Record<string, unknown>;
const placeOf = (name: string) => (exported[name] as WebAssembly.Global).value as number;
const memory = exported.memory as WebAssembly.Memory;
const compute = exported.computeControl as (count: number) => void;

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test("the module is at most 12 kB", () => {
	expect(readModule().length).toBeLessThanOrEqual(12_000);
});

test("it imports nothing", () => {
	expect(WebAssembly.Module.imports(module)).toEqual([]);
});

test("it exports its memory, the places of its tables and its capacity", () => {
	expect(memory).toBeInstanceOf(WebAssembly.Memory);
	expect(placeOf("CAPACITY")).toBeGreaterThanOrEqual(1024);
	const end = (name: string, bytes: number) => placeOf(name) + bytes;
	expect(end("PLACEMENTS", 64 * placeOf("CAPACITY"))).toBeLessThanOrEqual(memory.buffer.byteLength);
	expect(end("CONTROL", 64 * placeOf("CAPACITY"))).toBeLessThanOrEqual(memory.buffer.byteLength);
	expect(end("COUNTS", 4 * placeOf("CAPACITY"))).toBeLessThanOrEqual(memory.buffer.byteLength);
});

test("its memory never grows, so that views stay valid", () => {
	expect(() => memory.grow(1)).toThrow(RangeError);
});

test("a placement is eight little-endian bitboards: white, black, pawns to kings", () => {
	const start = new BigUint64Array(memory.buffer, placeOf("PLACEMENTS"), 8);
	start.set([
		0xffffn,
		0xffff000000000000n,
		0x00ff00000000ff00n,
		0x4200000000000042n,
		0x2400000000000024n,
		0x8100000000000081n,
		0x0800000000000008n,
		0x1000000000000010n,
	]);
	expect(new Uint32Array(start.slice().buffer)).toEqual(placementOf(START));
	compute(1);
	const control = new Uint8Array(memory.buffer, placeOf("CONTROL"), 64);
	const counts = new Uint8Array(memory.buffer, placeOf("COUNTS"), 4);
	const map = Array.from(control, (value) => "nwbc".charAt(value)).join("");
	expect(map).toBe(
		// a1 and h1 are attacked by nobody: a rook does not guard itself.
		`nwwwwwwn${"w".repeat(16)}${"n".repeat(16)}${"b".repeat(16)}nbbbbbbn`,
	);
	expect(Array.from(counts)).toEqual([22, 22, 0, 20]);
});

test("a count below 0 computes nothing, one above the capacity no more than fits", () => {
	const control = new Uint8Array(memory.buffer, placeOf("CONTROL"), 64 * placeOf("CAPACITY"));
	control.fill(9);
	compute(-5);
	expect(control.every((value) => value === 9)).toBe(true);
	compute(2 ** 31 - 1);
	expect(control.every((value) => value <= 3)).toBe(true);
});
