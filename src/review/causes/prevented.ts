// Where a line alone would be shown: a move that works in one of the two lines and fails in the
// other. Found by the search of material, of two depths.

import type { Case } from "../mistakes/case.ts";
import { isSameMove, type PlayedLine } from "../mistakes/playedLine.ts";
import type { Refuted } from "../mistakes/reason.ts";
import {
	forced,
	isLegal,
	namesOf,
	passedBy,
	type Scene,
	type Step,
	sceneAfter,
	sceneAt,
	stepOf,
	tookBy,
} from "./scene.ts";

/** Plies that are searched after the move in question. */
const DEPTHS = [3, 4] as const;

/** Points by which a move fails, beside no other than itself and beside the best other one. */
const LEAST = 2;

/** The worth of a mate, beyond any material. */
const MATED = 100;

/** Outcome of a move: its points for who makes it, and the move that answers it. */
type Outcome = { readonly points: number; readonly answer: Step | undefined };

/** By so many plies after it. */
function outcomeOf(
	{ modules }: Case,
	scene: Scene,
	step: Step,
	depth: number,
): Outcome | undefined {
	const found = forced(modules.insight, sceneAfter(scene, step), depth);
	if (found === undefined) return undefined;
	const { mate, gain, steps } = found;
	const lost = mate === undefined ? gain : mate > 0 ? MATED : -MATED;
	return { points: tookBy(scene, step) - lost, answer: steps[0] };
}

/** The answer by which a move fails in a position, by both depths; undefined where it does not. */
function failure(one: Case, scene: Scene, step: Step): Step | undefined {
	let answer: Step | undefined;
	for (const depth of DEPTHS) {
		const outcome = outcomeOf(one, scene, step, depth);
		const best = forced(one.modules.insight, scene, depth + 1);
		if (outcome === undefined || best === undefined || best.mate !== undefined) return undefined;
		const { points } = outcome;
		if (points > -LEAST || points > best.gain - LEAST) return undefined;
		answer = outcome.answer;
	}
	return answer;
}

/** Does a move lose nothing, by both depths? */
const holds = (one: Case, scene: Scene, step: Step): boolean =>
	DEPTHS.every((depth) => (outcomeOf(one, scene, step, depth)?.points ?? -1) >= 0);

/** A frame of a line, and the move there. */
type LineFrame = readonly [line: PlayedLine, frame: number];

/** The answer by which the move at one place would fail at another, where it would do the same. */
function failsAt(
	one: Case,
	[line, frame]: LineFrame,
	other: LineFrame,
): [Scene, Step, Step] | undefined {
	const move = line.moves[frame];
	if (move === undefined || other[0].fens[other[1]] === undefined) return undefined;
	const step = stepOf(move);
	const [works, scene] = [sceneAt(line, frame), sceneAt(...other)];
	const isSame = [step.from, step.to].every((at) => works.pieces[at] === scene.pieces[at]);
	if (!isSame || !isLegal(scene, step) || !holds(one, works, step)) return undefined;
	const answer = failure(one, scene, step);
	return answer && [scene, step, answer];
}

function refuted([line, frame]: LineFrame, step: Step, answer: Step): Refuted | undefined {
	const [first, by] = namesOf(line.fens[frame] ?? "", [step, answer]);
	if (first === undefined || by === undefined) return undefined;
	return { answer: first, by, squares: [step.to, answer.to] };
}

/** Answer to the same reply that works after the better move, and fails after the move played. */
export function ownAnswerFails(one: Case): Refuted | undefined {
	const { played, better } = one;
	if (!isSameMove(played, better, 1) || isSameMove(played, better, 2)) return undefined;
	const found = failsAt(one, [better, 2], [played, 2]);
	return found && refuted([played, 2], found[1], found[2]);
}

/** Would a move win as much if the other side had passed? */
function winsAnyway(one: Case, scene: Scene, step: Step): boolean {
	const pass = passedBy(scene);
	if (pass === undefined || !isLegal(pass, step)) return false;
	return (outcomeOf(one, pass, step, DEPTHS[0])?.points ?? MATED) >= LEAST;
}

/** The reply, where it fails after the better move, and would not have without being made. */
export function preventedReply(one: Case): Refuted | undefined {
	const { played, better } = one;
	if (isSameMove(played, better, 1)) return undefined;
	const found = failsAt(one, [played, 1], [better, 1]);
	if (found === undefined) return undefined;
	const [scene, step, answer] = found;
	if (answer.to !== step.to && winsAnyway(one, scene, answer)) return undefined;
	return refuted([better, 1], step, answer);
}
