// What the answers add up, game by game, in whole numbers.

import { SQUARE_COUNT } from "../../chess/square.ts";
import { BANDS, centreAt, isKept, noFacts, readSide, type SideFacts } from "./game/record.ts";
import { addTo, Ratio } from "./ratio.ts";

/** An opening as one colour plays it. */
export class OpeningTally {
	readonly score = new Ratio();
	readonly centre = new Ratio();
	/** Moves that lost the centre, mine and theirs: by ply * 4096 + from + to * 64 how often. */
	readonly moves: readonly [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
}

/**
 * Numbers by square: let go by my mistakes, theirs, both, mine where they erred, theirs where I
 * did.
 */
export const BY_SQUARE = 5;

/** Kinds of pieces, the first is none. */
export const KINDS = 7;

/** By month: games, and those with a piece lost. */
export type Month = { games: number; lost: number };

/**
 * Whose results and openings those of a game are. `result` is White's, 2 for a win, -1 for none.
 */
export type Tallied = {
	/** What of it counts: a game in which only they have the colour that is asked for is theirs. */
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

const sum = ([one, two, three]: readonly [number, number, number]) => one + two + three;

/** The square as its side sees it who has White's place. */
export const turnedFor = (square: number, side: number) => (side === 0 ? square : square ^ 56);

export class Tally {
	games = 0;
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
	/** The same by family: a name is not put together for each game. */
	readonly #families = new Map<string, [OpeningTally | undefined, OpeningTally | undefined]>();
	readonly #isNobody: boolean;
	readonly #mine = noFacts();
	readonly #theirs = noFacts();

	/** Without anybody who is me White's is mine, and the same opening is theirs. */
	constructor(isNobody = false) {
		this.#isNobody = isNobody;
	}

	openingOf(family: string, colour: 0 | 1): OpeningTally {
		let pair = this.#families.get(family);
		if (pair === undefined) {
			pair = [undefined, undefined];
			this.#families.set(family, pair);
		}
		const known = pair[colour];
		if (known !== undefined) return known;
		const found = new OpeningTally();
		pair[colour] = found;
		this.openings.set(`${family}/${colour}`, found);
		return found;
	}

	add(game: Tallied): void {
		const { mySide, result, records, at, month } = game;
		if (game.isMine) this.games++;
		const isKnown = isKept(records, at);
		const [mine, theirs] = [this.#mine, this.#theirs];
		const otherSide = (1 - mySide) as 0 | 1;
		if (isKnown) {
			readSide(records, at, mySide, mine);
			readSide(records, at, otherSide, theirs);
		}
		const score = result < 0 ? -1 : mySide === 0 ? result : 2 - result;
		this.#addOpening(game, score, isKnown);
		if (!isKnown) return;
		if (game.isMine) this.#addMonth(month, sum(mine.lost) > 0);
		const [own, other] = [Number(game.isMine), Number(game.isTheirs)] as const;
		const all = centreAt(records, at);
		if (all > 0) this.centre.add(own * mine.more, own * all, other * theirs.more, other * all);
		this.#addHanging(own, other);
		const [lost, lostByThem] = [own * sum(mine.lost), other * sum(theirs.lost)];
		if (lost + lostByThem > 0) {
			for (const phase of [0, 1, 2] as const)
				this.phases[phase].add(
					own * mine.lost[phase],
					lost,
					other * theirs.lost[phase],
					lostByThem,
				);
			this.#addSquares(mySide, Number(lost > 0), Number(lostByThem > 0));
		}
		if (score >= 0) this.#addEnds(score, own, other);
	}

	#addOpening(
		{ family, mySide, isMine, isTheirs }: Tallied,
		score: number,
		isKnown: boolean,
	): void {
		if (family === "") return;
		const [mine, theirs] = [this.#mine, this.#theirs];
		const own = this.openingOf(family, mySide);
		// With nobody named both sides play the same opening.
		const other = this.#isNobody ? own : this.openingOf(family, (1 - mySide) as 0 | 1);
		if (score >= 0) addApart(own.score, other.score, isMine, isTheirs, score, 2 - score, 2);
		if (!isKnown) return;
		const [lost, theyLost] = [Number(mine.lostCentre > 0), Number(theirs.lostCentre > 0)];
		addApart(own.centre, other.centre, isMine, isTheirs, lost, theyLost, 1);
		if (isMine) countMove(own.moves[0], mine);
		if (isTheirs) countMove(other.moves[1], theirs);
	}

	#addMonth(month: number, isLost: boolean): void {
		if (month === 0) return;
		const found = this.months.get(month) ?? { games: 0, lost: 0 };
		found.games++;
		if (isLost) found.lost++;
		this.months.set(month, found);
	}

	/** Gives what a side left hanging, and adds it up if it counts. */
	#addSide(facts: SideFacts, side: 0 | 1, counts: number): number {
		const { bands, clocks } = this;
		let all = 0;
		for (let band = 0; band < BANDS.length; band++) {
			const count = facts.bands[band] as number;
			all += count;
			const at = side * BANDS.length + band;
			if (count > 0) bands[at] = (bands[at] as number) + counts * count;
		}
		if (facts.clocked === 0) return all;
		const at = side * 4;
		clocks[at] = (clocks[at] as number) + counts * facts.clocked;
		clocks[at + 1] = (clocks[at + 1] as number) + counts * facts.hurried;
		clocks[at + 2] = (clocks[at + 2] as number) + counts * facts.clockedHangs;
		clocks[at + 3] = (clocks[at + 3] as number) + counts * facts.hurriedHangs;
		return all;
	}

	#addHanging(own: number, other: number): void {
		const left = this.#addSide(this.#mine, 0, own);
		const leftByThem = this.#addSide(this.#theirs, 1, other);
		this.hanging.add(own * left, own, other * leftByThem, other);
		// My chances are what they left.
		const [taken, takenByThem] = [this.#theirs.taken, this.#mine.taken];
		if (left + leftByThem > 0)
			this.punish.add(own * taken, own * leftByThem, other * takenByThem, other * left);
	}

	/** What the mistakes let go that cost most: one of each side. */
	#addSquares(mySide: 0 | 1, erred: number, theyErred: number): void {
		const [mine, theirs] = [this.#mine, this.#theirs];
		addTo(this.mistakes, 0, erred);
		addTo(this.mistakes, 1, theyErred);
		addTo(this.mistakes, 2, erred * theyErred);
		if (erred === 1) this.#addLetGo(mine, 0, mySide, theyErred);
		if (theyErred === 1) this.#addLetGo(theirs, 1, 1 - mySide, erred);
		if (erred * theyErred === 0) return;
		for (let half = 0; half < 2; half++) {
			for (let bits = mine.squares[half as 0 | 1] | 0; bits !== 0; bits &= bits - 1) {
				const square = turnedFor(half * 32 + 31 - Math.clz32(bits & -bits), mySide);
				if (hasLetGo(theirs, turnedFor(square, 1 - mySide)))
					addTo(this.squares, square * BY_SQUARE + 2, 1);
			}
		}
	}

	#addLetGo(facts: SideFacts, whose: 0 | 1, side: number, otherErred: number): void {
		for (let half = 0; half < 2; half++) {
			for (let bits = facts.squares[half as 0 | 1] | 0; bits !== 0; bits &= bits - 1) {
				const square = turnedFor(half * 32 + 31 - Math.clz32(bits & -bits), side);
				addTo(this.squares, square * BY_SQUARE + whose, 1);
				addTo(this.squares, square * BY_SQUARE + 3 + whose, otherErred);
				addTo(this.kinds, (whose * SQUARE_COUNT + square) * KINDS + facts.kind, 1);
			}
		}
	}

