// Tactics of lines that open and close: a piece steps aside, or comes between.

import { KING, KNIGHT, kindOf, NO_PIECE, otherSide, PAWN } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { between } from "../../control/rays.ts";
import { attackersOf, attacks, inCheck, kingOf, pieceAt, squaresOfSide } from "./attacks.ts";
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
import { prizeOn } from "./exchange.ts";
import type { FoundTactic } from "./found.ts";

const isLong = (kind: number) => kind > KNIGHT && kind < KING;

/** Does a later move of the line win something, or mate? */
export function laterFruit({ steps, mates }: Course, from: number): number | undefined {
	for (let index = from; index < steps.length; index += 2) {
		const step = steps[index] as Step;
		if (step.took > 0 && (step.promotion !== NO_PIECE || isPiece(step.captured))) return index;
	}
	if (mates) return steps.length - 1;
	for (let index = from; index < steps.length; index += 2) {
		if ((steps[index] as Step).took > 0) return index;
	}
	return undefined;
}

/** Those that check the other king after a move. */
const checkersAt = (course: Course, at: number): Square[] => {
	const after = boardAt(course, at + 1);
	const king = kingOf(after, otherSide(course.side));
	return king === undefined ? [] : attackersOf(after, king, course.side);
};

export function doubleCheck(course: Course, at: number): FoundTactic | undefined {
	const checkers = checkersAt(course, at);
	if (checkers.length < 2) return undefined;
	return checked(course, at, checkers, "double");
}

export function discoveredCheck(course: Course, at: number): FoundTactic | undefined {
	const { to, piece } = course.steps[at] as Step;
	const checkers = checkersAt(course, at);
	if (checkers.length !== 1 || checkers[0] === to || kindOf(piece) === KING) return undefined;
	return checked(course, at, checkers, "discovered");
}

function checked(
	course: Course,
	at: number,
	checkers: readonly Square[],
	check: FoundTactic["check"],
): FoundTactic | undefined {
	const { from, to } = course.steps[at] as Step;
	const after = boardAt(course, at + 1);
	const line = checkers.find((square) => square !== to);
	const king = kingOf(after, otherSide(course.side));
	const fruit = laterFruit(course, at);
	if (line === undefined || king === undefined || fruit === undefined) return undefined;
	const targets = [placedAt(after, king)];
	return { actor: placedAt(after, line), targets, via: from, check, fruit };
}

/** The move takes a piece out of the way of another, which takes what it now strikes. */
export function discovered(course: Course, at: number): FoundTactic | undefined {
	const { from, to } = course.steps[at] as Step;
	const after = boardAt(course, at + 1);
	for (const line of squaresOfSide(after, course.side)) {
		if (line === to || !isLong(kindOf(pieceAt(after, line)))) continue;
		for (const square of squaresOfSide(after, otherSide(course.side))) {
			if (!attacks(after, line, square) || !between(line, square)?.includes(from)) continue;
			const fall = fallOf(course, at + 1, square);
			if (fall === undefined || fall.hasMoved || runFrom(course, fall.at) < 1) continue;
			if (fall.taker !== line || whereIs(course, at + 1, line, fall.at) !== line) continue;
			if (!isPiece(pieceAt(after, square))) continue;
			return {
				actor: placedAt(after, line),
				targets: [placedAt(after, square)],
				via: from,
				fruit: fall.at,
			};
		}
	}
	return undefined;
}

/** Where the piece of a move wins something itself, or the line mates. */
function fruitOf(course: Course, from: number): number | undefined {
	const { steps, mates } = course;
	const { to } = steps[from] as Step;
	for (let index = from; index < steps.length; index += 2) {
		const { took, from: by } = steps[index] as Step;
		const isOwn = index === from || whereIs(course, from + 1, to, index) === by;
		if (took > 0 && isOwn) return index;
	}
	return mates ? steps.length - 1 : undefined;
}

