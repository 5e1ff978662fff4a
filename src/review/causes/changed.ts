// Change by a mistake: it did not meet what was threatened already, or it gave up a guard, shut or
// opened a line, or stepped where it is lost. Found by putting the change back, one part at a time,
// and asking whether the same reply still works (docs/insight.md, section 9).

import { KING, kindOf, NO_PIECE, otherSide } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { worthOf } from "../../chess/worth.ts";
import { between } from "../../control/rays.ts";
import type { Case } from "../mistakes/case.ts";
import { onSquare, settledGain, survives } from "../mistakes/playedLine.ts";
import { type Changed, type Reason, type Refuted, TRAITS, type Win } from "../mistakes/reason.ts";
import { attacks, inCheck, type Pieces, pieceAt, squaresOfSide } from "../tactics/attacks.ts";
import type { Placed } from "../tactics/tactic.ts";
import {
	type Forced,
	forced,
	isLegal,
	passedBy,
	placementOf,
	type Scene,
	type Step,
	sceneAfter,
	sceneAt,
	stepOf,
	tookBy,
} from "./scene.ts";

/** Plies that are searched after the reply. */
const DEPTH = 3;

/** A reply in some position: what it wins, the answer to it, and the moves after it. */
type Reply = { readonly gain: number; readonly mates: boolean; readonly answer: Forced };

type Question = {
	readonly one: Case;
	readonly reply: Step;
	/** Before the move, and after it. */
	readonly before: Scene;
	readonly after: Scene;
	/** Before the move, where the mover passes; undefined in check. */
	readonly pass: Scene | undefined;
	/** Pawns that the reply wins. */
	readonly gain: number;
	readonly mates: boolean;
	readonly victim: Placed | undefined;
};

function replyIn({ one, reply }: Question, scene: Scene): Reply | undefined {
	if (!isLegal(scene, reply)) return undefined;
	const answer = forced(one.modules.insight, sceneAfter(scene, reply), DEPTH);
	if (answer === undefined) return undefined;
	const mates = (answer.mate ?? 1) < 0 || answer.mate === 0;
	return { gain: tookBy(scene, reply) - answer.gain, mates, answer };
}

/** Does a reply fail: it wins nothing, and mates nobody? */
const fails = ({ gain, mates }: Reply): boolean => !mates && gain < 1;

const works = ({ gain, mates }: Question, reply: Reply): boolean =>
	mates ? reply.mates : reply.mates || reply.gain >= Math.max(1, gain - 1);

/** The piece that falls, where it stands after the mistake. */
function victimOf(one: Case, win: Win): Placed | undefined {
	const target = "target" in win ? win.target : win.targets.at(-1);
	if (target === undefined || kindOf(target.piece) === KING || win.kind === "promotion") {
		return undefined;
	}
	return onSquare(one.played, 1, target.square) === target.piece ? target : undefined;
}

const placedIn = (pieces: Pieces, square: Square): Placed => ({
	piece: pieceAt(pieces, square),
	square,
});

/** Does the line after a reply take what stands on a square? */
const takesOn = (reply: Step, { answer }: Reply, square: Square): boolean =>
	reply.to === square || answer.steps.some(({ to }, index) => index % 2 === 1 && to === square);

/** Says how the better move saves the piece on a square. */
function savedBy({ better }: Case, square: Square): "moves" | "guards" | undefined {
	const [move] = better.moves;
	if (move === undefined) return undefined;
	if (move.from === square) return "moves";
	const { pieces } = sceneAt(better, 1);
	const isNew = !attacks(sceneAt(better, 0).pieces, move.from, square);
	return isNew && attacks(pieces, move.to, square) ? "guards" : undefined;
}

/** Does the better line keep a piece, or sell it, and end a point better than what was played? */
const isSaved = ({ modules, side, played, better }: Case, square: Square): boolean =>
	better.moves.length === 0 ||
	((survives(better, square) || better.moves[0]?.from === square) &&
		settledGain(modules, better, side) >= settledGain(modules, played, side) + 1);

