// An attack in an engine's line: the move by which a side wins something, what it attacks, and what
// the line takes and keeps.

import type { Frame } from "../../chess/frame.ts";
import { KING, NO_PIECE, otherSide, pieceOf, sideOf } from "../../chess/piece.ts";
import { squaresOf } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { takenAt, worthOf } from "../../chess/worth.ts";
import type { Placed } from "../tactics/tactic.ts";
import { onSquare, type PlayedLine, prizesOf, type Tools, wonFor } from "./playedLine.ts";

/**
 * A line, the place of the move by which a side wins in it, and that of the first move that leads
 * there.
 */
export type Attack = {
	readonly tools: Tools;
	readonly line: PlayedLine;
	readonly at: number;
	readonly from: number;
};

export const namesTo = ({ line, at, from }: Attack): readonly string[] =>
	line.names.slice(from, at + 1);

export const placed = (line: PlayedLine, frame: number, square: Square): Placed => ({
	piece: onSquare(line, frame, square),
	square,
});

/** Does the piece on one square attack another, as nothing stands between them? */
export function attacks(
	{ tools: { core }, line }: Attack,
	frame: number,
	from: Square,
	to: Square,
): boolean {
	const { chains } = core.inspectSquare(line.placements, frame as Frame, to);
	return chains.some(([front]) => front?.square === from);
}

/** What the first capture of the attack takes, and whether it keeps it. */
export function firstCapture({ tools, line, at }: Attack) {
	const move = line.moves[at];
	const square = move && takenAt(move);
	if (move === undefined || square === undefined) return undefined;
	const gain = wonFor(tools, line, at + 1, move.side);
	return gain >= 1 ? { move, square, gain, target: placed(line, at, square) } : undefined;
}

/** Places of later captures, after the first move. */
const LATER = [2, 4];

/**
 * The same of later ones, two and four plies after: of a piece that stands there since the first
 * move.
 */
export function laterCaptures({ tools, line, at }: Attack) {
	const first = line.moves[at];
	if (first === undefined) return [];
	return LATER.flatMap((plies) => {
		const place = at + plies;
		const later = line.moves[place];
		const square = later && takenAt(later);
		if (later === undefined || square === undefined) return [];
		const target = placed(line, at + 1, square);
		if (target.piece === NO_PIECE || sideOf(target.piece) === first.side) return [];
		if (line.moves.slice(at + 1, place).some(({ from }) => from === square)) return [];
		const gain = wonFor(tools, line, place + 1, first.side);
		if (gain < 1) return [];
		return [{ first, later, square, gain, name: line.names[place] ?? "", target, plies }];
	});
}

/** Is what took on a square taken there by the next move? */
export const attacksBack = ({ line, at }: Attack, square: Square): boolean =>
	line.moves[at + 1]?.to === square;

/** What the piece that has moved attacks: the king, and what can be taken at a profit. */
export function targetsOf(attack: Attack, by: Square): Placed[] {
	const { tools, line, at } = attack;
	const side = sideOf(onSquare(line, at + 1, by));
	const prizes = prizesOf(tools, line, at + 1, side);
	const kings = squaresOf(line.placements, (at + 1) as Frame, pieceOf(otherSide(side), KING));
	const others = Array.from({ length: SQUARE_COUNT }, (_, index) => index as Square)
		.filter((square) => (prizes[square] ?? 0) > 0)
		.map((square) => placed(line, at + 1, square))
		.sort((one, other) => worthOf(other.piece) - worthOf(one.piece));
	return [...kings.map((square) => placed(line, at + 1, square)), ...others].filter(({ square }) =>
		attacks(attack, at + 1, by, square),
	);
}
