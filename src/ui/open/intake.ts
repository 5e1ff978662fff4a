// Games that come in from outside the box: files chosen or dropped, and text pasted anywhere.

import { decodeText } from "../../chess/decode.ts";
import { isField } from "../../store/keyboard.ts";
import type { Session } from "../useApp.ts";
import { contentFault, fileFault, linkIn, textFault } from "./faults.ts";

type ShowText = (text: string) => void;

/** Opens a text: a game, a position, or a link of ours. Returns whether it is open now. */
export async function openText(text: string, session: Session): Promise<boolean> {
	const hash = linkIn(text);
	if (hash !== undefined) return session.openLink(hash);
	const fault = textFault(text);
	if (fault === undefined) return session.load(text);
	session.actions.setProblem(fault);
	return false;
}

/** Opens a text, and leaves it in the box if it cannot be read. Returns whether it is open now. */
async function take(text: string, session: Session, show: ShowText): Promise<boolean> {
	const isOpen = await openText(text, session);
	if (!isOpen) show(text.slice(0, 100_000));
	return isOpen;
}

/** Returns whether what the file holds is open now. */
export async function readFile(file: File, session: Session, show: ShowText): Promise<boolean> {
	const refuse = (fault: string) => {
		session.actions.setProblem(fault);
		return false;
	};
	const fault = fileFault(file);
	if (fault !== undefined) return refuse(fault);
	const isWanted = session.begin();
	try {
		const text = decodeText(new Uint8Array(await file.arrayBuffer()));
		if (!isWanted()) return false;
		const inside = contentFault(file.name, text);
		return inside === undefined ? await take(text, session, show) : refuse(inside);
	} catch (error) {
		console.error(error);
		return refuse(`${file.name} could not be read`);
	}
}

/** The first of the files that were dropped; of more than one it is said. */
async function readFirst(files: FileList, session: Session, show: ShowText): Promise<void> {
	const [file] = files;
	if (file === undefined || !(await readFile(file, session, show)) || files.length === 1) return;
	session.actions.setProblem(
		`${file.name} is open; the other files are not: one is opened at a time`,
	);
}

/** Listens on the window. Returns a function that stops it. */
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
			const { files } = event.dataTransfer ?? {};
			const hasFile = files !== undefined && files.length > 0;
			const text = event.dataTransfer?.getData("text/plain") ?? "";
			if (!hasFile && (text.trim() === "" || isField(event.target))) return;
			event.preventDefault();
			void (hasFile ? readFirst(files, session, show) : take(text, session, show));
		},
		{ signal },
	);
	return () => listening.abort();
}
