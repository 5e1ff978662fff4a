// Games that come in from outside the box: files chosen or dropped, and text pasted anywhere.

import { decodeText } from "../../chess/decode.ts";
import { isField } from "../../store/keyboard.ts";
import type { Session } from "../useApp.ts";

type ShowText = (text: string) => void;

/** What a page can hold: larger collections are for the command line. */
const MOST_BYTES = 64e6;

/** Loads a text, and leaves it in the box if it cannot be read. */
async function take(text: string, { load }: Session, show: ShowText): Promise<void> {
	if (!(await load(text))) show(text.slice(0, 100_000));
}

export async function readFile(file: File, session: Session, show: ShowText): Promise<void> {
	if (file.size > MOST_BYTES) {
		session.actions.setProblem(
			`${file.name} is too large: 64 MB are the most that can be opened here`,
		);
		return;
	}
	const isWanted = session.begin();
	try {
		const bytes = new Uint8Array(await file.arrayBuffer());
		if (isWanted()) await take(decodeText(bytes), session, show);
	} catch (error) {
		console.error(error);
		session.actions.setProblem(`${file.name} could not be read`);
	}
}

/** Listens on the window; gives what ends it. */
export function listenToIntake(session: Session, show: ShowText): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const mark = (isOver: boolean) => document.body.classList.toggle("is-dropping", isOver);
	const holdsSomething = ({ dataTransfer }: DragEvent) =>
		dataTransfer?.types.some((type) => type === "Files" || type === "text/plain") ?? false;

	window.addEventListener(
		"paste",
		(event) => {
			const text = event.clipboardData?.getData("text/plain") ?? "";
			if (isField(event.target) || text.trim() === "") return;
			event.preventDefault();
			void take(text, session, show);
		},
		{ signal },
	);
	window.addEventListener(
		"dragover",
		(event) => {
			if (!holdsSomething(event)) return;
			event.preventDefault();
			mark(true);
		},
		{ signal },
	);
	window.addEventListener(
		"dragleave",
		(event) => {
			if (event.relatedTarget === null) mark(false);
		},
		{ signal },
	);
	window.addEventListener(
		"drop",
		(event) => {
			mark(false);
			const [file] = event.dataTransfer?.files ?? [];
			const text = event.dataTransfer?.getData("text/plain") ?? "";
			if (file === undefined && (text.trim() === "" || isField(event.target))) return;
			event.preventDefault();
			void (file ? readFile(file, session, show) : take(text, session, show));
		},
		{ signal },
	);
	return () => listening.abort();
}
