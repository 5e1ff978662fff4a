// The box that codes and links are pasted into, thirty at once.

import { type FormEvent, useId, useState } from "react";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";

export function PasteBox({ add }: { readonly add: (pasted: string) => void }) {
	const [text, setText] = useState("");
	const hint = useId();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() === "") return;
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
				onChange={({ target }) => setText(target.value)}
			/>
			<p id={hint} className="soft small">
				{words.pasteHint}
			</p>
			<button type="submit" className="primary" aria-disabled={text.trim() === ""}>
				{words.add}
			</button>
		</form>
	);
}
