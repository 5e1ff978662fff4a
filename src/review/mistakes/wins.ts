// How a side wins something by a move: facts of the map in the positions of an engine's line, each
// of which counts only if that line takes what it speaks of and keeps what it takes.

import type { Frame } from "../../chess/frame.ts";
import { KING, kindOf, NO_PIECE, otherSide, type Piece, sideOf } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { takenAt, worthOf } from "../../chess/worth.ts";
import { TRAPPED } from "../../control/standing.ts";
import {
	type Attack,
	attacks,
	attacksBack,
	firstCapture,
	laterCaptures,
	namesTo,
	placed,
	targetsOf,
} from "./attack.ts";
import { onSquare, placementAt, prizesOf, wonFor } from "./playedLine.ts";
import type { Win } from "./reason.ts";

/** A pinned guard of the square that is taken. */
function barredGuard(attack: Attack): Win | undefined {
	const found = firstCapture(attack);
	if (found === undefined) return undefined;
	const { tools, line, at } = attack;
	const { barred } = tools.core.inspectSquare(line.placements, at as Frame, found.square);
	const defender = otherSide(found.move.side);
	const pin = barred.find(({ square }) => sideOf(onSquare(line, at, square)) === defender);
	if (pin === undefined || attacksBack(attack, found.square)) return undefined;
	return {
		kind: "pinned",
		squares: [found.square, pin.square, pin.pinner],
		by: namesTo(attack),
		later: line.names[at] ?? "",
		gain: found.gain,
		target: found.target,
		pinned: placed(line, at, pin.square),
		pinner: placed(line, at, pin.pinner),
	};
}

/** A piece that is pinned after the first move, and that the line then takes. */
function pinnedPiece(attack: Attack): Win | undefined {
	const { tools, line, at } = attack;
	const pins = tools.core.findPins(line.placements, (at + 1) as Frame);
	// A pawn is not the point where more is won.
	const found = laterCaptures(attack).find(
		({ square, target, gain }) =>
			worthOf(target.piece) >= gain - 1 && pins.some((pin) => pin.square === square),
	);
	const pin = pins.find(({ square }) => square === found?.square);
	if (found === undefined || pin === undefined) return undefined;
	return {
		kind: "pinned",
		squares: [found.square, pin.pinner],
		by: namesTo(attack),
		later: found.name,
		gain: found.gain,
		target: found.target,
		pinned: found.target,
		pinner: placed(line, at + 1, pin.pinner),
	};
}

/** What takes back on a square, at once or after other captures, what has taken there. */
function priceOf({ line, at }: Attack, square: Square): Piece {
	for (const move of line.moves.slice(at + 1, at + 4)) {
		if (move.to === square) return move.captured;
		if (move.from === square || move.captured === NO_PIECE) break;
	}
	return NO_PIECE;
}

/** A piece that is taken at a profit. */
function hanging(attack: Attack): Win | undefined {
	const found = firstCapture(attack);
	if (found === undefined) return undefined;
	const { tools, line, at } = attack;
	const { move, square, gain, target } = found;
	// What comes there in the line itself was not left there.
	if (onSquare(line, attack.from, square) !== target.piece) return undefined;
	const by = namesTo(attack);
	const before = at === 1 ? line.moves[0] : undefined;
	if (before?.to === square && before.captured !== NO_PIECE) {
		if (worthOf(target.piece) <= worthOf(before.captured)) return undefined;
		return { kind: "exchange", squares: [square], by, gain, target, got: before.captured };
	}
	const price = priceOf(attack, move.to);
	if (worthOf(target.piece) <= worthOf(price)) return undefined;
	const isGuarded = (prizesOf(tools, line, at, move.side)[square] ?? 0) === 0;
	return { kind: "hanging", squares: [square], by, gain, target, price, isGuarded };
}

/** One piece guards two: the first is taken, it takes back, and the second is taken. */
function overloaded(attack: Attack): Win | undefined {
	const [found] = laterCaptures(attack);
	const { line, at } = attack;
	const answer = line.moves[at + 1];
	const one = found && takenAt(found.first);
	if (found === undefined || one === undefined || answer?.to !== found.first.to) return undefined;
	if (found.square === one || found.plies !== 2) return undefined;
	const guard = placed(line, at, answer.from);
	if (kindOf(guard.piece) === KING || !attacks(attack, at, answer.from, found.square)) {
		return undefined;
	}
	// What the guard could still take back was guarded all the same.
	if (line.moves[at + 3]?.to === found.square) return undefined;
	return {
		kind: "overloaded",
		squares: [guard.square, one, found.square],
		by: namesTo(attack),
		later: found.name,
		gain: found.gain,
		guard,
		targets: [placed(line, at, one), found.target],
	};
}

function fork(attack: Attack): Win | undefined {
	const { line, at } = attack;
	const move = line.moves[at];
	if (move === undefined) return undefined;
	const targets = targetsOf(attack, move.to);
	const found = laterCaptures(attack).find(
		({ later, square }) => later.from === move.to && targets.some((one) => one.square === square),
	);
	const other = targets.find(({ square }) => square !== found?.square);
	if (found === undefined || other === undefined) return undefined;
	return {
		kind: "fork",
		squares: [move.to, other.square, found.square],
		by: namesTo(attack),
		later: found.name,
		gain: found.gain,
		targets: [other, found.target],
	};
}

function trapped(attack: Attack): Win | undefined {
	const { tools, line, at } = attack;
	const later = laterCaptures(attack);
	if (later.length === 0) return undefined;
	const marks = tools.insight.findStanding(placementAt(line, at + 1));
	const found = later.find(({ square }) => ((marks[square] ?? 0) & TRAPPED) !== 0);
	if (found === undefined) return undefined;
	return {
		kind: "trapped",
		squares: [found.square],
		by: namesTo(attack),
		later: found.name,
		gain: found.gain,
		target: found.target,
	};
}

/** A piece that the first move attacks, and a later one takes. */
function attacked(attack: Attack): Win | undefined {
	const found = laterCaptures(attack).find(
		({ first, later, square }) =>
			later.from === first.to && attacks(attack, attack.at + 1, first.to, square),
	);
	if (found === undefined) return undefined;
	return {
		kind: "attacked",
		squares: [found.square, found.first.to],
		by: namesTo(attack),
		later: found.name,
		gain: found.gain,
		target: found.target,
	};
}

/** It gives a piece, which is taken by one that is worth more, and takes that. */
function exchange(attack: Attack): Win | undefined {
	const { tools, line, at } = attack;
	const [first, answer, back] = line.moves.slice(at, at + 3);
	if (first === undefined || answer?.to !== first.to || back?.to !== first.to) return undefined;
	if (worthOf(back.captured) <= worthOf(answer.captured)) return undefined;
	const gain = wonFor(tools, line, at + 3, first.side);
	const target = placed(line, at + 1, answer.from);
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

const FINDERS = [barredGuard, overloaded, exchange, hanging, trapped, fork, pinnedPiece, attacked];

/** All ways in which an attack wins something: pins, what the map calls hanging, others. */
export function winsBy(attack: Attack): Win[] {
	if (attack.line.moves[attack.at] === undefined) return [];
	const wins = FINDERS.flatMap((find) => find(attack) ?? []);
	const isBarred = (win: Win) => win.kind === "pinned" && win.pinned !== win.target;
	// A pawn is not the point where a piece falls later.
	const isPlain = (win: Win) =>
		isBarred(win) ||
		(win.kind === "hanging" && !win.isGuarded && worthOf(win.target.piece) >= win.gain - 1);
	return [...wins.filter(isPlain), ...wins.filter((win) => !isPlain(win))];
}
