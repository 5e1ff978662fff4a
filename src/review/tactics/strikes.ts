// Tactics by which a piece strikes: two at once, one behind another, one that is held, one that has
// nowhere to go, one that nothing guards.

import { KING, kindOf, NO_PIECE, otherSide, type Side, sideOf } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { between } from "../../control/rays.ts";
import {
	attackersOf,
	attacks,
	goesTo,
	inCheck,
	isSafe,
	moved,
	type Pieces,
	pieceAt,
	raysOf,
	squaresOfSide,
} from "./attacks.ts";
import {
	boardAt,
	type Course,
	fallOf,
	isPiece,
	placedAt,
	runFrom,
	type Step,
	whereIs,
} from "./course.ts";
import { prizeOn, takersOf, worthOfCapture } from "./exchange.ts";
import type { FoundTactic } from "./found.ts";

const dearness = (pieces: Pieces, square: Square) => {
	const piece = pieceAt(pieces, square);
	return kindOf(piece) === KING ? 100 : worthOf(piece);
};

/** Targets that the piece on a square strikes: the king, and pieces that it would win by taking. */
function struckBy(pieces: Pieces, from: Square): Square[] {
	const side = sideOf(pieceAt(pieces, from));
	return squaresOfSide(pieces, otherSide(side))
		.filter((to) => attacks(pieces, from, to))
		.filter((to) => {
			const piece = pieceAt(pieces, to);
			if (kindOf(piece) === KING) return true;
			return isPiece(piece) && isSafe(pieces, from, to) && worthOfCapture(pieces, from, to) > 0;
		})
		.sort((one, other) => dearness(pieces, other) - dearness(pieces, one));
}

/** The piece that moved strikes two or more, and takes one, or is taken and paid for. */
export function fork(course: Course, at: number): FoundTactic | undefined {
	const { to } = course.steps[at] as Step;
	const after = boardAt(course, at + 1);
	const struck = struckBy(after, to);
	if (struck.length < 2) return undefined;
	const end = course.mates ? course.steps.length - 1 : course.steps.length;
	for (let index = at + 2; index < end; index += 2) {
		const step = course.steps[index] as Step;
		const own = whereIs(course, at + 1, to, index);
		const answer = course.steps[index - 1] as Step;
		// It is taken itself, and what took it falls for more.
		if (own === undefined && answer.taken === to && step.taken === answer.to) {
			if (runFrom(course, index) <= answer.took) return undefined;
			const targets = struck.map((square) => placedAt(after, square));
			return { actor: placedAt(after, to), targets, fruit: index };
		}
		if (own !== step.from || step.taken === undefined || runFrom(course, index) < 1) continue;
		const target = struck.find((square) => fallOf(course, at + 1, square)?.at === index);
		if (target === undefined) continue;
		const others = struck.filter((square) => square !== target);
		const targets = [...others, target].map((square) => placedAt(after, square));
		return { actor: placedAt(after, to), targets, fruit: index };
	}
	return undefined;
}

/** The piece behind another on a line of attack. */
function behind(pieces: Pieces, from: Square, front: Square): Square | undefined {
	const ray = raysOf(pieceAt(pieces, from), from).find((squares) => squares.includes(front));
	return ray?.slice(ray.indexOf(front) + 1).find((square) => pieces[square] !== NO_PIECE);
}

/** An attacked piece steps aside, and the piece behind it is taken. */
export function skewer(course: Course, at: number): FoundTactic | undefined {
	const { to } = course.steps[at] as Step;
	const [answer, later] = course.steps.slice(at + 1, at + 3);
	if (answer === undefined || later === undefined) return undefined;
	const after = boardAt(course, at + 1);
	if (later.from !== to || later.taken === undefined || !attacks(after, to, answer.from)) {
		return undefined;
	}
	const back = behind(after, to, answer.from);
	if (back === undefined || back !== later.taken || back !== later.to) return undefined;
	const [front, fell] = [placedAt(after, answer.from), placedAt(after, back)];
	if (!isPiece(fell.piece) || runFrom(course, at + 2) < 1) return undefined;
	if (sideOf(fell.piece) === course.side) return undefined;
	if (dearness(after, back) > dearness(after, answer.from)) return undefined;
	return { actor: placedAt(after, to), targets: [front, fell], fruit: at + 2 };
}

export type Pin = { readonly pinned: Square; readonly pinner: Square; readonly behind: Square };

/** The pieces of the other side that cannot leave a line of a side's, for king or dearer piece. */
export function pinsBy(pieces: Pieces, side: Side): Pin[] {
	return squaresOfSide(pieces, side).flatMap((pinner) =>
		raysOf(pieceAt(pieces, pinner), pinner).flatMap((ray) => {
			const [pinned, back] = ray.filter((square) => pieces[square] !== NO_PIECE);
			if (pinned === undefined || back === undefined) return [];
			if (sideOf(pieceAt(pieces, pinned)) === side || sideOf(pieceAt(pieces, back)) === side) {
				return [];
			}
			const isHeld = dearness(pieces, back) > dearness(pieces, pinned);
			const isDear =
				kindOf(pieceAt(pieces, back)) === KING ||
				worthOf(pieceAt(pieces, back)) > worthOf(pieceAt(pieces, pinner)) ||
				attackersOf(pieces, back, otherSide(side)).every((square) => square === pinned);
			return isHeld && isDear ? [{ pinned, pinner, behind: back }] : [];
		}),
	);
}

