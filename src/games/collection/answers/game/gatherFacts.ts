// Works out what the answers need of a game, while it is read: from its placements, its packed
// positions and its bytes.

import { KING, PAWN, WHITE } from "../../../../chess/piece.ts";
import { type Placements, WORDS_PER_PLACEMENT } from "../../../../chess/placement.ts";
import type { Insight } from "../../../../control/insight.ts";
import { type Hung, hungIn, MIN_GAIN, moverOf, PAWN_WORDS, SIDE_WORDS } from "../../hung.ts";
import { balanceAt, centreShares, lostCentre, WORDS_PER_POSITION } from "./centre.ts";
import { chancesIn, doubtfulPlies, stepTo } from "./chances.ts";
import { lossAt } from "./losses.ts";
import { BANDS, LITTLE_TIME, MOST_LOSSES, noFacts, type SideFacts, writeRecord } from "./record.ts";
import { isWorse } from "./searched.ts";

// Material, from the fifth word of packed positions: who is ahead for good, and what is an endgame.

const MATERIAL_WORD = 4;
const BITS_PER_SIDE = 12;
const SIDES = 2 ** BITS_PER_SIDE;

/** Points of pieces without pawns, and with them, by the twelve bits of a side. */
const PIECES = new Uint8Array(SIDES);
const POINTS = new Uint8Array(SIDES);
for (let bits = 0; bits < SIDES; bits++) {
	const pieces = ((bits >> 4) & 3) * 3 + ((bits >> 6) & 3) * 3 + ((bits >> 8) & 3) * 5;
	PIECES[bits] = pieces + (bits >> 10) * 9;
	POINTS[bits] = (PIECES[bits] ?? 0) + (bits & 15);
}

const wordAt = (words: Uint32Array, position: number) =>
	words[position * WORDS_PER_POSITION + MATERIAL_WORD] ?? 0;

/** White's points less Black's. */
function leadAt(words: Uint32Array, position: number): number {
	const word = wordAt(words, position);
	return (POINTS[word & (SIDES - 1)] ?? 0) - (POINTS[(word >> BITS_PER_SIDE) & (SIDES - 1)] ?? 0);
}

/** Can a side still win: with a pawn, or with more than a knight or a bishop? */
export function canWin(words: Uint32Array, position: number, side: number): boolean {
	const bits = (wordAt(words, position) >> (side * BITS_PER_SIDE)) & (SIDES - 1);
	return (bits & 15) > 0 || (PIECES[bits] ?? 0) > 3;
}

/** Neither side has more, pawns aside: two rooks and a knight, say. */
const MAX_ENDGAME = 13;

function isEndgame(words: Uint32Array, position: number): boolean {
	const word = wordAt(words, position);
	const [white, black] = [word & (SIDES - 1), (word >> BITS_PER_SIDE) & (SIDES - 1)];
	return (PIECES[white] ?? 0) <= MAX_ENDGAME && (PIECES[black] ?? 0) <= MAX_ENDGAME;
}

/**
 * So many points for so many plies in a row, of which those count that are quiet: neither the move
 * that led there nor the next takes anything. At the end of a game fewer plies do.
 */
const AHEAD = 3;
const LASTING = 6;
const LASTING_AT_END = 2;

/** The first quiet ply from which on each side is ahead for a while. 0 where it never is. */
function aheadIn(words: Uint32Array, count: number): [white: number, black: number] {
	const found: [number, number] = [0, 0];
	const runs: [number[], number[]] = [[], []];
	for (let ply = 1; ply < count; ply++) {
		const lead = leadAt(words, ply);
		const isLast = ply === count - 1;
		const isQuiet = lead === leadAt(words, ply - 1) && (isLast || lead === leadAt(words, ply + 1));
		for (const side of [0, 1] as const) {
			if ((side === 0 ? lead : -lead) < AHEAD) runs[side] = [];
			else if (isQuiet) runs[side].push(ply);
			const [first = 0, ...others] = runs[side];
			const plies = first === 0 ? 0 : others.length + 1;
			if (found[side] === 0 && (plies === LASTING || (isLast && plies >= LASTING_AT_END)))
				found[side] = first;
		}
	}
	return found;
}

