// Before the first question: a name, or going on where one was.

import { type FormEvent, useId, useState } from "react";
import { cleanName } from "../../../exercise/code.ts";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import type { Progress } from "../../../session/keptExercises.ts";
import type { Opened } from "../opened.ts";

const words = exerciseWords.start;

type Props = {
	readonly opened: Opened;
	readonly progress: Progress | undefined;
	readonly begin: (name: string) => void;
	readonly toAnother: () => void;
};

export function Start({ opened, progress, begin, toAnother }: Props) {
	const [name, setName] = useState("");
	const hint = useId();
	const given = cleanName(name);
	const count = opened.exercise.questions.length;
	const isDone = progress !== undefined && progress.answers.length >= count;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (progress !== undefined) begin(progress.name);
		else if (given !== "") begin(given);
	};
	return (
		<article className="text-page exercise exercise-start">
			<h1>
				<bdi>{opened.title}</bdi>
			</h1>
			<p className="soft">{exerciseWords.entrance.questions(count)}</p>
			<form onSubmit={submit}>
				{progress === undefined ? (
					<>
						<label>
							{words.name}
							<input
								aria-describedby={hint}
								value={name}
								autoComplete="nickname"
								maxLength={80}
								dir="auto"
								required
								onChange={({ target }) => setName(target.value)}
							/>
						</label>
						<p id={hint} className="soft small">
							{words.hint}
						</p>
					</>
				) : (
					<p>
						{isDone ? <bdi>{words.again(progress.name)}</bdi> : <bdi>{progress.name}</bdi>}{" "}
						<button type="button" className="quiet" onClick={toAnother}>
							{words.another}
						</button>
					</p>
				)}
				<button
					type="submit"
					className="primary"
					aria-disabled={progress === undefined && given === ""}
				>
					{progress === undefined ? words.begin : words.goOn}
				</button>
			</form>
		</article>
	);
}
