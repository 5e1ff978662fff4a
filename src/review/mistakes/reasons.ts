// The reasons of a mistake: what the reply wins, what the better move would have won, mates, and
// squares that the move let go of. All of them lie on the first moves of the engine's lines.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import {
	KING,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	pieceOf,
	type Side,
	WHITE,
} from "../../chess/piece.ts";
import { squaresOf } from "../../chess/placement.ts";
import type { PlayedMove } from "../../chess/rules.ts";
import { fileOf, rankOf, type Square } from "../../chess/square.ts";
import { takenAt, worthOf } from "../../chess/worth.ts";
import { BLACKS, CONTESTED, WHITES } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { mateOf } from "./marks.ts";
import { type PlayedLine, placementAt, settledGain, type Tools } from "./playedLine.ts";
import type { Reason, Win } from "./reason.ts";
import { gainsTimeBy } from "./time.ts";
import { winsBy } from "./wins.ts";

/** A move that was a mistake. */
export type Case = {
	readonly tools: Tools;
	readonly side: Side;
	readonly move: PlayedMove;
	/** The move before it. */
	readonly previous: PlayedMove | undefined;
	readonly before: Evaluation;
	readonly after: Evaluation;
	/** The move and the reply to it; and what should have been played. Both start before the move. */
	readonly played: PlayedLine;
	readonly better: PlayedLine;
	/** Are the lines those of a search of material, and not an engine's? */
	readonly isOfMaterial: boolean;
};

const kingOf = ({ placements }: PlayedLine, frame: number, side: Side): readonly Square[] =>
	squaresOf(placements, frame as Frame, pieceOf(side, KING));

/** Does an engine's line mate for a side? Its score may be the file's, and say otherwise. */
const lineMates = ({ lines: [line] }: Evaluation, side: Side) =>
	line !== undefined && mateOf(line) === side;

function mates({ side, before, after, played, better }: Case): Reason[] {
	const other = otherSide(side);
	const [was, is] = [mateOf(before), mateOf(after)];
	if (is === other && was !== other) {
		const moves = Math.abs(after.mate ?? 0);
		const by = lineMates(after, other) ? played.names[1] : undefined;
		return [{ kind: "mate", how: "allowed", squares: kingOf(played, 1, side), moves, by }];
	}
	if (was !== side || is === side) return [];
	const moves = Math.abs(before.mate ?? 0);
	const by = lineMates(before, side) ? better.names[0] : undefined;
	return [{ kind: "mate", how: "missed", squares: kingOf(better, 0, other), moves, by }];
}

/** Does a move take back, on its square, what has just taken there? */
export const takesBack = (previous: PlayedMove | undefined, move: PlayedMove | undefined) =>
	previous !== undefined &&
	previous.captured !== NO_PIECE &&
	move !== undefined &&
	move.captured !== NO_PIECE &&
	previous.to === move.to;

/** What the side to move wins by its first move, or else by its second. */
function winsAlong(tools: Tools, line: PlayedLine, from: number): Win[] {
	const first = winsBy({ tools, line, from, at: from });
	return first.length > 0 ? first : winsBy({ tools, line, from, at: from + 2 });
}

/** The same gain in the line that was played is nothing that was missed. */
function missed({ tools, side, previous, move, played, better }: Case): Reason[] {
	const first = better.moves[0];
	if (first === undefined) return [];
	const had = settledGain(tools, played, side);
	const isSame = (win: Win) => win.kind === "hanging" && takenAt(move) === win.target.square;
	return winsAlong(tools, better, 0)
		.filter((win) => win.gain - had >= 1 && !isSame(win))
		.map((win) => ({
			kind: "missed",
			squares: win.squares,
			win,
			isTakingBack: takesBack(previous, first),
		}));
}

/** Does a line take, for nothing there, the piece that stands on a square from its start? */
function takes({ moves }: PlayedLine, square: Square): boolean {
	const at = [1, 3].find((place) => {
		const move = moves[place];
		return move !== undefined && takenAt(move) === square;
	});
	if (at === undefined || moves[at + 1]?.to === square) return false;
	return moves.slice(0, at).every(({ from, to }) => from !== square && to !== square);
}

/** Was a piece given that the line mostly wins back? Then another one is the point. */
const isWonBack = (win: Win): boolean =>
	win.kind === "exchange" && win.gain < worthOf(win.target.piece) - worthOf(win.got) - 1;

