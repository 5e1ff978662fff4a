// Adds a game to what is added up, one after the other: the slow way, which the tables of
// counting.ts are compared with.

import { turnedFor } from "../../../src/chess/square.ts";
import { eachLetGo, hasLetGo } from "../../../src/games/collection/answers/game/letGo.ts";
import { eachLoss } from "../../../src/games/collection/answers/game/losses.ts";
import {
	centreAt,
	isKept,
	noFacts,
	readSide,
	type SideFacts,
	sideAt,
} from "../../../src/games/collection/answers/game/record.ts";
import type { Sides } from "../../../src/games/collection/answers/openingTally.ts";
import type { Tally } from "../../../src/games/collection/answers/tally.ts";

/**
 * Whose results and openings those of a game are. `result` is White's, 2 for a win, -1 for none.
 */
export type Tallied = {
	/** Counted sides: a game in which only they have the colour that is asked for is theirs. */
	readonly isMine: boolean;
	readonly isTheirs: boolean;
	readonly mySide: 0 | 1;
	readonly result: number;
	/** Empty where it has none. */
	readonly family: string;
	/** 202405; 0 where it is not known. */
	readonly month: number;
	readonly records: Uint8Array;
	readonly at: number;
};

function countMove(moves: Map<number, number>, facts: SideFacts): void {
	const { lostCentre, centreMove } = facts;
	if (lostCentre === 0 || centreMove === undefined) return;
	const key = lostCentre * 4096 + centreMove;
	moves.set(key, (moves.get(key) ?? 0) + 1);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export function addGame(tally: Tally, game: Tallied): void {
	const { mySide, result, records, at, month, family } = game;
	const counts: Sides = { mine: game.isMine ? 1 : 0, theirs: game.isTheirs ? 1 : 0 };
	tally.games += counts.mine;
	const isKnown = isKept(records, at);
	const [mine, theirs] = [noFacts(), noFacts()];
	if (isKnown) {
		readSide(records, at, mySide, mine);
		readSide(records, at, (1 - mySide) as 0 | 1, theirs);
	}
	const score = result < 0 ? -1 : mySide === 0 ? result : 2 - result;
	const [lost, theyLost] = [mine.lostCentre > 0 ? 1 : 0, theirs.lostCentre > 0 ? 1 : 0] as const;
	tally.addOpening(family, mySide, { score, isKnown, lost, theyLost }, counts);
	if (!isKnown) return;
	if (family !== "") addMoves(tally, family, mySide, [mine, theirs], counts);
	tally.addMonth(month, sum(mine.lost) > 0, counts.mine);
	tally.addCentre(mine.more, theirs.more, centreAt(records, at), counts);
	const [left, leftByThem] = [sum(mine.bands), sum(theirs.bands)];
	tally.addHanging(left, leftByThem, theirs.taken, mine.taken, counts);
	addSide(tally, mine, 0, counts.mine);
	addSide(tally, theirs, 1, counts.theirs);
	tally.addPhases(mine.lost, theirs.lost, counts);
	addSquares(tally, mySide, mine, theirs, counts);
	addLosses(tally, game, [mine, theirs], counts);
	tally.addEnds(score, mine.ahead > 0, theirs.ahead > 0, counts);
}

function addMoves(
	tally: Tally,
	family: string,
	mySide: 0 | 1,
	[mine, theirs]: readonly [SideFacts, SideFacts],
	counts: Sides,
): void {
	const [own, other] = tally.sidesOf(family, mySide);
	if (counts.mine === 1) countMove(own.moves[0], mine);
	if (counts.theirs === 1) countMove(other.moves[1], theirs);
}

/** Bands of moves and clocks. */
function addSide(tally: Tally, facts: SideFacts, side: 0 | 1, times: number): void {
	facts.bands.forEach((count, band) => {
		tally.addBand(side, band, times * count);
	});
	const { clocked, hurried, clockedHangs, hurriedHangs } = facts;
	if (clocked > 0) tally.addClocks(side, clocked, hurried, clockedHangs, hurriedHangs, times);
}

/** Adds the squares that the costliest mistakes let go: one mistake of each side. */
function addSquares(
	tally: Tally,
	mySide: 0 | 1,
	mine: SideFacts,
	theirs: SideFacts,
	counts: Sides,
): void {
	const erred = counts.mine === 1 && sum(mine.lost) > 0;
	const theyErred = counts.theirs === 1 && sum(theirs.lost) > 0;
	tally.addMistakes(erred, theyErred, 1);
	const [side, other] = [mySide, 1 - mySide];
	if (erred) eachLetGo(mine, side, (square) => tally.addLetGo(0, square, mine.kind, theyErred, 1));
	if (!theyErred) return;
	eachLetGo(theirs, other, (square) => tally.addLetGo(1, square, theirs.kind, erred, 1));
	if (!erred) return;
	eachLetGo(mine, side, (square) => {
		if (hasLetGo(theirs, turnedFor(square, other))) tally.addLetGoByBoth(square, 1);
	});
}

/** Where pieces were left hanging and taken. */
function addLosses(
	tally: Tally,
	{ records, at, mySide }: Tallied,
	facts: readonly [SideFacts, SideFacts],
	counts: Sides,
): void {
	for (const whose of [0, 1] as const) {
		const times = whose === 0 ? counts.mine : counts.theirs;
		if (times === 0 || sum(facts[whose].lost) === 0) continue;
		const side = whose === 0 ? mySide : 1 - mySide;
		eachLoss(records, sideAt(at, side), side, (square) => tally.addLoss(whose, square, 1));
	}
}
