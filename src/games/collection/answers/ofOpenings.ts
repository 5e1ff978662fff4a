// Candidates for the answers about openings, and whether a clock has to do with hanging pieces.

import { SIDES, type Side } from "../filter.ts";
import type { Answer } from "./answer.ts";
import {
	type Candidate,
	candidateOf,
	type Facts,
	fewOf,
	isEnough,
	MIN_GAMES,
} from "./candidate.ts";
import { LITTLE_TIME } from "./game/record.ts";
import type { Whose } from "./moments.ts";
import { Ratio } from "./ratio.ts";
import type { Tally } from "./tally.ts";

type Openings = Tally["openings"];
type About = "score" | "centre";

/** A draw is half a point: scores count two a game. */
const SIZES = { score: 2, centre: 1 } as const;
/** A low score is against me, to lose the centre often too. */
const WORSE = { score: -1, centre: 1 } as const;

/** What "French Defense/1" stands for. */
export function keyParts(key: string): { family: string; colour: Side } {
	const at = key.lastIndexOf("/");
	return { family: key.slice(0, at), colour: SIDES[Number(key.slice(at + 1))] ?? "white" };
}

/**
 * The move that most often lost the centre, as ply * 4096 + from + to * 64; of two games at least.
 */
function commonMove(moves: ReadonlyMap<number, number>): number | undefined {
	let found: number | undefined;
	let most = 1;
	for (const [move, count] of moves) {
		if (count > most || (count === most && found !== undefined && move < found)) {
			found = move;
			most = count;
		}
	}
	return found;
}

/** The same of an answer about an opening. */
export function commonMoveOf(
	{ openings }: Tally,
	{ key, family, colour }: Answer,
	whose: Whose,
): number | undefined {
	if (key !== "centreInOpening") return undefined;
	const found = openings.get(`${family}/${colour === "black" ? 1 : 0}`);
	return found && commonMove(found.moves[whose === "me" ? 0 : 1]);
}

/** In alphabetical order, so that of openings alike the same is shown, whichever came first. */
const inOrder = (openings: Openings) =>
	[...openings].sort(([one], [other]) => (one < other ? -1 : 1));

/** Scores over all openings of a colour. */
export function scoresWith({ openings }: Pick<Tally, "openings">, colour: Side): Ratio {
	const all = new Ratio();
	for (const [key, { score }] of openings)
		if (keyParts(key).colour === colour) all.merge(score.sums);
	return all;
}

/**
 * Who is stronger scores more with every opening: a score is compared beyond what the two differ by
 * with the others of its colour, where there are enough of these.
 */
export function openingCandidates(openings: Openings, about: About): Candidate[] {
	const size = SIZES[about];
	const all = {
		white: scoresWith({ openings }, "white"),
		black: scoresWith({ openings }, "black"),
	};
	return inOrder(openings)
		.filter(([, tally]) => isEnough(tally[about], size))
		.map(([key, tally]) => {
			const parts = keyParts(key);
			const others = new Ratio(all[parts.colour].sums);
			others.merge(tally.score.sums, -1);
			const isCompared = about === "score" && isEnough(others, size);
			return candidateOf(tally[about], WORSE[about], parts, size, isCompared ? others : undefined);
		});
}

/**
 * Where no opening has enough games: of scores the one that costs most against my others of its
 * colour, of centres the one in which it is lost most often.
 */
export function openingFew(openings: Openings, about: About): Facts {
	const size = SIZES[about];
	const found = inOrder(openings)
		.filter(([, tally]) => tally[about].sum(1) > 0)
		.map(([key, tally]) => {
			const parts = keyParts(key);
			const own = tally[about];
			const others = scoresWith({ openings }, parts.colour);
			others.merge(tally.score.sums, -1);
			const [mine, theirs] = [others.sum(0) / others.sum(1), others.sum(2) / others.sum(3)];
			const usual =
				about === "score" && others.sum(1) > 0
					? { usual: [mine, others.sum(3) > 0 ? theirs : 0] as const }
					: {};
			const expected = about === "score" && others.sum(1) > 0 ? mine * own.sum(1) : 0;
			const cost = about === "score" ? expected - own.sum(0) : own.sum(0);
			return { cost, facts: fewOf(own, { ...usual, ...parts }, size) };
		})
		.sort((one, other) => other.cost - one.cost || other.facts.mineOf - one.facts.mineOf);
	return found[0]?.facts ?? { mineOf: 0, theirsOf: 0, needed: MIN_GAMES };
}

/** So many pieces left hanging with little time, and so many times as often as with more. */
const MIN_HURRIED = 10;
const OFTENER = 1.5;

export function clockOf({ clocks }: Tally): Pick<Answer, "clock" | "clocksNeeded"> {
	const [moves = 0, hurried = 0, hangs = 0, hurriedHangs = 0, games = 0] = clocks;
	if (games < MIN_GAMES) return { clocksNeeded: MIN_GAMES - games };
	const calm = (hangs - hurriedHangs) / Math.max(1, moves - hurried);
	const isOftener = hurriedHangs / Math.max(1, hurried) > OFTENER * calm;
	return hurriedHangs >= MIN_HURRIED && isOftener ? { clock: LITTLE_TIME } : {};
}
