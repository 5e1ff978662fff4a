// Tests shares and differences of a study, in words, on the board and in files.

import { expect, test } from "vitest";
import { squareNamed } from "../../../../src/chess/square.ts";
import { BLACKS, WHITES } from "../../../../src/control/classes.ts";
import { comparisonsOf } from "../../../../src/features/games/study/comparisons.ts";
import {
	differenceFace,
	fullOf,
	shareFace,
} from "../../../../src/features/games/study/StudyPanel.tsx";
import { WHOLE_GAME } from "../../../../src/features/games/study/spans.ts";
import { shareFacts } from "../../../../src/features/games/study/studyFacts.ts";
import { studyCsv, studyJson } from "../../../../src/features/games/study/TakeAway.tsx";
import { differences } from "../../../../src/games/collection/compare.ts";
import { collectionOf, sameMoves } from "../../../support/collection.ts";

const E4 = squareNamed("e4");

async function studied() {
	const { collection } = await collectionOf(
		sameMoves(40, { White: "A" }, "1. e4 *") + sameMoves(40, { White: "B" }, "1. a3 *"),
	);
	return collection.study([{ player: "A" }, { player: "B" }], { from: 1, to: 1 });
}

test("shares are described in words, painted on the board, and given in numbers that add up", async () => {
	const [one] = await studied();
	if (one === undefined) return expect.fail("nothing was studied");
	expect(one).toMatchObject({ games: 40, positions: 40 });
	expect(shareFacts(one, squareNamed("e3"))).toEqual([
		{ owner: "white", share: 1 },
		{ owner: "black", share: 0 },
		{ owner: "contested", share: 0 },
		{ owner: "neutral", share: 0 },
	]);
	const face = shareFace(one, squareNamed("e3"), undefined);
	expect(face.layers.at(-1)?.to).toBeCloseTo(1);
	expect(shareFace(one, squareNamed("e3"), BLACKS)).toMatchObject({ number: "0", strength: 0 });
});

test("differences are marked where they are certain, the largest in the strongest tint", async () => {
	const [one, other] = await studied();
	if (one === undefined || other === undefined) return expect.fail("nothing was studied");
	const all = differences(one, other);
	const d5 = squareNamed("d5");
	// The pawn on e4 attacks d5, which nobody does after a3.
	expect(differenceFace(all, d5, WHITES, fullOf(all))).toMatchObject({
		number: "+100",
		strength: 1,
		isMarked: true,
		words:
			"White controls d5 in 100% of the first list and 0% of the second: 100 percentage points apart, give or take 13, more than chance",
	});
	expect(differenceFace(all, E4, BLACKS, fullOf(all))).toMatchObject({
		number: "0",
		isMarked: false,
	});
});

test("saved files hold every square of every list", async () => {
	const shares = await studied();
	const filters = [{ player: "A" }, { player: "B" }];
	const counted = { shares, filters, span: WHOLE_GAME, comparison: undefined, took: 0 };
	const lines = studyCsv(counted).trim().split("\r\n");
	expect(lines).toHaveLength(129);
	expect(lines[0]).toMatch(/^list,square,white,black,contested,neutral,white_positions/);
	for (const line of lines.slice(1)) {
		const [white, black, contested, neutral] = line.split(",").slice(2, 6).map(Number);
		expect((white ?? 0) + (black ?? 0) + (contested ?? 0) + (neutral ?? 0)).toBeCloseTo(1, 4);
	}
	const { span, lists } = JSON.parse(studyJson(counted));
	expect(span).toBe("all moves");
	expect(lists).toHaveLength(2);
	expect(lists[0]).toMatchObject({ games: "games of A", count: 40, positions: 40 });
	expect(lists[0].plies).toHaveLength(2);
});

test("a list can be compared by result, colour, years, and with one set aside", () => {
	const kinds = (all: ReturnType<typeof comparisonsOf>) => all.map(({ kind }) => kind);
	expect(comparisonsOf({}, undefined)).toEqual([
		{
			kind: "outcome",
			one: { colour: "white", outcome: "won" },
			other: { colour: "white", outcome: "lost" },
		},
	]);
	const filter = { player: "A", from: 2020 };
	expect(kinds(comparisonsOf(filter, { player: "B" }))).toEqual([
		"setAside",
		"outcome",
		"colour",
		"years",
	]);
	expect(comparisonsOf(filter, undefined).at(-1)?.other).toEqual({ player: "A", to: 2019 });
});
