// Puts the position of a card among those that Practise asks when they are due, and takes it back;
// or practises it now.

import { Target } from "lucide-react";
import { useState } from "react";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { trainingWords } from "../../messages/en/screens/training.ts";
import { faultText } from "../../messages/faultText.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import type { Topic } from "../../training/deck/card.ts";
import { type Question, questionsQuery } from "../../training/questions/questionText.ts";
import { DeckNotKept } from "../../ui/deck/DeckNotKept.tsx";
import { useSession } from "../../ui/hooks/useApp.ts";
import { PRACTISE_HASH } from "../../ui/routes.ts";
import type { Put } from "./toDeck.ts";

const loadReviewToDeck = latePart("reviewToDeck", () => import("./toDeck.ts"));

export type Practised = {
	/** Practised now. */
	readonly questions: readonly Question[];
	/** The first that has an answer goes into the deck. */
	readonly forDeck: readonly Question[];
	readonly topic: Topic;
};

export function PractiseThis({ questions, forDeck, topic }: Practised) {
	const { core } = useSession();
	const [news, setNews] = useState("");
	const [put, setPut] = useState<Put>();
	async function press(): Promise<void> {
		try {
			const { toDeck } = await loadReviewToDeck();
			const done = await toDeck(forDeck, topic, core);
			setPut(done);
			setNews(trainingWords.put(done === undefined ? "none" : done.undo ? "added" : "known"));
		} catch (error) {
			setNews(faultText(error));
		}
	}
	async function undo(): Promise<void> {
		await put?.undo?.();
		setPut(undefined);
		setNews(trainingWords.takenBack);
	}
	return (
		<>
			<button type="button" onClick={() => void press()}>
				<Target aria-hidden="true" />
				{decisiveWords.practise}
			</button>
			<p className="card-news small row loose full flush" role="status">
				{news}
				{put?.undo && (
					<button type="button" className="quiet" onClick={() => void undo()}>
						{trainingWords.undo}
					</button>
				)}
				{news !== "" && (
					<a href={`${PRACTISE_HASH}${questionsQuery(questions)}`}>{decisiveWords.practiseNow}</a>
				)}
			</p>
			{put && <DeckNotKept />}
		</>
	);
}
