// Tests the contract of the built module with whoever loads it, with or without our TypeScript.

import { expect, test } from "vitest";
import { compileModule, placementOf, rawCore, readModule } from "../support/core.ts";

const { core, capacity, boards, control, counts } = rawCore();

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

test("the compiled core is at most 12 kB", () => {
	expect(readModule().length).toBeLessThanOrEqual(12_000);
});

test("the compiled core imports nothing", () => {
	expect(WebAssembly.Module.imports(compileModule())).toEqual([]);
});

test("the compiled core exports its memory, its tables, its capacity and its functions", () => {
	const kinds = WebAssembly.Module.exports(compileModule()).map(
		({ name, kind }) => `${kind} ${name}`,
	);
	expect(kinds.sort()).toEqual([
		"function computeControl",
		"function countFronts",
		"function findPins",
		"function inspectSquare",
		"global ATTACKERS",
		"global BARRED_PIECES",
		"global CAPACITY",
		"global CAPTURES",
		"global CHAINS",
		"global CONTROL",
		"global COUNTS",
		"global INSPECTION",
		"global PINS",
		"global PLACEMENTS",
		"memory memory",
	]);
	expect(capacity).toBeGreaterThanOrEqual(1024);
});

test("the memory of the core never grows, so that views of it stay valid", () => {
	expect(() => core.memory.grow(1)).toThrow(RangeError);
});

test("a position is stored as eight little-endian bitboards: white, black, then pawns to kings", () => {
	const start = boards.subarray(0, 8);
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
	core.computeControl(1);
	const map = Array.from(control.subarray(0, 64), (value) => "nwbc".charAt(value)).join("");
	// a1 and h1 are attacked by nobody: a rook does not guard itself.
	expect(map).toBe(`nwwwwwwn${"w".repeat(16)}${"n".repeat(16)}${"b".repeat(16)}nbbbbbbn`);
	expect(Array.from(counts.subarray(0, 4))).toEqual([22, 22, 0, 20]);
});

test("a negative number of positions computes nothing, and too large a number only as many as fit", () => {
	control.fill(9);
	core.computeControl(-5);
	expect(control.every((value) => value === 9)).toBe(true);
	core.computeControl(2 ** 31 - 1);
	expect(control.every((value) => value <= 3)).toBe(true);
});