/** The same victim falls, or the same reply works, if the mover passes. */
function wasThere(question: Question, same: Reply | undefined): Changed | undefined {
	const { one, reply, before, pass, victim, gain, mates } = question;
	const { move } = one;
	if (pass === undefined) return undefined;
	const at = victim?.square === move.to ? move.from : victim?.square;
	if (victim !== undefined && at !== undefined && reply.to === victim.square) {
		if (at === move.from && move.captured !== NO_PIECE) return undefined;
		const prizes = one.modules.insight.findHanging(
			placementOf(pass),
			Uint8Array.of(pass.side),
			Uint8Array.of(pass.passed),
		);
		const isSame = pieceAt(before.pieces, at) === victim.piece;
		if (isSame && (prizes[at] ?? 0) >= Math.max(1, gain - 1)) {
			if (!isSaved(one, at)) return undefined;
			const better = savedBy(one, at);
			return { kind: "unsaved", squares: [at], victim: { ...victim, square: at }, better };
		}
	}
	if (same === undefined || !works(question, same)) return undefined;
	// A piece that has stepped into the reply was not struck by it before.
	const stands = victim?.square === move.to ? undefined : at;
	if (!mates && (stands === undefined || !takesOn(reply, same, stands))) return undefined;
	return { kind: "unstopped", squares: [reply.to] };
}

/** Pieces of the mover that strike a square, but for what has come to stand between. */
function cutOff(question: Question, square: Square): Placed | undefined {
	const { one, before, after } = question;
	const { move } = one;
	const found = squaresOfSide(before.pieces, move.side).find(
		(from) =>
			from !== move.from &&
			from !== square &&
			attacks(before.pieces, from, square) &&
			!attacks(after.pieces, from, square) &&
			between(from, square)?.includes(move.to),
	);
	return found === undefined ? undefined : placedIn(before.pieces, found);
}

/** The reply fails if a part of the change is put back. */
function failsWith(question: Question, change: (pieces: Pieces) => void): boolean {
	const pieces = question.after.pieces.slice();
	change(pieces);
	// A piece that is put back must not stand in the way, nor give check.
	if (inCheck(pieces, otherSide(question.one.side))) return false;
	const found = replyIn(question, { ...question.after, pieces });
	return found !== undefined && fails(found);
}

/** A guard that has left, or whose line is shut. */
function unguarded(question: Question, square: Square): Changed | undefined {
	const { one, before, after } = question;
	const { move } = one;
	const isGuard =
		square !== move.to &&
		attacks(before.pieces, move.from, square) &&
		!attacks(after.pieces, move.to, square);
	const isKing = kindOf(move.piece) === KING;
	if (
		isGuard &&
		(isKing ||
			failsWith(question, (pieces) => {
				pieces[move.from] = move.piece;
			}))
	) {
		return { kind: "guard", squares: [square], mover: move.piece, square };
	}
	const blocked = cutOff(question, square);
	if (
		blocked === undefined ||
		!failsWith(question, (pieces) => {
			pieces[move.to] = NO_PIECE;
		})
	) {
		return undefined;
	}
	return { kind: "cut", squares: [blocked.square, square], blocked, square };
}

/** The reply goes, or strikes, through the square that the move has left. */
function opened({ one, reply, before, after, victim }: Question): Changed | undefined {
	const { move } = one;
	const ends = [reply.to, victim?.square].filter((end) => end !== undefined);
	const end = ends.find((to) => between(reply.from, to)?.includes(move.from));
	if (end === undefined || !attacks(after.pieces, reply.from, end)) return undefined;
	const slider = placedIn(before.pieces, reply.from);
	return { kind: "opened", squares: [reply.from, end], slider, square: end };
}

