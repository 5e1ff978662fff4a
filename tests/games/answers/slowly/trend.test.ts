// Recomputes each answer's number year by year, from games of chance by chess.js and the oracle
// alone.

import { expect, test } from "vitest";
import type { Answer, AnswerKey } from "../../../../src/games/collection/answers/answer.ts";
import { collectionOf } from "../../../support/collection.ts";
import { ME, madeAll, textOf } from "./games.ts";

const texts = textOf(ME)
	.split(/(?=\[White )/)
	.filter((game) => game !== "");

/** Three years, in the last of which are too few games. */
const yearOf = (index: number) => (index % 10 === 0 ? 2021 : index % 3 === 0 ? 2019 : 2020);

const dated = texts.map((game, index) => game.replace(/"2024\./, `"${yearOf(index)}.`)).join("");
const undated = texts.map((game) => game.replace(/"2024\.[^"]*"/, '"????.??.??"')).join("");

type Side = (typeof madeAll)[number]["sides"][0];
type Seen = {
	readonly mine: Side;
	readonly theirs: Side;
	readonly at: number;
	readonly score: number;
	readonly family: string;
	readonly centre: number;
};

const seen = madeAll.map(({ sides, result, family, centre }): Seen => {
	const at = sides.findIndex(({ name }) => name === ME);
	const [mine, theirs] = at === 0 ? sides : [sides[1], sides[0]];
	return { mine, theirs, at, family, centre, score: at === 0 ? result : 2 - result };
});

const all = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const isOf = ({ family, colour }: Answer, one: Seen) =>
	one.family === family && one.at === (colour === "black" ? 1 : 0);

/** Of so many so many; of 0 where a game says nothing. */
const SLOWLY: Readonly<Record<AnswerKey, (one: Seen, answer: Answer) => [number, number]>> = {
	openings: (one, answer) => (isOf(answer, one) ? [one.score, 2] : [0, 0]),
	centreInOpening: (one, answer) =>
		isOf(answer, one) ? [one.mine.lostCentre > 0 ? 1 : 0, 1] : [0, 0],
	centre: ({ mine, centre }) => [mine.more, centre],
	better: ({ mine }) => [all(mine.lost) > 0 ? 1 : 0, 1],
	punish: ({ theirs }) => [theirs.taken, theirs.given],
	phase: ({ mine }, { phase = "opening" }) => [
		mine.lost[["opening", "middlegame", "endgame"].indexOf(phase)] ?? 0,
		all(mine.lost),
	],
	won: ({ mine, score }) => (mine.ahead > 0 ? [score === 2 ? 1 : 0, 1] : [0, 0]),
	saved: ({ theirs, score }) => (theirs.ahead > 0 ? [score > 0 ? 1 : 0, 1] : [0, 0]),
	squares: ({ mine }, { squares = [] }) =>
		all(mine.lost) > 0 ? [mine.letGo.squares.has(squares[0] ?? -1) ? 1 : 0, 1] : [0, 0],
	hanging: ({ mine }) => [mine.given, 1],
};

function slowSteps(answer: Answer, groupOf: (index: number) => number) {
	const groups = new Map<number, [number, number][]>();
	seen.forEach((one, index) => {
		const fact = SLOWLY[answer.key](one, answer);
		const group = groupOf(index);
		if (fact[1] > 0) groups.set(group, [...(groups.get(group) ?? []), fact]);
	});
	const steps = [...groups]
		.filter(([, facts]) => facts.length >= 20)
		.sort(([one], [other]) => one - other)
		.map(([at, facts]) => ({
			at,
			share: all(facts.map(([part]) => part)) / all(facts.map(([, of]) => of)),
			games: facts.length,
		}));
	return steps.length < 2 ? [] : steps;
}

test("each answer has its number in each year with enough games, whichever year is asked for", async () => {
	const { asking } = (await collectionOf(dated)).collection;
	const { answers } = await asking.answers({ me: [ME], filter: {} });
	expect(answers).toHaveLength(10);
	let shown = 0;
	for (const answer of answers) {
		const steps = slowSteps(answer, yearOf);
		shown += Number(steps.length > 0);
		for (const filter of [{}, { from: 2019, to: 2019 }]) {
			const trend = await asking.trend({ me: [ME], filter }, answer);
			expect([answer.key, trend]).toEqual([answer.key, { by: "year", steps }]);
		}
	}
	expect(shown).toBeGreaterThan(4);
	// Nobody's games have no trend.
	const [answer] = answers as [Answer];
	expect((await asking.trend({ me: [], filter: {} }, answer)).steps).toEqual([]);
});

test("without dates each hundred games has one", async () => {
	const others = undated.replaceAll('"Other ', '"Another ');
	const { asking } = (await collectionOf(undated + others)).collection;
	const { answers } = await asking.answers({ me: [ME], filter: {} });
	const hanging = answers.find(({ key }) => key === "hanging") as Answer;
	const { by, steps } = await asking.trend({ me: [ME], filter: {} }, hanging);
	const share = all(seen.map(({ mine }) => mine.given)) / seen.length;
	expect(by).toBe("hundred");
	expect(steps).toEqual([1, 101].map((at) => ({ at, share, games: 100 })));
});
