// Games of a stream are told in batches that stay small, however many come.

import { expect, test } from "vitest";
import { gamesOf } from "../../src/reader/gameRecords.ts";
import { testReader } from "../support/core.ts";

test("of 40,000 small games under three thousand are held at a time", async () => {
	const one = '[White "a"]\n\n1. e4 e5 *\n\n';
	const bytes = new TextEncoder().encode(one.repeat(40_000));
	async function* input() {
		for (let at = 0; at < bytes.length; at += 5000) yield bytes.slice(at, at + 5000);
	}
	const batches: number[] = [];
	for await (const batch of gamesOf(testReader(), input(), ({ game }) => game)) {
		batches.push(batch.length);
	}
	expect(batches.reduce((sum, count) => sum + count)).toBe(40_000);
	expect(Math.max(...batches)).toBeLessThan(3000);
});
