// Buttons that copy a text to the clipboard, or save it as a file.

import { type SharedText, shareWords } from "../../messages/en/panels/share.ts";
import { copyText } from "../../ui/copyText.ts";
import { saveFile } from "../../ui/saveFile.ts";
import type { Attempt } from "./exportProps.ts";

type Props = {
	readonly text: SharedText;
	readonly attempt: Attempt;
	/** Called at the press: a large game takes its time. */
	readonly write: () => string;
};

export function CopyText({ text, attempt, write }: Props) {
	const copy = async () => {
		await copyText(write());
		return shareWords.text.copied(text);
	};
	return (
		<button type="button" onClick={() => attempt(copy, shareWords.text.notCopied(text))}>
			{shareWords.text.copy(text)}
		</button>
	);
}

export function DownloadText({ text, file, attempt, write }: Props & { readonly file: string }) {
	const save = async () => {
		saveFile(new Blob([write()], { type: "application/x-chess-pgn" }), file);
		return shareWords.text.saved(text);
	};
	return (
		<button type="button" onClick={() => attempt(save, shareWords.text.notSaved(text))}>
			{shareWords.text.download(text)}
		</button>
	);
}
