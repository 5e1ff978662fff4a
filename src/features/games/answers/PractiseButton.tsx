// Makes a round of the moments of an answer, once the engine has looked at them. Back from the
// round it has the focus again.

import { Target } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { gamesCheckedWords } from "../../../messages/en/screens/gamesChecked.ts";
import { useGamesContext } from "../useGames.ts";
import { type Opened, openedIn } from "./answerState.ts";

type Props = { readonly about: Opened; readonly text: string };

export function PractiseButton({ about, text }: Props) {
	const { answers, practise } = useGamesContext();
	const button = useRef<HTMLButtonElement>(null);
	/** Of the round that is being made. */
	const making = useRef<AbortController>(undefined);
	const [isMaking, setMaking] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when it is there again
	useEffect(() => {
		const leave = () => making.current?.abort();
		if (answers.store.get().practised !== about) return leave;
		answers.store.set({ practised: undefined });
		button.current?.focus({ preventScroll: true });
		return leave;
	}, []);
	async function press(): Promise<void> {
		if (isMaking) return;
		// How far the engine is stands over the list.
		if (openedIn(answers.store.get()) !== about) answers.open(about);
		const controller = new AbortController();
		making.current = controller;
		setMaking(true);
		await practise(about, controller.signal);
		if (!controller.signal.aborted) setMaking(false);
	}
	return (
		<button ref={button} type="button" aria-disabled={isMaking} onClick={() => void press()}>
			<Target aria-hidden="true" />
			{isMaking ? gamesCheckedWords.checking : text}
		</button>
	);
}
