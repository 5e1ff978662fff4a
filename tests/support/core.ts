// The core as tests meet it: the built module, and placements read from FEN.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parsePlacement } from "../../src/chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { createPlacements, type Placements } from "../../src/chess/placement.ts";
import { type Core, createCore } from "../../src/control/core.ts";
import { createInsight, type Insight } from "../../src/control/insight.ts";
import { openReaderModule, type ReaderModule } from "../../src/control/readerModule.ts";

export const atRoot = (path: string): string =>
	fileURLToPath(new URL(`../../${path}`, import.meta.url));

function builtBytes(name: string): Uint8Array<ArrayBuffer> {
	const path = atRoot(`build/${name}.wasm`);
	if (!existsSync(path)) throw new Error(`${path} is missing: npm run core builds it`);
	return new Uint8Array(readFileSync(path));
}

export const readModule = (): Uint8Array<ArrayBuffer> => builtBytes("control");

export const testReader = (): ReaderModule =>
	openReaderModule(new WebAssembly.Module(builtBytes("reader")));

export const testInsight = (): Insight =>
	createInsight(new WebAssembly.Module(builtBytes("insight")));

export const compileModule = (): WebAssembly.Module => new WebAssembly.Module(readModule());

/** The module as it is, without our TypeScript between: views of its tables, and its calls. */
export function rawCore() {
	const core = new WebAssembly.Instance(compileModule()).exports as unknown as {
		readonly memory: WebAssembly.Memory;
		computeControl(count: number): void;
		inspectSquare(placement: number, square: number): void;
		findPins(placement: number): number;
		countFronts(placement: number): void;
	} & Record<string, WebAssembly.Global>;
	const { buffer } = core.memory;
	const placeOf = (name: string) => core[name]?.value as number;
	const capacity = placeOf("CAPACITY");
	return {
		core,
		capacity,
		boards: new BigUint64Array(buffer, placeOf("PLACEMENTS"), capacity * 8),
		words: new Uint32Array(buffer, placeOf("PLACEMENTS"), capacity * 16),
		control: new Uint8Array(buffer, placeOf("CONTROL"), capacity * 64),
		counts: new Uint8Array(buffer, placeOf("COUNTS"), capacity * 4),
		tables: {
			PLACEMENTS: new Uint8Array(buffer, placeOf("PLACEMENTS"), capacity * 64),
			CONTROL: new Uint8Array(buffer, placeOf("CONTROL"), capacity * 64),
			COUNTS: new Uint8Array(buffer, placeOf("COUNTS"), capacity * 4),
			INSPECTION: new Uint8Array(buffer, placeOf("INSPECTION"), 288),
			PINS: new Uint8Array(buffer, placeOf("PINS"), 64),
			ATTACKERS: new Uint8Array(buffer, placeOf("ATTACKERS"), 128),
		},
	};
}

export const testCore = (): Core => createCore(compileModule());

export function placementOf(pieceData: string): Placements {
	const placements = createPlacements(1);
	parsePlacement(pieceData, placements, FIRST_FRAME);
	return placements;
}

export function placementsOf(lines: readonly string[]): Placements {
	const placements = createPlacements(lines.length);
	lines.forEach((line, frame) => {
		parsePlacement(line, placements, frame as Frame);
	});
	return placements;
}
