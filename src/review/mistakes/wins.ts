// How a side wins something by a move: facts of the map in the positions of an engine's line, each
// of which counts only if that line takes what it speaks of and keeps what it takes.

import type { Frame } from "../../chess/frame.ts";
import { KING, kindOf, NO_PIECE, pieceOf, sideOf } from "../../chess/piece.ts";
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

const namesTo = ({ line, at, from }: Attack): readonly string[] => line.names.slice(from, at + 1);

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

/** Places of later captures, after the first move. */
const LATER = [2, 4];

/**
 * The same of later ones, two and four plies after: of a piece that stands there since the first
 * move.
 */
function laterCaptures({ tools, line, at }: Attack) {
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

/** Is what took on a square taken there by the next move? */
const attacksBack = ({ line, at }: Attack, square: Square): boolean =>
	line.moves[at + 1]?.to === square;

/** A piece that is pinned after the first move, and that the line then takes. */
function pinnedPiece(attack: Attack): Win | undefined {
	const { tools, line, at } = attack;
	const pins = tools.core.findPins(line.placements, (at + 1) as Frame);
	const found = laterCaptures(attack).find((one) => pins.some((pin) => pin.square === one.square));
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
	const answer = line.moves[at + 1];
	if (before?.to === square && before.captured !== NO_PIECE) {
		return { kind: "exchange", squares: [square], by, gain, target, got: before.captured };
	}
	const price = answer?.to === move.to ? answer.captured : NO_PIECE;
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

const FINDERS = [barredGuard, overloaded, hanging, trapped, fork, pinnedPiece, attacked];

/** All ways in which an attack wins something. After pins what the map calls hanging is plainest. */
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

/** A move that pins a piece which was not pinned, if nothing takes the piece that has moved. */
function newPin(attack: Attack): Win | undefined {
	const { tools, line, at } = attack;
	const first = line.moves[at];
	if (first === undefined || attacksBack(attack, first.to)) return undefined;
	const pinsAt = (frame: number) => tools.core.findPins(line.placements, frame as Frame);
	const before = new Set(pinsAt(at).map(({ square }) => square));
	const pin = pinsAt(at + 1).find(
		({ square, pinner }) => pinner === first.to && !before.has(square),
	);
	if (pin === undefined) return undefined;
	const pinned = placed(line, at + 1, pin.square);
	const pinner = placed(line, at + 1, pin.pinner);
	return {
		kind: "pinned",
		squares: [pin.square, pin.pinner],
		by: namesTo(attack),
		later: undefined,
		gain: 0,
		target: pinned,
		pinned,
		pinner,
	};
}

/** A move that attacks a piece which did not hang before, and now does. */
function newAttack(attack: Attack): Win | undefined {
	const { tools, line, at } = attack;
	const first = line.moves[at];
	const isSlow = first === undefined || first.captured !== NO_PIECE;
	if (isSlow || attacksBack(attack, first.to)) return undefined;
	const before = prizesOf(tools, line, at, first.side);
	const target = targetsOf(attack, first.to).find(
		({ square, piece }) => kindOf(piece) !== KING && (before[square] ?? 0) === 0,
	);
	if (target === undefined) return undefined;
	return {
		kind: "attacked",
		squares: [target.square, first.to],
		by: namesTo(attack),
		later: undefined,
		gain: 0,
		target,
	};
}

/** What a move gains in time or freedom, where the line takes nothing. */
export const gainsTimeBy = (attack: Attack): Win[] =>
	[newPin, newAttack].flatMap((find) => find(attack) ?? []);
