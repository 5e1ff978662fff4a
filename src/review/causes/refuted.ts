// Why the reply cannot be met: taking it looks as if it were enough, and fails.

import { otherSide } from "../../chess/piece.ts";
import type { PlayedLine, ReviewModules } from "../mistakes/playedLine.ts";
import type { Refuted } from "../mistakes/reason.ts";
import { prizeOn, takersOf } from "../tactics/exchange.ts";
import { forced, namesOf, sceneAfter, sceneAt, stepOf, tookBy } from "./scene.ts";

/** Plies that are searched after the answer. */
const DEPTHS = [3, 4] as const;

/**
 * Undefined where nothing can take what a move of a line has put there, where that would win
 * nothing, or does not fail.
 */
export function refutedAt(
	{ insight }: ReviewModules,
	line: PlayedLine,
	at: number,
): Refuted | undefined {
	const reply = line.moves[at];
	const fen = line.fens[at + 1];
	if (reply === undefined || fen === undefined) return undefined;
	const side = otherSide(reply.side);
	const [before, after] = [sceneAt(line, at), sceneAt(line, at + 1)];
	const took = tookBy(before, stepOf(reply));
	const { to } = reply;
	const [from] = takersOf(after.pieces, to, side);
	if (from === undefined) return undefined;
	const answer = { from, to };
	const net = took - tookBy(after, answer);
	if (net >= 1) return undefined;
	/** More than captures there win, and a point at least. */
	const enough = 1 + Math.max(0, took - prizeOn(after.pieces, to, side));
	const taken = sceneAfter(after, answer);
	const found = DEPTHS.map((depth) => forced(insight, taken, depth));
	if (found.some((one) => one === undefined || (one.mate ?? 0) < 0)) return undefined;
	if (found.some((one) => one?.mate === undefined && net + (one?.gain ?? 0) < enough))
		return undefined;
	const [step] = found.at(-1)?.steps ?? [];
	if (step === undefined || step.to === to) return undefined;
	// Something takes the reply, or this the better move; or the move that refutes it comes anyway.
	const [own, next] = [line.moves[at + 1], line.moves[at + 2]];
	const isNext = next?.from === step.from && next.to === step.to;
	const isOwn = own?.to === to && (at > 0 || own.from === from);
	if (isOwn || isNext) return undefined;
	const [first, by] = namesOf(fen, [answer, step]);
	if (first === undefined || by === undefined) return undefined;
	return { answer: first, by, squares: [to, step.to] };
}
