// Two lines at rest: the frames where their first captures and checks are over, and who controls
// what there.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { NO_PIECE, PAWN, pieceOf, type Side, sideOf } from "../../chess/piece.ts";
import { type Placements, pieceOn } from "../../chess/placement.ts";
import { type Square, squareNamed } from "../../chess/square.ts";
import { controlAt, type GameControl } from "../../control/controlMap.ts";
import {
	isQuiet,
	type PlayedLine,
	placementAt,
	type ReviewModules,
} from "../mistakes/playedLine.ts";

/** Moves after which a line is looked at: the move and the reply, and four more at most. */
const LEAST = 2;
const MOST = 6;

export type Rest = {
	readonly frame: number;
	readonly placement: Placements;
	readonly control: GameControl;
};

export const restAt = ({ core }: ReviewModules, line: PlayedLine, frame: number): Rest => {
	const placement = placementAt(line, frame);
	return { frame, placement, control: core.computeControl(placement) };
};

/** Undefined where a line does not come to rest so soon. */
export function restOf(modules: ReviewModules, line: PlayedLine): Rest | undefined {
	for (let frame = LEAST; frame <= Math.min(MOST, line.moves.length); frame++) {
		if (!isQuiet(line, frame) || line.moves[frame - 1]?.san.endsWith("+")) continue;
		return restAt(modules, line, frame);
	}
	return undefined;
}

export const classIn = ({ control }: Rest, square: Square) =>
	controlAt(control, FIRST_FRAME, square);

const pieceIn = ({ placement }: Rest, square: Square) => pieceOn(placement, FIRST_FRAME, square);

export const isOwnPawn = (rest: Rest, square: Square, side: Side): boolean =>
	pieceIn(rest, square) === pieceOf(side, PAWN);

/** Does a piece of a side stand on a square? */
export function holds(rest: Rest, square: Square, side: Side): boolean {
	const piece = pieceIn(rest, square);
	return piece !== NO_PIECE && sideOf(piece) === side;
}

export const CENTRE: readonly Square[] = ["d4", "e4", "d5", "e5"].map(squareNamed);
