// Moments of pieces that were left hanging, and of pieces that were trapped.

import type { Frame } from "../chess/frame.ts";
import { moveName, positionAt } from "../chess/game.ts";
import { lookAhead } from "../chess/lookAhead.ts";
import { BLACK, NO_PIECE, type Side, sideOf, WHITE } from "../chess/piece.ts";
import { pieceOn, WORDS_PER_PLACEMENT } from "../chess/placement.ts";
import { openRules, type PlayedMove } from "../chess/rules.ts";
import { SQUARE_COUNT, type Square } from "../chess/square.ts";
import { balanceFor, takenAt, tookWith, worthOf } from "../chess/worth.ts";
import { type Hanging, hangingAt } from "../control/insight.ts";
import { passedBy } from "../control/passing.ts";
import { TRAPPED } from "../control/standing.ts";
import { type Facts, sideToMoveAt } from "./facts.ts";
import type { HangingMoment, Moment, TrappedMoment } from "./moment.ts";

/** In pawns; a smaller gain is no moment. */
const MIN_GAIN = 2;

/** The move after a frame, and whether it leaves a square's piece. The game may end before it. */
function replyTo(
	{ game }: Facts,
	frame: Frame,
	square: Square,
): Pick<HangingMoment, "kind" | "reply"> {
	const next = (frame + 1) as Frame;
	if (next > game.plies) return { kind: "hanging", reply: undefined };
	const move = positionAt(game, next).move as PlayedMove;
	const reply = { side: move.side, move: moveName(game, next) };
	return { kind: takenAt(move) === square ? "hanging" : "missed", reply };
}

/** Plies within which a trapped piece has to fall, and close to the end of a game. */
const FOLLOWED_PLIES = 10;

/**
 * Loss that the side to move leaves in any case: after each of its moves the most that taking wins,
 * less what the move has taken; the least of these.
 */
function leastLeft({ game, insight }: Facts, frame: Frame): number {
	const moves = openRules(positionAt(game, frame).fen).legalMoves();
	const ahead = lookAhead(game.placements, frame, moves).subarray(WORDS_PER_PLACEMENT);
	const sides = Uint8Array.from(moves, ({ side }) => (side === WHITE ? BLACK : WHITE));
	const gains = insight.findHanging(ahead, sides, Uint8Array.from(moves, passedBy));
	const left = moves.map(
		(move, index) => (hangingAt(gains, index as Frame)[0]?.gain ?? 0) - tookWith(move),
	);
	return Math.min(...left);
}

/** Does a move take back, on a square, what has just taken there? */
const takesBackOn = (before: PlayedMove | undefined, move: PlayedMove, square: Square): boolean =>
	move.to === square && before?.to === square && before.captured !== NO_PIECE;

/**
 * May a side have offered what hangs after its move: with a capture, or close to the end, and it
 * won? Counting exchanges cannot tell.
 */
function mayBeOffer({ game }: Facts, frame: Frame, square: Square): boolean {
	const { side, captured, to } = positionAt(game, frame).move as PlayedMove;
	if (game.result !== (side === WHITE ? "1-0" : "0-1")) return false;
	return (captured !== NO_PIECE && to === square) || game.plies - frame <= FOLLOWED_PLIES;
}

/** Did the same piece hang on the same square for as much after its side's move before? */
function hungBefore({ game, gains }: Facts, frame: Frame, { square, gain }: Hanging): boolean {
	const before = (frame - 2) as Frame;
	if (before < 0 || (gains[before * SQUARE_COUNT + square] ?? 0) < gain) return false;
	return pieceOn(game.placements, before, square) === pieceOn(game.placements, frame, square);
}

/**
 * The piece that hangs for most after a move of its side, if it may have been left there for
 * nothing.
 */
function leftHanging(facts: Facts, frame: Frame): Hanging | undefined {
	const { game, gains } = facts;
	const move = positionAt(game, frame).move as PlayedMove;
	const [greatest] = hangingAt(gains, frame);
	if (greatest === undefined || move.side === sideToMoveAt(facts, frame)) return undefined;
	const { square, gain } = greatest;
	const before = positionAt(game, (frame - 1) as Frame).move;
	const isOut =
		gain - tookWith(move) < MIN_GAIN ||
		hungBefore(facts, frame, greatest) ||
		takesBackOn(before, move, square) ||
		mayBeOffer(facts, frame, square);
	return isOut ? undefined : greatest;
}

/** Pieces left hanging, taken or not. To ask about moves that were not played takes a while. */
export function* hangingMoments(facts: Facts): Generator<undefined, Moment[]> {
	const { game } = facts;
	const moments: HangingMoment[] = [];
	for (let ply = 1; ply <= game.plies; ply++) {
		const frame = ply as Frame;
		const found = leftHanging(facts, frame);
		if (found === undefined) continue;
		const { square, gain } = found;
		const move = positionAt(game, frame).move as PlayedMove;
		const left = gain - tookWith(move);
		yield;
		if (left - leastLeft(facts, (frame - 1) as Frame) < MIN_GAIN) continue;
		moments.push({
			...replyTo(facts, frame, square),
			ply,
			move: moveName(game, frame),
			side: move.side,
			squares: [square],
			weight: 10 * left,
			square,
			piece: pieceOn(game.placements, frame, square),
			gain,
		});
	}
	return moments;
}

/**
 * The ply at which the piece on a square is taken there, if it stays. Undefined if it is not, or
 * goes elsewhere first.
 */
function fallOf({ game }: Facts, from: Frame, square: Square): Frame | undefined {
	for (let ply = from + 1; ply <= Math.min(game.plies, from + FOLLOWED_PLIES); ply++) {
		const move = positionAt(game, ply as Frame).move as PlayedMove;
		if (takenAt(move) === square) return ply as Frame;
		if (move.from === square) return undefined;
	}
	return undefined;
}

/** Has a side lost something from one frame to another, beyond what it took? */
function hasLost({ game }: Facts, side: Side, from: Frame, to: Frame): boolean {
	return balanceFor(game.placements, from, side) > balanceFor(game.placements, to, side);
}

/**
 * A piece of the side that is to move is trapped, was not a move before, and falls, and its side
 * has less for it when it has replied.
 */
export function trappedMoments(facts: Facts): TrappedMoment[] {
	const { game, standing } = facts;
	const moments: TrappedMoment[] = [];
	const isTrapped = (ply: number, square: number) =>
		((standing[ply * SQUARE_COUNT + square] ?? 0) & TRAPPED) !== 0;
	for (let ply = 1; ply <= game.plies; ply++) {
		const frame = ply as Frame;
		const side = sideToMoveAt(facts, frame);
		for (let index = 0; index < SQUARE_COUNT; index++) {
			const square = index as Square;
			if (!isTrapped(ply, index) || isTrapped(ply - 1, index)) continue;
			const piece = pieceOn(game.placements, frame, square);
			if (sideOf(piece) !== side) continue;
			const fall = fallOf(facts, frame, square);
			if (fall === undefined) continue;
			const replied = Math.min(game.plies, fall + 1) as Frame;
			if (!hasLost(facts, side, frame, replied)) continue;
			moments.push({
				kind: "trapped",
				ply,
				move: moveName(game, frame),
				side,
				squares: [square],
				weight: 9 * worthOf(piece),
				square,
				piece,
				takenBy: moveName(game, fall),
			});
		}
	}
	return moments;
}
