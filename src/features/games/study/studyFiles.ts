// A study as files: numbers as CSV and as JSON.

import { SQUARES, squareName } from "../../../chess/square.ts";
import { shareOf } from "../../../games/collection/compare.ts";
import { QUARTERS } from "../../../games/collection/shares.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import { describeFilter } from "../filters/filterWords.ts";
import type { Counted } from "./studies.ts";
import { CLASS_ORDER } from "./studyFacts.ts";

const HEAD = [
	"list",
	"square",
	...CLASS_ORDER.map(({ key }) => key),
	...CLASS_ORDER.map(({ key }) => `${key}_positions`),
];

/** A line a square and list: shares with every game counting alike, and numbers of positions. */
export function studyCsv({ shares }: Counted): string {
	const lines = shares.flatMap((one, list) =>
		SQUARES.map((square) =>
			[
				list + 1,
				squareName(square),
				...CLASS_ORDER.map(({ control }) => shareOf(one, square * 4 + control).toFixed(6)),
				...CLASS_ORDER.map(({ control }) => one.times[square * 4 + control] ?? 0),
			].join(","),
		),
	);
	return `${[HEAD.join(","), ...lines].join("\r\n")}\r\n`;
}

export function studyJson({ filters, span, shares }: Counted): string {
	const lists = shares.map((one, index) => ({
		games: describeFilter(filters[index] ?? {}),
		filter: filters[index],
		count: one.games,
		positions: one.positions,
		squares: Object.fromEntries(
			SQUARES.map((square) => [
				squareName(square),
				Object.fromEntries(
					CLASS_ORDER.map(({ key, control }) => [key, shareOf(one, square * 4 + control)]),
				),
			]),
		),
		plies: Array.from(one.gamesAt, (count, ply) => ({
			games: count,
			...Object.fromEntries(
				CLASS_ORDER.map(({ key }, place) => {
					const at = (ply * 4 + place) * QUARTERS;
					return [key, [...one.quarters.subarray(at, at + QUARTERS)]];
				}),
			),
		})),
	}));
	return JSON.stringify(
		{ span: studyWords.span.name(span.moves), from: span.from, to: span.to, lists },
		null,
		"\t",
	);
}
