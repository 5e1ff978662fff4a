// Before the first question: a name, or going on where somebody was who answers in this browser.

import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { exerciseWords } from "../../../messages/en/exercise/pupil.ts";
import { MAX_AGE, type Progress } from "../../../session/keptProgress.ts";
import { cleanName } from "../../../training/exercise/code.ts";
import { dayNumber, dayText, FREE } from "../../../training/exercise/terms.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { UndoLine } from "../../../ui/parts/UndoLine.tsx";
import type { Opened } from "../opened.ts";

const words = exerciseWords.start;

type Props = {
	readonly opened: Opened;
	/** Of all who have begun here. */
	readonly all: readonly Progress[];
	readonly begin: (name: string) => void;
	readonly remove: (name: string) => void;
	/** Whose answers were removed last. */
	readonly removed: string | undefined;
	readonly undo: () => void;
};

export function Start({ opened, all, begin, remove, removed, undo }: Props) {
	const [isAnother, setAnother] = useState(false);
	const { questions, terms = FREE } = opened.exercise;
	const count = questions.length;
	const { note, until, tries } = terms;
	const isLate = until !== "" && dayText(dayNumber(new Date())) > until;
	return (
		<article className="text-page exercise exercise-start">
			<h1>
				<bdi>{opened.title}</bdi>
			</h1>
			{note !== "" && (
				<p>
					<bdi>{note}</bdi>
				</p>
			)}
			<p className="soft">
				{exerciseWords.entrance.questions(count)}
				{until !== "" && ` · ${words.until(until)}`}
				{tries > 1 && ` · ${words.tries(tries)}`}
			</p>
			{isLate && <p role="status">{words.late(until)}</p>}
			{all.length > 0 && (
				<>
					<ul className="kept-exercises list">
						{all.map(({ name, answers }, index) => (
							<li key={name} className="row ruled">
								<bdi className="breaks">{answers.length >= count ? words.again(name) : name}</bdi>
								<button
									type="button"
									className={index === 0 ? "primary" : undefined}
									aria-label={words.goOnAs(name)}
									onClick={() => begin(name)}
								>
									{words.goOn}
								</button>
								<IconButton icon={X} name={words.remove(name)} onClick={() => remove(name)} />
							</li>
						))}
					</ul>
					<p className="soft small">{words.stays(MAX_AGE)}</p>
				</>
			)}
			<UndoLine
				text={removed === undefined ? undefined : words.removed(removed)}
				word={exerciseWords.entrance.undo}
				undo={undo}
			/>
			{all.length === 0 || isAnother ? (
				<NameForm all={all} begin={begin} isFocused={isAnother} />
			) : (
				<button type="button" className="quiet" onClick={() => setAnother(true)}>
					{words.another}
				</button>
			)}
		</article>
	);
}

type FormProps = Pick<Props, "all" | "begin"> & { readonly isFocused: boolean };

function NameForm({ all, begin, isFocused }: FormProps) {
	const [name, setName] = useState("");
	const hint = useId();
	const given = cleanName(name);
	const isKnown = all.some((one) => one.name === given);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (given !== "") begin(given);
	};
	return (
		<form className="column apart" onSubmit={submit}>
			<label className="column tight full strong">
				{words.name}
				<input
					// biome-ignore lint/a11y/noAutofocus: the button that asked for it is gone
					autoFocus={isFocused}
					aria-describedby={hint}
					value={name}
					autoComplete="nickname"
					maxLength={80}
					dir="auto"
					required
					onChange={({ target }) => setName(target.value)}
				/>
			</label>
			<button type="submit" className="primary" aria-disabled={given === ""}>
				{isKnown ? words.goOn : words.begin}
			</button>
			<p id={hint} className="soft small flush" role="status">
				<bdi>{isKnown ? words.known(given) : words.hint}</bdi>
			</p>
		</form>
	);
}
