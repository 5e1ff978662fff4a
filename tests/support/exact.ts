// The core against the oracle, on as many random placements as asked for: for a short time in
// tests/control/exact.test.ts, for a long one in npm run exact.

import type { Frame } from "../../src/chess/frame.ts";
import { controlLetters, countsAt } from "../../src/control/controlMap.ts";
import type { Core } from "../../src/control/core.ts";
import { oracleMap } from "../oracle/oracle.ts";
import { placementsOf } from "./core.ts";
import { randomPieceData } from "./random.ts";

export type Difference = {
	readonly placement: string;
	readonly core: string;
	readonly oracle: string;
};

/** Where the core and the oracle differ, in letters or counts. */
export function differences(core: Core, placements: readonly string[]): Difference[] {
	const map = core.computeControl(placementsOf(placements));
	return placements.flatMap((placement, index) => {
		const frame = index as Frame;
		const { light, dark, contested, neutral } = countsAt(map, frame);
		const expected = oracleMap(placement);
		const ours = `${controlLetters(map, frame)} ${light} ${dark} ${contested} ${neutral}`;
		const theirs = `${expected.letters} ${expected.counts.join(" ")}`;
		return ours === theirs ? [] : [{ placement, core: ours, oracle: theirs }];
	});
}

/** Compares so many random placements; stops at the first batch with differences. */
export function compareRandom(
	core: Core,
	count: number,
	next: () => number,
	report: (done: number) => void,
): Difference[] {
	for (let done = 0; done < count; ) {
		const batch = Array.from({ length: Math.min(1000, count - done) }, () => randomPieceData(next));
		const found = differences(core, batch);
		if (found.length > 0) return found;
		done += batch.length;
		report(done);
	}
	return [];
}
