// Form for an exercise made of an answer: how many questions, and of which kinds.

import { type FormEvent, useState } from "react";
import { myGamesWords } from "../../../messages/en/screens/myGames.ts";
import { Check } from "../../../ui/parts/Check.tsx";
import { useGamesContext } from "../useGames.ts";
import type { Opened } from "./answerState.ts";
import type { MadeKind } from "./lessonOf.ts";

const words = myGamesWords.answers.made;

const COUNTS = [5, 10, 20, 40];
const KINDS: readonly MadeKind[] = ["asked", "white", "black", "contested", "neutral"];

type Props = { readonly about: Opened; readonly title: string };

export function MakeForm({ about, title }: Props) {
	const { makeExercise } = useGamesContext();
	const [count, setCount] = useState(10);
	const [kinds, setKinds] = useState<readonly MadeKind[]>(["asked"]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (kinds.length > 0) makeExercise(about, title, { count, kinds });
	};
	return (
		<form className="make-form row apart" onSubmit={submit}>
			<label>
				<span className="soft small">{words.count}</span>{" "}
				<select
					// biome-ignore lint/a11y/noAutofocus: a press asked for it
					autoFocus
					value={count}
					onChange={({ target }) => setCount(Number(target.value))}
				>
					{COUNTS.map((one) => (
						<option key={one}>{one}</option>
					))}
				</select>
			</label>
			<fieldset>
				<legend className="soft small">{words.kinds}</legend>
				{KINDS.map((kind) => (
					<Check
						key={kind}
						isSet={kinds.includes(kind)}
						set={(isSet) =>
							setKinds(KINDS.filter((one) => (one === kind ? isSet : kinds.includes(one))))
						}
					>
						{words.names[kind]}
					</Check>
				))}
			</fieldset>
			<button type="submit" className="primary" aria-disabled={kinds.length === 0}>
				{words.make}
			</button>
		</form>
	);
}
