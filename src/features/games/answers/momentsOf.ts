// What the moments of an answer are made into: pictures, and questions of Practise.

import type { Frame } from "../../../chess/frame.ts";
import { positionAt } from "../../../chess/game.ts";
import type { Moment } from "../../../collection/answers/answer.ts";
import { uciOf } from "../../../engine/playedMoves.ts";
import type { Question } from "../../../session/questionText.ts";
import type { Topic } from "../../../session/training/card.ts";
import { gameIn } from "../gameIn.ts";
import type { Opened } from "./answerState.ts";

/** What a round asks about the moments of an answer. */
const ASKS: { readonly [Key in Opened]?: Question["asks"] } = {
	hanging: "hang",
	punish: "hang",
	better: "hang",
	won: "hang",
	saved: "hang",
	phase: "letGo",
	squares: "letGo",
	centreInOpening: "letGo",
};

/** What questions about an answer are about, in the statistics of a deck. */
export const topicOf =
	(about: Opened) =>
	({ asks }: Question): Topic =>
		about === "punish"
			? "missed"
			: asks === "hang"
				? "hanging"
				: asks === "letGo"
					? "letGo"
					: "turned";

/** The pieces after so many plies of a game, as the first field of a FEN. */
export function piecesAt(text: string, ply: number): string | undefined {
	const game = gameIn(text);
	if (game === undefined) return undefined;
	const last = Math.min(ply, game.plies) as Frame;
	return positionAt(game, last).fen.split(" ", 1)[0];
}

/** The question at a move of a game; undefined where the text has no such move. */
export function questionAt(text: string, { ply }: Moment, about: Opened): Question | undefined {
	const game = gameIn(text);
	if (game === undefined || ply < 1 || ply > game.plies) return undefined;
	const asks = ASKS[about] ?? "turn";
	const after = positionAt(game, ply as Frame);
	// What hangs is asked of the side that may take it.
	if (asks === "hang") {
		const taking = about === "punish" ? ply - 1 : ply;
		return { asks, fen: positionAt(game, taking as Frame).fen, move: undefined };
	}
	if (after.move === undefined) return undefined;
	return { asks, fen: positionAt(game, (ply - 1) as Frame).fen, move: uciOf(after.move) };
}
