// How a side wins something by a move, where that has no name of its own: what hangs, what is
// exchanged, what is attacked and falls. Each counts only if the line takes what it speaks of and
// keeps what it takes.

import type { Frame } from "../../chess/frame.ts";
import { kindOf, NO_PIECE, otherSide, PAWN, type Piece, WHITE } from "../../chess/piece.ts";
import { readPieces } from "../../chess/placement.ts";
import { rankOf, type Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { inCheck } from "../tactics/attacks.ts";
import { prizeOn, worthOfCapture } from "../tactics/exchange.ts";
import {
	type Attack,
	alsoHit,
	attacks,
	countedTo,
	endingOf,
	firstCapture,
	laterCaptures,
	namesTo,
	placed,
} from "./attack.ts";
import { onSquare, type PlayedLine, prizesOf, wonFor } from "./playedLine.ts";
import type { Win } from "./reason.ts";

/**
 * Piece that is lost in return: it has taken on the square, and is taken back there, at once or
 * after other captures. What took it back may be taken itself, for as much.
 */
function priceOf({ line, at }: Attack, square: Square): Piece {
	const moves = line.moves.slice(at + 1, at + 4);
	for (const [index, move] of moves.entries()) {
		if (move.to === square) {
			const back = line.moves[at + 2 + index];
			const isEven = back?.to === square && worthOf(back.captured) >= worthOf(move.captured);
			return isEven ? NO_PIECE : move.captured;
		}
		if (move.from === square || move.captured === NO_PIECE) break;
	}
	return NO_PIECE;
}

/** A piece that is taken at a profit. */
function hanging(attack: Attack): Win | undefined {
	const found = firstCapture(attack);
	if (found === undefined) return undefined;
	const { modules, line, at } = attack;
	const { move, square, gain, target } = found;
	// A piece that comes there in the line itself was not left there.
	if (onSquare(line, attack.from, square) !== target.piece) return undefined;
	const by = namesTo(attack);
	const before = at === 1 ? line.moves[0] : undefined;
	if (before?.to === square && before.captured !== NO_PIECE) {
		if (worthOf(target.piece) <= worthOf(before.captured)) return undefined;
		// What takes it is taken itself.
		if (line.moves[2]?.to === square) return undefined;
		return { kind: "exchange", squares: [square], by, gain, target, got: before.captured };
	}
	const price = priceOf(attack, move.to);
	if (worthOf(target.piece) <= worthOf(price)) return undefined;
	const isGuarded = (prizesOf(modules, line, at, move.side)[square] ?? 0) === 0;
	const isLess = gain < worthOf(target.piece) - worthOf(price) - 1;
	const ending = isLess ? countedTo(line, at + 1, gain, move.side) : undefined;
	// What comes later, and is a part of an exchange, wins nothing by itself.
	if (isLess && ending === undefined && by.length > 1) return undefined;
	return { kind: "hanging", squares: [square], by, gain, target, price, isGuarded, ending };
}

/** A piece that the first move attacks, and a later one takes. */
function attacked(attack: Attack): Win | undefined {
	const found = laterCaptures(attack).find(
		({ first, later, square }) =>
			later.from === first.to && attacks(attack, attack.at + 1, first.to, square),
	);
	if (found === undefined) return undefined;
	const { line, at } = attack;
	const ending = endingOf(line, at + 1, at + found.plies, [found.target], found.gain);
	return {
		kind: "attacked",
		squares: [found.square, found.first.to],
		by: namesTo(attack),
		later: ending && found.name,
		ending,
		gain: found.gain,
		target: found.target,
		others: alsoHit(attack, found.square),
	};
}

/** Is a capture voluntary: it loses, answers no check, saves no piece, and stops no pawn? */
export function isVoluntary(line: PlayedLine, at: number): boolean {
	const move = line.moves[at];
	if (move === undefined) return false;
	const { from, to, side, captured } = move;
	const pieces = readPieces(line.placements, at as Frame);
	const isAtGoal = kindOf(captured) === PAWN && rankOf(to) === (side === WHITE ? 1 : 6);
	const isForced = isAtGoal || inCheck(pieces, side) || prizeOn(pieces, from, otherSide(side)) > 0;
	return !isForced && worthOfCapture(pieces, from, to) < 0;
}

/** It gives a piece, which is taken by one that is worth more, and takes that. */
function exchange(attack: Attack): Win | undefined {
	const { modules, line, at } = attack;
	const [first, answer, back] = line.moves.slice(at, at + 3);
	if (first === undefined || answer?.to !== first.to || back?.to !== first.to) return undefined;
	if (worthOf(back.captured) <= worthOf(answer.captured)) return undefined;
	const gain = wonFor(modules, line, at + 3, first.side);
	const target = placed(line, at + 1, answer.from);
	if (isVoluntary(line, at + 1)) return undefined;
	if (gain < 1 || target.piece !== back.captured) return undefined;
	return {
		kind: "exchange",
		squares: [first.to, answer.from],
		by: line.names.slice(attack.from, at + 3),
		gain,
		target,
		got: answer.captured,
	};
}

const FINDERS = [exchange, hanging, attacked];

/** The ways in which an attack wins something, the plainest first. */
export const winsBy = (attack: Attack): Win[] =>
	attack.line.moves[attack.at] === undefined ? [] : FINDERS.flatMap((find) => find(attack) ?? []);