// Clocks after each move, as [%clk 0:01:23] in a game's bytes has them. They are found without
// reading the game: where a move has none, all are ignored.

const SIGN = [..."[%clk "].map((letter) => letter.charCodeAt(0));

const DIGIT_ZERO = 48;
const COLON = 58;

const hasSign = (bytes: Uint8Array, at: number) =>
	SIGN.every((letter, index) => bytes[at + index] === letter);

/** Seconds of a time such as 0:01:23.4, rounded down. */
function secondsAt(bytes: Uint8Array, at: number): number {
	let [seconds, part] = [0, 0];
	for (; ; at++) {
		const letter = bytes[at] ?? 0;
		if (letter === COLON) {
			seconds = (seconds + part) * 60;
			part = 0;
		} else if (letter >= DIGIT_ZERO && letter < COLON) part = part * 10 + letter - DIGIT_ZERO;
		else return seconds + part;
	}
}

/** Seconds left after each ply, the first at 0. Undefined where that is not known of each. */
export function clocksIn(bytes: Uint8Array, plies: number): Uint32Array | undefined {
	const found = new Uint32Array(plies);
	let count = 0;
	for (let at = bytes.indexOf(SIGN[0] ?? 0); at >= 0; at = bytes.indexOf(SIGN[0] ?? 0, at + 1)) {
		if (!hasSign(bytes, at)) continue;
		if (count === plies) return undefined;
		found[count++] = secondsAt(bytes, at + SIGN.length);
	}
	return count === plies && plies > 0 ? found : undefined;
}

export type Played = {
	readonly placements: Placements;
	/** Packed positions as numbers of 32 bits. */
	readonly packed: Uint32Array;
	readonly count: number;
	/** The side that moves first. */
	readonly first: number;
	/** Where its clocks may stand. */
	readonly bytes: Uint8Array;
};

const OPENING_MOVES = 10;

const moveNumberOf = (ply: number, first: number) => (ply + first + 1) >> 1;

function phaseAt({ packed, first }: Played, ply: number): 0 | 1 | 2 {
	if (moveNumberOf(ply, first) <= OPENING_MOVES) return 0;
	return isEndgame(packed, ply) ? 2 : 1;
}

const bandOf = (move: number) => BANDS.findLastIndex((from) => move >= from);

/** Which kind moved, before it became something else. */
function kindMoved(words: Placements, ply: number, square: number): number {
	const at = (ply - 1) * WORDS_PER_PLACEMENT + PAWN_WORDS + (square >> 5);
	for (let kind = PAWN; kind <= KING; kind++) {
		if ((((words[at + 2 * (kind - 1)] ?? 0) >>> (square & 31)) & 1) === 1) return kind;
	}
	return PAWN;
}

/** The squares that were a side's alone before a ply and are not after it. */
function letGo(packed: Uint32Array, ply: number, mover: number): [number, number] {
	const [own, other] = mover === 0 ? SIDE_WORDS : [SIDE_WORDS[1], SIDE_WORDS[0]];
	const alone = (position: number, half: number) => {
		const at = position * WORDS_PER_POSITION + half;
		return (packed[at + own] ?? 0) & ~(packed[at + other] ?? 0);
	};
	const lost = (half: number) => (alone(ply - 1, half) & ~alone(ply, half)) >>> 0;
	return [lost(0), lost(1)];
}

function addCentre(game: Played, sides: readonly [SideFacts, SideFacts]): number {
	const { packed, count, first, placements } = game;
	const balances = new Int8Array(count);
	for (let ply = 0; ply < count; ply++) balances[ply] = balanceAt(packed, ply);
	const { all, white, black } = centreShares(balances, count);
	sides[0].more = white;
	sides[1].more = black;
	lostCentre(balances, count).forEach((ply, side) => {
		const facts = sides[side as 0 | 1];
		facts.lostCentre = ply;
		if (ply === 0 || ((first + ply + 1) & 1) !== side) return;
		const { from, to } = stepTo(placements, ply, side);
		facts.centreMove = from | (to << 6);
	});
	return all;
}

/** Plies before the move in which the piece may have been paid for, and after it. */
const EARLIER = 5;
const LATER = 8;

