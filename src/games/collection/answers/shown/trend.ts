// An answer's number year by year, or by hundreds of games where too few have a date: what is added
// up for it in all of my games (counting.ts), in each year's alone.

import type { Columns } from "../../columns.ts";
import type { Answer, AnswerKey } from "../answer.ts";
import { MIN_GAMES } from "../candidate.ts";
import { AT, BANDS, centreAt, isKept, PHASES, RECORD_BYTES, sideAt, word } from "../game/record.ts";
import type { GameSides } from "../gameSides.ts";
import { fitsOpening, isLetGo, scoreOf } from "../moments.ts";

export type TrendStep = {
	/** The year, or the number of the first game. */
	readonly at: number;
	readonly share: number;
	/** Games behind it. */
	readonly games: number;
};

export type Trend = {
	readonly by: "year" | "hundred";
	/** Those with enough games; none where there are fewer than two. */
	readonly steps: readonly TrendStep[];
};

/** Of so many so many, in one game. */
type Fact = readonly [part: number, of: number];

const NONE: Fact = [0, 0];

/** Where the bytes of my side begin, and of the other; twice what I scored. */
type At = {
	readonly game: number;
	readonly record: number;
	readonly own: number;
	readonly other: number;
	readonly side: 0 | 1;
	readonly score: number;
};

type FactIn = (at: At) => Fact;

const low = (byte: number | undefined) => (byte as number) & 15;
const high = (byte: number | undefined) => (byte as number) >> 4;

/** Pieces that a side left hanging. */
function leftBy(records: Uint8Array, at: number): number {
	let left = 0;
	for (let place = 0; place < BANDS.length / 2; place++) {
		const pair = records[at + AT.bands + place];
		left += low(pair) + high(pair);
	}
	return left;
}

/** Pieces that hung and were taken, in each phase. */
const lostBy = (records: Uint8Array, at: number) =>
	[
		low(records[at + AT.lost]),
		high(records[at + AT.lost]),
		low(records[at + AT.lost + 1]),
	] as const;

const allLost = (records: Uint8Array, at: number) =>
	lostBy(records, at).reduce((all: number, one) => all + one, 0);

/** A game with a lead, mine or theirs, that ended so. */
const led = (records: Uint8Array, at: number, score: number, isMeant: boolean): Fact =>
	score < 0 || word(records, at + AT.ahead) === 0 ? NONE : [Number(isMeant), 1];

/** All but the score are asked of games with a record alone. */
const FACTS: Readonly<Record<AnswerKey, (columns: Columns, answer: Answer) => FactIn>> = {
	openings: (columns, answer) => {
		const fits = fitsOpening(columns, answer);
		return ({ game, side, score }) => (score >= 0 && fits(game, side) ? [score, 2] : NONE);
	},
	centreInOpening: (columns, answer) => {
		const fits = fitsOpening(columns, answer);
		return ({ game, side, own }) =>
			fits(game, side) ? [Number((columns.records[own + AT.lostCentre] as number) > 0), 1] : NONE;
	},
	centre:
		({ records }) =>
		({ record, own }) => [records[own + AT.more] as number, centreAt(records, record)],
	better:
		({ records }) =>
		({ own }) => [Number(allLost(records, own) > 0), 1],
	punish:
		({ records }) =>
		({ other }) => [high(records[other + AT.lost + 1]), leftBy(records, other)],
	phase: ({ records }, { phase = "middlegame" }) => {
		const index = PHASES.indexOf(phase) as 0 | 1 | 2;
		return ({ own }) => [lostBy(records, own)[index], allLost(records, own)];
	},
	won:
		({ records }) =>
		({ own, score }) =>
			led(records, own, score, score === 2),
	saved:
		({ records }) =>
		({ other, score }) =>
			led(records, other, score, score > 0),
	// Its numbers are those of the first square that it names.
	squares: ({ records }, { squares: [square = 0] = [], colour }) => {
		return ({ own, side }) =>
			allLost(records, own) === 0 ? NONE : [Number(isLetGo(records, own, square, side, colour)), 1];
	},
	hanging:
		({ records }) =>
		({ own }) => [leftBy(records, own), 1],
};

const HUNDRED = 100;

const yearOf = (day: number) => Math.floor(day / 10_000);

export function trendOf(columns: Columns, { games, sides }: GameSides, answer: Answer): Trend {
	const { records, values } = columns;
	const factIn = FACTS[answer.key](columns, answer);
	const isDated = (game: number) => yearOf(values.day[game] as number) > 0;
	const dated = games.reduce((count, game) => count + Number(isDated(game)), 0);
	const by = 2 * dated >= games.length ? "year" : "hundred";
	const sums = new Map<number, { part: number; of: number; games: number }>();
	for (let index = 0; index < games.length; index++) {
		const [game, side] = [games[index] as number, sides[index] as 0 | 1];
		const record = game * RECORD_BYTES;
		const hundred = 1 + index - (index % HUNDRED);
		const at = by === "year" ? yearOf(values.day[game] as number) : hundred;
		if (at === 0 || (answer.key !== "openings" && !isKept(records, record))) continue;
		const [own, other] = [sideAt(record, side), sideAt(record, 1 - side)];
		const score = scoreOf(values.result[game] as number, side);
		const [part, of] = factIn({ game, record, own, other, side, score });
		if (of === 0) continue;
		const sum = sums.get(at) ?? { part: 0, of: 0, games: 0 };
		sums.set(at, sum);
		sum.part += part;
		sum.of += of;
		sum.games++;
	}
	const steps = [...sums]
		.filter(([, sum]) => sum.games >= MIN_GAMES)
		.sort(([one], [later]) => one - later)
		.map(([at, { part, of, games: count }]) => ({ at, share: part / of, games: count }));
	return { by, steps: steps.length < 2 ? [] : steps };
}
