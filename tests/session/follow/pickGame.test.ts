// Which game of a file that grows is followed.

import { describe, expect, test } from "vitest";
import { keyOf, pickGame } from "../../../src/session/follow/live.ts";

const game = (white: string, black: string, result = "*", rest: Record<string, string> = {}) =>
	new Map(Object.entries({ Event: "Open", White: white, Black: black, Result: result, ...rest }));

const one = game("Ann", "Bob");
const two = game("Cleo", "Dan");
const followed = (tags: ReadonlyMap<string, string>, place = 0) => ({ key: keyOf(tags), place });

describe("at the beginning", () => {
	test("the first running game is followed", () => {
		expect(pickGame([game("Ann", "Bob", "1-0"), two, game("Eve", "Fred")], undefined)).toBe(1);
	});

	test("the last game is followed if all are over", () => {
		expect(pickGame([game("Ann", "Bob", "1-0"), game("Cleo", "Dan", "0-1")], undefined)).toBe(1);
	});
});

describe("once a game is followed", () => {
	test("the followed game is found again wherever it stands in the file", () => {
		expect(pickGame([two, game("Eve", "Fred"), one], followed(one))).toBe(2);
	});

	test("a finished game stays followed if no later one is running", () => {
		const over = game("Ann", "Bob", "1-0");
		expect(pickGame([over, game("Cleo", "Dan", "0-1")], followed(one))).toBe(0);
	});

	test("the next running game is followed when the followed one is over", () => {
		expect(pickGame([game("Ann", "Bob", "1-0"), two], followed(one))).toBe(1);
	});

	test("a game whose tag was corrected stays followed", () => {
		expect(pickGame([two, game("Anne", "Bob")], followed(one, 1))).toBe(1);
	});

	test("another game is followed if the followed one has left the file", () => {
		expect(pickGame([two], followed(one, 3))).toBe(0);
		expect(pickGame([two], followed(one, 0))).toBe(0);
	});
});
