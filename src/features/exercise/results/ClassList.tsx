// The names of the class: who is missing, and the box that names are pasted into, once.

import { type FormEvent, useId, useState } from "react";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import { compareClass, namesIn } from "../../../training/exercise/classList.ts";

type Props = {
	readonly names: readonly string[];
	/** The names of all who have answered. */
	readonly answered: readonly string[];
	readonly setNames: (names: readonly string[], before: readonly string[]) => void;
	/** Is the box open first? */
	readonly asksNames: boolean;
};

export function ClassList({ names, answered, setNames, asksNames }: Props) {
	const [isOpen, setOpen] = useState(asksNames);
	const { missing, strangers } = compareClass(names, answered);
	return (
		<section className="class-list" aria-label={words.classList}>
			{names.length > 0 && (
				<>
					<p role="status">
						<strong>{words.missing(missing.length, names.length)}</strong>
					</p>
					{missing.length > 0 && <Names names={missing} />}
					{strangers.length > 0 && (
						<>
							<p className="soft small">{words.strangers}</p>
							<Names names={strangers} />
						</>
					)}
				</>
			)}
			<button
				type="button"
				className={names.length > 0 ? "quiet" : undefined}
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
			>
				{names.length > 0 ? words.changeClass : words.addClass}
			</button>
			{isOpen && (
				<NamesForm
					names={names}
					save={(next, before) => {
						setNames(next, before);
						setOpen(false);
					}}
				/>
			)}
		</section>
	);
}

const Names = ({ names }: { readonly names: readonly string[] }) => (
	<ul className="list row breaks">
		{names.map((name) => (
			<li key={name}>
				<bdi>{name}</bdi>
			</li>
		))}
	</ul>
);

type FormProps = {
	readonly names: readonly string[];
	readonly save: (names: readonly string[], before: readonly string[]) => void;
};

function NamesForm({ names, save }: FormProps) {
	const [before] = useState(names);
	const [text, setText] = useState(names.join("\n"));
	const hint = useId();
	const count = namesIn(text).length;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save(namesIn(text), before);
	};
	return (
		<form className="paste-box" onSubmit={submit}>
			<textarea
				// biome-ignore lint/a11y/noAutofocus: a press asked for it
				autoFocus
				rows={6}
				dir="auto"
				aria-label={words.classNames}
				aria-describedby={hint}
				spellCheck={false}
				value={text}
				onChange={({ target }) => setText(target.value)}
			/>
			<p id={hint} className="soft small" role="status">
				{count === 0 ? words.classHint : words.classCount(count)}
			</p>
			<button type="submit" className="primary">
				{words.keepClass}
			</button>
		</form>
	);
}
