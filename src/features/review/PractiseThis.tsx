// Puts the position of a card among those that Practise asks when they are due, and takes it back;
// or practises it now. Of one that is there already it says when it comes back.

import { Target } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { decisiveWords } from "../../messages/en/panels/decisive.ts";
import { trainingWords } from "../../messages/en/screens/training.ts";
import { faultText } from "../../messages/faultText.ts";
import { idOf, type Topic } from "../../training/deck/card.ts";
import { openDeck } from "../../training/deck/deck.ts";
import { daysTo } from "../../training/deck/due.ts";
import { type Question, questionsQuery } from "../../training/question.ts";
import { DeckNotKept } from "../../ui/deck/DeckNotKept.tsx";
import { loadToDeck } from "../../ui/deck/late.ts";
import { useSession } from "../../ui/hooks/useApp.ts";
import { PRACTISE_HASH } from "../../ui/routes.ts";

export type Practised = {
	/** Practised now. */
	readonly questions: readonly Question[];
	/** The first that has an answer goes into the deck. */
	readonly forDeck: readonly Question[];
	readonly topic: Topic;
};

export function PractiseThis({ questions, forDeck, topic }: Practised) {
	const { core } = useSession();
	const deck = openDeck();
	const { cards = [] } = useSyncExternalStore(deck.subscribe, deck.get);
	const [news, setNews] = useState("");
	/** The card that was put there by this button. */
	const [put, setPut] = useState<string>();
	/** A button that was pressed gives its place, and the focus, to another. */
	const isPressed = useRef(false);
	const focusNew = (button: HTMLButtonElement | null) => {
		if (button === null || !isPressed.current) return;
		isPressed.current = false;
		button.focus();
	};
	const ids = forDeck.map(idOf);
	const card = cards.find(({ id }) => ids.includes(id));
	async function press(): Promise<void> {
		try {
			const { toDeck, withAnswer } = await loadToDeck();
			const [first] = await withAnswer(
				forDeck.map((question) => ({ question, topic })),
				core,
			);
			if (first === undefined) return setNews(trainingWords.noCard);
			isPressed.current = true;
			setNews("");
			setPut(idOf(first.question));
			await toDeck([first], core);
		} catch (error) {
			setNews(faultText(error));
		}
	}
	async function undo(id: string): Promise<void> {
		isPressed.current = true;
		await deck.remove([id]);
		setPut(undefined);
		setNews(trainingWords.takenBack);
	}
	const due = card?.memory?.due;
	return (
		<>
			{card === undefined && (
				<button type="button" ref={focusNew} onClick={() => void press()}>
					<Target aria-hidden="true" />
					{decisiveWords.practise}
				</button>
			)}
			<p className="card-news small" role="status">
				{card ? trainingWords.inDeck(due && daysTo(due, Date.now())) : news}
				{card && put === card.id && (
					<button type="button" className="quiet" ref={focusNew} onClick={() => void undo(card.id)}>
						{trainingWords.undo}
					</button>
				)}
				{(card || news !== "") && (
					<a href={`${PRACTISE_HASH}${questionsQuery(questions)}`}>{decisiveWords.practiseNow}</a>
				)}
			</p>
			{card && <DeckNotKept />}
		</>
	);
}
