// Why the move of the game was worse, in a question for a better one: what it allowed, or what the
// better one wins, by a search of material. Where the search sees no difference there is no answer.

import { gameFrom, playMove } from "../chess/edit.ts";
import { FIRST_FRAME } from "../chess/frame.ts";
import { moveName, positionAt, sideToMove } from "../chess/game.ts";
import { otherSide } from "../chess/piece.ts";
import { MoveError } from "../chess/rules.ts";
import { squareName } from "../chess/square.ts";
import { balanceFor } from "../chess/worth.ts";
import { EXACT, type Insight } from "../control/insight.ts";
import { isMate, searchAt } from "../review/mistakes/searched.ts";
import { fromOf, toOf } from "./choices.ts";
import { fenOf, type Question } from "./question.ts";

/** Plies that are searched after either move, and the captures after them. */
const DEPTH = 3;

export type Difference = {
	readonly kind: "allowed" | "missed";
	/** "46.Qe3" */
	readonly played: string;
	/** The moves that win it, each with its number. */
	readonly line: readonly string[];
	/** Undefined for mate. */
	readonly points: number | undefined;
};

/** The other side's gain after a move, and the line that leads to it. */
function after(fen: string, move: string, insight: Insight) {
	const first = playMove(gameFrom(fen), FIRST_FRAME, move);
	const found = searchAt(insight, first.game, first.frame, { depth: DEPTH, ...EXACT });
	if (found === undefined) return undefined;
	const other = otherSide(sideToMove(positionAt(first.game, FIRST_FRAME)));
	const start = balanceFor(first.game.placements, FIRST_FRAME, other);
	const steps = [{ ...first, name: moveName(first.game, first.frame) }];
	for (const uci of found.ucis) {
		const { game, frame } = steps.at(-1) ?? first;
		const next = playMove(game, frame, uci);
		steps.push({ ...next, name: moveName(next.game, next.frame) });
	}
	const gains = steps.map(({ game, frame }) => balanceFor(game.placements, frame, other) - start);
	const isMated = isMate(found.points);
	const gain = isMated ? found.points : found.points - start;
	// What follows the move that won it wins nothing more.
	const isWon = (from: number) =>
		gains.slice(from).every((one) => Math.sign(gain) * one >= Math.abs(gain));
	const last = isMated ? steps.length : steps.findIndex((_, at) => isWon(at)) + 1;
	return { gain, names: steps.slice(0, last).map(({ name }) => name) };
}

const pointsOf = (gain: number) => (isMate(gain) ? undefined : gain);

/** `played`: the move of the game, with its number. Empty where it is not known. */
export function differenceOf(
	question: Question,
	played: string,
	insight: Insight,
): Difference | undefined {
	const { kind, answer } = question;
	const best = kind !== "best" || answer === "map" ? undefined : answer[0];
	if (best === undefined || played === "") return undefined;
	const fen = fenOf(question);
	try {
		const worse = after(fen, played.replace(/^\d+\.+/, ""), insight);
		const better = after(fen, squareName(fromOf(best)) + squareName(toOf(best)), insight);
		if (worse === undefined || better === undefined || worse.gain <= better.gain) return undefined;
		if (worse.gain >= 1)
			return {
				kind: "allowed",
				played,
				line: worse.names.slice(1),
				points: pointsOf(worse.gain),
			};
		return better.gain <= -1
			? { kind: "missed", played, line: better.names, points: pointsOf(-better.gain) }
			: undefined;
	} catch (error) {
		if (error instanceof MoveError) return undefined;
		throw error;
	}
}
