// Puts the question of a moment into the visitor's deck.

import type { Core } from "../../control/core.ts";
import { loadInsightModule } from "../../control/insightModule.ts";
import type { Topic } from "../../training/deck/card.ts";
import { openDeck } from "../../training/deck/deck.ts";
import { pose } from "../../training/questions/pose.ts";
import { formatQuestion, type Question } from "../../training/questions/questionText.ts";

export type Put = {
	/** Nothing where it had been there, and stays. */
	readonly undo: (() => Promise<void>) | undefined;
};

/** The first of some questions that has an answer; undefined where none has. */
export async function toDeck(
	questions: readonly Question[],
	topic: Topic,
	core: Core,
): Promise<Put | undefined> {
	const insight = await loadInsightModule();
	const question = questions.find((one) => pose(one, core, insight).answer.size > 0);
	if (question === undefined) return undefined;
	const id = formatQuestion(question);
	const deck = openDeck();
	const added = await deck.add([{ id, topic, added: Date.now() }]);
	return { undo: added === 0 ? undefined : () => deck.remove([id]) };
}
