// Tests the decisive moves of a game: swings that last, and the last of them of any size.

import { expect, test } from "vitest";
import { BLACK, type Side, WHITE } from "../../../src/chess/piece.ts";
import type { Square } from "../../../src/chess/square.ts";
import { winningChances } from "../../../src/engine/winning.ts";
import { decider, decisive, givenBack } from "../../../src/review/mistakes/decisive.ts";
import type { Mistake } from "../../../src/review/mistakes/reason.ts";

/** A mistake by its ply, and centipawns from White's side. */
function mistake(ply: number, was: number, is: number): Mistake {
	const side = ply % 2 === 1 ? WHITE : BLACK;
	const sign = side === WHITE ? 1 : -1;
	const [before, after] = [sign * was, sign * is];
	return {
		ply,
		move: "",
		side,
		to: 0 as Square,
		mark: "??",
		before,
		after,
		best: undefined,
		reply: [],
		better: [],
		reasons: [],
		isKept: false,
		does: undefined,
		loss: winningChances(before) - winningChances(after),
		shown: { moves: 0, wins: undefined },
	};
}

const pliesOf = (mistakes: readonly Mistake[]) =>
	decisive(mistakes.map((one) => ({ what: "mistake", one }))).map(({ one }) => one.ply);

test("a swing that is returned at once is less decisive than one that lasts", () => {
	const handedBack = [mistake(21, 0, -600), mistake(22, -600, 0)];
	const lasting = [mistake(31, 0, -150), mistake(41, -150, -190), mistake(51, -190, -500)];
	expect(pliesOf([...handedBack, ...lasting])).toEqual([51, 22, 31]);
	expect(pliesOf(handedBack)).toEqual([22, 21]);
});

test("the last lasting turn is among the decisive moments, however small", () => {
	const heavy = [mistake(21, 290, -290), mistake(24, -290, 290), mistake(27, 290, -290)];
	const last = mistake(41, -150, -310);
	expect(pliesOf([...heavy, last])).toContain(41);
	expect(pliesOf([...heavy, last])).toHaveLength(3);
});

test("a mistake counts as given back if the next move leaves at most a third of the loss", () => {
	const of = (...mistakes: readonly Mistake[]) => {
		const [first] = mistakes;
		const told = mistakes.map((one) => ({ what: "mistake", one }) as const);
		return first && givenBack(first, told)?.ply;
	};
	expect(of(mistake(21, 0, -600), mistake(22, -600, 0))).toBe(22);
	expect(of(mistake(21, 0, -600), mistake(22, -600, -300))).toBeUndefined();
	expect(of(mistake(21, 0, -600), mistake(24, -600, 0))).toBeUndefined();
});

test("a side one and a half pawns down no longer holds the game", () => {
	const deciderAfter = (score: number) => {
		const mistakes = [mistake(21, 0, -500), mistake(24, -500, score), mistake(31, score, -400)];
		return decider(
			mistakes.map((one) => ({ what: "mistake", one })),
			WHITE,
		)?.ply;
	};
	expect([-149, -150].map(deciderAfter)).toEqual([31, 21]);
});

test("a swing that lasts comes before a larger one that changed nothing", () => {
	const small = [mistake(31, 190, 0), mistake(33, 0, -190), mistake(35, 180, -20)];
	expect(pliesOf([...small, mistake(37, 340, -50), mistake(47, -240, -330)])).toContain(37);
});

test("a move in a lost position is not decisive", () => {
	expect(pliesOf([mistake(33, 0, -500), mistake(47, -240, -330)])).toEqual([33]);
});

test("a slip that leaves the winner winning is not decisive", () => {
	const told = [mistake(33, 60, -320), mistake(38, -320, -160)].map(
		(one) => ({ what: "mistake", one }) as const,
	);
	expect(decisive(told, WHITE).map(({ one }) => one.ply)).toEqual([33, 38]);
	const small = [mistake(33, 60, -320), mistake(38, -190, -100)].map(
		(one) => ({ what: "mistake", one }) as const,
	);
	expect(decisive(small, WHITE).map(({ one }) => one.ply)).toEqual([33]);
});

const toldOf = (mistakes: readonly Mistake[]) =>
	mistakes.map((one) => ({ what: "mistake", one }) as const);

test.each<[string, Side | undefined, number | undefined, ...Mistake[]]>([
	[
		"what lost a game before what was lost",
		WHITE,
		37,
		mistake(37, 340, -50),
		mistake(47, -240, -330),
	],
	[
		"where the winner gave a won game away, what lost it then",
		BLACK,
		36,
		...[mistake(18, -21, 422), mistake(33, 600, 129), mistake(36, 134, 507)],
	],
	[
		"what gave most of a game away before a step over a bound",
		BLACK,
		58,
		...[mistake(53, 270, 110), mistake(56, 115, 208), mistake(58, 216, 481)],
	],
	[
		"what lost a level game before a heavier one of what was left of it",
		WHITE,
		63,
		...[mistake(63, -56, -325), mistake(72, -358, -239), mistake(75, -244, -817)],
	],
	[
		"none where a game was lost bit by bit",
		BLACK,
		undefined,
		mistake(22, 101, 177),
		mistake(32, 263, 392),
	],
	[
		"what lost it, though the winner let it slip at the end",
		WHITE,
		53,
		mistake(53, 449, -563),
		mistake(58, -568, -85),
	],
	["none where the loser stood well to the end", WHITE, undefined, mistake(37, 391, 90)],
	[
		"what the loser did, not the winner's slip",
		WHITE,
		33,
		mistake(33, 60, -320),
		mistake(38, -320, -160),
	],
	["where nobody lost, the last turn", undefined, 44, mistake(33, 0, -500), mistake(44, -500, 0)],
])("the decider is %s", (_, loser, ply, ...mistakes) => {
	expect(decider(toldOf(mistakes), loser)?.ply).toBe(ply);
	expect(decisive(toldOf(mistakes), loser)[0]?.one.ply ?? ply).toBe(ply ?? mistakes[0]?.ply);
});

test("the decisive moment comes first, and the others follow in the order of moves", () => {
	const told = toldOf([mistake(21, 0, -260), mistake(30, -260, 20), mistake(41, 20, -310)]);
	expect(decisive(told, WHITE).map(({ one }) => one.ply)).toEqual([41, 21, 30]);
});
