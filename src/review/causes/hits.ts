// Attacks of a move that wins nothing at once: what it, or a line piece behind it, newly attacks
// and could take at a profit.

import { KING, kindOf, NO_PIECE, otherSide, PAWN, type Piece, sideOf } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { between } from "../../control/rays.ts";
import type { PlayedLine } from "../mistakes/playedLine.ts";
import { attacks, inCheck, type Pieces, pieceAt, squaresOfSide } from "../tactics/attacks.ts";
import { prizeOn, worthOfCapture } from "../tactics/exchange.ts";
import type { Placed } from "../tactics/tactic.ts";
import { sceneAt } from "./scene.ts";

export const placedIn = (pieces: Pieces, square: Square): Placed => ({
	piece: pieceAt(pieces, square),
	square,
});

type Hits = {
	/** The dearest first. */
	readonly targets: readonly Placed[];
	readonly took: Piece;
	readonly slider: Placed | undefined;
};

/** Does what stands on a square go by the next move, or get a guard if a piece, or fall soon? */
function isDealtWith(line: PlayedLine, frame: number, square: Square): boolean {
	const [answer, next, , later] = line.moves.slice(frame, frame + 4);
	if (answer === undefined) return false;
	if (answer.from === square || next?.to === square || later?.to === square) return true;
	// A guard for a pawn is little to have brought about.
	if (kindOf(pieceAt(sceneAt(line, frame).pieces, square)) === PAWN) return false;
	const [was, is] = [frame, frame + 1].map((at) =>
		prizeOn(sceneAt(line, at).pieces, square, otherSide(answer.side)),
	);
	return (was as number) > 0 && is === 0;
}

/**
 * Squares of pieces that the one on a square newly attacks, and would win something by taking; with
 * them, those that it could take for as much.
 */
function targetsOf(before: Pieces, after: Pieces, from: Square, was: Square): Square[] {
	const other = otherSide(sideOf(pieceAt(after, from)));
	const found = squaresOfSide(after, other).filter((to) => {
		if (kindOf(pieceAt(after, to)) === KING || !attacks(after, from, to)) return false;
		if (was !== to && attacks(before, was, to)) return false;
		// An attack on a piece of the same kind offers an exchange.
		if (kindOf(pieceAt(after, to)) === kindOf(pieceAt(after, from))) return false;
		return worthOfCapture(after, from, to) >= (kindOf(pieceAt(after, to)) === PAWN ? 1 : 0);
	});
	return found.some((to) => worthOfCapture(after, from, to) > 0) ? found : [];
}

/** Hits of the move at an index of a line; undefined where the line does not answer them. */
export function hitsOf(line: PlayedLine, at: number): Hits | undefined {
	const move = line.moves[at];
	if (move === undefined) return undefined;
	const { from, to, side } = move;
	const [before, after] = [sceneAt(line, at).pieces, sceneAt(line, at + 1).pieces];
	// A piece that is taken next, or can be, attacks nothing for long.
	if (line.moves[at + 1]?.to === to || prizeOn(after, to, otherSide(side)) > 0) return undefined;
	if (inCheck(after, otherSide(side))) return undefined;
	const hit = (squares: readonly Square[], slider: Placed | undefined): Hits | undefined => {
		if (!squares.some((square) => isDealtWith(line, at + 1, square))) return undefined;
		const targets = squares
			.map((square) => placedIn(after, square))
			// A capture wins time by an attack on pieces alone.
			.filter(({ piece }) => move.captured === NO_PIECE || kindOf(piece) !== PAWN)
			.sort((one, other) => worthOf(other.piece) - worthOf(one.piece));
		return targets.length === 0 ? undefined : { targets, took: move.captured, slider };
	};
	const own = hit(targetsOf(before, after, to, from), undefined);
	if (own !== undefined) return own;
	for (const square of squaresOfSide(after, side)) {
		if (square === to) continue;
		const uncovered = targetsOf(before, after, square, square).filter((target) =>
			between(square, target)?.includes(from),
		);
		const found = hit(uncovered, placedIn(after, square));
		if (found !== undefined) return found;
	}
	return undefined;
}
