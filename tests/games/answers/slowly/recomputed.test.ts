// Recomputes what to train and the table of openings, of real players and of games of chance: the
// same numbers by chess.js and the oracle alone, word by word as docs/answers.md has it.

import { expect, test } from "vitest";
import type { Cost } from "../../../../src/games/collection/answers/worth.ts";
import { collectionOf } from "../../../support/collection.ts";
import { type all, ME, PLAYERS, playedBy, textOf } from "./games.ts";

type Side = (typeof all)[number]["sides"][0];
type Played = { readonly mine: Side; readonly theirs: Side; readonly score: number };

/** Does a side that scored so much have a loss? */
const LOSSES: Readonly<Record<string, (side: Side, score: number) => boolean>> = {
	inOpening: ({ lost }) => (lost[0] ?? 0) > 0,
	inMiddlegame: ({ lost }) => (lost[1] ?? 0) > 0,
	inEndgame: ({ lost }) => (lost[2] ?? 0) > 0,
	chanceMissed: ({ missed }) => missed > 0,
	centreLost: ({ lostCentre }) => lostCentre > 0,
	leadLost: ({ ahead }, score) => ahead > 0 && score < 2,
};

const mean = (numbers: readonly number[]) =>
	numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

function costSlowly(games: readonly Played[], kind: string) {
	const has = LOSSES[kind] ?? (() => false);
	const sides = games.flatMap(({ mine, theirs, score }) => [
		{ whose: "mine", has: has(mine, score), points: score / 2 },
		{ whose: "theirs", has: has(theirs, 2 - score), points: (2 - score) / 2 },
	]);
	const pointsOf = (isWith: boolean) =>
		mean(sides.filter((one) => one.has === isWith).map(({ points }) => points));
	const share = (whose: string) =>
		mean(sides.filter((one) => one.whose === whose).map((one) => Number(one.has)));
	const worth = Math.max(0, pointsOf(false) - pointsOf(true));
	const [mine, theirs] = [share("mine"), share("theirs")];
	return { kind, mine, theirs, points: (mine - theirs) * games.length * worth };
}

test("some players have enough games for a comparison", () =>
	expect(PLAYERS.length).toBeGreaterThan(0));

/** Against like opponents, where there are twenty such games. */
function countedOf(me: string) {
	const games = playedBy(me);
	const alike = games.filter(
		({ ratings: [white = 0, black = 0] }) =>
			white > 0 && black > 0 && Math.abs(white - black) <= 100,
	);
	return alike.length >= 20 ? { games: alike, isAlike: true } : { games, isAlike: false };
}

test.each(PLAYERS)("what %s should work on agrees with a slow calculation", async (me) => {
	const { asking } = (await collectionOf(textOf(me))).collection;
	const { games, isAlike } = countedOf(me);
	const { costs, ...found } = await asking.costs({ me: [me], filter: {} });
	expect(isAlike).toBe(me === ME);
	const all = Object.keys(LOSSES).map((kind) => costSlowly(games, kind));
	const dear = all
		.filter(({ points }) => points >= games.length / 500)
		.sort((one, other) => other.points - one.points);
	const common = all.filter(({ mine }) => mine > 0).sort((one, other) => other.mine - one.mine);
	const isCommon = dear.length === 0;
	expect(found).toEqual({ games: games.length, isAlike, isCommon });
	const slowly = isCommon ? common : dear;
	expect(costs).toHaveLength(Math.min(slowly.length, 3));
	if (me === ME) expect(costs.length).toBeGreaterThan(1);
	costs.forEach((cost: Cost<string>, index) => {
		const { points, ...shares } = slowly[index] ?? costSlowly(games, "");
		expect(cost).toMatchObject(shares);
		expect(cost.points).toBeCloseTo(points, 9);
	});
});

test.each(PLAYERS)("the openings of %s agree with a slow calculation", async (me) => {
	const { asking } = (await collectionOf(textOf(me))).collection;
	const rows = await asking.openingTable({ me: [me], filter: {} });
	const games = playedBy(me).filter(({ family }) => family !== "");
	expect(rows.reduce((sum, row) => sum + row.games, 0)).toBe(games.length);
	for (const { family, colour, games: count, mine, theirs, centreLost } of rows) {
		const at = colour === "white" ? 0 : 1;
		const own = games.filter((game) => game.family === family && game.at === at);
		const others = games.filter((game) => game.family === family && game.at !== at);
		const none = (numbers: readonly number[]) => (numbers.length === 0 ? undefined : mean(numbers));
		expect([family, count, mine, theirs, centreLost]).toEqual([
			...[family, own.length, none(own.map(({ score }) => score / 2))],
			none(others.map(({ score }) => (2 - score) / 2)),
			none(own.map((game) => Number(game.mine.lostCentre > 0))),
		]);
	}
	const lost = rows.map(({ family, colour }) => lostBy(games, family, colour === "white" ? 0 : 1));
	lost.slice(1).forEach((points, index) => {
		expect(points).toBeLessThanOrEqual((lost[index] ?? 0) + 1e-9);
	});
});

/**
 * Points lost with an opening against what such opponents score, as if 20 more games had it, and as
 * much more as I score more than they do with all of that colour.
 */
function lostBy(games: ReturnType<typeof playedBy>, name: string, colour: number): number {
	const own = games.filter(({ family, at }) => family === name && at === colour);
	const theirs = games
		.filter(({ at }) => at !== colour)
		.map(({ family, score }) => ({ family, points: 1 - score / 2 }));
	const usual = theirs.length === 0 ? 0.5 : mean(theirs.map(({ points }) => points));
	const mine = games
		.filter(({ at, family }) => at === colour && family !== "")
		.map(({ score }) => score / 2);
	const lead = (mine.length === 0 ? 0.5 : mean(mine)) - usual;
	const same = theirs.filter(({ family }) => family === name);
	const expected =
		(same.reduce((sum, { points }) => sum + points, 0) + 20 * usual) / (same.length + 20);
	const usually = Math.min(1, Math.max(0, expected + lead));
	return own.reduce((sum, { score }) => sum + usually - score / 2, 0);
}

test.each(PLAYERS)(
	"the results of %s by colour and rating agree with a slow calculation",
	async (me) => {
		const { asking } = (await collectionOf(textOf(me))).collection;
		for (const elo of [undefined, 1501]) {
			const met = await asking.meetings({ me: [me], filter: elo === undefined ? {} : { elo } });
			const games = playedBy(me).filter(
				({ ratings }) => elo === undefined || ratings.every((rating) => rating >= elo),
			);
			[met.asWhite, met.asBlack].forEach(({ won, drawn, lost }, colour) => {
				const scored = (points: number) =>
					games.filter(({ at, score }) => at === colour && score === points).length;
				expect([won, drawn, lost]).toEqual([scored(2), scored(1), scored(0)]);
			});
		}
	},
);