/**
 * Is a piece that was taken after a ply lost by a mistake? Not where its side had to answer a check
 * or was far behind already, where the other side cannot win any more or has paid for it, as in an
 * exchange that goes on, nor where any other move would have lost as much.
 */
function isMistake(game: Played, ply: number, mover: number, insight: Insight): boolean {
	const { placements, packed, count } = game;
	const leads = (from: number, to: number) => {
		const found: number[] = [];
		for (let at = Math.max(0, from); at <= Math.min(count - 1, to); at++)
			found.push((mover === 0 ? 1 : -1) * leadAt(packed, at));
		return found;
	};
	const earlier = leads(ply - EARLIER, ply - 1);
	if ((earlier.at(-1) ?? 0) <= -AHEAD || !canWin(packed, ply + 1, 1 - mover)) return false;
	const lasting = Math.min(...earlier) - Math.max(...leads(ply + 1, ply + LATER));
	if (lasting < MIN_GAIN) return false;
	const before = (ply - 1) * WORDS_PER_PLACEMENT;
	const isAnswer = insight.isInCheck(
		placements.subarray(before, before + WORDS_PER_PLACEMENT),
		WHITE + mover,
	);
	return !isAnswer && isWorse(placements, insight, ply, mover);
}

/** Pieces that hung by mistake and were taken. */
function addLosses(
	game: Played,
	{ taken }: Hung,
	insight: Insight,
	sides: readonly [SideFacts, SideFacts],
): void {
	const most = [0, 0];
	const counts = [0, 0];
	for (const { ply, won, square } of taken) {
		const at = ply * WORDS_PER_PLACEMENT;
		const mover = moverOf(game.placements, at - WORDS_PER_PLACEMENT, at);
		if (!isMistake(game, ply, mover, insight)) continue;
		const facts = sides[mover];
		const phase = phaseAt(game, ply);
		facts.lost[phase]++;
		const place = counts[mover] ?? 0;
		if (place < MOST_LOSSES) facts.losses[place] = lossAt(ply, square);
		counts[mover] = place + 1;
		if (won <= (most[mover] ?? 0)) continue;
		most[mover] = won;
		facts.worst = ply;
		facts.phase = phase;
		facts.kind = kindMoved(game.placements, ply, stepTo(game.placements, ply, mover).from);
		facts.squares = letGo(game.packed, ply, mover);
	}
}

function addChances(
	game: Played,
	hung: Hung,
	doubtful: readonly number[],
	insight: Insight,
	sides: readonly [SideFacts, SideFacts],
): void {
	const { placements, first, count, bytes } = game;
	const clocks = clocksIn(bytes, count - 1);
	const isHurried = (ply: number) => (clocks?.[ply - 1] ?? LITTLE_TIME) < LITTLE_TIME;
	for (let ply = 1; clocks !== undefined && ply < count; ply++) {
		const facts = sides[((first + ply + 1) & 1) as 0 | 1];
		facts.clocked++;
		if (isHurried(ply)) facts.hurried++;
	}
	for (const { ply, isTaken } of chancesIn(placements, count, hung, doubtful, insight)) {
		const mover = (first + ply + 1) & 1;
		const [facts, other] = [sides[mover as 0 | 1], sides[(1 - mover) as 0 | 1]];
		const band = bandOf(moveNumberOf(ply, first));
		facts.bands[band] = (facts.bands[band] ?? 0) + 1;
		if (isTaken) facts.taken++;
		else if (other.missed === 0) other.missed = ply;
		if (clocks === undefined) continue;
		facts.clockedHangs++;
		if (isHurried(ply)) facts.hurriedHangs++;
	}
}

/** The record of a game, and the most that taking what hung won in it. */
export function factsOf(game: Played, insight: Insight): { record: Uint8Array; hung: number } {
	const { placements, packed, count, first } = game;
	const sides = [noFacts(), noFacts()] as const;
	const doubtful = doubtfulPlies(placements, packed, count, first);
	const hung = hungIn(placements, count, insight, doubtful);
	const centre = addCentre(game, sides);
	addLosses(game, hung, insight, sides);
	addChances(game, hung, doubtful, insight, sides);
	aheadIn(packed, count).forEach((ply, side) => {
		sides[side as 0 | 1].ahead = ply;
	});
	return { record: writeRecord({ centre, sides }), hung: hung.most };
}
