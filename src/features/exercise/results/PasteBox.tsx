// The box that codes and links are pasted into, thirty at once.

import { type FormEvent, useId, useState } from "react";
import { lengthOf, MAX_PASTED } from "../../../exercise/collect.ts";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";

export function PasteBox({ add }: { readonly add: (pasted: string) => void }) {
	const [text, setText] = useState("");
	/** The length of a text that is too long. */
	const [tooLong, setTooLong] = useState(0);
	const hint = useId();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() === "") return;
		const length = lengthOf(text);
		if (length > MAX_PASTED) {
			setTooLong(length);
			return;
		}
		add(text);
		setText("");
	};
	return (
		<form className="paste-box" onSubmit={submit}>
			<textarea
				rows={4}
				aria-label={words.paste}
				aria-describedby={hint}
				spellCheck={false}
				value={text}
				onChange={({ target }) => {
					setText(target.value);
					setTooLong(0);
				}}
			/>
			<p id={hint} className="soft small">
				{words.pasteHint}
			</p>
			<p role="alert">{tooLong > 0 && words.tooLong(tooLong, MAX_PASTED)}</p>
			<button type="submit" className="primary" aria-disabled={text.trim() === ""}>
				{words.add}
			</button>
		</form>
	);
}
