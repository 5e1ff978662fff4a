// Moments of pieces that were left hanging, and of pieces that were trapped.

import type { Frame } from "../chess/frame.ts";
import { positionAt } from "../chess/game.ts";
import { kindName, kindOf, NO_PIECE, type Piece, type Kind as PieceKind } from "../chess/piece.ts";
import { pieceOn } from "../chess/placement.ts";
import type { PlayedMove } from "../chess/rules.ts";
import { SQUARE_COUNT, type Square, squareName } from "../chess/square.ts";
import { hangingAt } from "../control/insight.ts";
import { TRAPPED } from "../control/standing.ts";
import { type Facts, sideToMoveAt } from "./facts.ts";
import { type Moment, moveName, sideName } from "./moment.ts";

/** What pieces are worth in the exchange; a king is never taken. */
const WORTH: Readonly<Record<PieceKind, number>> = { 1: 1, 2: 3, 3: 3, 4: 5, 5: 9, 6: 0 };

const worthOf = (piece: Piece): number => (piece === NO_PIECE ? 0 : WORTH[kindOf(piece)]);

/** Less than this is nothing to speak of. */
const LEAST = 2;

/** The square of the piece that a move takes. Undefined if it takes none. */
function takenAt(move: PlayedMove): Square | undefined {
	if (move.captured === NO_PIECE) return undefined;
	return move.flags.includes("enPassant")
		? (((move.from & 56) | (move.to & 7)) as Square)
		: move.to;
}

/** What a move has taken, with what a pawn becomes. */
const tookWith = ({ captured, promotion }: PlayedMove) =>
	worthOf(captured) + (promotion === NO_PIECE ? 0 : worthOf(promotion) - 1);

/** What came of it: was the piece taken by the next move? */
function replyTo({ game }: Facts, frame: Frame, square: Square, name: string) {
	const next = (frame + 1) as Frame;
	if (next > game.plies) return { isMissed: false, end: "The game ended there." };
	const move = positionAt(game, next).move as PlayedMove;
	const isTaken = takenAt(move) === square;
	const end = isTaken
		? `${sideName(move.side)} took it with ${moveName(game, next)}.`
		: `${sideName(move.side)} played ${moveName(game, next)} and left the ${name}.`;
	return { isMissed: !isTaken, end };
}

/** Pieces left hanging, missed or not: after a move of its own side a piece hangs that did not hang there before, for more than that move took. */
export function hangingMoments(facts: Facts): Moment[] {
	const { game, gains } = facts;
	const moments: Moment[] = [];
	for (let ply = 1; ply <= game.plies; ply++) {
		const frame = ply as Frame;
		const move = positionAt(game, frame).move as PlayedMove;
		const [greatest] = hangingAt(gains, frame);
		if (greatest === undefined || move.side === sideToMoveAt(facts, frame)) continue;
		const { square, gain } = greatest;
		if (gain - tookWith(move) < LEAST) continue;
		const hungBefore = ply >= 2 && (gains[(ply - 2) * SQUARE_COUNT + square] ?? 0) >= gain;
		const piece = pieceOn(game.placements, frame, square);
		const stoodBefore = ply >= 2 && pieceOn(game.placements, (ply - 2) as Frame, square) === piece;
		if (hungBefore && stoodBefore) continue;
		const name = kindName(piece);
		const { isMissed, end } = replyTo(facts, frame, square, name);
		moments.push({
			ply,
			kind: isMissed ? "missed" : "hanging",
			side: move.side,
			squares: [square],
			gain,
			isMissed,
			weight: 10 * (gain - tookWith(move)),
			text: `After ${moveName(game, frame)} the ${name} on ${squareName(square)} hangs: by exchanges, taking it wins ${gain}. ${end}`,
		});
	}
	return moments;
}

/** Plies within which a trapped piece is followed. */
const FOLLOWED = 10;

/** The ply at which the piece on a square is taken there, if it stays. Undefined if it is not, or goes elsewhere first. */
function fallOf({ game }: Facts, from: Frame, square: Square): Frame | undefined {
	for (let ply = from + 1; ply <= Math.min(game.plies, from + FOLLOWED); ply++) {
		const move = positionAt(game, ply as Frame).move as PlayedMove;
		if (takenAt(move) === square) return ply as Frame;
		if (move.from === square) return undefined;
	}
	return undefined;
}

/** A piece of the side that is to move is trapped, was not a move before, and falls. */
export function trappedMoments(facts: Facts): Moment[] {
	const { game, standing } = facts;
	const moments: Moment[] = [];
	const isTrapped = (ply: number, square: number) =>
		((standing[ply * SQUARE_COUNT + square] ?? 0) & TRAPPED) !== 0;
	for (let ply = 1; ply <= game.plies; ply++) {
		const frame = ply as Frame;
		const side = sideToMoveAt(facts, frame);
		for (let index = 0; index < SQUARE_COUNT; index++) {
			const square = index as Square;
			if (!isTrapped(ply, index) || isTrapped(ply - 1, index)) continue;
			const piece = pieceOn(game.placements, frame, square);
			if (piece >> 3 !== side) continue;
			const fall = fallOf(facts, frame, square);
			if (fall === undefined) continue;
			moments.push({
				ply,
				kind: "trapped",
				side,
				squares: [square],
				gain: 0,
				isMissed: false,
				weight: 9 * worthOf(piece),
				text: `After ${moveName(game, frame)} the ${kindName(piece)} on ${squareName(square)} is trapped: it would be lost wherever it goes. It was taken with ${moveName(game, fall)}.`,
			});
		}
	}
	return moments;
}
