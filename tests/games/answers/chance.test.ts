// Chance alone makes nothing stand out more often than it says, and a true difference stands out.

import { expect, test } from "vitest";
import {
	noFacts,
	type SideFacts,
	writeRecord,
} from "../../../src/games/collection/answers/game/record.ts";
import { judge } from "../../../src/games/collection/answers/judge.ts";
import { Tally } from "../../../src/games/collection/answers/tally.ts";
import { chance } from "../../support/random.ts";
import { addGame } from "./addGame.ts";

const FAMILIES = ["French Defense", "Sicilian Defense", "Italian Game"];

/** A side of a made game; `skill` makes it leave less. */
function madeSide(next: () => number, skill: number): SideFacts {
	const facts = noFacts();
	const isOften = (share: number) => next() < share;
	facts.more = Math.floor(next() * 18);
	if (isOften(0.3)) facts.lostCentre = 12;
	for (let band = 0; band < 4; band++) if (isOften(0.35 / skill)) facts.bands[band] = 1;
	const left = facts.bands.reduce((sum, one) => sum + one, 0);
	facts.taken = Math.round(left * (isOften(0.7) ? 1 : 0.5));
	const at = Math.floor(next() * 3) as 0 | 1 | 2;
	facts.lost[at] = facts.taken;
	if (facts.taken > 0) {
		facts.worst = 31;
		facts.kind = 2;
		facts.phase = at;
		facts.squares = [(2 ** (8 + Math.floor(next() * 23))) >>> 0, 1 << Math.floor(next() * 30)];
	}
	if (isOften(0.3)) facts.ahead = 40;
	return facts;
}

/** Games in which the sides are alike, or White leaves more than Black. */
function judged(seed: number, games: number, skill = 1) {
	const next = chance(seed);
	const tally = new Tally();
	for (let game = 0; game < games; game++) {
		const sides = [madeSide(next, 1), madeSide(next, skill)] as const;
		const isTurned = next() < 0.5;
		const pair = isTurned ? ([sides[1], sides[0]] as const) : sides;
		addGame(tally, {
			isMine: true,
			isTheirs: true,
			mySide: isTurned ? 1 : 0,
			result: Math.floor(next() * 3),
			family: FAMILIES[Math.floor(next() * 3)] ?? "",
			month: 202401 + Math.floor((game * 12) / games),
			records: writeRecord({ centre: 36, sides: pair }),
			at: 0,
		});
	}
	return judge(tally, undefined).map(({ answer }) => answer);
}

test("between equal sides, at most one set of answers in twenty has one that stands out", () => {
	const seeds = 300;
	let standing = 0;
	for (let seed = 0; seed < seeds; seed++) {
		const answers = judged(seed, seed % 2 === 0 ? 60 : 250);
		expect(answers).toHaveLength(10);
		if (answers.some(({ stands }) => stands === "against" || stands === "for")) standing++;
	}
	// Three standard errors above 0.05.
	expect(standing / seeds).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / seeds));
});

test("a real difference stands out, comes first, and lies within its interval", () => {
	const [first] = judged(5, 400, 2);
	expect(first).toMatchObject({ key: "hanging", stands: "against" });
	const [low = 0, high = 0] = first?.interval ?? [];
	expect(low).toBeGreaterThan(0);
	expect(low).toBeLessThan(0.7);
	expect(high).toBeGreaterThan(0.7 - 0.2);
});

test("with fewer than twenty games nothing stands out, and the number still needed is given", () => {
	const answers = judged(1, 12);
	for (const { stands, needed } of answers) {
		expect(stands).toBe("few");
		expect(needed).toBeGreaterThan(0);
	}
	expect(answers.find(({ key }) => key === "hanging")?.needed).toBe(8);
	expect(answers.map(({ key }) => key)[0]).toBe("openings");
});
