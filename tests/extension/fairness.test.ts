// Fair play of the browser extension: a row for each page that may be coloured and for each veto,
// and clocks that tick.

import { expect, test } from "vitest";
import {
	type Clocks,
	clocksAfter,
	FIRST,
	isLive,
	type Kind,
	kindOf,
	LAST,
	NO_CLOCKS,
	nextLook,
	type Sign,
	type Snapshot,
	STEP,
	type Veto,
	vetoOf,
} from "../../src/extension/fairness.ts";

const snapshot = (address: string, signs: readonly Sign[] = [], more: Partial<Snapshot> = {}) => {
	const { host, pathname } = new URL(`https://${address}`);
	return {
		...{ host, path: pathname, signs: new Set(signs), clocks: [], placements: "", at: 0 },
		...more,
	} satisfies Snapshot;
};

const KINDS: readonly (readonly [
	address: string,
	signs: readonly Sign[],
	kind: Kind | undefined,
])[] = [
	["lichess.org/analysis", ["analysis"], "analysis"],
	["lichess.org/analysis/standard/8/8/8/8/8/8/8/8_w_-_-", ["analysis"], "analysis"],
	["lichess.org/study/abcdefgh/ijklmnop", ["analysis"], "study"],
	["lichess.org/broadcast/cup/round-1/abcdefgh", ["analysis"], "broadcast"],
	["lichess.org/abcdefgh", ["analysis", "result"], "finished"],
	["lichess.org/abcdefgh/black", ["analysis", "result"], "finished"],
	["lichess.org/editor", ["editor"], "editor"],
	// The address alone is not enough, nor is what it shows.
	["lichess.org/analysis", [], undefined],
	["lichess.org/abcdefgh", ["analysis"], undefined],
	["lichess.org/abcdefgh", ["result"], undefined],
	["lichess.org/abcdefghijkl", ["analysis", "result"], undefined],
	["lichess.org/", ["analysis"], undefined],
	["lichess.org/tv", ["analysis"], undefined],
	["lichess.org/training", [], undefined],
	["lichess.org/pgn", ["analysis"], undefined],
	// A site that only has the name in its own.
	["lichess.org.boards.test/abcdefgh", ["analysis", "result"], undefined],
	["boards.test/analysis", [], "analysis"],
	["boards.test/game/analyse.html", [], "analysis"],
	["boards.test/study/12", [], "study"],
	["boards.test/broadcasts/cup", [], "broadcast"],
	["boards.test/pgn-viewer", [], "viewer"],
	["boards.test/setup", [], "editor"],
	["boards.test/", [], undefined],
	["boards.test/play", [], undefined],
	["boards.test/game/12", [], undefined],
	["boards.test/psychoanalysts", [], undefined],
];

test.each(KINDS)("%s with %j is of the kind %s", (address, signs, kind) => {
	expect(kindOf(snapshot(address, signs), false)).toBe(kind);
});

test("a viewer's board is one on any page, as in a blog", () => {
	expect(kindOf(snapshot("boards.test/blog/my-game"), true)).toBe("viewer");
	expect(kindOf(snapshot("lichess.org/@/somebody/blog/a-game/abcdefgh"), true)).toBe("viewer");
});

/** Each by a page that could be coloured otherwise. */
const VETOES: readonly (readonly [sign: Sign, veto: Veto | undefined, isLive: boolean])[] = [
	["round", "game", true],
	["playing", "game", true],
	["ongoing", "game", true],
	["running", "clock", true],
	["puzzle", "puzzle", false],
	["analysis", undefined, false],
	["result", undefined, false],
	["editor", undefined, false],
];

test.each(VETOES)("the sign %s forbids: %s", (sign, veto, isForAll) => {
	for (const address of ["lichess.org/analysis", "lichess.org/abcdefgh", "boards.test/study/1"]) {
		const seen = snapshot(address, ["analysis", "result", sign]);
		expect(vetoOf(seen, NO_CLOCKS)).toBe(veto);
		expect(isLive(seen, NO_CLOCKS)).toBe(isForAll);
	}
});

test.each([
	"lichess.org/puzzles",
	"lichess.org/streak",
	"lichess.org/storm",
	"lichess.org/racer/abc",
	"boards.test/puzzle/analysis",
	"boards.test/tactics/study",
])("%s is a puzzle by its address", (address) => {
	expect(vetoOf(snapshot(address, ["analysis"]), NO_CLOCKS)).toBe("puzzle");
});

/** Looks at a page: when, the clocks' times, what stands. */
type Look = readonly [at: number, times: string, placements: string];

const BEGIN = 1_000_000;

