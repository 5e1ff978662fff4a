// The reasons of a mistake: what the reply wins, what the better move would have won, mates, and
// squares that the move let go of. All of them lie on the first moves of the engine's lines.

import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import {
	KING,
	kindOf,
	NO_PIECE,
	otherSide,
	PAWN,
	type Piece,
	pieceOf,
	type Side,
	WHITE,
} from "../../chess/piece.ts";
import { readPieces, squaresOf } from "../../chess/placement.ts";
import { fileOf, rankOf, type Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { BLACKS, CONTESTED, WHITES } from "../../control/classes.ts";
import { controlAt } from "../../control/controlMap.ts";
import type { Evaluation } from "../../engine/evaluation.ts";
import { changedBy } from "../causes/changed.ts";
import { letsGo } from "../causes/gives.ts";
import type { Point } from "../causes/point.ts";
import { ownAnswerFails, preventedReply } from "../causes/prevented.ts";
import { refutedAt } from "../causes/refuted.ts";
import { looseThreatBy } from "../causes/threat.ts";
import type { Case } from "./case.ts";
import { mateOf } from "./marks.ts";
import { materialOf } from "./material.ts";
import { namedWins, tacticsFrom } from "./named.ts";
import { type PlayedLine, placementAt, type ReviewModules } from "./playedLine.ts";
import { type Does, type Reason, type Refuted, TRAITS, type Win } from "./reason.ts";
import { gainsTimeBy } from "./time.ts";

const kingOf = ({ placements }: PlayedLine, frame: number, side: Side): readonly Square[] =>
	squaresOf(placements, frame as Frame, pieceOf(side, KING));

/** Does an engine's line mate for a side? Its score may be the file's, and say otherwise. */
const lineMates = ({ lines: [line] }: Evaluation, side: Side) =>
	line !== undefined && mateOf(line) === side;

/** Does the line from a frame on mate along the first rank? */
const isOnBackRank = (line: PlayedLine, from: number): boolean =>
	line.endsInMate && tacticsFrom(line, from, undefined).some(({ kind }) => kind === "backRank");

function mates({ side, before, after, played, better }: Case): Reason[] {
	const other = otherSide(side);
	const [was, is] = [mateOf(before), mateOf(after)];
	const missedIn = was === side && is !== side ? Math.abs(before.mate ?? 0) : 0;
	// Mate at once that was missed is the point, whatever else there is.
	if (missedIn !== 1 && is === other && was !== other) {
		const moves = Math.abs(after.mate ?? 0);
		const by = lineMates(after, other) ? played.names[1] : undefined;
		const squares = kingOf(played, 1, side);
		return [
			{ kind: "mate", how: "allowed", squares, moves, by, isOnBackRank: isOnBackRank(played, 1) },
		];
	}
	if (missedIn === 0) return [];
	const by = lineMates(before, side) ? better.names[0] : undefined;
	const squares = kingOf(better, 0, other);
	return [
		{
			kind: "mate",
			how: "missed",
			squares,
			moves: missedIn,
			by,
			isOnBackRank: isOnBackRank(better, 0),
		},
	];
}

/** The reply lands on a square where it could not land before the move, and is not taken there. */
function letGo({ modules, side, played }: Case): Reason[] {
	const classAt = (frame: number, square: Square) =>
		controlAt(modules.core.computeControl(placementAt(played, frame)), FIRST_FRAME, square);
	const [own, others] = side === WHITE ? [WHITES, BLACKS] : [BLACKS, WHITES];
	for (const at of [1, 3]) {
		const reply = played.moves[at];
		if (reply === undefined) continue;
		// After a capture the square is not what it was. A king that comes there is seldom the point.
		if (reply.captured !== NO_PIECE) break;
		if (kindOf(reply.piece) === KING) continue;
		const { to } = reply;
		const was = classAt(0, to);
		const is = classAt(1, to);
		const isLetGo = (was === own && is !== own) || (was === CONTESTED && is === others);
		if (!isLetGo || played.moves[at + 1]?.to === to || !letsGo(played, 0, to)) continue;
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

/** A check by a piece that another uncovers, where both lines come to as much. */
function uncovered({ better, previous }: Case): Reason[] {
	const isCheck = (win: Win) =>
		win.kind === "discovered" && win.check !== undefined && win.by.length === 1;
	return namedWins(better, 0, previous)
		.filter(isCheck)
		.map((win) => ({ kind: "missed", squares: win.squares, win, isTakingBack: false }));
}

/** Gains in time by the reply, or by the better move. */
function time({ modules, played, better }: Case): Reason[] {
	const replies = gainsTimeBy({ modules, line: played, at: 1, from: 1 });
	const chances = gainsTimeBy({ modules, line: better, at: 0, from: 0 }).filter(
		(win) =>
			(win.kind === "pin" && kindOf(win.targets[0]?.piece ?? NO_PIECE) === KING) ||
			(win.kind === "attacked" && worthOf(win.target.piece) > 1),
	);
	return [
		...replies.map((win): Reason => ({ ...win, of: "reply" })),
		...chances.map(
			(win): Reason => ({ kind: "missed", squares: win.squares, win, isTakingBack: false }),
		),
	];
}

/** Threat of the side to move by its first move, or by its next where the first is a check. */
function threatFrom(modules: ReviewModules, line: PlayedLine, from: number) {
	const threat = looseThreatBy({ modules, line, at: from, from });
	if (threat !== undefined || !line.moves[from]?.san.endsWith("+")) return threat;
	return looseThreatBy({ modules, line, at: from + 2, from });
}

/** Threats of the reply, or those that the better move would have made. */
function threats({ modules, move, played, better }: Case): Reason[] {
	const own = threatFrom(modules, played, 1);
	if (own !== undefined) return [{ ...own, of: "reply" }];
	const win = threatFrom(modules, better, 0);
	// A threat that the move itself carries out is not missed.
	if (win === undefined || win.squares.at(-1) === move.to) return [];
	return [{ kind: "missed", squares: win.squares, win, isTakingBack: false }];
}

/** Why what a win begins with cannot be taken, unless its words say so. */
function refutedOf({ modules }: Case, win: Win, line: PlayedLine, at: number): Refuted | undefined {
	if (!TRAITS[win.kind].isOpen || (win.gain < 1 && win.kind !== "pin")) return undefined;
	const refutes = refutedAt(modules, line, at);
	return refutes !== undefined && win.by.includes(refutes.by) ? undefined : refutes;
}

/** Does the better move do more than take, or attack pawns? */
const isMuch = (does: Does | undefined): boolean =>
	does !== undefined &&
	does.kind !== "takes" &&
	(does.kind !== "hits" || does.targets.some(({ piece }) => kindOf(piece) !== PAWN));

/** With what the move changed, and what cannot be done about the reply, or the better move. */
function explained(one: Case, { gives, does }: Point, reasons: readonly Reason[]): Reason[] {
	const [first, ...others] = reasons;
	const { modules, played, better, isOfMaterial } = one;
	if (first === undefined || one.mark === "?!") return [...reasons];
	if (first.kind === "missed") {
		const refutes = refutedOf(one, first.win, better, 0);
		return [{ ...first, refutes }, ...others];
	}
	if (first.kind === "mate")
		return [{ ...first, changed: changedBy(one, first, undefined) }, ...others];
	if (first.kind === "line") {
		const refutes = refutedAt(modules, played, 1) ?? ownAnswerFails(one);
		if (refutes !== undefined || isOfMaterial) return [{ ...first, refutes }];
		const prevents = gives === undefined && !isMuch(does) ? preventedReply(one) : undefined;
		if (prevents !== undefined) return [{ ...first, prevents }];
		const squares = [...(gives?.squares ?? []), ...(does?.squares ?? [])];
		return squares.length > 0 ? [{ kind: "point", squares, gives }] : [first];
	}
	if (!("of" in first)) return [...reasons];
	const refutes = refutedOf(one, first, played, 1);
	return [{ ...first, changed: changedBy(one, first, refutes), refutes }, ...others];
}

/** Moves of a mate beyond which what is won on the way is shown first. */
const FAR = 5;

/** Pieces from knight to queen, of both sides, with which a passed pawn may decide. */
const FEW = 4;

const isEnding = ({ played: { placements } }: Case): boolean => {
	const pieces = readPieces(placements, FIRST_FRAME);
	return pieces.filter((piece) => ![0, PAWN, KING].includes(kindOf(piece as Piece))).length <= FEW;
};

/** Reasons of king and material come first; squares come last, and never for ??. */
export function reasonsOf(one: Case, point: Point): Reason[] {
	// What was missed says less than the line that was played, where that loses more.
	const isLess = (reason: Reason) => reason.kind === "missed" && reason.win.gain < point.falls;
	const all = materialOf(one);
	const [mate, wins] = [mates(one), all.filter((reason) => !isLess(reason))];
	const isFar = mate.some((reason) => reason.kind === "mate" && reason.moves > FAR);
	const found = isFar ? [...wins, ...mate] : [...mate, ...wins];
	if (found.length > 0) return explained(one, point, found);
	if (all.length > 0) return explained(one, point, [{ kind: "line", squares: [] }]);
	const squares = one.mark === "??" ? [] : letGo(one);
	const pawns = one.mark === "??" && !isEnding(one) ? [] : passed(one);
	const soft = [
		...(one.mark === "?!" ? [] : [...threats(one), ...uncovered(one)]),
		...time(one),
		...squares,
		...pawns,
	];
	return explained(one, point, soft.length > 0 ? soft : [{ kind: "line", squares: [] }]);
}
