// The core as tests meet it: the built module, and placements read from FEN.

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parsePlacement } from "../../src/chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../src/chess/frame.ts";
import { createPlacements, type Placements } from "../../src/chess/placement.ts";
import { type Core, createCore } from "../../src/control/core.ts";

export const atRoot = (path: string): string =>
	fileURLToPath(new URL(`../../${path}`, import.meta.url));

export function readModule(name = "control.wasm"): Uint8Array<ArrayBuffer> {
	const path = atRoot(`build/${name}`);
	if (!existsSync(path)) throw new Error(`${path} is missing: npm run core builds it`);
	return new Uint8Array(readFileSync(path));
}

export const compileModule = (): WebAssembly.Module => new WebAssembly.Module(readModule());

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
