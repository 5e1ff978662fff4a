// The ten answers with all of their numbers, and which stand out: worked out again from what
// chess.js and the oracle have of each game, as sections 3 and 4 of docs/answers.md say.

import { expect, test } from "vitest";
import type { Square } from "../../../../src/chess/square.ts";
import type { Answer, AnswerKey } from "../../../../src/games/collection/answers/answer.ts";
import type { Filter } from "../../../../src/games/collection/filter.ts";
import { collectionOf } from "../../../support/collection.ts";
import { all, ME, madeAll, PLAYERS, textOf } from "./games.ts";
import type { SlowGame } from "./slowHand.ts";

type Side = SlowGame["sides"][0];

/** A side of a game, as it counts for one answer. */
type View = {
	readonly own: Side;
	readonly other: Side;
	/** Twice the score; -1 without a result. */
	readonly score: number;
	readonly at: number;
	readonly game: SlowGame;
};
/** A game, as far as it counts for me and for them. */
type Row = { readonly mine?: View; readonly theirs?: View };

/** So many of so many in a game. */
type Part = readonly [part: number, of: number];

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function viewOf(game: SlowGame, at: number): View {
	const [own, other] = at === 0 ? game.sides : [game.sides[1], game.sides[0]];
	const score = game.result < 0 ? -1 : at === 0 ? game.result : 2 - game.result;
	return { own, other, score, at, game };
}

function rowsOf(me: string, { colour, since = 0, elo = 0 }: Filter): Row[] {
	const games = (me === ME || me === "" ? madeAll : all).filter(
		({ day, ratings }) => day >= since && ratings.every((rating) => rating >= elo),
	);
	if (me === "")
		return games.map((game) => ({ mine: viewOf(game, 0), theirs: { ...viewOf(game, 1), at: 0 } }));
	const seat = colour === "black" ? 1 : 0;
	return games.flatMap((game): Row[] => {
		const at = game.sides.findIndex(({ name }) => name === me);
		if (at < 0) return [];
		const [mine, theirs] = [viewOf(game, at), viewOf(game, 1 - at)];
		if (colour === undefined) return [{ mine, theirs }];
		return [at === seat ? { mine } : { theirs }];
	});
}

type Pair = readonly [mine: Part, theirs: Part];

const pairsOf = (rows: readonly Row[], partOf: (view: View) => Part | undefined): Pair[] =>
	rows.map(({ mine, theirs }) => [
		(mine && partOf(mine)) ?? [0, 0],
		(theirs && partOf(theirs)) ?? [0, 0],
	]);

/** How often a normal number is farther from 0, by Simpson's rule. */
function tailsOf(z: number): number {
	const steps = 4000;
	const width = 14 / steps;
	const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
	const terms = Array.from({ length: steps + 1 }, (_, step) => {
		const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
		return weight * density(z + step * width);
	});
	return (2 * sum(terms) * width) / 3;
}

/** Section 4: the difference of two shares, its variance, and how many games have each. */
function differenceOf(pairs: readonly Pair[]) {
	const sideOf = (side: 0 | 1) => {
		const parts = pairs.map((pair) => pair[side]).filter(([, of]) => of > 0);
		const mean = sum(parts.map(([, of]) => of)) / parts.length;
		const with2: Part[] = [...parts, [mean, mean], [0, mean]];
		const total = sum(with2.map(([, of]) => of));
		const share = sum(with2.map(([part]) => part)) / total;
		const squares = sum(with2.map(([part, of]) => (part - share * of) ** 2));
		const games = with2.length;
		const variance = (squares / total ** 2) * (games / (games - 1));
		return { share, total, variance, games: parts.length };
	};
	const [mine, theirs] = [sideOf(0), sideOf(1)];
	const together = sum(
		pairs.map(
			([[part, of], [theirPart, theirOf]]) =>
				(part - mine.share * of) * (theirPart - theirs.share * theirOf),
		),
	);
	const covariance = together / (mine.total * theirs.total);
	const variance = Math.max(0, mine.variance + theirs.variance - 2 * covariance);
	const games = Math.min(mine.games, theirs.games);
	return { difference: mine.share - theirs.share, variance, games };
}