/** What the reply wins, if the better line would not have lost it as well. */
function lost({ tools, side, played, better, isOfMaterial }: Case): Reason[] {
	const anyway = -settledGain(tools, better, side);
	return winsAlong(tools, played, 1)
		.filter(({ gain }) => better.moves.length === 0 || gain - anyway >= 1)
		.filter((win) => isOfMaterial || !isWonBack(win))
		.filter((win) => win.kind !== "hanging" || !takes(better, win.target.square))
		.map((win) => ({ ...win, of: "reply" }));
}

/** The reply lands on a square where it could not land before the move, and is not taken there. */
function letGo({ tools, side, played }: Case): Reason[] {
	const classAt = (frame: number, square: Square) =>
		controlAt(tools.core.computeControl(placementAt(played, frame)), FIRST_FRAME, square);
	const [own, others] = side === WHITE ? [WHITES, BLACKS] : [BLACKS, WHITES];
	for (const at of [1, 3]) {
		const reply = played.moves[at];
		if (reply === undefined) continue;
		// After a capture the square is not what it was.
		if (reply.captured !== NO_PIECE) break;
		const { to } = reply;
		const was = classAt(0, to);
		const is = classAt(1, to);
		const isLetGo = (was === own && is !== own) || (was === CONTESTED && is === others);
		if (!isLetGo || played.moves[at + 1]?.to === to) continue;
		return [{ kind: "square", squares: [to], square: to, by: played.names.slice(1, at + 1) }];
	}
	return [];
}

/** Can no pawn of the other side stop a pawn, or take it on its way? */
function isPassed({ placements }: PlayedLine, frame: number, pawn: Square, side: Side): boolean {
	const ahead = side === WHITE ? 1 : -1;
	return squaresOf(placements, frame as Frame, pieceOf(otherSide(side), PAWN)).every(
		(other) =>
			Math.abs(fileOf(other) - fileOf(pawn)) > 1 || ahead * (rankOf(other) - rankOf(pawn)) <= 0,
	);
}

/** The reply advances a passed pawn, and so does the line after it; the better line does not. */
function passed({ side, played, better }: Case): Reason[] {
	const reply = played.moves[1];
	if (reply === undefined || kindOf(reply.piece) !== PAWN || reply.captured !== NO_PIECE) return [];
	if (!isPassed(played, 1, reply.from, otherSide(side))) return [];
	const again = [3, 5].find((at) => played.moves[at]?.from === reply.to);
	const isStopped = better.moves.slice(0, 6).every(({ from }) => from !== reply.from);
	if (again === undefined || !isStopped) return [];
	const by = played.names.slice(1, again + 1);
	return [{ kind: "passed", squares: [reply.from, reply.to], pawn: reply.from, by }];
}

/** What the reply, or the better move, gains in time. */
function time({ tools, played, better }: Case): Reason[] {
	const replies = gainsTimeBy({ tools, line: played, at: 1, from: 1 });
	const chances = gainsTimeBy({ tools, line: better, at: 0, from: 0 }).filter(
		(win) => win.kind === "pinned" || (win.kind === "attacked" && worthOf(win.target.piece) > 1),
	);
	return [
		...replies.map((win): Reason => ({ ...win, of: "reply" })),
		...chances.map(
			(win): Reason => ({ kind: "missed", squares: win.squares, win, isTakingBack: false }),
		),
	];
}

/** What was at stake, of king and material, comes first; squares come last. */
export function reasonsOf(one: Case): Reason[] {
	const { tools, side, played, better } = one;
	const [losses, chances] = [lost(one), missed(one)];
	const isChance = settledGain(tools, better, side) > -settledGain(tools, played, side);
	const material = isChance ? [...chances, ...losses] : [...losses, ...chances];
	const found = [...mates(one), ...material];
	if (found.length > 0) return found;
	const soft = [...letGo(one), ...passed(one), ...time(one)];
	return soft.length > 0 ? soft : [{ kind: "line", squares: [] }];
}

/** White's gain at the start of both lines: what is taken back was lost before. */
export const startOf = (previous: PlayedMove | undefined, move: PlayedMove): number =>
	takesBack(previous, move)
		? (previous?.side === WHITE ? 1 : -1) * worthOf(previous?.captured ?? NO_PIECE)
		: 0;
