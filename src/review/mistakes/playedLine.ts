// A line of an engine, played on the board: its moves, the placements that they lead to, and what
// each side gains by them.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { playAhead } from "../../chess/lookAhead.ts";
import { otherSide, type Piece, type Side, WHITE } from "../../chess/piece.ts";
import { type Placements, pieceOn, WORDS_PER_PLACEMENT } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import { takenAt, tookWith } from "../../chess/worth.ts";
import type { Core } from "../../control/core.ts";
import { hangingAt, type Insight } from "../../control/insight.ts";
import { passedBy } from "../../control/passing.ts";
import { playMoves } from "../../engine/playedMoves.ts";

/** The modules that reasons are asked of. */
export type ReviewModules = {
	readonly core: Pick<Core, "computeControl" | "findPins" | "inspectSquare">;
	readonly insight: Insight;
};

export type PlayedLine = {
	readonly moves: readonly PlayedMove[];
	/** Each move with its number, as "22...Bxb3". */
	readonly names: readonly string[];
	/** Frame 0 is the start, frame n stands after n moves. */
	readonly placements: Placements;
	readonly fens: readonly string[];
	/** By frame: pawns that White has gained, less those that Black has. */
	readonly gains: readonly number[];
	/** Does the last move mate? */
	readonly endsInMate: boolean;
};

/** Moves of a line that are played. */
const MOST_MOVES = 12;

/**
 * Plays moves of UCI from a frame of a game, up to the first that is not legal. `start` is what
 * White has gained before, in an exchange that goes on.
 */
export function playLine(
	game: Game,
	frame: Frame,
	ucis: readonly string[],
	start: number,
): PlayedLine {
	const { fen } = positionAt(game, frame);
	const played = playMoves(fen, ucis, MOST_MOVES);
	const moves = played.map(({ move }) => move);
	const gains = [start];
	for (const move of moves) {
		const sign = move.side === WHITE ? 1 : -1;
		gains.push((gains.at(-1) ?? 0) + sign * tookWith(move));
	}
	return {
		moves,
		names: played.map(({ name }) => name),
		placements: playAhead(game.placements, frame, moves),
		fens: [fen, ...played.map((one) => one.fen)],
		gains,
		endsInMate: moves.at(-1)?.san.endsWith("#") ?? false,
	};
}

/** Is the same move at one place of both lines? */
export function isSameMove(one: PlayedLine, other: PlayedLine, at: number): boolean {
	const [first, second] = [one.moves[at], other.moves[at]];
	return first !== undefined && first.from === second?.from && first.to === second.to;
}

export const onSquare = ({ placements }: PlayedLine, frame: number, square: Square): Piece =>
	pieceOn(placements, frame as Frame, square);

/** The placement of one frame of a line. */
export const placementAt = ({ placements }: PlayedLine, frame: number): Placements =>
	placements.slice(frame * WORDS_PER_PLACEMENT, (frame + 1) * WORDS_PER_PLACEMENT);

/** Gain of a side by taking on each square, were it to move in a frame of a line. */
export function prizesOf(
	modules: ReviewModules,
	line: PlayedLine,
	frame: number,
	side: Side,
): Uint8Array {
	return modules.insight.findHanging(
		placementAt(line, frame),
		Uint8Array.of(side),
		Uint8Array.of(passedBy(line.moves[frame - 1])),
	);
}

/** Gain of a side in a line up to a frame, against what it had at the start. */
export const gained = ({ gains }: PlayedLine, frame: number, side: Side): number =>
	(side === WHITE ? 1 : -1) * (gains[frame] ?? 0);

/** Plies within which what was taken may be won back. */
const ANSWERED = 6;

/** Does no capture or promotion follow a frame? */
export const isQuiet = ({ moves }: PlayedLine, frame: number): boolean => {
	const next = moves[frame];
	return next === undefined || tookWith(next) === 0;
};

/** Gain of a side at the end of a line, less what the other side takes there. */
function gainedAtEnd(modules: ReviewModules, line: PlayedLine, side: Side): number {
	const last = line.moves.length;
	const gain = gained(line, last, side);
	const mover = otherSide(line.moves[last - 1]?.side ?? side);
	if (line.endsInMate || mover === side) return gain;
	return gain - (hangingAt(prizesOf(modules, line, last, mover), FIRST_FRAME)[0]?.gain ?? 0);
}

/** Gain of a side where a line comes to rest for the last time, between two frames. */
function gainedAtRest(
	modules: ReviewModules,
	line: PlayedLine,
	side: Side,
	[first, last]: readonly [number, number],
): number {
	const end = line.moves.length;
	if (end <= last) return end < first ? 0 : gainedAtEnd(modules, line, side);
	for (let frame = last; frame >= first; frame--) {
		if (isQuiet(line, frame)) return gained(line, frame, side);
	}
	return 0;
}

/** Lasting gain of a side with a move that leads to a frame. */
export const wonFor = (
	modules: ReviewModules,
	line: PlayedLine,
	frame: number,
	side: Side,
): number => gainedAtRest(modules, line, side, [frame, frame + ANSWERED]);

/** Moves of a line after which its gains are counted. */
const FAR = 8;

/** Gain of a side by a line in the end. */
export const settledGain = (modules: ReviewModules, line: PlayedLine, side: Side): number =>
	gainedAtRest(modules, line, side, [0, FAR]);

/** Does the piece on a square at the start of a line survive it, wherever it goes? */
export function survives(line: PlayedLine, square: Square): boolean {
	let at = square;
	for (const move of line.moves) {
		if (takenAt(move) === at) return false;
		if (move.from === at) at = move.to;
	}
	return true;
}
