// Makes pictures, and questions of Practise, from the moments of an answer.

import type { Frame } from "../../../chess/frame.ts";
import { moveName, positionAt } from "../../../chess/game.ts";
import { uciOf } from "../../../engine/playedMoves.ts";
import type { Moment } from "../../../games/collection/answers/answer.ts";
import type { CostKind } from "../../../games/collection/answers/shown/costs.ts";
import type { Topic } from "../../../training/deck/card.ts";
import type { Question } from "../../../training/question.ts";
import { askHanging, askMove } from "../../../training/sources/ask.ts";
import { gameIn, gameWith } from "../gameIn.ts";
import type { Around } from "../moment/aboutMoment.ts";
import type { Opened } from "./answerState.ts";

/** What a question about a moment asks. */
type Asks = "hanging" | "letGo" | "turned";

/** The deck's question and topic for a kind of loss. */
const COSTS: Readonly<Record<CostKind, readonly [Asks, Topic]>> = {
	inOpening: ["hanging", "hanging"],
	inMiddlegame: ["hanging", "hanging"],
	inEndgame: ["hanging", "hanging"],
	chanceMissed: ["hanging", "missed"],
	centreLost: ["letGo", "letGo"],
	leadLost: ["turned", "turned"],
};

/** Of a side to move in FENs. */
const SIDE_LETTERS = { white: "w", black: "b" } as const;

/** Is it about a chance that a move missed? */
export const isMissedBy = (about: Opened | CostKind): boolean =>
	about === "punish" || about === "chanceMissed";

/** The move of a ply and the one that follows, as far as the text has them. */
export function movesAround(text: string, ply: number): Around {
	const game = gameWith(text, ply);
	if (game === undefined) return {};
	const next = ply < game.plies ? positionAt(game, (ply + 1) as Frame).move : undefined;
	return { before: positionAt(game, ply as Frame).move, next };
}

/** "33.Nd4"; empty where the text has no such move. */
export function moveAt(text: string, ply: number): string {
	const game = gameWith(text, ply);
	return game === undefined ? "" : moveName(game, ply as Frame);
}

/** The question at a loss, and its topic; undefined where the other side's move caused it. */
export function costQuestionAt(text: string, row: Moment, kind: CostKind) {
	const [asks, topic] = COSTS[kind];
	const question = askedAt(text, row, asks);
	const mover = question?.position.split(" ")[1];
	if (asks === "letGo" && mover !== SIDE_LETTERS[row.mySide]) return undefined;
	return question && { question, topic };
}

/** The question that a round asks about the moments of an answer. */
const ASKS: { readonly [Key in Opened]?: Asks } = {
	hanging: "hanging",
	punish: "hanging",
	better: "hanging",
	won: "hanging",
	saved: "hanging",
	phase: "letGo",
	squares: "letGo",
	centreInOpening: "letGo",
};

/** The topic of a question about an answer, in the statistics of a deck. */
const topicOf = (about: Opened, { kind }: Question): Topic =>
	about === "punish" ? "missed" : kind === "hanging" || kind === "letGo" ? kind : "turned";

const isCost = (about: Opened | CostKind): about is CostKind => about in COSTS;

/** What a list asks of a moment, and the topic of that. Of ten games each asks its own. */
export function listQuestionAt(text: string, row: Moment, about: Opened | CostKind) {
	if (isCost(about)) return costQuestionAt(text, row, about);
	const key = row.of ?? about;
	const question = questionAt(text, row, key);
	return question && { question, topic: topicOf(key, question) };
}

/** The pieces after so many plies of a game, as the first field of a FEN. */
export function piecesAt(text: string, ply: number): string | undefined {
	const game = gameIn(text);
	if (game === undefined) return undefined;
	const last = Math.min(ply, game.plies) as Frame;
	return positionAt(game, last).fen.split(" ", 1)[0];
}

/** The question at a move of a game; undefined where the text has no such move. */
export const questionAt = (text: string, row: Moment, about: Opened): Question | undefined =>
	askedAt(text, row, ASKS[about] ?? "turned");

function askedAt(text: string, { ply }: Moment, asks: Asks): Question | undefined {
	const game = gameWith(text, ply);
	if (game === undefined) return undefined;
	const after = positionAt(game, ply as Frame);
	// Questions about hanging pieces ask the side that may take them.
	if (asks === "hanging") return askHanging(after.fen);
	if (after.move === undefined) return undefined;
	return askMove(positionAt(game, (ply - 1) as Frame).fen, uciOf(after.move), asks);
}