const stillPins = (pieces: Pieces, side: Side, { pinned, behind: back }: Pin): boolean =>
	pinsBy(pieces, side).some((one) => one.pinned === pinned && one.behind === back);

/** Would the pinned piece, were it free, take what has come to a square, and win by it? */
function isBarred(pieces: Pieces, { pinned, behind: back }: Pin, to: Square): boolean {
	if (!attacks(pieces, pinned, to) || pieceAt(pieces, to) === NO_PIECE) return false;
	const king = kindOf(pieceAt(pieces, back)) === KING;
	const isHeld = king
		? !isSafe(pieces, pinned, to)
		: prizeOn(moved(pieces, pinned, to), back, sideOf(pieceAt(pieces, to))) >
			worthOf(pieceAt(pieces, to));
	if (!isHeld) return false;
	return takersOf(pieces, to, sideOf(pieceAt(pieces, pinned))).every((from) => from === pinned);
}

/** A piece cannot leave its line: it falls, or cannot take what comes into its reach. */
export function pin(course: Course, at: number): FoundTactic | undefined {
	const { side } = course;
	const { from, to } = course.steps[at] as Step;
	const after = boardAt(course, at + 1);
	for (const one of pinsBy(after, side)) {
		const { pinned, pinner, behind: back } = one;
		// A step that opens the line of another piece is a discovered attack, if that piece can take.
		const isOpened = between(pinner, pinned)?.includes(from) ?? false;
		const actor = placedAt(after, pinner);
		const targets = [placedAt(after, back), placedAt(after, pinned)];
		const fall = fallOf(course, at + 1, pinned);
		if (
			!isOpened &&
			fall !== undefined &&
			runFrom(course, fall.at) >= 1 &&
			isPiece(targets[1]?.piece as never)
		) {
			const isTaker = fall.hasMoved && course.steps[fall.at - 1]?.taken === pinner;
			const isStill = !fall.hasMoved && stillPins(boardAt(course, fall.at), side, one);
			const isNew = pinner === to && !fall.hasMoved && fall.at === at + 2;
			if (isTaker || isStill || isNew) return { actor, targets, fruit: fall.at };
		}
		const isMoved = to !== pinner && isBarred(after, one, to);
		if (!isMoved) continue;
		if (course.mates && at === course.steps.length - 1)
			return { actor, targets, via: to, fruit: at };
		const took = course.steps[at] as Step;
		if (took.captured !== NO_PIECE && took.took >= 1) return { actor, targets, via: to, fruit: at };
		const next = course.steps[at + 2];
		if (next?.from === to && next.took > 0) return { actor, targets, via: to, fruit: at + 2 };
	}
	return undefined;
}

/** Attacked, and every square that it may go to loses it too. */
export function isTrapped(pieces: Pieces, square: Square): boolean {
	const piece = pieceAt(pieces, square);
	if (!isPiece(piece)) return false;
	const other = otherSide(sideOf(piece));
	if (prizeOn(pieces, square, other) < 1) return false;
	return goesTo(pieces, square).every((to) => {
		const after = moved(pieces, square, to);
		return prizeOn(after, to, other) - worthOf(pieceAt(pieces, to)) > 0;
	});
}

export function trapped(course: Course, at: number): FoundTactic | undefined {
	const after = boardAt(course, at + 1);
	const { to } = course.steps[at] as Step;
	if (inCheck(after, otherSide(course.side))) return undefined;
	const held = pinsBy(after, course.side);
	for (const square of squaresOfSide(after, otherSide(course.side))) {
		const fall = fallOf(course, at + 1, square);
		if (fall === undefined || runFrom(course, fall.at) < 1 || !isTrapped(after, square)) continue;
		if (held.some(({ pinned }) => pinned === square)) continue;
		const target = placedAt(after, square);
		return { actor: placedAt(after, to), targets: [target], fruit: fall.at };
	}
	return undefined;
}

/** A piece is taken that nothing at all guards. */
export function hanging(course: Course, at: number): FoundTactic | undefined {
	const { from, to, taken, captured, piece } = course.steps[at] as Step;
	if (taken !== to || !isPiece(captured) || at > 0) return undefined;
	const after = boardAt(course, at + 1);
	if (attackersOf(after, to, otherSide(course.side)).length > 0) return undefined;
	const targets = [{ piece: captured, square: to }];
	return { actor: { piece, square: from }, targets, fruit: at };
}

/** A pawn becomes a piece. */
export function promotion(course: Course, at: number): FoundTactic | undefined {
	const { from, to, promotion: became, piece } = course.steps[at] as Step;
	if (became === NO_PIECE) return undefined;
	const targets = [{ piece: became, square: to }];
	return { actor: { piece, square: from }, targets, via: to, fruit: at };
}
