// What the browser extension reads off a board of chessground by geometry, and the FEN of it.

import { expect, test } from "vitest";
import { fenOf, letterOf, squareAt, squareUnder } from "../../src/extension/placement.ts";

test("a piece is known by its names in any order; a ghost without them is none", () => {
	expect(letterOf(["white", "knight"])).toBe("N");
	expect(letterOf(["king", "black", "anim"])).toBe("k");
	expect(letterOf(["white", "archbishop"])).toBe(undefined);
	expect(letterOf(["pawn"])).toBe(undefined);
});

test.each([
	["translate(0px, 350px)", 50, false, "a1"],
	["translate(0px, 350px)", 50, true, "h8"],
	["translate(200px,200px)", 50, false, "e4"],
	["translate(199.6px, 200.4px)", 50, false, "e4"],
	["translate(400%, 400%)", 50, false, "e4"],
	["translate(400%)", 50, false, "e8"],
	["translate3d(50px, 0px, 0)", 50, false, "b8"],
	["translate(-50px, 0px)", 50, false, undefined],
	["translate(400px, 0px)", 50, false, undefined],
	["none", 50, false, undefined],
] as const)("%s on squares of %i pixels, turned: %s, is %s", (transform, size, turned, square) => {
	expect(squareAt(transform, size, turned)).toBe(square);
});

test("a press is on the square that it lies in", () => {
	expect(squareUnder(4.99, 4.01, false)).toBe("e4");
	expect(squareUnder(0.1, 0.1, true)).toBe("h1");
	expect(squareUnder(8.1, 0, false)).toBe(undefined);
});

test("the side that has just moved is not to move; kings and rooks at home may castle", () => {
	const home = ["Ke1", "Ra1", "Rh1", "ke8", "rh8", "Pe4"].map((one) => ({
		letter: one.charAt(0),
		square: one.slice(1),
	}));
	expect(fenOf(home, ["e2", "e4"])).toBe("4k2r/8/8/8/4P3/8/8/R3K2R b KQk - 0 1");
	expect(fenOf(home, [])).toBe("4k2r/8/8/8/4P3/8/8/R3K2R w KQk - 0 1");
	expect(fenOf([], [])).toBe("8/8/8/8/8/8/8/8 w - - 0 1");
});
