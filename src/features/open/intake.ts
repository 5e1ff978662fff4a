// Games that come in from outside the box: files chosen or dropped, and text pasted anywhere.

import { loadInput } from "../../loading/parts/board.ts";
import { isField } from "../../runtime/keyTarget.ts";
import type { Session } from "../../ui/hooks/useApp.ts";

type ShowText = (text: string) => void;

type Reading = typeof import("./openInput.ts");

/** Opens something by what reads it. What goes wrong is told. Returns whether a game is open now. */
export async function openBy(
	session: Session,
	work: (reading: Reading) => Promise<boolean>,
): Promise<boolean> {
	try {
		return await work(await loadInput());
	} catch (error) {
		console.error(error);
		session.actions.setProblem(error instanceof Error ? error.message : String(error));
		return false;
	}
}

/** A box shows no more than this of a text that cannot be read. */
const MOST_SHOWN = 100_000;

/** Opens a text, and leaves it in the box if it cannot be read. */
async function take(text: string, news: string, session: Session, show: ShowText): Promise<void> {
	if (!(await openBy(session, ({ openText }) => openText(text, session, news)))) show(text);
}

/** Listens on the window. Returns a function that stops it. */
export function listenToIntake(session: Session, showAll: ShowText): () => void {
	const show = (text: string) => showAll(text.slice(0, MOST_SHOWN));
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
			void take(text, "What was pasted is open.", session, show);
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
			const files = [...(event.dataTransfer?.files ?? [])];
			const text = event.dataTransfer?.getData("text/plain") ?? "";
			if (files.length === 0 && (text.trim() === "" || isField(event.target))) return;
			event.preventDefault();
			if (files.length === 0) void take(text, "What was dropped is open.", session, show);
			else void openBy(session, ({ openFiles }) => openFiles(files, session, show));
		},
		{ signal },
	);
	return () => listening.abort();
}