	#addEnds(score: number, own: number, other: number): void {
		const [ahead, behind] = [Number(this.#mine.ahead > 0), Number(this.#theirs.ahead > 0)];
		if (ahead + behind === 0) return;
		const [mine, theirs] = [own * ahead, other * behind];
		this.won.add(score === 2 ? mine : 0, mine, score === 0 ? theirs : 0, theirs);
		const [saved, theySaved] = [own * behind, other * ahead];
		this.saved.add(score > 0 ? saved : 0, saved, score < 2 ? theySaved : 0, theySaved);
	}
}

export const hasLetGo = ({ squares, worst }: SideFacts, square: number): boolean =>
	worst > 0 && ((squares[(square >> 5) as 0 | 1] >>> (square & 31)) & 1) === 1;

function countMove(moves: Map<number, number>, { lostCentre, centreMove }: SideFacts): void {
	if (lostCentre === 0 || centreMove === undefined) return;
	const key = lostCentre * 4096 + centreMove;
	moves.set(key, (moves.get(key) ?? 0) + 1);
}

/** A game that counts for an opening as one colour plays it, or as either does. */
function addApart(
	own: Ratio,
	other: Ratio,
	isMine: boolean,
	isTheirs: boolean,
	mine: number,
	theirs: number,
	of: number,
): void {
	const [counts, theyCount] = [Number(isMine), Number(isTheirs)];
	if (own === other) own.add(counts * mine, counts * of, theyCount * theirs, theyCount * of);
	else {
		if (isMine) own.add(mine, of, 0, 0);
		if (isTheirs) other.add(0, 0, theirs, of);
	}
}
