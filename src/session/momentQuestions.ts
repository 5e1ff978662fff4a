// Questions about moments of the review: what hangs after a move, or which squares it turns. What
// the map would answer with no square is not asked.

import type { Frame } from "../chess/frame.ts";
import type { Game } from "../chess/game.ts";
import { addAsk, questionAt } from "../training/exercise/commands.ts";
import { type PoseModules, pose } from "../training/pose.ts";
import { type Ask, MIDDLE, plainAsk, WHOLE } from "../training/question.ts";

/** A moment of the main line, and whether a piece hangs after its move. */
export type AskedMoment = { readonly ply: number; readonly isHanging: boolean };

type PlacedAsk = { readonly frame: Frame; readonly ask: Ask };

/** The middle, in which a code has room for five questions, before the whole board. */
const TURNED = [plainAsk("turned", MIDDLE), plainAsk("turned", WHOLE)];
const HANGING = [plainAsk("hanging", WHOLE)];

function questionOf(
	game: Game,
	{ isHanging, ply }: AskedMoment,
	tools: PoseModules,
): PlacedAsk | undefined {
	const frame = (isHanging ? ply : ply - 1) as Frame;
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