/** Change that takes away an answer: one to the reply if the mover has passed, impossible now. */
function answered(question: Question, same: Reply): Changed | undefined {
	const { one, reply, after, pass } = question;
	const { move } = one;
	const [answer] = same.answer.steps;
	if (answer === undefined || pass === undefined) return undefined;
	const replied = sceneAfter(pass, reply);
	const takes = tookBy(replied, answer) > 0;
	if (answer.from === move.from) {
		const stays = isLegal(sceneAfter(after, reply), { ...answer, from: move.to });
		if (!takes || stays || answer.to !== reply.to) return undefined;
		return { kind: "guard", squares: [answer.to], mover: move.piece, square: answer.to };
	}
	if (isLegal(sceneAfter(after, reply), answer)) return undefined;
	const blocked = placedIn(replied.pieces, answer.from);
	if (answer.to === move.to) {
		return { kind: "place", squares: [answer.to], blocked, square: answer.to };
	}
	if (!between(answer.from, answer.to)?.includes(move.to)) return undefined;
	return { kind: "cut", squares: [answer.from, answer.to], blocked, square: answer.to };
}

/** Points that a piece may bring in where it is called lost. */
const PAID = 1;

/** The piece that moved is what falls, by no plain capture. */
function lostThere({ one, victim, gain }: Question, reason: Reason): Changed | undefined {
	const { move } = one;
	if (gain < worthOf(move.piece) - PAID) return undefined;
	if (victim?.square !== move.to || move.captured !== NO_PIECE) return undefined;
	if (!("of" in reason) || !TRAITS[reason.kind].isHeld) return undefined;
	if (reason.kind === "threat" && reason.why === "two") return undefined;
	if (reason.kind === "pin" && reason.via !== undefined) return undefined;
	return { kind: "stepped", squares: [move.to], mover: move.piece, square: move.to };
}

function questionOf(one: Case, reason: Reason): Question | undefined {
	const reply = one.played.moves[1];
	if (reply === undefined) return undefined;
	const isReply = "of" in reason;
	if (!isReply && !(reason.kind === "mate" && reason.how === "allowed")) return undefined;
	const before = sceneAt(one.played, 0);
	return {
		one,
		reply: stepOf(reply),
		before,
		after: sceneAt(one.played, 1),
		pass: passedBy(before),
		gain: isReply ? reason.gain : 0,
		mates: !isReply,
		victim: isReply ? victimOf(one, reason) : undefined,
	};
}

/** Change by the move, so that its reason could come; undefined where it is not found. */
export function changedBy(
	one: Case,
	reason: Reason,
	refutes: Refuted | undefined,
): Changed | undefined {
	const question = questionOf(one, reason);
	if (question === undefined) return undefined;
	const { gain, mates, pass, victim, reply } = question;
	// Of what wins only time nothing is searched, nor of a mate that is far.
	if (!mates && gain < 1) return undefined;
	const now = replyIn(question, question.after);
	if (now === undefined || fails(now) || (mates && !now.mates)) return undefined;
	const same = pass && replyIn(question, pass);
	const there = wasThere(question, same);
	if (there !== undefined) return there;
	const stepped = lostThere(question, reason);
	// Where what moved is taken at once, that is all it changed.
	if (stepped !== undefined || reply.to === one.move.to) return stepped;
	const { to, piece } = one.move;
	if (refutes?.squares.at(-1) === to) {
		return { kind: "exposed", squares: [to], mover: piece, square: to };
	}
	if (pass !== undefined && same === undefined) return opened(question);
	if (same !== undefined && !fails(same)) return undefined;
	const square = victim?.square === one.move.to ? undefined : victim?.square;
	const loose = square === undefined ? undefined : unguarded(question, square);
	if (loose !== undefined) return loose;
	const onReply = square === reply.to ? undefined : unguarded(question, reply.to);
	return onReply ?? opened(question) ?? (same && answered(question, same));
}
