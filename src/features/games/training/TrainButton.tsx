// Puts the moments of an answer into the visitor's deck, and says how many.

import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { trainingWords as words } from "../../../messages/en/screens/training.ts";
import type { Opened } from "../answers/answerState.ts";
import { useGamesContext } from "../useGames.ts";
import type { Loss } from "./losses.ts";

type Props = {
	readonly about: Opened | Loss;
	/** Tells it from others of the page. */
	readonly name?: string;
};

export function TrainButton({ about, name }: Props) {
	const { train } = useGamesContext();
	const [news, setNews] = useState("");
	const [isBusy, setBusy] = useState(false);
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
			<span className="train-news small soft" role="status">
				{news}
			</span>
		</>
	);
}
