// What the answers add up, game by game, in whole numbers.

import { SQUARE_COUNT } from "../chess/square.ts";
import { BANDS, centreAt, isKept, noFacts, readSide, type SideFacts } from "./game/record.ts";
import { addTo, Ratio } from "./ratio.ts";

/** An opening as one colour plays it. */
export class OpeningTally {
	readonly score = new Ratio();
	readonly centre = new Ratio();
	/** Moves that lost the centre, mine and theirs: by ply * 4096 + from + to * 64 how often. */
	readonly moves: readonly [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
}

/** Numbers by square: let go by my mistakes, theirs, both, mine where they erred, theirs where I did. */
export const BY_SQUARE = 5;

/** Kinds of pieces, the first is none. */
export const KINDS = 7;

/** By month: games, and those with a piece lost. */
export type Month = { games: number; lost: number };

/** Whose results and openings those of a game are. `result` is White's, 2 for a win, -1 for none. */
export type Tallied = {
	readonly mySide: 0 | 1;
	readonly result: number;
	/** Empty where it has none. */
	readonly family: string | number;
	/** 202405; 0 where it is not known. */
	readonly month: number;
	readonly records: Uint8Array;
	readonly at: number;
};

const sum = ([one, two, three]: readonly [number, number, number]) => one + two + three;

/** The square as its side sees it who has White's place. */
export const turnedFor = (square: number, side: number) => (side === 0 ? square : square ^ 56);

export class Tally {
	games = 0;
	/** Games with a record. */
	known = 0;
	/** By family and colour: "French Defense/1". */
	readonly openings = new Map<string, OpeningTally>();
	readonly months = new Map<number, Month>();
	readonly centre = new Ratio();
	readonly punish = new Ratio();
	readonly phases = [new Ratio(), new Ratio(), new Ratio()] as const;
	readonly won = new Ratio();
	readonly saved = new Ratio();
	readonly hanging = new Ratio();
	/** Games with mistakes: mine, theirs, both. */
	readonly mistakes = new Float64Array(3);
	readonly squares = new Float64Array(SQUARE_COUNT * BY_SQUARE);
	/** By side, square and kind. */
	readonly kinds = new Float64Array(2 * SQUARE_COUNT * KINDS);
	/** By side: bands of moves; moves with clocks, hurried ones, what hung at either. */
	readonly bands = new Float64Array(2 * BANDS.length);
	readonly clocks = new Float64Array(2 * 4);
	readonly #isNobody: boolean;
	readonly #mine = noFacts();
	readonly #theirs = noFacts();

	/** Without anybody who is me White's is mine, and the same opening is theirs. */
	constructor(isNobody = false) {
		this.#isNobody = isNobody;
	}

	openingOf(family: string | number, colour: 0 | 1): OpeningTally {
		const key = `${family}/${colour}`;
		let found = this.openings.get(key);
		if (found === undefined) {
			found = new OpeningTally();
			this.openings.set(key, found);
		}
		return found;
	}

