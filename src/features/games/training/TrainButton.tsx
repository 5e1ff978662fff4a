// Puts the moments of an answer into the visitor's deck, says how many of them are there and when
// the next is due, and begins a round of them at once.

import { CalendarPlus, Play } from "lucide-react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { trainingWords as words } from "../../../messages/en/screens/training.ts";
import { openDeck } from "../../../training/deck/deck.ts";
import { type SomeSums, sumsOfSome, waitTo } from "../../../training/deck/due.ts";
import { readNewADay } from "../../../training/deck/newADay.ts";
import { DeckNotKept } from "../../../ui/deck/DeckNotKept.tsx";
import type { Opened } from "../answers/answerState.ts";
import { useGamesContext } from "../useGames.ts";
import type { Loss } from "./losses.ts";

type Props = {
	readonly about: Opened | Loss;
	/** Tells it from others of the page. */
	readonly name?: string;
	readonly nowName?: string;
};

/** What the deck has of it. With an empty deck no game is read for that. */
function useTrained(about: Opened | Loss): SomeSums | undefined {
	const { answers, trainedIds } = useGamesContext();
	const deck = openDeck();
	const { cards } = useSyncExternalStore(deck.subscribe, deck.get);
	const rows = useSyncExternalStore(answers.store.subscribe, () => answers.store.get().rows);
	const [ids, setIds] = useState<readonly string[]>([]);
	const isEmpty = cards === undefined || cards.length === 0;
	const key = typeof about === "object" ? `${about.by} ${about.kind}` : about;
	// biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what it is about
	useEffect(() => {
		let isCurrent = true;
		if (isEmpty) setIds([]);
		else void trainedIds(about).then((found) => isCurrent && setIds(found));
		return () => {
			isCurrent = false;
		};
	}, [key, isEmpty, rows, trainedIds]);
	return useMemo(() => cards && sumsOfSome(cards, ids, Date.now(), readNewADay()), [cards, ids]);
}

function trainedText({ all, today, next }: SomeSums): string {
	return words.inTraining(all, today, next === undefined ? undefined : waitTo(next, Date.now()));
}

export function TrainButton({ about, name, nowName }: Props) {
	const { train, trainNow } = useGamesContext();
	const [news, setNews] = useState("");
	const [isBusy, setBusy] = useState(false);
	const trained = useTrained(about);
	async function press(): Promise<void> {
		if (isBusy) return;
		setBusy(true);
		const found = await train(about);
		if (found !== undefined) setNews(words.trained(found.added, found.known));
		setBusy(false);
	}
	return (
		<>
			<button type="button" aria-label={name} aria-disabled={isBusy} onClick={() => void press()}>
				<CalendarPlus aria-hidden="true" />
				{words.train}
			</button>
			<span className="train-news small soft">
				<span role="status">{news || (trained && trainedText(trained))}</span>
				{trained && (
					<button
						type="button"
						className="plain"
						aria-label={nowName}
						onClick={() => void trainNow(about)}
					>
						<Play aria-hidden="true" />
						{words.trainNow}
					</button>
				)}
			</span>
			{(news !== "" || trained) && <DeckNotKept />}
		</>
	);
}
