// Searches for the best end of a side after so many plies and the captures behind them, as
// docs/insight.md, section 9, defines that: moves are played by chess.js, and left out only where
// the bounds of a plain alpha-beta search say that they do not matter.

import type { Chess, Move } from "chess.js";

const WORTH = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };

/** Pawns that the side to move is ahead. */
export function materialOf(chess: Chess): number {
	let sum = 0;
	for (const piece of chess.board().flat()) {
		if (piece) sum += piece.color === chess.turn() ? WORTH[piece.type] : -WORTH[piece.type];
	}
	return sum;
}

const isLoud = ({ captured, promotion }: Move) =>
	promotion === undefined ? captured !== undefined : promotion === "q";

/** Greatest captures first: the order changes how long it takes, and nothing else. */
const byGain = (one: Move, other: Move) => gainOf(other) - gainOf(one);
const gainOf = ({ captured, promotion }: Move) =>
	(captured ? WORTH[captured] : 0) + (promotion ? WORTH[promotion] : 0);

/**
 * The most that the side to move can have; a mate is 1,000 less the plies that are played by then.
 * A value beyond the two bounds may be returned as a bound.
 */
export function searchPlainly(
	chess: Chess,
	depth: number,
	isCounted: (move: Move) => boolean = () => true,
	played = 0,
	[least, most]: readonly [number, number] = [-5000, 5000],
): number {
	const moves = chess.moves({ verbose: true });
	const isChecked = chess.inCheck();
	if (moves.length === 0 && isChecked) return played - 1000;
	if (moves.length === 0 && depth > 0) return 0;
	const mayStop = depth <= 0 && !isChecked;
	let best = mayStop ? materialOf(chess) : -5000;
	for (const move of moves.sort(byGain)) {
		if (best >= most) break;
		if ((mayStop && !isLoud(move)) || !isCounted(move)) continue;
		chess.move(move);
		const bounds = [-most, -Math.max(least, best)] as const;
		const next = Math.max(0, depth - 1);
		best = Math.max(best, -searchPlainly(chess, next, undefined, played + 1, bounds));
		chess.undo();
	}
	return best;
}