/** Beyond the difference in other games, where there are any. */
function compared(pairs: readonly Pair[], others: readonly Pair[]) {
	const own = differenceOf(pairs);
	const usual = others.length === 0 ? { difference: 0, variance: 0 } : differenceOf(others);
	const error = Math.sqrt(own.variance + usual.variance);
	const freedom = own.games - 1;
	const t = error === 0 ? 0 : (own.difference - usual.difference) / error;
	const normal =
		((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(freedom * Math.log(1 + t ** 2 / freedom));
	return { size: Math.abs(t), chance: tailsOf(normal) };
}

type Numbers = Omit<Answer, "key" | "stands">;
type Candidate = {
	readonly key: AnswerKey;
	readonly isWorse: boolean;
	readonly size: number;
	readonly chance: number;
	readonly weight: number;
	readonly numbers: Numbers;
};

/** Undefined where there are too few: `enough` counts games, or parts. */
function candidateOf(
	key: AnswerKey,
	pairs: readonly Pair[],
	more: Numbers | object,
	{ worse = 1, size = 1, isOfGames = false, others = [] as readonly Pair[] } = {},
): Candidate[] {
	const [minePart = 0, mineOf = 0, theirsPart = 0, theirsOf = 0] = [
		...[0, 1].map((at) => sum(pairs.map(([mine]) => mine[at as 0 | 1])) / size),
		...[0, 1].map((at) => sum(pairs.map(([, theirs]) => theirs[at as 0 | 1])) / size),
	];
	const games = [0, 1].map((side) => pairs.filter((pair) => pair[side as 0 | 1][1] > 0).length);
	const enough = isOfGames ? Math.min(...games) : Math.min(mineOf, theirsOf);
	if (enough < 20) return [];
	const [mine, theirs] = [minePart / mineOf, theirsPart / theirsOf];
	const behind = isOfGames ? { mineOf: games[0], theirsOf: games[1] } : { mineOf, theirsOf };
	const numbers = { mine, theirs, minePart, theirsPart, ...behind, ...more } as Numbers;
	const [usualMine, usualTheirs] = [0, 1].map(
		(side) =>
			sum(others.map((pair) => pair[side as 0 | 1][0])) /
			sum(others.map((pair) => pair[side as 0 | 1][1])),
	) as [number, number];
	const usual = others.length === 0 ? 0 : usualMine - usualTheirs;
	const isWorse = (mine - theirs - usual) * worse > 0;
	return [{ key, isWorse, weight: mineOf, numbers, ...compared(pairs, others) }];
}

const PHASES = ["opening", "middlegame", "endgame"] as const;
const COLOURS = ["white", "black"] as const;
const FROM = [1, 11, 18, 25, 32, 39];

const losses = ({ own }: View) => sum(own.lost);

function ofOpenings(rows: readonly Row[], me: string): Candidate[] {
	const families = rows.flatMap(({ mine, theirs }) => (mine ?? theirs)?.game.family ?? []);
	const keys = [...new Set(families)]
		.filter((family) => family !== "")
		.flatMap((family) => [0, 1].map((at) => ({ family, at })))
		.sort((one, other) => (`${one.family}/${one.at}` < `${other.family}/${other.at}` ? -1 : 1));
	return keys.flatMap(({ family, at }) => {
		const facts = { family, ...(me !== "" && { colour: COLOURS[at] }) };
		const isIn = (view: View) => view.game.family === family && view.at === at;
		const scores = pairsOf(rows, (view) =>
			isIn(view) && view.score >= 0 ? [view.score, 2] : undefined,
		);
		const others = pairsOf(rows, (view) =>
			view.game.family !== "" && view.game.family !== family && view.at === at && view.score >= 0
				? [view.score, 2]
				: undefined,
		);
		const isEnough = [0, 1].every(
			(side) => sum(others.map((pair) => pair[side as 0 | 1][1])) >= 2 * 20,
		);
		const centres = pairsOf(rows, (view) =>
			isIn(view) ? [Number(view.own.lostCentre > 0), 1] : undefined,
		);
		return [
			...candidateOf("openings", scores, facts, {
				worse: -1,
				size: 2,
				others: isEnough ? others : [],
			}),
			...candidateOf("centreInOpening", centres, facts),
		];
	});
}

function ofMonths(rows: readonly Row[]): Candidate[] {
	const views = rows.flatMap(({ mine }) => (mine && mine.game.month > 0 ? [mine] : []));
	const months = views.map(({ game }) => game.month).sort((one, other) => one - other);
	const firsts = new Set([0.25, 0.5, 0.75].map((part) => months[Math.floor(part * months.length)]));
	return [...firsts].flatMap((first = 0) => {
		const pairs = views.map((view): Pair => {
			const part: Part = [Number(losses(view) > 0), 1];
			return view.game.month >= first ? [part, [0, 0]] : [[0, 0], part];
		});
		return candidateOf("better", pairs, { since: first * 100 + 1 }).map((candidate) => {
			const { mineOf, theirsOf, theirs = 0 } = candidate.numbers;
			const numbers = { ...candidate.numbers, before: theirs };
			return { ...candidate, numbers, weight: Math.min(mineOf, theirsOf) };
		});
	});
}

/** The kind that let go of a square more often than all others together. */
function pieceOf(views: readonly View[], square: number): string {
	const kinds = views
		.filter(({ own }) => own.letGo.squares.has(square))
		.map(({ own }) => own.letGo.kind);
	return kinds.find((kind) => 2 * kinds.filter((one) => one === kind).length > kinds.length) ?? "";
}

const turned = (square: number) => (square % 8) + 8 * (7 - Math.floor(square / 8));

function ofSquares(rows: readonly Row[], colour: Filter["colour"]): Candidate[] {
	return Array.from({ length: 64 }, (_, square) => {
		const pairs = pairsOf(rows, (view) =>
			losses(view) > 0 ? [Number(view.own.letGo.squares.has(square)), 1] : undefined,
		);
		return candidateOf("squares", pairs, {}).map((candidate) => {
			const { mine = 0, theirs = 0, minePart = 0 } = candidate.numbers;
			const views = rows.flatMap((row) => (mine >= theirs ? row.mine : row.theirs) ?? []);
			const facts = {
				squares: [(colour === "black" ? turned(square) : square) as Square],
				piece: pieceOf(views, square),
				...(colour && { colour }),
			};
			return {
				...candidate,
				numbers: { ...candidate.numbers, ...facts } as Numbers,
				weight: minePart,
			};
		});
	}).flat();
}

function ofHanging(rows: readonly Row[]): Candidate[] {
	const views = rows.flatMap(({ mine }) => mine ?? []);
	const bands = FROM.slice(0, 5).map((_, band) =>
		sum(views.map(({ own }) => own.bands[band] ?? 0)),
	);
	const most = bands.indexOf(Math.max(...bands));
	const clocks = [0, 1, 2, 3].map((at) => sum(views.map(({ own }) => own.clocks[at] ?? 0)));
	const [moves = 0, hurried = 0, hangs = 0, hurriedHangs = 0] = clocks;
	const timed = views.filter(({ own }) => (own.clocks[0] ?? 0) > 0).length;
	const isOftener = hurriedHangs / hurried > (1.5 * (hangs - hurriedHangs)) / (moves - hurried);
	const facts = {
		from: FROM[most],
		to: (FROM[most + 1] ?? 0) - 1,
		clock: timed >= 20 && hurriedHangs >= 10 && isOftener ? 60 : undefined,
		clocksNeeded: timed < 20 ? 20 - timed : undefined,
	};
	return candidateOf(
		"hanging",
		pairsOf(rows, ({ own }) => [own.given, 1]),
		facts,
	);
}

function candidatesOf(rows: readonly Row[], me: string, { colour }: Filter): Candidate[] {
	const isOver = ({ score }: View) => score >= 0;
	const phases = PHASES.flatMap((phase, at) =>
		candidateOf(
			"phase",
			pairsOf(rows, (view) => [view.own.lost[at] ?? 0, losses(view)]),
			{ phase },
		).map((candidate) => {
			const { minePart = 0, theirsPart = 0 } = candidate.numbers;
			return { ...candidate, weight: Math.min(minePart, theirsPart) };
		}),
	);
	const isLed = (view: View) => isOver(view) && view.own.ahead > 0;
	const isBehind = (view: View) => isOver(view) && view.other.ahead > 0;
	return [
		...ofOpenings(rows, me),
		...candidateOf(
			"centre",
			pairsOf(rows, ({ own, game }) => [own.more, game.centre]),
			{ colour },
			{ worse: -1, isOfGames: true },
		),
		...ofMonths(rows),
		...candidateOf(
			"punish",
			pairsOf(rows, ({ other }) => [other.taken, other.given]),
			{},
			{ worse: -1 },
		),
		...phases,
		...candidateOf(
			"won",
			pairsOf(rows, (view) => (isLed(view) ? [Number(view.score === 2), 1] : undefined)),
			{},
			{ worse: -1 },
		),
		...candidateOf(
			"saved",
			pairsOf(rows, (view) => (isBehind(view) ? [Number(view.score > 0), 1] : undefined)),
			{},
			{ worse: -1 },
		),
		...ofSquares(rows, colour),
		...ofHanging(rows),
	];
}

/** Holm: the least likely first, until one is likely enough. */
function standingOut(candidates: readonly Candidate[]): Set<Candidate> {
	const order = candidates.toSorted((one, other) => one.chance - other.chance);
	const end = order.findIndex(({ chance }, rank) => chance > 0.05 / (order.length - rank));
	return new Set(order.slice(0, end < 0 ? order.length : end));
}

/** Expected answer of a key. */
function expectedOf(key: AnswerKey, candidates: readonly Candidate[], sure: Set<Candidate>) {
	const own = candidates.filter((one) => one.key === key);
	if (own.length === 0) return { key, stands: "few" };
	const standing = own
		.filter((one) => sure.has(one))
		.toSorted((one, other) => other.size - one.size);
	const [first] = standing;
	const told =
		first === undefined
			? own.toSorted((one, other) => other.weight - one.weight)
			: standing.filter(({ isWorse }) => isWorse === first.isWorse);
	const squares = told.flatMap(({ numbers }) => numbers.squares ?? []).slice(0, 2);
	const stands = first === undefined ? "same" : first.isWorse ? "against" : "for";
	const expected = { key, stands, ...told[0]?.numbers, ...(key === "squares" && { squares }) };
	// Without those that have no value.
	return Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined));
}

