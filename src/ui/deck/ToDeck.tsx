// Puts questions that were answered into the deck: those that were missed, or all.

import { useState } from "react";
import { trainingWords } from "../../messages/en/screens/training.ts";
import { cardOf, type Topic } from "../../training/deck/card.ts";
import { addToDeck } from "../../training/deck/deck.ts";
import type { Question } from "../../training/question.ts";
import { DeckNotKept } from "./DeckNotKept.tsx";

type Props = {
	readonly topic: Topic;
	readonly missed: readonly Question[];
	/** Those that were asked, where all may be wanted. */
	readonly all?: readonly Question[];
};

export function ToDeck({ topic, missed, all = [] }: Props) {
	const [news, setNews] = useState("");
	const put = async (chosen: readonly Question[]) => {
		const now = Date.now();
		const { added, known } = await addToDeck(
			chosen.map((question) => cardOf({ question, topic }, now)),
		);
		setNews(trainingWords.trained(added, known));
	};
	if (missed.length + all.length === 0) return null;
	return (
		<div>
			{missed.length > 0 && missed.length !== all.length && (
				<button type="button" onClick={() => void put(missed)}>
					{trainingWords.trainMissed(missed.length)}
				</button>
			)}{" "}
			{all.length > 0 && (
				<button type="button" onClick={() => void put(all)}>
					{trainingWords.trainAll(all.length)}
				</button>
			)}{" "}
			<span className="soft small" role="status">
				{news}
			</span>
			{news !== "" && <DeckNotKept />}
		</div>
	);
}
