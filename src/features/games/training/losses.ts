// My games with a kind of loss, and what the deck asks of each.

import type { Moment } from "../../../games/collection/answers/answer.ts";
import type { CostKind } from "../../../games/collection/answers/shown/costs.ts";
import type { Asked } from "../../../games/collection/answers/who/counted.ts";
import type { Trainable } from "../../../training/deck/card.ts";
import { originOf } from "../../../training/origin.ts";
import type { ReasonKind } from "../../../training/sources/ofMistake.ts";
import { type About, holdingFirst, triedFor } from "../checked/fitMoments.ts";
import { gamesOfReason } from "../engine/reasonCosts.ts";
import type { VisitGames } from "../openGames.ts";
import { mistakeQuestion, momentQuestion } from "./momentQuestion.ts";

/** By the records, or by the reasons of an engine. */
export type Loss =
	| { readonly by: "material"; readonly kind: CostKind }
	| { readonly by: "engine"; readonly kind: ReasonKind };

/** Moments by material: those that are fit for questions, or all that are not refuted. */
type Which = "fit" | "all";

const materialLoss = (key: CostKind): About => ({ key, whose: "me" });

/** Did I make the move? White's plies are odd, but in the few games that Black begins. */
const isByMe = ({ ply, mySide }: Moment) => (ply % 2 === 1) === (mySide === "white");

async function byMaterial(
	games: VisitGames,
	key: CostKind,
	asked: Asked,
	most: number,
	which: Which,
) {
	const { client, checking, fitOf } = games;
	const about = materialLoss(key);
	const found = await client.ask("gamesOfCost", asked, key, 0, triedFor(most));
	// The centre may be lost by the other side's move, from which there is nothing to learn.
	const rows = key === "centreLost" ? found.rows.filter(isByMe) : found.rows;
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
			const asked = momentQuestion(games.checking, materialLoss(loss.kind), moment, text);
			return asked ? [asked] : [];
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
