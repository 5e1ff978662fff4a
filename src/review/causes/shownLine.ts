// How much of the reply is shown where no fact explains a mistake: up to what falls for good, or
// until it is quiet. It never ends between a capture and the one that takes back.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { otherSide, type Side } from "../../chess/piece.ts";
import { takenAt, tookWith } from "../../chess/worth.ts";
import { hangingAt } from "../../control/insight.ts";
import { type Case, takesBack } from "../mistakes/case.ts";
import { isBorneOut, takes } from "../mistakes/material.ts";
import {
	gained,
	isQuiet,
	onSquare,
	type PlayedLine,
	prizesOf,
	type ReviewModules,
	settledGain,
} from "../mistakes/playedLine.ts";
import type { ShownLine } from "../mistakes/reason.ts";
import { isVoluntary } from "../mistakes/wins.ts";
import { attacks } from "../tactics/attacks.ts";
import { spoilsOf } from "../tactics/spoils.ts";
import { sceneAt } from "./scene.ts";

/** Moves of the reply that are shown: at least, where it is quiet after them, and at most. */
const LEAST = 3;
const MOST = 6;

/** The most that are shown up to what wins something. */
const LONG = 8;

/** Moves of the reply that are examined, at most. */
const KNOWN = 10;

/** Is no check to be answered in a frame, and does no capture come next? */
function rests(line: PlayedLine, frame: number): boolean {
	const isCheck = line.moves[frame - 1]?.san.endsWith("+") ?? false;
	return !isCheck && isQuiet(line, frame);
}

/** Frames in which the reply rests. At its end nothing may be left to take. */
function restsOf(modules: ReviewModules, line: PlayedLine): number[] {
	const { moves } = line;
	const last = Math.min(moves.length, KNOWN + 1);
	return Array.from({ length: last }, (_, index) => index + 1).filter((frame) => {
		if (!rests(line, frame)) return false;
		if (frame < moves.length) return true;
		const mover = otherSide(moves[frame - 1]?.side as Side);
		return hangingAt(prizesOf(modules, line, frame, mover), FIRST_FRAME).length === 0;
	});
}

/** Does the move two before a capture attack what is taken, and is nothing taken between? */
function isDecided(line: PlayedLine, at: number): boolean {
	const [strike, answer, taking] = line.moves.slice(at - 2, at + 1);
	const target = taking && takenAt(taking);
	if (strike === undefined || answer === undefined || target === undefined) return false;
	// A pawn that will fall is not counted before it does.
	if (strike.to !== taking?.from || tookWith(answer) > 0 || tookWith(taking) < 2) return false;
	const { pieces } = sceneAt(line, at - 1);
	return pieces[target] === taking.captured && attacks(pieces, strike.to, target);
}

/**
 * A line in which a side may win something, from a move on, and what it wins without it. The other
 * line is that of the other move.
 */
type Course = {
	readonly one: Case;
	readonly line: PlayedLine;
	readonly from: 0 | 1;
	readonly winner: Side;
	readonly anyway: number;
};

/** Stretch of a line to report, up to where it rests and has won; undefined if that is too far. */
function shownTo({ one, line, from, winner }: Course, frame: number): ShownLine | undefined {
	const { previous } = one;
	const before = takesBack(previous, line.moves[0]) && previous !== undefined ? [previous] : [];
	const moves = line.moves.slice(0, frame);
	const last = moves.findLastIndex((move) => tookWith(move) > 0);
	const taking = moves[last];
	if (taking === undefined) return undefined;
	const isOwn = taking.side === winner;
	if (isOwn && line.moves[last - 1]?.to === taking.to && isVoluntary(line, last - 1)) {
		return undefined;
	}
	const end = last > MOST && isOwn && isDecided(line, last) ? last - 2 : last;
	if (end > LONG || end < from) return undefined;
	const spoils = spoilsOf([...before, ...moves], winner);
	const isAlone = spoils.took.length === 1 && spoils.gave.length === 0;
	const square = takenAt(taking);
	const isThere = square !== undefined && onSquare(line, from, square) === spoils.took[0];
	const isIt = isOwn && isAlone && isThere && spoils.took[0] === taking.captured;
	return { moves: end + 1 - from, wins: { ...spoils, square: isIt ? square : undefined } };
}

/** Lasting gain that comes soon in a line: the most, and of that the first. */
function wonIn(course: Course): ShownLine | undefined {
	const { one, line, from, winner, anyway } = course;
	const gainAt = (frame: number) => gained(line, frame, winner);
	const frames = restsOf(one.modules, line);
	let best: { readonly shown: ShownLine; readonly gain: number } | undefined;
	for (const frame of frames) {
		const gain = gainAt(frame);
		const isForGood = frames.every((later) => later < frame || gainAt(later) >= gain);
		const isMore = gain - anyway >= Math.max(1, gain / 2) && gain > (best?.gain ?? 0);
		if (!isForGood || !isMore || !isBorneOut(one, gain, from === 1)) continue;
		const shown = shownTo(course, frame);
		if (shown !== undefined) best = { shown, gain };
	}
	return best?.shown;
}

function won(one: Case): ShownLine | undefined {
	const { modules, side, played, better } = one;
	const anyway = Math.max(0, -settledGain(modules, better, side));
	const shown = wonIn({ one, line: played, from: 1, winner: otherSide(side), anyway });
	const square = shown?.wins?.square;
	// What falls after the better move too is not won by this one.
	return square !== undefined && takes(better, square) ? undefined : shown;
}

/** What the better line wins, beside what was played: its moves, and the pieces. */
export function shownBetter(one: Case): ShownLine | undefined {
	const { modules, side, played, better } = one;
	const anyway = Math.max(0, settledGain(modules, played, side));
	return wonIn({ one, line: better, from: 0, winner: side, anyway });
}

/** Moves of the reply until it is quiet. */
function quietMoves(modules: ReviewModules, line: PlayedLine): number {
	const quiet = restsOf(modules, line)
		.map((frame) => frame - 1)
		.filter((moves) => moves >= 1);
	const near = quiet.filter((moves) => moves <= MOST + 1);
	return (
		near.find((moves) => moves >= LEAST) ??
		near.at(-1) ??
		quiet[0] ??
		Math.min(KNOWN, line.moves.length - 1)
	);
}

export const shownReply = (one: Case): ShownLine =>
	won(one) ?? { moves: quietMoves(one.modules, one.played), wins: undefined };
