// The ways to take a text away: to the clipboard, and as a file.

import { saveFile } from "../../ui/saveFile.ts";
import { copyText } from "./copyText.ts";
import type { Attempt } from "./exportProps.ts";

type Props = {
	/** What the buttons call it. */
	readonly name: string;
	/** The file that it is saved as; nothing where it is too short for one. */
	readonly file?: string;
	readonly attempt: Attempt;
	/** Written when it is wanted: a large game takes its time. */
	readonly write: () => string;
};

export function TextWays({ name, file, attempt, write }: Props) {
	const copy = async () => {
		await copyText(write());
		return `${name} copied`;
	};
	return (
		<>
			<button
				type="button"
				onClick={() => attempt(copy, `${name} could not be copied: the browser does not allow it`)}
			>
				Copy {name}
			</button>
			{file !== undefined && (
				<DownloadText name={name} file={file} attempt={attempt} write={write} />
			)}
		</>
	);
}

/** Saves a text as a file. */
export function DownloadText({ name, file, attempt, write }: Props & { readonly file: string }) {
	const save = async () => {
		saveFile(new Blob([write()], { type: "application/x-chess-pgn" }), file);
		return `${name} saved`;
	};
	return (
		<button type="button" onClick={() => attempt(save, `${name} could not be saved`)}>
			Download {name}
		</button>
	);
}
