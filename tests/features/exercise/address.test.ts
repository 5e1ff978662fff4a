// Tests the options in an address of an exercise.

import { expect, test } from "vitest";
import { parseAddress } from "../../../src/features/exercise/address.ts";

const none = { letters: undefined, mark: undefined, answers: undefined, view: undefined, first: 0 };

test("an address can name an exercise, a saved one, answers and a view", () => {
	expect(parseAddress("#exercise")).toEqual(none);
	expect(parseAddress("#exercise?x=1.abc")).toEqual({ ...none, letters: "1.abc" });
	expect(parseAddress("#exercise?k=27&view=wall&q=3")).toEqual({
		...none,
		mark: 79,
		view: "wall",
		first: 2,
	});
	expect(parseAddress("#exercise?a=Mia~00~1&x=1.a")).toEqual({
		...none,
		letters: "1.a",
		answers: "Mia~00~1",
		view: "results",
	});
});

test("invalid parts of an exercise address are ignored", () => {
	expect(parseAddress("#exercise?k=%21&view=other&q=-4")).toEqual(none);
	expect(parseAddress("#exercise?q=x")).toEqual(none);
});