	add(game: Tallied): void {
		const { mySide, result, records, at, month } = game;
		this.games++;
		const isKnown = isKept(records, at);
		const [mine, theirs] = [this.#mine, this.#theirs];
		const otherSide = (1 - mySide) as 0 | 1;
		if (isKnown) {
			this.known++;
			readSide(records, at, mySide, mine);
			readSide(records, at, otherSide, theirs);
		}
		const score = result < 0 ? -1 : mySide === 0 ? result : 2 - result;
		this.#addOpening(game, score, isKnown);
		if (!isKnown) return;
		this.#addMonth(month, sum(mine.lost) > 0);
		const all = centreAt(records, at);
		if (all > 0) this.centre.add(mine.more, all, theirs.more, all);
		this.#addHanging(mine, theirs);
		const [lost, lostByThem] = [sum(mine.lost), sum(theirs.lost)];
		if (lost + lostByThem > 0) {
			for (const phase of [0, 1, 2] as const)
				this.phases[phase].add(mine.lost[phase], lost, theirs.lost[phase], lostByThem);
			this.#addSquares(mySide);
		}
		if (score >= 0) this.#addEnds(score, mine.ahead > 0, theirs.ahead > 0);
	}

	#addOpening({ family, mySide }: Tallied, score: number, isKnown: boolean): void {
		if (family === "") return;
		const [mine, theirs] = [this.#mine, this.#theirs];
		const [lost, theyLost] = [Number(mine.lostCentre > 0), Number(theirs.lostCentre > 0)];
		const own = this.openingOf(family, mySide);
		if (this.#isNobody) {
			if (score >= 0) own.score.add(score, 2, 2 - score, 2);
			if (isKnown) own.centre.add(lost, 1, theyLost, 1);
		} else {
			const other = this.openingOf(family, (1 - mySide) as 0 | 1);
			if (score >= 0) {
				own.score.add(score, 2, 0, 0);
				other.score.add(0, 0, 2 - score, 2);
			}
			if (isKnown) {
				own.centre.add(lost, 1, 0, 0);
				other.centre.add(0, 0, theyLost, 1);
			}
			if (isKnown) countMove(other.moves[1], theirs);
		}
		if (isKnown) countMove(own.moves[0], mine);
		if (isKnown && this.#isNobody) countMove(own.moves[1], theirs);
	}

	#addMonth(month: number, isLost: boolean): void {
		if (month === 0) return;
		const found = this.months.get(month) ?? { games: 0, lost: 0 };
		found.games++;
		if (isLost) found.lost++;
		this.months.set(month, found);
	}

	#addHanging(mine: SideFacts, theirs: SideFacts): void {
		const given = [0, 0];
		[mine, theirs].forEach((facts, side) => {
			for (let band = 0; band < BANDS.length; band++) {
				const count = facts.bands[band] ?? 0;
				addTo(given, side, count);
				addTo(this.bands, side * BANDS.length + band, count);
			}
			addTo(this.clocks, side * 4, facts.clocked);
			addTo(this.clocks, side * 4 + 1, facts.hurried);
			addTo(this.clocks, side * 4 + 2, facts.clockedHangs);
			addTo(this.clocks, side * 4 + 3, facts.hurriedHangs);
		});
		const [own = 0, others = 0] = given;
		this.hanging.add(own, 1, others, 1);
		// My chances are what they left.
		if (own + others > 0) this.punish.add(theirs.taken, others, mine.taken, own);
	}

	/** What the mistakes let go that cost most: one of each side. */
	#addSquares(mySide: 0 | 1): void {
		const [mine, theirs] = [this.#mine, this.#theirs];
		const erred = [Number(mine.worst > 0), Number(theirs.worst > 0)] as const;
		addTo(this.mistakes, 0, erred[0]);
		addTo(this.mistakes, 1, erred[1]);
		addTo(this.mistakes, 2, erred[0] * erred[1]);
		this.#addLetGo(mine, 0, mySide, erred[1]);
		this.#addLetGo(theirs, 1, 1 - mySide, erred[0]);
		if (erred[0] * erred[1] === 0) return;
		for (let square = 0; square < SQUARE_COUNT; square++) {
			if (
				hasLetGo(mine, turnedFor(square, mySide)) &&
				hasLetGo(theirs, turnedFor(square, 1 - mySide))
			)
				addTo(this.squares, square * BY_SQUARE + 2, 1);
		}
	}

	#addLetGo(facts: SideFacts, whose: 0 | 1, side: number, otherErred: number): void {
		if (facts.worst === 0) return;
		for (let half = 0; half < 2; half++) {
			for (let bits = facts.squares[half as 0 | 1] | 0; bits !== 0; bits &= bits - 1) {
				const square = turnedFor(half * 32 + 31 - Math.clz32(bits & -bits), side);
				addTo(this.squares, square * BY_SQUARE + whose, 1);
				addTo(this.squares, square * BY_SQUARE + 3 + whose, otherErred);
				addTo(this.kinds, (whose * SQUARE_COUNT + square) * KINDS + facts.kind, 1);
			}
		}
	}

	#addEnds(score: number, isAhead: boolean, isBehind: boolean): void {
		if (!isAhead && !isBehind) return;
		const [ahead, behind] = [Number(isAhead), Number(isBehind)];
		this.won.add(score === 2 ? ahead : 0, ahead, score === 0 ? behind : 0, behind);
		this.saved.add(score > 0 ? behind : 0, behind, score < 2 ? ahead : 0, ahead);
	}
}

export const hasLetGo = ({ squares, worst }: SideFacts, square: number): boolean =>
	worst > 0 && ((squares[(square >> 5) as 0 | 1] >>> (square & 31)) & 1) === 1;

function countMove(moves: Map<number, number>, { lostCentre, centreMove }: SideFacts): void {
	if (lostCentre === 0 || centreMove === undefined) return;
	const key = lostCentre * 4096 + centreMove;
	moves.set(key, (moves.get(key) ?? 0) + 1);
}
