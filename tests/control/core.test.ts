// The TypeScript side of the core: loading, batches, what it refuses.

import { afterEach, expect, test, vi } from "vitest";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { createPlacements } from "../../src/chess/placement.ts";
import type { Square } from "../../src/chess/square.ts";
import { controlLetters, countsAt } from "../../src/control/controlMap.ts";
import { createGameControl } from "../../src/control/core.ts";
import { CoreError, loadCore, openModule } from "../../src/control/load.ts";
import { placementOf, placementsOf, readModule, testCore } from "../support/core.ts";
import { chance, randomPieceData } from "../support/random.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const ADDRESS = "https://example.org/control.wasm";

test("the core loads from its bytes", async () => {
	const core = await loadCore(readModule());
	const map = core.computeControl(placementOf(START));
	expect(countsAt(map, FIRST_FRAME)).toEqual({ light: 22, dark: 22, contested: 0, neutral: 20 });
});

test("the core loads from its address, whatever media type the server sends", async () => {
	const headers = { "content-type": "text/plain" };
	vi.stubGlobal("fetch", async () => new Response(readModule(), { headers }));
	expect((await loadCore(ADDRESS)).computeControl(placementOf(START)).frames).toBe(1);
});

test.each<[string, () => Promise<Response>]>([
	[
		"no answer from its address (offline)",
		async () => {
			throw new TypeError("offline");
		},
	],
	["its address answered 404", async () => new Response("", { status: 404 })],
	["what came in its place is something else", async () => new Response("<!doctype html>")],
	["what came in its place is something else", async () => new Response("")],
	[
		"it does not run here, where WebAssembly with SIMD is needed",
		async () => new Response(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 2, 3)),
	],
])("a failure is told in one clear sentence: %s", async (reason, answer) => {
	vi.stubGlobal("fetch", answer);
	const failure = await loadCore(ADDRESS).catch((error: unknown) => error);
	expect(failure).toBeInstanceOf(CoreError);
	expect((failure as CoreError).message).toContain(
		`The control core could not be loaded: ${reason}`,
	);
});

test("a browser without WebAssembly is reported", async () => {
	vi.stubGlobal("WebAssembly", undefined);
	await expect(loadCore(ADDRESS)).rejects.toThrow(
		"The control core could not be loaded: WebAssembly is missing or switched off here",
	);
});

test("a content policy that forbids WebAssembly is reported as the cause", async () => {
	class Refusing {
		constructor() {
			throw new WebAssembly.CompileError("WebAssembly.Module(): ");
		}
		static compile = async () => new Refusing();
	}
	vi.stubGlobal("WebAssembly", {
		...WebAssembly,
		Module: Refusing,
		compile: Refusing.compile,
		CompileError: Error,
	});
	const reason = "script-src needs 'wasm-unsafe-eval'";
	await expect(loadCore(readModule())).rejects.toThrow(reason);
	expect(() => openModule(readModule(), (module) => module)).toThrow(reason);
});

test("a large batch of positions gives each the same result as computing it alone", () => {
	const core = testCore();
	const next = chance(3);
	const lines = Array.from({ length: 2500 }, () => randomPieceData(next));
	const map = core.computeControl(placementsOf(lines));
	expect(map.frames).toBe(2500);
	for (const frame of [0, 1, 1023, 1024, 2047, 2048, 2499]) {
		const alone = core.computeControl(placementOf(lines[frame] ?? ""));
		expect(controlLetters(map, frame as Frame)).toBe(controlLetters(alone));
		expect(countsAt(map, frame as Frame)).toEqual(countsAt(alone, FIRST_FRAME));
	}
});

test("an empty batch gives an empty result", () => {
	expect(testCore().computeControl(createPlacements(0)).control).toHaveLength(0);
});

test("computing another batch does not change earlier results", () => {
	const core = testCore();
	const map = core.computeControl(placementOf(START));
	const before = controlLetters(map);
	core.computeControl(placementOf("8/8/8/8/8/8/8/8"));
	expect(controlLetters(map)).toBe(before);
});

test("results are written into the array that the caller gives, if it is large enough", () => {
	const core = testCore();
	const into = createGameControl(2);
	const map = core.computeControl(placementOf(START), into);
	expect(map.control).toBe(into.control);
	expect(map.frames).toBe(1);
	expect(core.computeControl(placementsOf([START, START]), into)).toBe(into);
	expect(() => core.computeControl(createPlacements(3), into)).toThrow("No room for 3 frames in 2");
});

test("a contradictory position is refused with its number and square", () => {
	const placements = placementsOf([START, START, START]);
	placements[16 * 2 + 10] = (placements[16 * 2 + 10] ?? 0) | (1 << 28);
	expect(() => testCore().computeControl(placements)).toThrow(
		"Invalid placement 2: e4 needs exactly one side and one kind of piece, or none",
	);
});

test("one faulty position in a batch is refused before anything is computed", () => {
	const placements = placementsOf(Array.from({ length: 2000 }, () => START));
	placements[16 * 1500] = 0;
	const into = createGameControl(2000);
	expect(() => testCore().computeControl(placements, into)).toThrow("Invalid placement 1500: a1");
	expect(into.control.every((value) => value === 0)).toBe(true);
});

test("frames, squares and lengths that do not exist are refused", () => {
	const core = testCore();
	const placement = placementOf(START);
	for (const frame of [-1, 1, 0.5, Number.NaN]) {
		expect(() => core.findPins(placement, frame as Frame)).toThrow(`No frame ${frame} among 1`);
	}
	for (const square of [-1, 64, 1.5, Number.NaN]) {
		expect(() => core.inspectSquare(placement, FIRST_FRAME, square as Square)).toThrow(
			`No such square: ${square}`,
		);
	}
	expect(() => core.computeControl(new Uint32Array(17))).toThrow("17 words are no placements");
});
