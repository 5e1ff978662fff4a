// The versions of the benchmark do the same work: the typed arrays give the same maps.

import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { pieceOn } from "../../src/chess/placement.ts";
import type { Square } from "../../src/chess/square.ts";
import { placementsOf, testCore } from "../support/core.ts";
import { densePositions } from "./positions.ts";
import { computeTyped } from "./typedArrays.ts";

test("plain typed arrays agree with the core on dense positions", () => {
	const fens = densePositions(300, 7);
	expect(new Set(fens).size).toBe(300);
	const placements = placementsOf(fens);
	const boards = Uint8Array.from({ length: 300 * 64 }, (_, i) =>
		pieceOn(placements, (i >> 6) as Frame, (i & 63) as Square),
	);
	const control = new Uint8Array(300 * 64);
	const counts = new Uint8Array(300 * 4);
	computeTyped(boards, 0, 300, control, counts);
	const map = testCore().computeControl(placements);
	expect(control).toEqual(map.control);
	expect(counts).toEqual(map.counts);
});