/** Sides whose games an answer lists; `isMe` tells those since a month from those before. */
const LISTED: Readonly<Record<AnswerKey, (view: View, answer: Answer, isMe: boolean) => boolean>> =
	{
		openings: ({ game, at }, { family, colour }) =>
			game.family === family && (colour === undefined || COLOURS[at] === colour),
		centreInOpening: (view, answer, isMe) =>
			LISTED.openings(view, answer, isMe) && view.own.lostCentre > 0,
		centre: ({ own, other }) => other.more > own.more,
		better: (view, { since = 0 }, isMe) =>
			losses(view) > 0 && view.game.month * 100 + 1 >= since === isMe,
		punish: ({ own }) => own.missed > 0,
		phase: ({ own }, { phase = "opening" }) => (own.lost[PHASES.indexOf(phase)] ?? 0) > 0,
		won: ({ own, score }, { stands }) =>
			own.ahead > 0 && (stands === "for" ? score === 2 : score === 0 || score === 1),
		saved: ({ other, score }, { stands }) =>
			other.ahead > 0 && (stands === "for" ? score > 0 : score === 0),
		squares: (view, { squares = [], colour }) =>
			squares.some((square) =>
				view.own.letGo.squares.has(colour === "black" ? turned(square) : square),
			),
		// A piece that was taken and paid for has no moment to be shown.
		hanging: (view) => view.own.given > 0 && (losses(view) > 0 || view.other.missed > 0),
	};

