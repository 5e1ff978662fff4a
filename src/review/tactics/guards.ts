// Tactics against guards and kings: drawn away, overloaded, taken, lured; and the move before the
// one that everybody expects.

import {
	KING,
	kindOf,
	NO_PIECE,
	otherSide,
	QUEEN,
	ROOK,
	sideOf,
	WHITE,
} from "../../chess/piece.ts";
import { fileOf, rankOf, type Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { between } from "../../control/rays.ts";
import {
	attackersOf,
	attacks,
	goesTo,
	inCheck,
	kingOf,
	moved,
	type Pieces,
	pieceAt,
} from "./attacks.ts";
import { boardAt, type Course, fallOf, isPiece, placedAt, runFrom, type Step } from "./course.ts";
import { prizeOn, takersOf, worthOfCapture } from "./exchange.ts";
import type { FoundTactic } from "./found.ts";
import { laterFruit } from "./lines.ts";

/** A move of the side, the answer to it, and what follows. */
type Three = { readonly first: Step; readonly answer: Step; readonly next: Step };

function threeFrom({ steps }: Course, at: number): Three | undefined {
	const [first, answer, next] = steps.slice(at, at + 3);
	return first && answer && next && { first, answer, next };
}

/** Does nothing stand in the way of a move? */
function canGo(pieces: Pieces, { from, to, piece }: Step): boolean {
	if (pieceAt(pieces, from) !== piece) return false;
	const path = between(from, to);
	return path === undefined || path.every((square) => pieces[square] === NO_PIECE);
}

const isMateAt = ({ mates, steps }: Course, at: number): boolean =>
	mates && at === steps.length - 1;

/** With the guard in its place, would what follows have failed by it? */
function failsBefore(course: Course, at: number, { first, answer, next }: Three): boolean {
	const before = boardAt(course, at);
	const other = otherSide(course.side);
	const pieces = next.from !== first.to && canGo(before, next) ? before : boardAt(course, at + 1);
	const isSame = pieces === before || next.from === first.to;
	if (!isSame && inCheck(pieces, other)) return attacks(pieces, answer.from, next.to);
	const after = moved(pieces, next.from, next.to);
	if (isMateAt(course, at + 2)) {
		const answers = goesTo(after, answer.from);
		return kindOf(answer.piece) === KING ? answers.includes(next.to) : answers.length > 0;
	}
	if (!takersOf(after, next.to, other).includes(answer.from)) return false;
	if (kindOf(next.piece) === KING) return true;
	return worthOfCapture(pieces, next.from, next.to) < Math.max(1, runFrom(course, at + 2));
}

const isFruit = (course: Course, at: number, { next }: Three): boolean =>
	isMateAt(course, at + 2) || (next.took > 0 && runFrom(course, at + 2) >= 1);

function drawnAway(
	course: Course,
	at: number,
): (Three & { readonly found: FoundTactic }) | undefined {
	const three = threeFrom(course, at);
	if (three === undefined || !isFruit(course, at, three)) return undefined;
	const { first, answer, next } = three;
	if (next.to === first.to || next.to === answer.to) return undefined;
	if (!failsBefore(course, at, three)) return undefined;
	const before = boardAt(course, at);
	const target = next.taken === undefined ? [] : [placedAt(before, next.taken)];
	const king = kingOf(before, otherSide(course.side));
	const mated = isMateAt(course, at + 2) && king !== undefined ? [placedAt(before, king)] : [];
	const found = {
		actor: placedAt(boardAt(course, at + 1), first.to),
		targets: [...mated, ...target],
		guard: placedAt(before, answer.from),
		via: next.to,
		fruit: at + 2,
	};
	return { ...three, found };
}

/** One piece guards two: one of them is taken to win the other. */
export function overloaded(course: Course, at: number): FoundTactic | undefined {
	const drawn = drawnAway(course, at);
	if (drawn === undefined) return undefined;
	const { first, answer, found } = drawn;
	if (answer.taken !== first.to || first.taken !== first.to) return undefined;
	if (worthOf(first.captured) < worthOf(first.piece)) return undefined;
	return { ...found, targets: [placedAt(boardAt(course, at), first.to), ...found.targets] };
}

/** A guard has to take what is offered, or to answer a check, and what it guarded falls. */
export function deflection(course: Course, at: number): FoundTactic | undefined {
	const drawn = drawnAway(course, at);
	if (drawn === undefined) return undefined;
	const { first, answer, found } = drawn;
	const isOffered = answer.taken === first.to && worthOf(first.captured) < worthOf(first.piece);
	const isChecked = inCheck(boardAt(course, at + 1), otherSide(course.side));
	return isOffered || (isChecked && answer.taken !== first.to) ? found : undefined;
}

/** A piece's guard is taken first. */
export function guardTaken(course: Course, at: number): FoundTactic | undefined {
	const three = threeFrom(course, at);
	if (three === undefined) return undefined;
	const { first, answer, next } = three;
	const last = course.steps[at - 1];
	// Taking back has a reason of its own.
	if (last?.to === first.to && last.captured !== NO_PIECE) return undefined;
	const before = boardAt(course, at);
	const after = boardAt(course, at + 1);
	const other = otherSide(course.side);
	const { taken } = next;
	if (first.taken !== first.to || taken === undefined || taken !== next.to) return undefined;
	if (taken === first.to || inCheck(after, other) || !isPiece(next.captured)) return undefined;
	if (pieceAt(before, taken) !== next.captured || !attacks(before, first.to, taken))
		return undefined;
	// It was attacked already, but for what the answer takes out of the way.
	const open = moved(before, answer.from, answer.to);
	if (!attacks(open, next.from === first.to ? first.from : next.from, taken)) return undefined;
	if (prizeOn(before, taken, course.side) > 0 || runFrom(course, at + 2) < 1) return undefined;
	return {
		actor: placedAt(after, first.to),
		targets: [placedAt(before, taken)],
		guard: placedAt(before, first.to),
		fruit: at + 2,
	};
}

/** King, queen or rook takes what is offered, and is hit on that square. */
export function attraction(course: Course, at: number): FoundTactic | undefined {
	const three = threeFrom(course, at);
	if (three === undefined) return undefined;
	const { first, answer, next } = three;
	const kind = kindOf(answer.piece);
	if (answer.to !== first.to || (kind !== KING && kind !== QUEEN && kind !== ROOK))
		return undefined;
	const hit = boardAt(course, at + 3);
	const was = attackersOf(boardAt(course, at + 2), first.to, course.side);
	const isHit = attackersOf(hit, first.to, course.side).some((square) => !was.includes(square));
	if (next.to === first.to || !isHit) return undefined;
	const fruit =
		kind === KING
			? laterFruit(course, isMateAt(course, at + 2) ? at + 2 : at + 4)
			: fallAt(course, at + 2, first.to);
	if (fruit === undefined) return undefined;
	return {
		actor: placedAt(boardAt(course, at + 1), first.to),
		targets: [placedAt(boardAt(course, at + 2), first.to)],
		via: first.to,
		fruit,
	};
}

function fallAt(course: Course, frame: number, square: Square): number | undefined {
	const fall = fallOf(course, frame, square);
	return fall !== undefined && !fall.hasMoved && runFrom(course, fall.at) >= 1
		? fall.at
		: undefined;
}

/** Something was taken, and is taken back a move later, after something stronger. */
export function inBetween(course: Course, at: number): FoundTactic | undefined {
	const three = threeFrom(course, at);
	if (three === undefined) return undefined;
	const { first, answer, next } = three;
	const last = course.steps[at - 1];
	const square = at === 0 ? course.owed : last?.captured === NO_PIECE ? undefined : last?.to;
	if (square === undefined || first.to === square || next.to !== square) return undefined;
	if (next.captured === NO_PIECE) return undefined;
	const [before, after] = [boardAt(course, at), boardAt(course, at + 1)];
	const [expected] = takersOf(before, square, course.side);
	if (expected === undefined || worthOfCapture(before, expected, square) < 0) return undefined;
	// Something stronger is a check or a capture; what draws off a guard is a deflection.
	const isStronger = first.captured !== NO_PIECE || inCheck(after, otherSide(course.side));
	if (!isStronger) return undefined;
	if (attacks(after, answer.from, square) && answer.from !== square) return undefined;
	return {
		actor: placedAt(after, first.to),
		targets: [placedAt(before, square)],
		via: square,
		fruit: at + 2,
	};
}

/** Mate by rook or queen along the first rank of a king whose own men shut the way. */
export function backRank(course: Course, at: number): FoundTactic | undefined {
	if (!isMateAt(course, at)) return undefined;
	const after = boardAt(course, at + 1);
	const other = otherSide(course.side);
	const king = kingOf(after, other);
	if (king === undefined) return undefined;
	const [home, ahead] = other === WHITE ? [0, 8] : [7, -8];
	if (rankOf(king) !== home) return undefined;
	const by = attackersOf(after, king, course.side).find((square) => {
		const kind = kindOf(pieceAt(after, square));
		return (kind === ROOK || kind === QUEEN) && rankOf(square) === home;
	});
	if (by === undefined) return undefined;
	const front = [-1, 0, 1]
		.filter((file) => fileOf(king) + file >= 0 && fileOf(king) + file <= 7)
		.map((file) => (king + ahead + file) as Square);
	const isShut = (square: Square) =>
		after[square] !== NO_PIECE && sideOf(pieceAt(after, square)) === other;
	const men = front.filter(isShut);
	if (men.length === 0) return undefined;
	return { actor: placedAt(after, by), targets: [placedAt(after, king)], via: by, fruit: at };
}
