// Threat of a quiet move: let the other side pass after it, and see what falls. The threat is
// reported if no answer holds what falls, if it is mate, or if the line goes on to do it.

import { turned } from "../../chess/fen.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { NO_PIECE, otherSide, type Piece } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { hangingAt, type Insight } from "../../control/insight.ts";
import { NOT_PASSED } from "../../control/passing.ts";
import type { Attack } from "../mistakes/attack.ts";
import type { Threat } from "../mistakes/reason.ts";
import { isTrapped, pinsBy } from "../tactics/strikes.ts";
import type { Placed } from "../tactics/tactic.ts";
import {
	type Forced,
	forced,
	namesOf,
	passedBy,
	placementOf,
	type Scene,
	type Step,
	sceneAt,
} from "./scene.ts";

/** Plies of the best answer: it, what is done about it, and what is done about that. */
const ANSWERED = 3;

/** Plies of a threat of more than one move. */
const LONG = 3;

/** Pawns that are worth a threat which may be met. */
const MUCH = 2;

const placedIn = (pieces: Uint8Array, square: Square): Placed => ({
	piece: pieces[square] as Piece,
	square,
});

/** A move after which the other side passes: before it, after it, and after the pass. */
type Passed = { readonly before: Scene; readonly scene: Scene; readonly pass: Scene };

function passedAt({ line, at }: Attack): Passed | undefined {
	const move = line.moves[at];
	if (move === undefined || move.captured !== NO_PIECE) return undefined;
	const scene = sceneAt(line, at + 1);
	const pass = passedBy(scene);
	return pass && { before: sceneAt(line, at), scene, pass };
}

/** Gain that would not have been there before the move. */
function falls(insight: Insight, { before, pass }: Passed, depth: number): Forced | undefined {
	const now = forced(insight, pass, depth);
	const was = forced(insight, before, depth);
	if (now === undefined || was === undefined || was.mate !== undefined) return undefined;
	if (now.mate === undefined) return now.gain > was.gain ? now : undefined;
	return now.mate > 0 ? now : undefined;
}

function headOf({ line, at, from }: Attack, step: Step) {
	const [next] = namesOf(turned(line.fens[at + 1] ?? ""), [step]);
	return next === undefined
		? undefined
		: ({ kind: "threat", by: line.names.slice(from, at + 1), next } as const);
}

/** Threat to a piece that falls at once, whatever the answer. */
export function threatBy(attack: Attack): Threat | undefined {
	const { insight } = attack.modules;
	const passed = passedAt(attack);
	const now = passed && falls(insight, passed, 1);
	const [step] = now?.steps ?? [];
	if (passed === undefined || step === undefined || now?.mate !== undefined) return undefined;
	const { scene, pass } = passed;
	const target = placedIn(scene.pieces, step.to);
	const answer = forced(insight, scene, ANSWERED);
	const gain = answer?.mate === undefined ? -(answer?.gain ?? 0) : 0;
	const head = headOf(attack, step);
	if (gain < 1 || target.piece === NO_PIECE || head === undefined) return undefined;
	const sides = Uint8Array.of(otherSide(scene.side));
	const prizes = insight.findHanging(placementOf(pass), sides, Uint8Array.of(NOT_PASSED));
	const second = hangingAt(prizes, FIRST_FRAME).find(({ square }) => square !== step.to);
	const isHeld = isTrapped(scene.pieces, step.to);
	const targets =
		isHeld || second === undefined ? [target] : [placedIn(scene.pieces, second.square), target];
	const why = isHeld ? "trapped" : second === undefined ? "held" : "two";
	return { ...head, why, targets, squares: targets.map(({ square }) => square), gain };
}

/** Plies after a move within which the line does what it threatens. */
const SOON = 8;

/** Does the line go on to do it, or is what is threatened pinned? */
function isMeant({ line, at }: Attack, { scene }: Passed, step: Step): boolean {
	const later = line.moves.slice(at + 2, at + 2 + SOON);
	const isPlayed = later.some(
		({ from, to, side }) => side !== scene.side && from === step.from && to === step.to,
	);
	const pins = pinsBy(scene.pieces, otherSide(scene.side));
	return isPlayed || pins.some(({ pinned }) => pinned === step.to);
}

/** Does the answer take what has moved? Then its threat is not the point. */
const isTaken = ({ line, at }: Attack): boolean => line.moves[at + 1]?.to === line.moves[at]?.to;

/** A threat that may be met: it mates, or takes what is pinned, or the line goes on to do it. */
export function looseThreatBy(attack: Attack): Threat | undefined {
	const { insight } = attack.modules;
	const passed = passedAt(attack);
	if (passed === undefined || isTaken(attack)) return undefined;
	for (const depth of [1, LONG]) {
		const now = falls(insight, passed, depth);
		const [step] = now?.steps ?? [];
		const head = step && headOf(attack, step);
		if (now === undefined || step === undefined || head === undefined) continue;
		const { pieces } = passed.scene;
		const squares = [step.from, step.to];
		if (now.mate !== undefined) {
			return { ...head, why: "mate", moves: now.mate, targets: [], squares, gain: 0 };
		}
		if (now.gain < MUCH || !isMeant(attack, passed, step)) continue;
		const target = placedIn(pieces, step.to);
		const targets = target.piece === NO_PIECE ? [] : [target];
		return { ...head, why: "meant", targets, squares, gain: 0 };
	}
	return undefined;
}
