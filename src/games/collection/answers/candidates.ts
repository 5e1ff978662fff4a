// Candidates for each of the answers, from the tally: every difference that is looked at.

import { SQUARE_COUNT, SQUARES, turnedFor } from "../../../chess/square.ts";
import type { Side } from "../filter.ts";
import type { AnswerKey } from "./answer.ts";
import {
	type Candidate,
	candidateOf,
	type Facts,
	fewOf,
	isEnough,
	MIN_GAMES,
	type Subject,
} from "./candidate.ts";
import { BANDS, PHASES } from "./game/record.ts";
import { clockOf, openingCandidates, openingFew } from "./ofOpenings.ts";
import { Ratio } from "./ratio.ts";
import { BY_SQUARE, KINDS, type Month, type Tally } from "./tally.ts";

function simple(key: AnswerKey, ratio: Ratio, worse: 1 | -1): Subject {
	const candidates = isEnough(ratio) ? [candidateOf(ratio, worse)] : [];
	return { key, candidates, few: fewOf(ratio) };
}

function centreSubject({ centre }: Tally, colour: Side | undefined): Subject {
	const [mineOf, theirsOf] = [centre.games(0), centre.games(1)];
	const fewer = Math.min(mineOf, theirsOf);
	const needed = Math.max(1, MIN_GAMES - fewer);
	const few = { ...(fewer > 0 && candidateOf(centre, -1).facts), mineOf, theirsOf, needed };
	const more = { mineOf, theirsOf, ...(colour && { colour }) };
	if (fewer < MIN_GAMES) return { key: "centre", candidates: [], few };
	return { key: "centre", candidates: [candidateOf(centre, -1, more)], few };
}

/** Games with a piece lost since a month, and before it. */
function ratioSince(months: readonly (readonly [number, Month])[], first: number): Ratio {
	let [games, lost, gamesBefore, lostBefore] = [0, 0, 0, 0];
	for (const [month, one] of months) {
		if (month >= first) {
			games += one.games;
			lost += one.lost;
		} else {
			gamesBefore += one.games;
			lostBefore += one.lost;
		}
	}
	const sums = [lost, games, lostBefore, gamesBefore];
	const products = [lost, lost, 0, 0, games, 0, 0, lostBefore, lostBefore, gamesBefore];
	return new Ratio([...sums, ...products, games, gamesBefore]);
}

/** Months that are tried: those at quarters of the games. */
const SPLITS = [0.25, 0.5, 0.75];

function betterSubject({ months }: Tally): Subject {
	const order = [...months].sort(([one], [other]) => one - other);
	const all = order.reduce((sum, [, { games }]) => sum + games, 0);
	const firsts = new Set<number>();
	for (const split of SPLITS) {
		let before = 0;
		const found = order.find(([, { games }]) => {
			before += games;
			return before > split * all;
		});
		if (found !== undefined) firsts.add(found[0]);
	}
	let few: Facts = { mineOf: 0, theirsOf: 0, needed: MIN_GAMES };
	const fewer = (facts: Facts) => Math.min(facts.mineOf, facts.theirsOf);
	const candidates: Candidate[] = [];
	for (const first of firsts) {
		const ratio = ratioSince(order, first);
		const since = first * 100 + 1;
		const before = ratio.sum(3) > 0 ? { before: ratio.sum(2) / ratio.sum(3) } : {};
		if (isEnough(ratio)) {
			const candidate = candidateOf(ratio, 1, { since, ...before });
			// Where nothing has changed the middle is shown.
			candidates.push({ ...candidate, weight: Math.min(ratio.sum(1), ratio.sum(3)) });
			continue;
		}
		const facts = fewOf(ratio, { since, ...before });
		if (few.since === undefined || fewer(facts) > fewer(few)) few = facts;
	}
	return { key: "better", candidates, few };
}

/** Where there are few: what weighs most all the same, of mine alone where they have none. */
function heaviest(all: readonly { readonly facts: Facts; readonly weight: number }[]): Facts {
	const [most] = [...all].sort((one, other) => other.weight - one.weight);
	if (most === undefined) throw new Error("Nothing to weigh");
	return most.facts;
}

