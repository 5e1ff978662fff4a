// How a side wins something by a move: facts of the map in the positions of an engine's line, each
// of which counts only if that line takes what it speaks of and keeps what it takes.

import type { Frame } from "../../chess/frame.ts";
import { KING, kindOf, NO_PIECE, PAWN, pieceOf, sideOf } from "../../chess/piece.ts";
import { squaresOf } from "../../chess/placement.ts";
import { SQUARE_COUNT, type Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { TRAPPED } from "../../control/standing.ts";
import {
	onSquare,
	otherSide,
	type PlayedLine,
	placementAt,
	prizesOf,
	type Tools,
	takenAt,
	wonFor,
} from "./playedLine.ts";
import type { Placed, Win } from "./reason.ts";

/** A line, and the place of the move by which a side wins in it. */
export type Attack = { readonly tools: Tools; readonly line: PlayedLine; readonly at: number };

const placed = (line: PlayedLine, frame: number, square: Square): Placed => ({
	piece: onSquare(line, frame, square),
	square,
});

/** Does the piece on one square attack another, as nothing stands between them? */
function attacks(
	{ tools: { core }, line }: Attack,
	frame: number,
	from: Square,
	to: Square,
): boolean {
	const { chains } = core.inspectSquare(line.placements, frame as Frame, to);
	return chains.some(([front]) => front?.square === from);
}

/** What the first capture of the attack takes, and whether it keeps it. */
function firstCapture({ tools, line, at }: Attack) {
	const move = line.moves[at];
	const square = move && takenAt(move);
	if (move === undefined || square === undefined) return undefined;
	const gain = wonFor(tools, line, at + 1, move.side);
	return gain >= 1 ? { move, square, gain, target: placed(line, at, square) } : undefined;
}

/** The same of the second, two plies later: of a piece that stood there after the first move. */
function secondCapture({ tools, line, at }: Attack) {
	const [first, , later] = line.moves.slice(at, at + 3);
	const square = later && takenAt(later);
	if (first === undefined || later === undefined || square === undefined) return undefined;
	const gain = wonFor(tools, line, at + 3, first.side);
	if (gain < 1) return undefined;
	const target = placed(line, at + 1, square);
	const stood = target.piece !== NO_PIECE && target.piece === onSquare(line, at + 2, square);
	const name = line.names[at + 2] ?? "";
	return { first, later, square, gain, name, target, stood };
}

/** A pinned guard of the square that is taken. */
function barredGuard(attack: Attack): Win | undefined {
	const found = firstCapture(attack);
	if (found === undefined) return undefined;
	const { tools, line, at } = attack;
	const { barred } = tools.core.inspectSquare(line.placements, at as Frame, found.square);
	const defender = otherSide(found.move.side);
	const pin = barred.find(({ square }) => sideOf(onSquare(line, at, square)) === defender);
	if (pin === undefined || attacksBack(attack, found.square)) return undefined;
	const by = line.names[at] ?? "";
	return {
		kind: "pinned",
		squares: [found.square, pin.square, pin.pinner],
		by,
		later: by,
		gain: found.gain,
		target: found.target,
		pinned: placed(line, at, pin.square),
		pinner: placed(line, at, pin.pinner),
	};
}

/** Is what took on a square taken there by the next move? */
const attacksBack = ({ line, at }: Attack, square: Square): boolean =>
	line.moves[at + 1]?.to === square;

/** A piece that is pinned after the first move, and that the line then takes. */
function pinnedPiece(attack: Attack): Win | undefined {
	const found = secondCapture(attack);
	if (found === undefined || !found.stood) return undefined;
	const { tools, line, at } = attack;
	const pins = tools.core.findPins(line.placements, (at + 1) as Frame);
	const pin = pins.find(({ square }) => square === found.square);
	if (pin === undefined || sideOf(found.target.piece) === found.first.side) return undefined;
	return {
		kind: "pinned",
		squares: [found.square, pin.pinner],
		by: line.names[at] ?? "",
		later: found.name,
		gain: found.gain,
		target: found.target,
		pinned: found.target,
		pinner: placed(line, at + 1, pin.pinner),
	};
}

/** A piece that can be taken at a profit, by the map, and is. */
function hanging(attack: Attack): Win | undefined {
	const found = firstCapture(attack);
	if (found === undefined) return undefined;
	const { tools, line, at } = attack;
	const { move, square, gain, target } = found;
	if ((prizesOf(tools, line, at, move.side)[square] ?? 0) === 0) return undefined;
	const by = line.names[at] ?? "";
	const before = line.moves[at - 1];
	const answer = line.moves[at + 1];
	if (before?.to === square && before.captured !== NO_PIECE) {
		return { kind: "exchange", squares: [square], by, gain, target, got: before.captured };
	}
	const price = answer?.to === move.to ? answer.captured : NO_PIECE;
	return { kind: "hanging", squares: [square], by, gain, target, price };
}

/** One piece guards two: the first is taken, it takes back, and the second is taken. */
function overloaded(attack: Attack): Win | undefined {
	const found = secondCapture(attack);
	const { line, at } = attack;
	const answer = line.moves[at + 1];
	const one = found && takenAt(found.first);
	if (found === undefined || one === undefined || answer?.to !== found.first.to) return undefined;
	if (found.square === one || !found.stood) return undefined;
	const guard = placed(line, at, answer.from);
	if (kindOf(guard.piece) === KING || !attacks(attack, at, answer.from, found.square)) {
		return undefined;
	}
	// What the guard could still take back was guarded all the same.
	if (line.moves[at + 3]?.to === found.square) return undefined;
	return {
		kind: "overloaded",
		squares: [guard.square, one, found.square],
		by: line.names[at] ?? "",
		later: found.name,
		gain: found.gain,
		guard,
		targets: [placed(line, at, one), found.target],
	};
}

/** What the piece that has moved attacks: the king, and what can be taken at a profit. */
function targetsOf(attack: Attack, by: Square): Placed[] {
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

function fork(attack: Attack): Win | undefined {
	const found = secondCapture(attack);
	if (found === undefined || !found.stood) return undefined;
	const { line, at } = attack;
	const targets = targetsOf(attack, found.first.to).filter(
		({ piece }) => kindOf(piece) !== PAWN || piece === found.target.piece,
	);
	const takes = targets.some(({ square }) => square === found.square);
	if (targets.length < 2 || !takes || found.later.from !== found.first.to) return undefined;
	const [other] = targets.filter(({ square }) => square !== found.square);
	const told = other === undefined ? [found.target] : [other, found.target];
	return {
		kind: "fork",
		squares: [found.first.to, ...told.map(({ square }) => square)],
		by: line.names[at] ?? "",
		later: found.name,
		gain: found.gain,
		targets: told,
	};
}

function trapped(attack: Attack): Win | undefined {
	const found = secondCapture(attack);
	if (found === undefined || !found.stood) return undefined;
	const { tools, line, at } = attack;
	const marks = tools.insight.findStanding(placementAt(line, at + 1));
	if (((marks[found.square] ?? 0) & TRAPPED) === 0) return undefined;
	return {
		kind: "trapped",
		squares: [found.square],
		by: line.names[at] ?? "",
		later: found.name,
		gain: found.gain,
		target: found.target,
	};
}

/** A piece that the first move attacks, and the next takes. */
function attacked(attack: Attack): Win | undefined {
	const found = secondCapture(attack);
	if (found === undefined || !found.stood) return undefined;
	const { line, at } = attack;
	const { first, square } = found;
	if (!attacks(attack, at + 1, first.to, square) || found.later.from !== first.to) return undefined;
	return {
		kind: "attacked",
		squares: [square, first.to],
		by: line.names[at] ?? "",
		later: found.name,
		gain: found.gain,
		target: found.target,
	};
}

const FINDERS = [hanging, barredGuard, overloaded, trapped, fork, pinnedPiece, attacked];

/** All ways in which an attack wins something, the plainest first. */
export const winsBy = (attack: Attack): Win[] => FINDERS.flatMap((find) => find(attack) ?? []);
