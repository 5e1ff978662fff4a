// What a pupil has answered so far, as a code and a link: what is right is shown at the end.

import { useEffect, useRef } from "react";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import type { Progress } from "../../../session/keptProgress.ts";
import type { Opened } from "../opened.ts";
import { Sending } from "./Sending.tsx";

const words = exerciseWords.soFar;

type Props = {
	readonly opened: Opened;
	readonly progress: Progress;
	readonly goOn: () => void;
};

export function SoFarPage({ opened, progress, goOn }: Props) {
	const { name, answers } = progress;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<article className="exercise end-page">
			<p className="soft">
				<bdi>{opened.title}</bdi>
			</p>
			<h1 className="breaks" ref={heading} tabIndex={-1}>
				<bdi>{words.title(name, answers.length, opened.exercise.questions.length)}</bdi>
			</h1>
			<p>{words.later}</p>
			<Sending opened={opened} progress={progress} />
			<p>
				<button type="button" onClick={goOn}>
					{words.goOn}
				</button>
			</p>
		</article>
	);
}
