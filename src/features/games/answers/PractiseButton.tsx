// Makes a round of the moments of an answer. Back from the round it has the focus again.

import { Target } from "lucide-react";
import { useEffect, useRef } from "react";
import { useGamesContext } from "../useGames.ts";
import type { Opened } from "./answerState.ts";

type Props = { readonly about: Opened; readonly text: string };

export function PractiseButton({ about, text }: Props) {
	const { answers, practise } = useGamesContext();
	const button = useRef<HTMLButtonElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when it is there again
	useEffect(() => {
		if (answers.store.get().practised !== about) return;
		answers.store.set({ practised: undefined });
		button.current?.focus({ preventScroll: true });
	}, []);
	return (
		<button ref={button} type="button" onClick={() => practise(about)}>
			<Target aria-hidden="true" />
			{text}
		</button>
	);
}
