// The core against the oracle, byte for byte.

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Frame } from "../../src/chess/frame.ts";
import { controlLetters } from "../../src/control/controlMap.ts";
import { atRoot, placementsOf, testCore } from "../support/core.ts";
import { compareRandom, differences } from "../support/exact.ts";
import { games, positionsOf } from "../support/games.ts";
import { cases, seededTest } from "../support/seeded.ts";

const core = testCore();

seededTest(
	"random positions of all densities have the same map in core and reference",
	20261120,
	(next) => {
		expect(compareRandom(core, cases(1000), next, () => {})).toEqual([]);
	},
);

test.each(games)("every position of $name has the same map in core and reference", ({ moves }) => {
	expect(differences(core, positionsOf(moves))).toEqual([]);
});

// Positions of master games with maps by an oracle that nobody here wrote: beside the project where
// there are any.
const [fens, maps] = ["fens.txt", "fens.control.txt"].map((name) => {
	const path = atRoot(`../shared/data/${name}`);
	return existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
});

test.runIf(fens?.length && maps?.length)(
	"positions of master games have the same map as in an independent reference",
	() => {
		const placements = (fens ?? []).map((fen) => fen.replace(/ .*/, ""));
		const map = core.computeControl(placementsOf(placements));
		expect(placements.map((_, frame) => controlLetters(map, frame as Frame))).toEqual(maps);
		expect(differences(core, placements)).toEqual([]);
	},
);
