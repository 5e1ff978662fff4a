// Evaluations, from White's side. UCI counts from the side to move.

import { BLACK, type Side } from "../chess/piece.ts";
import type { Score, UciInfo } from "./uci.ts";

/** One of the two is a number. Moves to mate are negative where Black mates. */
type WhiteScore = { readonly cp: number | null; readonly mate: number | null };

/** A line of play; moves are those of UCI, as "e2e4" or "e7e8q". */
export type EngineLine = WhiteScore & { readonly moves: readonly string[] };

export type Evaluation = WhiteScore & {
	readonly depth: number;
	/** The best first; none where there is no legal move. */
	readonly lines: readonly EngineLine[];
	/** The side that is mated, where `mate` is 0. */
	readonly mated?: Side;
};

export function whiteScore(score: Score, mover: Side): WhiteScore {
	// No -0.
	const turned = (value: number) => (mover === BLACK ? 0 - value : value);
	return score.mate === undefined
		? { cp: turned(score.cp), mate: null }
		: { cp: null, mate: turned(score.mate) };
}

/** Where no side has a legal move there is nothing to search. */
export const mateOn = (mated: Side): Evaluation => ({
	depth: 0,
	cp: null,
	mate: 0,
	lines: [],
	mated,
});

export const STALEMATE: Evaluation = { depth: 0, cp: 0, mate: null, lines: [] };

/** The newest of each line of a search. */
export class Infos {
	readonly #exact = new Map<number, UciInfo>();
	readonly #bounds = new Map<number, UciInfo>();

	add(info: UciInfo): void {
		if (info.moves.length > 0) (info.isExact ? this.#exact : this.#bounds).set(info.multipv, info);
	}

	/** The evaluation so far. A bound counts where there is nothing else. */
	evaluation(mover: Side, most: number): Evaluation | undefined {
		const found = this.#exact.has(1) ? this.#exact : this.#bounds;
		const sorted = [...found.values()]
			.filter(({ multipv }) => multipv >= 1 && multipv <= most)
			.sort((a, b) => a.multipv - b.multipv);
		// Lines of two depths may begin with one move: it counts in its better line.
		const starts = sorted.map(({ moves }) => moves[0]);
		const infos = sorted.filter((_, index) => starts.indexOf(starts[index]) === index);
		const [first] = infos;
		if (first === undefined) return undefined;
		const lines = infos.map(({ score, moves }) => ({ ...whiteScore(score, mover), moves }));
		return { ...whiteScore(first.score, mover), depth: first.depth, lines };
	}
}