function phaseSubject({ phases }: Tally): Subject {
	const few = phases.map((ratio, index) => ({
		facts: fewOf(ratio, { phase: PHASES[index] ?? "middlegame" }),
		weight: ratio.sum(0),
	}));
	const candidates = (isEnough(phases[0]) ? phases : []).map((ratio, index) => {
		const phase = PHASES[index] ?? "middlegame";
		const weight = Math.min(ratio.sum(0), ratio.sum(2));
		return { ...candidateOf(ratio, 1, { phase }), weight };
	});
	return { key: "phase", candidates, few: heaviest(few) };
}

const PIECES = ["", "p", "n", "b", "r", "q", "k"];

/** Which kind let go of a square, more often than all others together. Empty where none did. */
function pieceFor(tally: Tally, whose: 0 | 1, square: number): string {
	const at = (whose * SQUARE_COUNT + square) * KINDS;
	const counts = tally.kinds.subarray(at, at + KINDS);
	const most = Math.max(...counts);
	const isMost = 2 * most > counts.reduce((sum, count) => sum + count, 0);
	return isMost ? (PIECES[counts.indexOf(most)] ?? "") : "";
}

/** The ratio of a square, out of counts of games that have it or have it not. */
function ratioOf({ squares, mistakes }: Tally, square: number): Ratio {
	const [mine = 0, theirs = 0, both = 0, mineOfBoth = 0, theirsOfBoth = 0] = squares.subarray(
		square * BY_SQUARE,
	);
	const [all = 0, allTheirs = 0, allBoth = 0] = mistakes;
	const sums = [mine, all, theirs, allTheirs];
	const products = [mine, mine, both, mineOfBoth, all, theirsOfBoth, allBoth];
	return new Ratio([...sums, ...products, theirs, theirs, allTheirs, all, allTheirs]);
}

/** Squares are shown from my side of the board, with this colour. */
function squaresSubject(tally: Tally, colour: Side | undefined): Subject {
	const named = (square: number, whose: 0 | 1) => ({
		squares: [turnedFor(square, colour === "black" ? 1 : 0)],
		piece: pieceFor(tally, whose, square),
		...(colour && { colour }),
	});
	const few = SQUARES.map((square) => {
		const ratio = ratioOf(tally, square);
		return { facts: fewOf(ratio, named(square, 0)), weight: ratio.sum(0) };
	});
	const [mineOf = 0, theirsOf = 0] = tally.mistakes;
	const isFew = Math.min(mineOf, theirsOf) < MIN_GAMES;
	const candidates = (isFew ? [] : SQUARES).map((square) => {
		const candidate = candidateOf(ratioOf(tally, square), 1);
		const { mine, theirs } = candidate.compared;
		const facts = { ...candidate.facts, ...named(square, mine >= theirs ? 0 : 1) };
		return { ...candidate, facts, weight: facts.minePart ?? 0 };
	});
	return { key: "squares", candidates, few: heaviest(few) };
}

function hangingSubject(tally: Tally): Subject {
	const { hanging, bands } = tally;
	const few = fewOf(hanging);
	if (!isEnough(hanging)) return { key: "hanging", candidates: [], few };
	// The last band has no end.
	const own = [...bands.subarray(0, BANDS.length - 1)];
	const most = own.indexOf(Math.max(...own));
	const range = { from: BANDS[most] ?? 1, to: (BANDS[most + 1] ?? 1) - 1 };
	const clock = clockOf(tally);
	return { key: "hanging", candidates: [candidateOf(hanging, 1, { ...range, ...clock })], few };
}

/** In the order of their keys. */
export function subjectsOf(tally: Tally, colour: Side | undefined): Subject[] {
	const { openings } = tally;
	return [
		{
			key: "openings",
			candidates: openingCandidates(openings, "score"),
			few: openingFew(openings, "score"),
		},
		{
			key: "centreInOpening",
			candidates: openingCandidates(openings, "centre"),
			few: openingFew(openings, "centre"),
		},
		centreSubject(tally, colour),
		betterSubject(tally),
		simple("punish", tally.punish, -1),
		phaseSubject(tally),
		simple("won", tally.won, -1),
		simple("saved", tally.saved, -1),
		squaresSubject(tally, colour),
		hangingSubject(tally),
	];
}
