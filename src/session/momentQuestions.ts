// Questions about moments of the review: what hangs after a move, or which squares it turns; of a
// mistake which move was better. What the map would answer with no square is not asked.

import type { Frame } from "../chess/frame.ts";
import { type Game, positionAt } from "../chess/game.ts";
import { openRules } from "../chess/rules.ts";
import { uciOf } from "../engine/playedMoves.ts";
import { addAsk, questionAt } from "../training/exercise/commands.ts";
import { type PoseModules, pose } from "../training/pose.ts";
import { type Ask, MIDDLE, plainAsk, type Question, WHOLE } from "../training/question.ts";
import { askBest } from "../training/sources/ask.ts";
import { sanOf } from "./sideline.ts";

/** A moment of the main line, and whether a piece hangs after its move. */
export type AskedMoment = {
	readonly ply: number;
	readonly isHanging: boolean;
	/** Of a mistake the better move, by its name with a number. */
	readonly better?: string | undefined;
};

type PlacedAsk = { readonly frame: Frame; readonly ask: Ask };

/** The middle, in which a code has room for five questions, before the whole board. */
const TURNED = [plainAsk("turned", MIDDLE), plainAsk("turned", WHOLE)];
const HANGING = [plainAsk("hanging", WHOLE)];

/** The best move of a position, by its name with a number. */
export const bestAs = (fen: string, name: string): readonly Question[] =>
	askBest(fen, uciOf(openRules(fen).play(sanOf(name))));

function questionOf(
	game: Game,
	{ isHanging, ply, better }: AskedMoment,
	tools: PoseModules,
): PlacedAsk | undefined {
	const frame = (isHanging ? ply : ply - 1) as Frame;
	const [best] = better === undefined ? [] : bestAs(positionAt(game, frame).fen, better);
	if (best !== undefined) return { frame, ask: best };
	const ask = (isHanging ? HANGING : TURNED).find((one) => {
		const question = questionAt(game, frame, one);
		return question !== undefined && pose(question, tools).right.length > 0;
	});
	return ask && { frame, ask };
}

/** The game with a question for each moment, and how many those are. */
export function addMoments(
	game: Game,
	moments: readonly AskedMoment[],
	tools: PoseModules,
): { readonly game: Game; readonly added: number } {
	const found = new Map<string, PlacedAsk>();
	for (const moment of moments) {
		const question = questionOf(game, moment, tools);
		if (question !== undefined) found.set(`${question.frame} ${question.ask.kind}`, question);
	}
	const asks = [...found.values()].sort((one, other) => one.frame - other.frame);
	const changed = asks.reduce((now, { frame, ask }) => addAsk(now, frame, ask).game, game);
	return { game: changed, added: asks.length };
}
