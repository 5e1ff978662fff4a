// The faces of the squares of a board of shares.

import type { Square } from "../../../chess/square.ts";
import { BLACKS, CONTESTED, type Control, NEUTRAL, WHITES } from "../../../control/classes.ts";
import { type Difference, shareOf } from "../../../games/collection/compare.ts";
import type { Shares } from "../../../games/collection/shares.ts";
import { studyWords } from "../../../messages/en/screens/study.ts";
import type { SquareFace } from "./ShareBoard.tsx";
import { CLASS_ORDER, differenceFacts, shareFacts } from "./studyFacts.ts";

/** From below, as on the timeline: White, both, nobody, Black. */
const STACK_ORDER: readonly Control[] = [WHITES, CONTESTED, NEUTRAL, BLACKS];

/** The smallest difference with a full tint: smaller ones are pale on any board. */
const MIN_FULL_DIFFERENCE = 0.08;

/** The difference with a full tint: the largest one of the board. */
export const fullOf = (all: readonly Difference[]): number =>
	Math.max(MIN_FULL_DIFFERENCE, ...all.map(({ one, other }) => Math.abs(one - other)));

const points = (share: number) => String(Math.round(100 * share));

/** All classes as a stack, or one as how much of its tint there is. */
export function shareFace(shares: Shares, square: Square, shown: Control | undefined): SquareFace {
	const share = (control: Control) => shareOf(shares, square * 4 + control);
	const words = studyWords.board.square(square, shareFacts(shares, square));
	if (shown !== undefined) {
		const layers = [{ control: shown, to: 1 }];
		const number = points(share(shown));
		return { words, number, layers, strength: share(shown), isMarked: false };
	}
	let to = 0;
	const layers = STACK_ORDER.map((control) => {
		to += share(control);
		return { control, to };
	});
	const [largest] = CLASS_ORDER.map(({ control }) => share(control)).sort((a, b) => b - a);
	return { words, number: points(largest ?? 0), layers, strength: 1, isMarked: false };
}

/**
 * By how much the first list has more of a class; without a class, of the one that differs most.
 */
export function differenceFace(
	all: readonly Difference[],
	square: Square,
	shown: Control | undefined,
	full: number,
): SquareFace {
	const here = all.slice(square * 4, square * 4 + 4);
	const by = ({ one, other }: Difference) => Math.abs(one - other);
	const most = here.reduce((best, one) => (by(one) > by(best) ? one : best), here[0] as Difference);
	const chosen = shown === undefined ? most : (here[shown] ?? most);
	const difference = chosen.one - chosen.other;
	const control = shown ?? ((chosen.cell & 3) as Control);
	const number = points(Math.abs(difference));
	const sign = number === "0" ? "" : difference > 0 ? "+" : "−";
	return {
		words: studyWords.board.difference(differenceFacts(chosen), chosen.isSure),
		number: sign + number,
		layers: [{ control, to: 1 }],
		strength: Math.abs(difference) / full,
		isMarked: chosen.isSure,
	};
}
