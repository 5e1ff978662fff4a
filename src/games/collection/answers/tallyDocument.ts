// The tally of the answers as a document of whole numbers: documents of parts add up exactly to
// that of the whole.

import { PHASES } from "./game/record.ts";
import { addTo, type Ratio } from "./ratio.ts";
import { Tally } from "./tally.ts";

type Numbers = readonly number[];

type OpeningDocument = {
	readonly score: Numbers;
	readonly centre: Numbers;
	/** By ply * 4096 + from + to * 64. */
	readonly moves: Numbers2;
	readonly movesOfTheirs: Numbers2;
};
type Numbers2 = Readonly<Record<string, number>>;

export type TallyDocument = {
	readonly games: number;
	readonly openings: Readonly<Record<string, OpeningDocument>>;
	/** Games, and those with a piece lost. */
	readonly months: Readonly<Record<string, Numbers>>;
	readonly ratios: Readonly<Record<RatioName, Numbers>>;
	readonly counts: Readonly<Record<CountName, Numbers>>;
};

const RATIOS = ["centre", "punish", ...PHASES, "won", "saved", "hanging"] as const;
type RatioName = (typeof RATIOS)[number];

const COUNTS = ["mistakes", "squares", "kinds", "bands", "clocks", "losses"] as const;
type CountName = (typeof COUNTS)[number];

function ratioOf(tally: Tally, name: RatioName): Ratio {
	const phase = (PHASES as readonly string[]).indexOf(name);
	return phase < 0 ? tally[name as "centre"] : (tally.phases[phase as 0 | 1 | 2] as Ratio);
}

/** In the order of their keys: a document does not tell in which order games came. */
const inOrder = <Value>(entries: Iterable<readonly [string | number, Value]>) =>
	Object.fromEntries([...entries].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)));

export function tallyDocument(tally: Tally): TallyDocument {
	return {
		games: tally.games,
		openings: inOrder(
			[...tally.openings].map(([key, { score, centre, moves }]) => [
				key,
				{
					score: [...score.sums],
					centre: [...centre.sums],
					moves: inOrder(moves[0]),
					movesOfTheirs: inOrder(moves[1]),
				},
			]),
		),
		months: inOrder([...tally.months].map(([month, { games, lost }]) => [month, [games, lost]])),
		ratios: Object.fromEntries(
			RATIOS.map((name) => [name, [...ratioOf(tally, name).sums]]),
		) as unknown as TallyDocument["ratios"],
		counts: Object.fromEntries(
			COUNTS.map((name) => [name, [...tally[name]]]),
		) as unknown as TallyDocument["counts"],
	};
}

function addMoves(into: Map<number, number>, moves: Numbers2): void {
	for (const [move, count] of Object.entries(moves))
		into.set(Number(move), (into.get(Number(move)) ?? 0) + count);
}

/** Adds what another has added up. */
export function addDocument(tally: Tally, document: TallyDocument): void {
	tally.games += document.games;
	for (const [key, opening] of Object.entries(document.openings)) {
		const at = key.lastIndexOf("/");
		const found = tally.openingOf(key.slice(0, at), Number(key.slice(at + 1)) as 0 | 1);
		found.score.merge(opening.score);
		found.centre.merge(opening.centre);
		addMoves(found.moves[0], opening.moves);
		addMoves(found.moves[1], opening.movesOfTheirs);
	}
	for (const [key, [games = 0, lost = 0]] of Object.entries(document.months)) {
		const found = tally.months.get(Number(key)) ?? { games: 0, lost: 0 };
		tally.months.set(Number(key), { games: found.games + games, lost: found.lost + lost });
	}
	for (const name of RATIOS) ratioOf(tally, name).merge(document.ratios[name]);
	for (const name of COUNTS) {
		document.counts[name].forEach((count, at) => {
			addTo(tally[name], at, count);
		});
	}
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whole numbers all through, and nothing else. */
const holdsCounts = (value: unknown): boolean =>
	isCount(value) ||
	(typeof value === "object" && value !== null && Object.values(value).every(holdsCounts));

const hasLists = (value: unknown, lists: Readonly<Record<string, Numbers>>): boolean =>
	Object.entries(lists).every(([name, { length }]) => {
		const list = (value as Record<string, unknown> | undefined)?.[name];
		return Array.isArray(list) && list.length === length;
	});

export function isTallyDocument(value: unknown): value is TallyDocument {
	if (typeof value !== "object" || value === null || !holdsCounts(value)) return false;
	const { games, openings, months, ratios, counts } = value as TallyDocument;
	const empty = tallyDocument(new Tally());
	return (
		isCount(games) &&
		typeof months === "object" &&
		hasLists(ratios, empty.ratios) &&
		hasLists(counts, empty.counts) &&
		typeof openings === "object" &&
		Object.values(openings).every(
			(opening) =>
				hasLists(opening, { score: empty.ratios.won, centre: empty.ratios.won }) &&
				typeof opening.moves === "object" &&
				typeof opening.movesOfTheirs === "object",
		)
	);
}
