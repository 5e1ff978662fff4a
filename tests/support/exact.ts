// The core against the oracle, on as many random placements as asked for.
// npm run exact -- 1000000 [seed] runs it for a long time; tests/control/exact.test.ts for a short
// one.

import type { Frame } from "../../src/chess/frame.ts";
import { controlLetters, countsAt } from "../../src/control/controlMap.ts";
import type { Core } from "../../src/control/core.ts";
import { oracleMap } from "../oracle/oracle.ts";
import { placementsOf, testCore } from "./core.ts";
import { chance, randomPieceData } from "./random.ts";

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

/** The long run, from the command line. */
export function main(args: readonly string[]): number {
	const count = Number(args[0] ?? 1_000_000);
	const seed = Number(args[1] ?? Date.now() % 2 ** 32);
	console.log(`${count} random placements, seed ${seed}`);
	const started = Date.now();
	const found = compareRandom(testCore(), count, chance(seed), (done) => {
		if (done % 50_000 === 0) {
			console.log(`${done} equal after ${Math.round((Date.now() - started) / 1000)} s`);
		}
	});
	for (const { placement, core, oracle } of found.slice(0, 5)) {
		console.log(`${placement}\n  core   ${core}\n  oracle ${oracle}`);
	}
	console.log(found.length === 0 ? "no differences" : `${found.length} differences`);
	return found.length === 0 ? 0 : 1;
}
