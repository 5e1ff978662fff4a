// A deck as a file: a line that says what it is and how many questions follow, then a line for
// each, so that of a file that was cut short all whole lines are read.

import { each, type Work } from "../../chess/work.ts";
import { isCount } from "../../runtime/soundNumbers.ts";
import { asCard, type Card } from "./card.ts";

const NAME = "square-control-deck";

export const formatDeck = (cards: readonly Card[]): string =>
	[{ deck: NAME, questions: cards.length }, ...cards]
		.map((line) => JSON.stringify(line))
		.join("\n");

export type DeckFile = {
	readonly cards: readonly Card[];
	/** Questions that the file was to have, and are not there or cannot be read. */
	readonly missing: number;
};

function lineIn(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Undefined where the text is no deck. */
export function* parseDeck(text: string): Work<DeckFile | undefined> {
	const [head = "", ...lines] = text.split("\n");
	const { deck, questions } = (lineIn(head) ?? {}) as { deck?: unknown; questions?: unknown };
	if (deck !== NAME) return undefined;
	const cards: Card[] = [];
	yield* each(lines, (line) => {
		const card = asCard(lineIn(line));
		if (card !== undefined) cards.push(card);
	});
	const promised = isCount(questions) ? questions : lines.filter((line) => line !== "").length;
	return { cards, missing: Math.max(0, promised - cards.length) };
}
