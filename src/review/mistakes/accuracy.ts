// The accuracy of moves and of a game, as Lichess counts it: from 0 to 100, by how far Win%, from 0
// to 100, falls with a side's own moves (docs/insight.md, section 9).

import { BLACK, type Side, WHITE } from "../../chess/piece.ts";
import { winningChances } from "../../engine/winning.ts";
import { chancesFor, type Scored } from "./marks.ts";

export type Accuracy = { readonly white: number | null; readonly black: number | null };

/** Centipawns that the start counts, whatever an engine says of it. */
export const START_CENTIPAWNS = 15;

/** Positions of a window: a tenth of the plies, within these. */
const SMALLEST_WINDOW = 2;
const LARGEST_WINDOW = 8;

/** The weight of a move: how much Win% varies in its window, within these. */
const LEAST_WEIGHT = 0.5;
const MOST_WEIGHT = 12;

const within = (least: number, value: number, most: number) =>
	Math.max(least, Math.min(most, value));

/** Of a move by which Win% falls so far; 100 where it does not fall. */
export function accuracyOfDrop(drop: number): number {
	const exact = 103.1668100711649 * Math.exp(-0.04354415386753951 * drop) - 3.166924740191411;
	return within(0, exact + 1, 100);
}

const mean = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard deviation of a whole population. */
function deviation(values: readonly number[]): number {
	const middle = mean(values);
	return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** The weight of each move. The first window stands for the moves that it begins with. */
function weightsOf(percents: readonly number[]): number[] {
	const plies = percents.length - 1;
	const size = within(SMALLEST_WINDOW, Math.floor(plies / 10), LARGEST_WINDOW);
	return Array.from({ length: plies }, (_, index) => {
		const from = Math.max(0, index - (size - 2));
		return within(LEAST_WEIGHT, deviation(percents.slice(from, from + size)), MOST_WEIGHT);
	});
}

type Weighted = { readonly accuracy: number; readonly weight: number };

/** Null for a side that has not moved. */
function accuracyOfSide(moves: readonly Weighted[]): number | null {
	if (moves.length === 0) return null;
	const sum = moves.reduce((total, { weight }) => total + weight, 0);
	const weighted = moves.reduce((total, move) => total + move.accuracy * move.weight, 0) / sum;
	const harmonic = 1 / mean(moves.map(({ accuracy }) => 1 / Math.max(1, accuracy)));
	return (weighted + harmonic) / 2;
}

/**
 * The accuracy of both sides, from the evaluations after each move of a game, in order. Undefined
 * where there is no move.
 */
export function accuracyOf(first: Side, after: readonly Scored[]): Accuracy | undefined {
	if (after.length === 0) return undefined;
	const chances = after.map((scored) => chancesFor(WHITE, scored));
	const percents = [winningChances(START_CENTIPAWNS), ...chances].map((w) => 50 + 50 * w);
	const weights = weightsOf(percents);
	const sides: Record<Side, Weighted[]> = { [WHITE]: [], [BLACK]: [] };
	weights.forEach((weight, index) => {
		const side = ((first + index) % 2) as Side;
		const fall = (percents[index] ?? 0) - (percents[index + 1] ?? 0);
		sides[side].push({ accuracy: accuracyOfDrop(side === WHITE ? fall : -fall), weight });
	});
	return { white: accuracyOfSide(sides[WHITE]), black: accuracyOfSide(sides[BLACK]) };
}
