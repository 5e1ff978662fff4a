// Sums of the answers, game by game, in whole numbers.

import { SQUARE_COUNT } from "../../../chess/square.ts";
import { BANDS } from "./game/record.ts";
import { addPlayed, OpeningTally, type Played, type Sides } from "./openingTally.ts";
import { addTo, Ratio } from "./ratio.ts";

/**
 * Numbers by square: let go by my mistakes, theirs, both, mine where they erred, theirs where I
 * did.
 */
export const BY_SQUARE = 5;

/** Kinds of pieces, the first is none. */
export const KINDS = 7;

/** By side: moves with clocks, hurried ones, what hung at either, games that have clocks. */
const CLOCKS = 5;

/** By month: games, and those with a piece lost. */
export type Month = { games: number; lost: number };

/** Pieces lost in each phase. */
type Lost = readonly [number, number, number];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** `times` counts so many games that are alike (counting.ts). */
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
	/** By side: bands of moves. */
	readonly bands = new Float64Array(2 * BANDS.length);
	readonly clocks = new Float64Array(2 * CLOCKS);
	/** By side, and square as it sees it: pieces that were left hanging and taken there. */
	readonly losses = new Float64Array(2 * SQUARE_COUNT);
	readonly #isNobody: boolean;

	/** Without anybody who is me White's is mine, and the same opening is theirs. */
	constructor(isNobody = false) {
		this.#isNobody = isNobody;
	}

	openingOf(family: string, colour: 0 | 1): OpeningTally {
		const key = `${family}/${colour}`;
		const found = this.openings.get(key) ?? new OpeningTally();
		this.openings.set(key, found);
		return found;
	}

	/** An opening as I play it who have that side, and as they do. */
	sidesOf(family: string, mySide: 0 | 1): readonly [OpeningTally, OpeningTally] {
		const own = this.openingOf(family, mySide);
		// With nobody named both sides play the same opening.
		return [own, this.#isNobody ? own : this.openingOf(family, (1 - mySide) as 0 | 1)];
	}

	addOpening(family: string, mySide: 0 | 1, played: Played, counts: Sides, times = 1): void {
		if (family === "") return;
		const [own, other] = this.sidesOf(family, mySide);
		addPlayed(own, other, played, counts, times);
	}

	/** Only of mine. */
	addMonth(month: number, isLost: boolean, times: number): void {
		if (month === 0 || times === 0) return;
		const found = this.months.get(month) ?? { games: 0, lost: 0 };
		found.games += times;
		if (isLost) found.lost += times;
		this.months.set(month, found);
	}

	addCentre(more: number, theirMore: number, all: number, counts: Sides, times = 1): void {
		const { mine, theirs } = counts;
		if (all > 0) this.centre.add(mine * more, mine * all, theirs * theirMore, theirs * all, times);
	}

	/**
	 * Adds pieces that I left hanging, and those that they did; and how many of the other's each of
	 * us took.
	 */
	addHanging(
		left: number,
		leftByThem: number,
		taken: number,
		takenByThem: number,
		{ mine, theirs }: Sides,
		times = 1,
	): void {
		this.hanging.add(mine * left, mine, theirs * leftByThem, theirs, times);
		// My chances are what they left.
		if (left + leftByThem > 0)
			this.punish.add(mine * taken, mine * leftByThem, theirs * takenByThem, theirs * left, times);
	}

	addBand(side: 0 | 1, band: number, count: number): void {
		addTo(this.bands, side * BANDS.length + band, count);
	}

	addClocks(
		side: 0 | 1,
		moves: number,
		hurried: number,
		hangs: number,
		hurriedHangs: number,
		times: number,
	): void {
		const { clocks } = this;
		const at = side * CLOCKS;
		addTo(clocks, at, times * moves);
		addTo(clocks, at + 1, times * hurried);
		addTo(clocks, at + 2, times * hangs);
		addTo(clocks, at + 3, times * hurriedHangs);
		addTo(clocks, at + 4, times);
	}

	addPhases(lost: Lost, lostByThem: Lost, { mine, theirs }: Sides, times = 1): void {
		const [all, allTheirs] = [mine * sum(lost), theirs * sum(lostByThem)];
		if (all + allTheirs === 0) return;
		for (const phase of [0, 1, 2] as const) {
			const [own, other] = [mine * lost[phase], theirs * lostByThem[phase]];
			this.phases[phase].add(own, all, other, allTheirs, times);
		}
	}

	addMistakes(erred: boolean, theyErred: boolean, times: number): void {
		if (erred) addTo(this.mistakes, 0, times);
		if (theyErred) addTo(this.mistakes, 1, times);
		if (erred && theyErred) addTo(this.mistakes, 2, times);
	}

	/** A square that a mistake let go of; did the other side err too? */
	addLetGo(side: 0 | 1, square: number, kind: number, isBoth: boolean, times: number): void {
		addTo(this.squares, square * BY_SQUARE + side, times);
		if (isBoth) addTo(this.squares, square * BY_SQUARE + 3 + side, times);
		addTo(this.kinds, (side * SQUARE_COUNT + square) * KINDS + kind, times);
	}

	addLetGoByBoth(square: number, times: number): void {
		addTo(this.squares, square * BY_SQUARE + 2, times);
	}

	addLoss(whose: 0 | 1, square: number, times: number): void {
		addTo(this.losses, whose * SQUARE_COUNT + square, times);
	}

	/** A game with a result: was I ahead, and they? */
	addEnds(score: number, ahead: boolean, behind: boolean, counts: Sides, times = 1): void {
		if (score < 0 || !(ahead || behind)) return;
		const { mine, theirs } = counts;
		const [led, theyLed] = [ahead ? mine : 0, behind ? theirs : 0];
		this.won.add(score === 2 ? led : 0, led, score === 0 ? theyLed : 0, theyLed, times);
		const [trailed, theyTrailed] = [behind ? mine : 0, ahead ? theirs : 0];
		const [saved, theySaved] = [score > 0 ? trailed : 0, score < 2 ? theyTrailed : 0];
		this.saved.add(saved, trailed, theySaved, theyTrailed, times);
	}
}