/** A piece leaves a square, or a line, that another uses by the next move. */
export function clearance(course: Course, at: number): FoundTactic | undefined {
	const { from, to, captured, piece } = course.steps[at] as Step;
	const next = course.steps[at + 2];
	if (next === undefined || next.from === to || captured !== NO_PIECE) return undefined;
	if (kindOf(piece) === KING || at + 2 >= course.played) return undefined;
	const before = boardAt(course, at);
	const path = between(next.from, next.to) ?? [];
	const isLine = isLong(kindOf(next.piece)) && path.includes(from);
	const isSquare = next.to === from;
	if (!isLine && !isSquare) return undefined;
	const after = boardAt(course, at + 1);
	// An attack at once is a discovered attack.
	if (isLine && next.captured !== NO_PIECE && attacks(after, next.from, next.to)) return undefined;
	if (pieceAt(before, next.from) !== next.piece) return undefined;
	const isForcing =
		next.captured !== NO_PIECE || inCheck(boardAt(course, at + 3), otherSide(course.side));
	const fruit = fruitOf(course, at + 2);
	if (!isForcing || fruit === undefined) return undefined;
	const targets = next.taken === undefined ? [] : [placedAt(boardAt(course, at + 2), next.taken)];
	return { actor: placedAt(after, next.from), targets, via: from, fruit };
}

/** The line pieces that guard a square, until something comes to stand in the way. */
function blockedGuards(course: Course, at: number, by: Step, to: Square): Square[] {
	const [before, later] = [boardAt(course, at), boardAt(course, at + 2)];
	return squaresOfSide(before, otherSide(course.side)).filter((guard) => {
		if (!isLong(kindOf(pieceAt(before, guard))) || guard === by.from) return false;
		if (!attacks(before, guard, to) || !between(guard, to)?.includes(by.to)) return false;
		const stands = whereIs(course, at, guard, at + 2);
		return stands !== undefined && !attacks(later, stands, to);
	});
}

/** Something comes between a line piece and what it guards, and that falls. */
export function interference(course: Course, at: number): FoundTactic | undefined {
	const [first, answer, next] = course.steps.slice(at, at + 3);
	if (first === undefined || answer === undefined || next === undefined) return undefined;
	const before = boardAt(course, at);
	const isMate = course.mates && at + 2 === course.steps.length - 1;
	const isTaken =
		next.taken === next.to &&
		pieceAt(before, next.to) === next.captured &&
		runFrom(course, at + 2) > 0;
	if (!isMate && (!isTaken || prizeOn(before, next.to, course.side) > 0)) return undefined;
	// A piece that comes between of its own accord has a reason to.
	const isForced = inCheck(boardAt(course, at + 1), otherSide(course.side));
	for (const blocker of isForced ? [first, answer] : [first]) {
		const [guard] = blockedGuards(course, at, blocker, next.to);
		if (guard === undefined) continue;
		return {
			actor: { piece: blocker.piece, square: blocker.to },
			targets: isTaken ? [placedAt(before, next.to)] : [],
			guard: placedAt(before, guard),
			via: blocker.to,
			fruit: at + 2,
		};
	}
	return undefined;
}

/** Taken back by a line piece that had struck the square only through what took there. */
export function xRay(course: Course, at: number): FoundTactic | undefined {
	const [first, answer, back] = course.steps.slice(at, at + 3);
	if (first === undefined || answer === undefined || back === undefined) return undefined;
	if (answer.to !== first.to || back.to !== first.to || !isLong(kindOf(back.piece)))
		return undefined;
	const after = boardAt(course, at + 1);
	const path = between(back.from, first.to);
	const through = path?.filter((square) => after[square] !== NO_PIECE) ?? [];
	if (through.length !== 1 || through[0] !== answer.from) return undefined;
	if (kindOf(answer.piece) === PAWN) return undefined;
	return {
		actor: placedAt(after, back.from),
		targets: [placedAt(after, answer.from)],
		via: first.to,
		fruit: at + 2,
	};
}
