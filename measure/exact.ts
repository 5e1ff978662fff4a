// npm run exact -- [PLACEMENTS [SEED]]: the core against the oracle for a long time.

import { testCore } from "../tests/support/core.ts";
import { compareRandom } from "../tests/support/exact.ts";
import { chance } from "../tests/support/random.ts";

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
