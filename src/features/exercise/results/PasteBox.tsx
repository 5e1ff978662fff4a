// The box that codes and links are pasted into, thirty at once.

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { resultsWords as words } from "../../../messages/en/exercise/results.ts";
import { lengthOf, MAX_PASTED } from "../../../training/exercise/collect.ts";

type Props = {
	/** How often the button was pressed that asks for it; each press pastes what it may. */
	readonly presses: number;
	readonly add: (pasted: string) => void;
	/** Undefined where the box stays open. */
	readonly close: (() => void) | undefined;
};

/** Nothing where the browser has nothing, does not know how, or refuses. */
async function copiedText(): Promise<string> {
	try {
		return await navigator.clipboard.readText();
	} catch {
		return "";
	}
}

export function PasteBox({ presses, add, close }: Props) {
	const [text, setText] = useState("");
	/** The length of a text that is too long. */
	const [tooLong, setTooLong] = useState(0);
	const [isRefused, setRefused] = useState(false);
	const hint = useId();
	const box = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		if (presses === 0) return;
		box.current?.focus();
		let isWanted = true;
		copiedText().then((copied) => {
			if (!isWanted) return;
			setRefused(copied.trim() === "");
			// A text that was typed meanwhile stays.
			setText((now) => (now.trim() === "" ? copied : now));
		});
		return () => {
			isWanted = false;
		};
	}, [presses]);
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
				ref={box}
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
				{words.pasteHint} {isRefused && words.pasteByHand}
			</p>
			<p role="alert">{tooLong > 0 && words.tooLong(tooLong, MAX_PASTED)}</p>
			<div className="row">
				<button type="submit" className="primary" aria-disabled={text.trim() === ""}>
					{words.add}
				</button>
				{close !== undefined && (
					<button type="button" className="quiet" onClick={close}>
						{words.close}
					</button>
				)}
			</div>
		</form>
	);
}
