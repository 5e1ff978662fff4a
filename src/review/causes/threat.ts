// What a quiet move threatens: let the other side pass after it, and see what falls. A threat that
// an answer meets is none, unless it is mate.

import { FIRST_FRAME } from "../../chess/frame.ts";
import { NO_PIECE, otherSide, type Piece } from "../../chess/piece.ts";
import type { Square } from "../../chess/square.ts";
import { hangingAt, NOT_PASSED } from "../../control/insight.ts";
import type { Attack } from "../mistakes/attack.ts";
import type { Threat } from "../mistakes/reason.ts";
import { isTrapped } from "../tactics/strikes.ts";
import type { Placed } from "../tactics/tactic.ts";
import { forced, namesOf, passedBy, placementOf, sceneAt, turned } from "./scene.ts";

/** Plies of the best answer: it, what is done about it, and what is done about that. */
const ANSWERED = 3;

export function threatBy({ tools: { insight }, line, at, from }: Attack): Threat | undefined {
	const move = line.moves[at];
	if (move === undefined || move.captured !== NO_PIECE) return undefined;
	const scene = sceneAt(line, at + 1);
	const passed = passedBy(scene);
	const falls = passed && forced(insight, passed, 1);
	const [step] = falls?.steps ?? [];
	if (passed === undefined || falls === undefined || step === undefined) return undefined;
	const [next] = namesOf(turned(line.fens[at + 1] ?? ""), [step]);
	const before = forced(insight, sceneAt(line, at), 1);
	if (next === undefined || before === undefined) return undefined;
	const head = { kind: "threat", by: line.names.slice(from, at + 1), next } as const;
	if (falls.mate !== undefined) {
		if (before.mate !== undefined) return undefined;
		const king = move.to;
		return { ...head, why: "mate", targets: [], squares: [king, step.to], gain: 0 };
	}
	const answer = forced(insight, scene, ANSWERED);
	if (answer === undefined || falls.gain <= before.gain) return undefined;
	const gain = answer.mate === undefined ? -answer.gain : 0;
	const target = placedIn(scene.pieces, step.to);
	if (gain < 1 || target.piece === NO_PIECE) return undefined;
	const placement = placementOf(passed);
	const sides = Uint8Array.of(otherSide(scene.side));
	const falling = hangingAt(
		insight.findHanging(placement, sides, Uint8Array.of(NOT_PASSED)),
		FIRST_FRAME,
	);
	const second = falling.find(({ square }) => square !== step.to);
	const isHeld = isTrapped(scene.pieces, step.to);
	const targets =
		isHeld || second === undefined ? [target] : [placedIn(scene.pieces, second.square), target];
	const why = isHeld ? "trapped" : second === undefined ? "held" : "two";
	return { ...head, why, targets, squares: targets.map(({ square }) => square), gain };
}

const placedIn = (pieces: Uint8Array, square: Square): Placed => ({
	piece: pieces[square] as Piece,
	square,
});
