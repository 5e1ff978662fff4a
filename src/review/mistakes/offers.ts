// Offers: sound moves of a game's main line by which a piece was given for less, by evaluations
// that somebody else brings (docs/insight.md, section 9).

import type { Frame } from "../../chess/frame.ts";
import { type Game, moveName, positionAt } from "../../chess/game.ts";
import { otherSide, type Piece, type Side, WHITE } from "../../chess/piece.ts";
import { pieceOn } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import type { Square } from "../../chess/square.ts";
import { takenAt, tookWith, worthOf } from "../../chess/worth.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { meterAt } from "../meters.ts";
import type { Placed } from "../tactics/tactic.ts";
import type { EvaluationOf } from "./findMistakes.ts";
import { centipawnsFor, chancesFor, mateOf } from "./marks.ts";

export type Offer = {
	/** The frame too: offers are those of the main line. */
	readonly ply: number;
	/** The move as "10.Nxb5". */
	readonly move: string;
	readonly side: Side;
	/** Piece that was given, where it was taken. */
	readonly given: Placed;
	/** Piece that the move took for it. */
	readonly got: Piece;
	/** How the game went on, from the move that took it: three moves, or up to a mate. */
	readonly line: readonly string[];
	readonly endsInMate: boolean;
	/** Centipawns from the side that offered, after the move. */
	readonly after: number;
	/** Squares beside the other king that the side had after its next move, and how many of all. */
	readonly besideKing: { readonly own: number; readonly all: number };
	/** A better reply than to take it, "24...Kb6". Undefined where taking lost nothing. */
	readonly better: string | undefined;
	readonly squares: readonly Square[];
};

/** Winning chances, of 2, that a sound move may lose. */
const SOUND = 0.06;

/** Points that have to be given, less those that the move took, and that stay given. */
const MIN_GIVEN = 2;
const MIN_LEFT = 1;

/** Centipawns from which a side stands worse, and what it gave was merely lost. */
const WORSE = -60;

/** A side that wins anyway, in centipawns, gives without need. */
const WON = 900;

/** Moves of the game that are shown after the offer, at most, and where they mate. */
const SHOWN = 3;
const SHOWN_TO_MATE = 6;

/** Did a move of a side lose nothing to speak of, and leave it no worse than a little? */
export const isSound = (
	side: Side,
	was: Evaluation | undefined,
	is: Evaluation | undefined,
): boolean =>
	was !== undefined &&
	is !== undefined &&
	chancesFor(side, was) - chancesFor(side, is) <= SOUND &&
	mateOf(is) !== otherSide(side) &&
	centipawnsFor(side, is) >= WORSE;

export const moveAt = (game: Game, ply: number): PlayedMove | undefined =>
	ply <= game.plies ? positionAt(game, ply as Frame).move : undefined;

const isMate = (move: PlayedMove | undefined) => move?.san.endsWith("#") ?? false;

/** The names of the moves after a ply that are shown. */
function lineAfter(game: Game, ply: number): Pick<Offer, "line" | "endsInMate"> {
	const plies = Array.from({ length: SHOWN_TO_MATE }, (_, index) => ply + 1 + index);
	const mate = plies.findIndex((one) => isMate(moveAt(game, one)));
	const shown = plies
		.slice(0, mate < 0 ? SHOWN : mate + 1)
		.filter((one) => moveAt(game, one) !== undefined);
	return { line: shown.map((one) => moveName(game, one as Frame)), endsInMate: mate >= 0 };
}

/**
 * Piece that was given, if the next two moves leave enough of the loss; undefined where it was no
 * offer.
 */
function givenBy(game: Game, ply: number, move: PlayedMove): Placed | undefined {
	const reply = moveAt(game, ply + 1);
	const square = reply && takenAt(reply);
	if (reply === undefined || square === undefined) return undefined;
	const given = tookWith(reply) - tookWith(move);
	const next = moveAt(game, ply + 2);
	const left = given - (next === undefined ? 0 : tookWith(next));
	if (given < MIN_GIVEN || (left < MIN_LEFT && !isMate(next))) return undefined;
	return { piece: pieceOn(game.placements, ply as Frame, square), square };
}

function besideKing(game: Game, control: GameControl, ply: number, side: Side) {
	const frame = Math.min(ply + 2, game.plies) as Frame;
	const meter = side === WHITE ? "blacksKing" : "whitesKing";
	const { light, dark, contested, neutral } = meterAt(meter, game.placements, control, frame);
	return { own: side === WHITE ? light : dark, all: light + dark + contested + neutral };
}

function offerAt(
	game: Game,
	control: GameControl,
	ply: number,
	evaluationOf: EvaluationOf,
	betterReply: string | undefined,
): Offer | undefined {
	const move = moveAt(game, ply);
	const [was, is] = [evaluationOf((ply - 1) as Frame), evaluationOf(ply as Frame)];
	if (move === undefined || was === undefined || is === undefined) return undefined;
	const { side } = move;
	if (!isSound(side, was, is)) return undefined;
	const line = lineAfter(game, ply);
	if (centipawnsFor(side, was) >= WON && !line.endsInMate) return undefined;
	const given = givenBy(game, ply, move);
	if (given === undefined || worthOf(given.piece) < MIN_GIVEN) return undefined;
	return {
		...line,
		ply,
		move: moveName(game, ply as Frame),
		side,
		given,
		got: move.captured,
		after: centipawnsFor(side, is),
		besideKing: besideKing(game, control, ply, side),
		better: betterReply,
		squares: [given.square],
	};
}

/** Every offer of the main line that was taken, in order. */
export function findOffers(
	game: Game,
	control: GameControl,
	evaluationOf: EvaluationOf,
	betterReplyAt: (ply: number) => string | undefined,
): Offer[] {
	return Array.from({ length: game.plies }, (_, index) => index + 1).flatMap(
		(ply) => offerAt(game, control, ply, evaluationOf, betterReplyAt(ply + 1)) ?? [],
	);
}
