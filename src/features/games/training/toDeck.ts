// Puts questions about moments of games into the visitor's deck: those that can be asked.

import type { Core } from "../../../control/core.ts";
import type { Insight } from "../../../control/insight.ts";
import type { Card, Topic } from "../../../training/deck/card.ts";
import { openDeck } from "../../../training/deck/deck.ts";
import type { Origin } from "../../../training/origin.ts";
import { pose } from "../../../training/questions/pose.ts";
import { formatQuestion, type Question } from "../../../training/questions/questionText.ts";

export type Trainable = {
	readonly question: Question;
	readonly origin: Origin;
	readonly topic: Topic;
};

type Tools = { readonly core: Core; readonly insight: Insight };

/** Has it an answer? */
function canAsk(question: Question, { core, insight }: Tools): boolean {
	try {
		return pose(question, core, insight).answer.size > 0;
	} catch {
		return false;
	}
}

/** Gives how many are new, and how many were there. */
export async function toDeck(made: readonly Trainable[], tools: Tools, now: number) {
	const cards = made
		.filter(({ question }) => canAsk(question, tools))
		.map(
			({ question, origin, topic }): Card => ({
				id: formatQuestion(question),
				topic,
				added: now,
				origin,
			}),
		);
	const added = await openDeck().add(cards);
	return { added, known: new Set(cards.map(({ id }) => id)).size - added };
}
