// An attack in an engine's line: the move by which a side wins something, what it attacks, and what
// the line takes and keeps.

import type { Frame } from "../../chess/frame.ts";
import { KING, NO_PIECE, otherSide, pieceOf, type Side, sideOf } from "../../chess/piece.ts";
import { squaresOf } from "../../chess/placement.ts";
import { SQUARES, type Square } from "../../chess/square.ts";
import { takenAt, worthOf } from "../../chess/worth.ts";
import { spoilsOf } from "../tactics/spoils.ts";
import type { Placed } from "../tactics/tactic.ts";
import { onSquare, type PlayedLine, prizesOf, type ReviewModules, wonFor } from "./playedLine.ts";
import type { Ending } from "./reason.ts";

/**
 * A line, the place of the move by which a side wins in it, and that of the first move that leads
 * there.
 */
export type Attack = {
	readonly modules: ReviewModules;
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
	{ modules: { core }, line }: Attack,
	frame: number,
	from: Square,
	to: Square,
): boolean {
	const { chains } = core.inspectSquare(line.placements, frame as Frame, to);
	return chains.some(([front]) => front?.square === from);
}

/** The first capture of the attack, if its gain lasts. */
export function firstCapture({ modules, line, at }: Attack) {
	const move = line.moves[at];
	const square = move && takenAt(move);
	if (move === undefined || square === undefined) return undefined;
	const gain = wonFor(modules, line, at + 1, move.side);
	return gain >= 1 ? { move, square, gain, target: placed(line, at, square) } : undefined;
}

/** Places of later captures, after the first move. */
const LATER = [2, 4];

/**
 * The same of later ones, two and four plies after: of a piece that stands there since the first
 * move.
 */
export function laterCaptures({ modules, line, at }: Attack) {
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
		const gain = wonFor(modules, line, place + 1, first.side);
		if (gain < 1) return [];
		return [{ first, later, square, gain, name: line.names[place] ?? "", target, plies }];
	});
}

/** Is what took on a square taken there by the next move? */
export const attacksBack = ({ line, at }: Attack, square: Square): boolean =>
	line.moves[at + 1]?.to === square;

/** Targets of the piece that has moved: the king, and pieces that can be taken at a profit. */
export function targetsOf(attack: Attack, by: Square): Placed[] {
	const { modules, line, at } = attack;
	const side = sideOf(onSquare(line, at + 1, by));
	const prizes = prizesOf(modules, line, at + 1, side);
	const kings = squaresOf(line.placements, (at + 1) as Frame, pieceOf(otherSide(side), KING));
	const others = SQUARES.filter((square) => (prizes[square] ?? 0) > 0)
		.map((square) => placed(line, at + 1, square))
		.sort((one, other) => worthOf(other.piece) - worthOf(one.piece));
	return [...kings.map((square) => placed(line, at + 1, square)), ...others].filter(({ square }) =>
		attacks(attack, at + 1, by, square),
	);
}

/** Other pieces that can be taken at a profit after a move, and could not be before it. */
export function alsoHit({ modules, line, at }: Attack, but: Square): Placed[] {
	const [move, answer] = line.moves.slice(at);
	const [was, is] = [at, at + 1].map((frame) => prizesOf(modules, line, frame, move?.side as Side));
	// What takes by the answer is in no danger.
	const taker = answer?.captured === NO_PIECE ? undefined : answer?.from;
	return SQUARES.filter((square) => was?.[square] === 0 && is?.[square] !== 0)
		.filter((square) => square !== but && square !== taker)
		.map((square) => placed(line, at + 1, square))
		.filter(({ piece }) => worthOf(piece) > 1);
}

/** Moves that are shown between a move and what it wins, at most, the first included. */
const MOST = 4;

/**
 * Moves by which a line comes, after the frame up to which it is reported, to a capture that wins
 * something. Undefined where that is too far. A piece that is said to fall on some squares, and is
 * taken elsewhere or after another capture, is reported move by move, and so is a recapture.
 */
export function endingOf(
	line: PlayedLine,
	frame: number,
	at: number,
	targets: readonly Placed[] | undefined,
	gain: number,
): Ending | undefined {
	const { moves, names } = line;
	const taking = moves[at];
	if (taking === undefined) return undefined;
	const back = moves.slice(at + 1).findIndex(({ to, captured }) => to !== taking.to || !captured);
	const end = back < 0 ? moves.length : at + 1 + back;
	const between = moves.slice(frame, at);
	const isThere =
		targets === undefined ||
		(between.every(({ captured }) => captured === NO_PIECE) &&
			targets.some(({ square }) => square === takenAt(taking)));
	const isPlain = between.length <= 1 && isThere && end === at + 1;
	const way = names.slice(frame, end);
	if (way.length > MOST) return undefined;
	const spoils = spoilsOf(moves.slice(0, end), taking.side);
	if (spoils.points <= gain + 1) return { way, spoils, isPlain };
	const counted = countedTo(line, end, gain, taking.side);
	if (counted === undefined) return { way, spoils: undefined, isPlain };
	return { ...counted, way: [...way, ...counted.way] };
}

/** The moves after a capture with which a line comes to what it gains in the end. */
export function countedTo(
	{ moves, names }: PlayedLine,
	frame: number,
	gain: number,
	side: Side,
): Ending | undefined {
	for (let end = frame; end <= Math.min(frame + MOST, moves.length); end++) {
		const spoils = spoilsOf(moves.slice(0, end), side);
		const isOver = (moves[end]?.captured ?? NO_PIECE) === NO_PIECE;
		if (isOver && spoils.points === gain) {
			return { way: names.slice(frame, end), spoils, isPlain: false };
		}
	}
	return undefined;
}
