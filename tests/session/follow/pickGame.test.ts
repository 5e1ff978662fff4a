// Which game of a file that grows is followed.

import { describe, expect, test } from "vitest";
import { keyOf, pickGame } from "../../../src/session/follow/live.ts";

const game = (white: string, black: string, result = "*", rest: Record<string, string> = {}) =>
	new Map(Object.entries({ Event: "Open", White: white, Black: black, Result: result, ...rest }));

const one = game("Ann", "Bob");
const two = game("Cleo", "Dan");
const followed = (tags: ReadonlyMap<string, string>, place = 0) => ({ key: keyOf(tags), place });

describe("at first", () => {
	test("it is the first that is running", () => {
		expect(pickGame([game("Ann", "Bob", "1-0"), two, game("Eve", "Fred")], undefined)).toBe(1);
	});

	test("it is the last where all are over", () => {
		expect(pickGame([game("Ann", "Bob", "1-0"), game("Cleo", "Dan", "0-1")], undefined)).toBe(1);
	});
});

describe("later", () => {
	test("it is the same, wherever in the file it stands now", () => {
		expect(pickGame([two, game("Eve", "Fred"), one], followed(one))).toBe(2);
	});

	test("it is the same when it is over and none behind it is running", () => {
		const over = game("Ann", "Bob", "1-0");
		expect(pickGame([over, game("Cleo", "Dan", "0-1")], followed(one))).toBe(0);
	});

	test("it is the next when it is over and another behind it is running", () => {
		expect(pickGame([game("Ann", "Bob", "1-0"), two], followed(one))).toBe(1);
	});

	test("it is the same when one of its tags was corrected", () => {
		expect(pickGame([two, game("Anne", "Bob")], followed(one, 1))).toBe(1);
	});

	test("it is another where it has gone, as in a file that shrinks", () => {
		expect(pickGame([two], followed(one, 3))).toBe(0);
		expect(pickGame([two], followed(one, 0))).toBe(0);
	});
});
