// Puts questions into the visitor's deck: those that have an answer. A late part, with the rules of
// chess, for My games and the review; a pupil's page has posed its questions already.

import type { Core } from "../../control/core.ts";
import { loadInsightModule } from "../../control/insightModule.ts";
import type { Question } from "../question.ts";
import { poseWhole } from "../rules.ts";
import { cardOf, type Trainable } from "./card.ts";
import { addToDeck } from "./deck.ts";

/** Those of some questions that have an answer. */
export async function withAnswer<Asked extends Pick<Trainable, "question">>(
	some: readonly Asked[],
	core: Core,
): Promise<readonly Asked[]> {
	const insight = await loadInsightModule();
	const hasAnswer = (question: Question) => {
		try {
			return poseWhole(question, { core, insight }).right.length > 0;
		} catch {
			return false;
		}
	};
	return some.filter(({ question }) => hasAnswer(question));
}

/** Gives how many are new, and how many were there. */
export const toDeck = async (some: readonly Trainable[], core: Core) =>
	addToDeck((await withAnswer(some, core)).map((one) => cardOf(one, Date.now())));
