// My games with a kind of loss, and what the deck asks of each.

import type { Frame } from "../../../chess/frame.ts";
import { moveName, positionAt } from "../../../chess/game.ts";
import { playMoves, uciOf } from "../../../engine/playedMoves.ts";
import type { Moment } from "../../../games/collection/answers/answer.ts";
import type { CostKind } from "../../../games/collection/answers/shown/costs.ts";
import type { Asked } from "../../../games/collection/answers/who/counted.ts";
import type { Trainable } from "../../../training/deck/card.ts";
import { originOf } from "../../../training/origin.ts";
import { askBest, askMove } from "../../../training/sources/ask.ts";
import type { ReasonKind } from "../../../training/sources/ofMistake.ts";
import { costQuestionAt } from "../answers/momentsOf.ts";
import { holdingFirst, triedFor } from "../checked/fitMoments.ts";
import { gamesOfReason } from "../engine/reasonCosts.ts";
import type { KeptReason } from "../engine/reasons.ts";
import { gameWith } from "../gameIn.ts";
import type { VisitGames } from "../openGames.ts";

/** By the records, or by the reasons of an engine. */
export type Loss =
	| { readonly by: "material"; readonly kind: CostKind }
	| { readonly by: "engine"; readonly kind: ReasonKind };

/** Moments by material: those that are fit for questions, or all that are not refuted. */
type Which = "fit" | "all";

async function byMaterial(
	games: VisitGames,
	key: CostKind,
	asked: Asked,
	most: number,
	which: Which,
) {
	const { client, checking, fitOf } = games;
	const about = { key, whose: "me" } as const;
	const { rows } = await client.ask("gamesOfCost", asked, key, 0, triedFor(most));
	return which === "fit" ? fitOf(about, rows, most) : holdingFirst(checking, about, rows);
}

/** The last of my games with it, each at its moment. */
export async function momentsOf(games: VisitGames, { by, kind }: Loss, most: number, which: Which) {
	const { found } = games.answers.store.get();
	if (found === undefined) return [];
	if (by === "material") {
		const rows = await byMaterial(games, kind as CostKind, found.asked, most, which);
		return rows.map((row) => ({ moment: row, reason: undefined }));
	}
	const rows = await games.reviewing.rowsOfList();
	const reviewed = games.reviewing.store.get().found;
	return gamesOfReason(rows, reviewed, found.asked.me, kind as ReasonKind)
		.slice(0, most)
		.map(({ row, side, reason }) => ({
			moment: { ...row, mySide: side, ply: reason.ply, move: "" } as Moment,
			reason,
		}));
}

/** The best move before a mistake; which squares it let go of where that is not known. */
export function mistakeQuestion(text: string, { ply, best = "" }: KeptReason) {
	const game = gameWith(text, ply);
	if (game === undefined) return undefined;
	const { fen } = positionAt(game, (ply - 1) as Frame);
	const { move } = positionAt(game, ply as Frame);
	// A pawn that arrives becomes a queen.
	const [found] = [best, `${best}q`].flatMap((uci) => playMoves(fen, [uci], 1));
	const letGo = move && askMove(fen, uciOf(move), "letGo");
	const [question = letGo] = found === undefined ? [] : askBest(fen, uciOf(found.move));
	return question && { question, move: moveName(game, ply as Frame) };
}

export async function trainableOf(
	games: VisitGames,
	loss: Loss,
	most: number,
	which: Which,
): Promise<readonly Required<Trainable>[]> {
	const moments = await momentsOf(games, loss, most, which);
	const texts = await Promise.all(
		moments.map(({ moment }) => games.client.ask("text", moment.game)),
	);
	return moments.flatMap(({ moment, reason }, index): Required<Trainable>[] => {
		const text = texts[index] ?? "";
		if (loss.by === "material") {
			const asked = costQuestionAt(text, moment, loss.kind);
			return asked ? [{ ...asked, origin: originOf(moment) }] : [];
		}
		const asked = reason && mistakeQuestion(text, reason);
		if (asked === undefined) return [];
		const { question, move } = asked;
		return [{ question, topic: loss.kind, origin: originOf({ ...moment, move }) }];
	});
}

/** One that holds is the first of so many. */
const EXAMPLES = 7;

/** The last of my games with it. */
export const exampleOf = async (games: VisitGames, loss: Loss) =>
	(await momentsOf(games, loss, EXAMPLES, "all"))[0];
