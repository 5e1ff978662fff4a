// Facts at the foot of the moves: the squares that a move gained and lost for each side, or the
// pieces that hang.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, positionAt, sideToMove } from "../../chess/game.ts";
import { BLACK, type Piece, type Side, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import type { Square } from "../../chess/square.ts";
import { BLACKS, WHITES } from "../../control/classes.ts";
import type { GameControl } from "../../control/controlMap.ts";
import { hangingAt } from "../../control/insight.ts";
import { squaresOnlyIn } from "../../control/owned.ts";
import type { Standing } from "../../control/standing.ts";

export type SideChange = {
	readonly side: Side;
	readonly gained: readonly Square[];
	readonly lost: readonly Square[];
};

/** The changes of the side that moved come first. Undefined at the first position. */
export function changesOf(
	game: Game,
	control: GameControl,
	frame: Frame,
): readonly SideChange[] | undefined {
	const { parent, move } = positionAt(game, frame);
	if (parent === undefined || move === undefined) return undefined;
	const [before, after] = [[control, parent] as const, [control, frame] as const];
	const changeOf = (side: Side): SideChange => {
		const owned = side === WHITE ? WHITES : BLACKS;
		return {
			side,
			gained: squaresOnlyIn(owned, after, before),
			lost: squaresOnlyIn(owned, before, after),
		};
	};
	const other = move.side === WHITE ? BLACK : WHITE;
	return [changeOf(move.side as Side), changeOf(other)];
}

/** A piece that can be taken, and what that wins. */
export type Taken = { readonly square: Square; readonly piece: Piece; readonly gain: number };

export type Hangs = {
	/** Who is to move. */
	readonly side: Side;
	readonly isInCheck: boolean;
	/**
	 * Pieces that the side can take, and pieces that the other side would take: the greatest gain
	 * first.
	 */
	readonly now: readonly Taken[];
	readonly threats: readonly Taken[];
};

export function hangsIn({ game, frame, gains, threats, isInCheck }: Standing): Hangs {
	const listed = (found: Uint8Array): readonly Taken[] =>
		hangingAt(found, FIRST_FRAME).map(({ square, gain }) => ({
			square,
			gain,
			piece: pieceOn(game.placements, frame, square),
		}));
	const side = sideToMove(positionAt(game, frame));
	return { side, isInCheck, now: listed(gains), threats: listed(threats) };
}
