// What can be asked of npm run hostile.

import { expect, test } from "vitest";
import { BROWSERS } from "../browsers/browsers.ts";
import { readWish } from "./main.ts";

test("ten minutes in every browser, if nothing is said", () => {
	expect(readWish([])).toEqual({ minutes: 10, seed: undefined, browsers: BROWSERS });
});

test("minutes, a seed and browsers, in any order", () => {
	const wish = readWish(["Firefox", "--minutes", "0.5", "--seed", "7", "WebKit"]);
	expect(wish).toMatchObject({ minutes: 0.5, seed: 7 });
	expect(wish?.browsers.map(({ name }) => name)).toEqual(["Firefox", "WebKit"]);
});

test("what is not understood is nothing", () => {
	for (const args of [
		["Opera"],
		["--minutes"],
		["--minutes", "x"],
		["--seed", "-1"],
		["--hours", "1"],
	]) {
		expect(readWish(args)).toBeUndefined();
	}
});
