// Five players of real tournaments: what their answers add up is what chess.js and the oracle do.

import { expect, test } from "vitest";
import { AnswerStudy } from "../../../../src/cli/sums/answerStudy.ts";
import type { Tally } from "../../../../src/games/collection/answers/tally.ts";
import { GameReader } from "../../../../src/games/reader/gameReader.ts";
import { testInsight, testReader } from "../../../support/core.ts";
import { realAll as slow, real as text } from "./games.ts";
import type { SlowGame } from "./slowHand.ts";

const PLAYERS = ["Aronian,L", "Ding Liren", "Bartholomew,J", "Kashlinskaya,A", "Yu Yangyi"];

function tallyOf(me: string): Tally {
	const module = testReader();
	const study = new AnswerStudy(module, testInsight(), {}, [me]);
	const reader = new GameReader(module);
	reader.read(new TextEncoder().encode(text), study);
	reader.end(study);
	return study.sums.tally;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Each game of a player, with the two sides as mine and theirs. */
const gamesOf = (me: string) =>
	slow.flatMap((game) => {
		const at = game.sides.findIndex(({ name }) => name === me);
		if (at < 0) return [];
		const [mine, theirs] = [game.sides[at as 0 | 1], game.sides[(1 - at) as 0 | 1]];
		return [{ game, at, mine, theirs, score: at === 0 ? game.result : 2 - game.result }];
	});

const openingsOf = (me: string) => {
	const found = new Map<string, number[]>();
	const add = (game: SlowGame, at: number, whose: number, score: number, lost: number) => {
		if (game.family === "") return;
		const numbers = found.get(`${game.family}/${at}`) ?? [0, 0, 0, 0, 0, 0];
		[score, 1, Number(lost > 0)].forEach((more, index) => {
			numbers[whose * 3 + index] = (numbers[whose * 3 + index] ?? 0) + more;
		});
		found.set(`${game.family}/${at}`, numbers);
	};
	for (const { game, at, mine, theirs, score } of gamesOf(me)) {
		add(game, at, 0, score, mine.lostCentre);
		add(game, 1 - at, 1, 2 - score, theirs.lostCentre);
	}
	return Object.fromEntries([...found].sort());
};

test("the test games cover every case", () => {
	expect(slow.length).toBeGreaterThan(40);
	for (const me of PLAYERS) expect(gamesOf(me).length).toBeGreaterThan(10);
	const sides = slow.flatMap((game) => game.sides);
	expect(sum(sides.map(({ lost }) => sum(lost)))).toBeGreaterThan(15);
	expect(sides.filter(({ lostCentre }) => lostCentre > 0).length).toBeGreaterThan(5);
	expect(sides.filter(({ ahead }) => ahead > 0).length).toBeGreaterThan(10);
});

test.each(PLAYERS)("the counts of %s agree with a slow count", (me) => {
	const tally = tallyOf(me);
	const games = gamesOf(me);
	const shares = ({ sums }: { readonly sums: Float64Array }) => [...sums.subarray(0, 4)];
	expect(tally.games).toBe(games.length);
	const openings = [...tally.openings].map(([key, { score, centre }]) => [
		key,
		[0, 2].flatMap((at) => [score.sums[at], centre.sums[at + 1], centre.sums[at]]),
	]);
	expect(Object.fromEntries(openings.sort())).toEqual(openingsOf(me));
	expect(shares(tally.centre)).toEqual([
		sum(games.map(({ mine }) => mine.more)),
		sum(games.map(({ game }) => game.centre)),
		sum(games.map(({ theirs }) => theirs.more)),
		sum(games.map(({ game }) => game.centre)),
	]);
	tally.phases.forEach((ratio, phase) => {
		expect(shares(ratio)).toEqual([
			sum(games.map(({ mine }) => mine.lost[phase] ?? 0)),
			sum(games.map(({ mine }) => sum(mine.lost))),
			sum(games.map(({ theirs }) => theirs.lost[phase] ?? 0)),
			sum(games.map(({ theirs }) => sum(theirs.lost))),
		]);
	});
	const [ahead, behind] = [
		games.filter(({ mine }) => mine.ahead > 0),
		games.filter(({ theirs }) => theirs.ahead > 0),
	];
	const count = (some: typeof games, score: (score: number) => boolean) =>
		some.filter((one) => score(one.score)).length;
	expect(shares(tally.won)).toEqual([
		count(ahead, (score) => score === 2),
		ahead.length,
		count(behind, (score) => score === 0),
		behind.length,
	]);
	expect(shares(tally.saved)).toEqual([
		count(behind, (score) => score > 0),
		behind.length,
		count(ahead, (score) => score < 2),
		ahead.length,
	]);
	const months = [...tally.months].map(([month, { games: all, lost }]) => [month, all, lost]);
	expect(sum(months.map(([, all = 0]) => all))).toBe(games.length);
	for (const [month, all, lost] of months) {
		const then = games.filter(({ game }) => game.month === month);
		expect([all, lost]).toEqual([
			then.length,
			then.filter(({ mine }) => sum(mine.lost) > 0).length,
		]);
	}
});
