// Moments of knights on an outpost: deep in the other half, out of reach of all pawns, for long.

import type { Frame } from "../chess/frame.ts";
import { moveName, positionAt } from "../chess/game.ts";
import { KNIGHT, kindOf, otherSide, type Side, WHITE } from "../chess/piece.ts";
import { pieceOn } from "../chess/placement.ts";
import type { PlayedMove } from "../chess/rules.ts";
import { fileOf, rankOf, SQUARE_COUNT, type Square } from "../chess/square.ts";
import { takenAt } from "../chess/worth.ts";
import { BLACKS, WHITES } from "../control/classes.ts";
import { changedSquares, controlAt } from "../control/controlMap.ts";
import type { Facts } from "./facts.ts";
import type { OutpostMoment } from "./moment.ts";
import { isBeyondPawns } from "./places.ts";

/** Moves of its side that a knight has to stay for. */
const MIN_STAY = 6;

/** Squares that it may take from the other side, in a sentence. */
const MOST_TAKEN = 4;

const isKnightsMove = (one: Square, other: Square): boolean => {
	const files = Math.abs(fileOf(one) - fileOf(other));
	const ranks = Math.abs(rankOf(one) - rankOf(other));
	return files * ranks === 2;
};

/** The first move after a frame by which the piece on a square goes, or is taken there. */
function endOf({ game }: Facts, frame: Frame, square: Square) {
	for (let ply = frame + 1; ply <= game.plies; ply++) {
		const move = positionAt(game, ply as Frame).move as PlayedMove;
		const isTaken = takenAt(move) === square;
		if (isTaken || move.from === square) return { ply, isTaken };
	}
	return { ply: game.plies + 1, isTaken: false };
}

/** Squares in reach of the knight that were the other side's before its move, and are not now. */
function takenFrom({ control }: Facts, frame: Frame, side: Side, square: Square): Square[] {
	const theirs = side === WHITE ? BLACKS : WHITES;
	return changedSquares(control, (frame - 1) as Frame, frame)
		.filter((one) => controlAt(control, (frame - 1) as Frame, one) === theirs)
		.filter((one) => isKnightsMove(square, one))
		.slice(0, MOST_TAKEN);
}

/** In the other half, out of reach of pawns, and no exchange wins it. */
function isOutpost({ game, gains }: Facts, frame: Frame, { side, to }: PlayedMove): boolean {
	const rank = side === WHITE ? rankOf(to) : 7 - rankOf(to);
	return (
		kindOf(pieceOn(game.placements, frame, to)) === KNIGHT &&
		rank >= 4 &&
		rank <= 6 &&
		isBeyondPawns(game.placements, frame, otherSide(side), to) &&
		gains[frame * SQUARE_COUNT + to] === 0
	);
}

export function outpostMoments(facts: Facts): OutpostMoment[] {
	const { game } = facts;
	const moments: OutpostMoment[] = [];
	for (let ply = 1; ply <= game.plies; ply++) {
		const frame = ply as Frame;
		const move = positionAt(game, frame).move as PlayedMove;
		if (!isOutpost(facts, frame, move)) continue;
		const end = endOf(facts, frame, move.to);
		const stayed = (end.ply - ply) >> 1;
		if (stayed < MIN_STAY) continue;
		const taken = takenFrom(facts, frame, move.side, move.to);
		moments.push({
			kind: "outpost",
			ply,
			move: moveName(game, frame),
			side: move.side,
			squares: [move.to, ...taken],
			weight: 12 + stayed + 2 * taken.length,
			square: move.to,
			piece: pieceOn(game.placements, frame, move.to),
			stayed,
			takenBy: end.isTaken ? moveName(game, end.ply as Frame) : undefined,
		});
	}
	return moments;
}