function after(...looks: readonly Look[]) {
	let clocks: Clocks = NO_CLOCKS;
	let seen = snapshot("boards.test/analysis");
	for (const [at, times, placements] of looks) {
		const shown = times === "" ? [] : times.split(" ");
		seen = snapshot("boards.test/analysis", [], { at: BEGIN + at, clocks: shown, placements });
		clocks = clocksAfter(clocks, seen);
	}
	return { veto: vetoOf(seen, clocks), live: isLive(seen, clocks), clocks };
}

const CLOCKS: readonly (readonly [
	title: string,
	looks: readonly Look[],
	veto: string,
	live: boolean,
])[] = [
	["no clock", [[0, "", "a"]], "none", false],
	["a clock that has just come", [[0, "5:00 5:00", "a"]], "clock", false],
	[
		"a clock that stands still",
		[
			[0, "5:00 5:00", "a"],
			[FIRST, "5:00 5:00", "a"],
		],
		"none",
		false,
	],
	[
		"two ticks",
		[
			[0, "5:00 5:00", "a"],
			[900, "4:59 5:00", "a"],
			[1900, "4:58 5:00", "a"],
		],
		"clock",
		true,
	],
	[
		"one tick, looked at again",
		[
			[0, "1:20 1:20", "a"],
			[9000, "1:19 1:20", "a"],
			[9000 + STEP, "1:19 1:20", "a"],
		],
		"clock",
		true,
	],
	[
		"a step, the words before the board",
		[
			[0, "5:00 5:00", "a"],
			[9000, "4:50 5:00", "a"],
			[9016, "4:50 5:00", "b"],
			[9500, "4:50 5:00", "b"],
		],
		"none",
		false,
	],
	[
		"a step, the board before the words",
		[
			[0, "5:00 5:00", "a"],
			[9000, "5:00 5:00", "b"],
			[9016, "4:50 5:00", "b"],
			[9500, "4:50 5:00", "b"],
		],
		"none",
		false,
	],
	[
		"a board that is turned, its clocks with it",
		[
			[0, "5:00 4:50", "a"],
			[9000, "4:50 5:00", "a"],
			[9500, "4:50 5:00", "a"],
		],
		"none",
		false,
	],
	[
		"a held key",
		[
			[0, "5:00 5:00", "a"],
			...Array.from(
				{ length: 90 },
				(_, index): Look => [9000 + index * 16, `4:${10 + index} 5:00`, String(index >> 1)],
			),
			[11_000, "4:99 5:00", "44"],
		],
		"none",
		false,
	],
	[
		"a game that has stood still since",
		[
			[0, "5:00 5:00", "a"],
			[9000, "4:59 5:00", "a"],
			[9500, "4:58 5:00", "a"],
			[9900, "4:58 5:00", "a"],
			[9500 + LAST, "4:58 5:00", "a"],
		],
		"none",
		false,
	],
	[
		"a clock that shows minutes alone",
		[
			[0, "1:20 1:20", "a"],
			[9000, "1:19 1:20", "a"],
			[9500, "1:19 1:20", "a"],
			[69_000, "1:18 1:20", "a"],
			[69_500, "1:18 1:20", "a"],
			[120_000, "1:18 1:20", "a"],
		],
		"clock",
		true,
	],
	[
		"moves within a game",
		[
			[0, "5:00 5:00", "a"],
			[3000, "4:59 5:00", "a"],
			[4000, "4:58 5:00", "a"],
			[4100, "4:58 5:00", "b"],
			[5000, "4:58 4:59", "b"],
		],
		"clock",
		true,
	],
	[
		"clocks that have gone",
		[
			[0, "5:00 5:00", "a"],
			[900, "4:59 5:00", "a"],
			[1900, "4:58 5:00", "a"],
			[2000, "", "a"],
		],
		"clock",
		true,
	],
];

test.each(CLOCKS)("%s", (_, looks, veto, live) => {
	const found = after(...looks);
	expect(found.veto ?? "none").toBe(veto);
	expect(found.live).toBe(live);
});

test("a page on which nothing changes is looked at again when it may be coloured", () => {
	expect(nextLook(NO_CLOCKS, BEGIN)).toBe(undefined);
	expect(nextLook(after([0, "5:00", "a"]).clocks, BEGIN)).toBe(BEGIN + FIRST);
	const changed = after([0, "5:00", "a"], [9000, "4:59", "a"]).clocks;
	expect(nextLook(changed, BEGIN + 9000)).toBe(BEGIN + 9000 + STEP);
	const ticking = after([0, "5:00", "a"], [9000, "4:59", "a"], [9500, "4:59", "a"]).clocks;
	expect(nextLook(ticking, BEGIN + 9500)).toBe(BEGIN + 9000 + LAST);
});
