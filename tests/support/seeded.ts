// Tests that draw from a seed and say which.

import { test } from "vitest";
import { cases, chance } from "./random.ts";

export { cases };

/**
 * A test that draws from a seed, which is in its name; SEED in the environment asks for another
 * one.
 */
export function seededTest(
	name: string,
	defaultSeed: number,
	body: (next: () => number) => void,
	timeout?: number,
): void {
	const seed = Number(process.env.SEED ?? defaultSeed);
	test(`${name} (seed ${seed})`, () => body(chance(seed)), timeout);
}