function listedOf(rows: readonly Row[], answer: Answer, whose: "me" | "them"): number {
	const isMine = whose === "me" || answer.key === "better";
	const views = rows.flatMap(({ mine, theirs }) => (isMine ? mine : theirs) ?? []);
	return views.filter((view) => LISTED[answer.key](view, answer, whose === "me")).length;
}

const CASES: readonly (readonly [string, Filter])[] = [
	...PLAYERS.map((name) => [name, {}] as const),
	[ME, { colour: "white" }],
	[ME, { colour: "black" }],
	[ME, { since: 20240601 }],
	[ME, { elo: 1501 }],
	["", {}],
];

/** Which were found in any of the cases. */
const seen = new Set<string>();

test.each(CASES)(
	"the answers of %s, filtered by %o, agree with a slow calculation",
	async (me, filter) => {
		const { asking } = (await collectionOf(textOf(me === "" ? ME : me))).collection;
		const asked = { me: me === "" ? [] : [me], filter };
		const given = await asking.answers(asked);
		const rows = rowsOf(me, filter);
		expect(given.games).toBe(rows.filter(({ mine }) => mine !== undefined).length);
		const candidates = given.games < 20 ? [] : candidatesOf(rows, me, filter);
		const sure = standingOut(candidates);
		for (const answer of given.answers) {
			expect(answer).toMatchObject(expectedOf(answer.key, candidates, sure));
			for (const whose of ["me", "them"] as const) {
				if (answer.stands === "few") continue;
				const list = await asking.gamesOf(asked, { key: answer.key, whose }, 0, 1);
				expect([answer.key, whose, list.total]).toEqual([
					answer.key,
					whose,
					listedOf(rows, answer, whose),
				]);
			}
			seen.add(`${answer.key} ${answer.stands}`);
		}
	},
);

test("the slow calculation covered all ten answers, and some stood out", () => {
	const told = [...seen].filter((one) => !one.endsWith("few"));
	expect(new Set(told.map((one) => one.split(" ")[0])).size).toBe(10);
	expect(told.filter((one) => /against|for/.test(one)).length).toBeGreaterThan(3);
});
