// Opens files and texts that are dropped on the window or pasted anywhere. On a slow line the first
// screen invites to both seconds before a game can be opened: early input waits for the session.

import { isField } from "../../runtime/keyTarget.ts";
import { latePart } from "../../runtime/late/loadPart.ts";
import type { Session } from "../../session/session.ts";
import { problemOf } from "../../session/state/problems.ts";
import type { TextOrigin } from "./openInput.ts";

export const loadInput = latePart("input", () => import("./openInput.ts"));

type ShowText = (text: string) => void;

type OpenInput = typeof import("./openInput.ts");

/**
 * Loads the code that opens games, and runs it; an error becomes the problem. Returns whether a
 * game is open now.
 */
export async function openBy(
	session: Session,
	work: (input: OpenInput) => Promise<boolean>,
): Promise<boolean> {
	try {
		return await work(await loadInput());
	} catch (error) {
		console.error(error);
		session.actions.setProblem(problemOf(error));
		return false;
	}
}

/** The box shows no more than this of a text that cannot be read. */
const MAX_LETTERS_SHOWN = 100_000;

/** Opens a text, and leaves it in the box if it cannot be read. */
async function take(
	text: string,
	origin: TextOrigin,
	session: Session,
	show: ShowText,
): Promise<void> {
	if (!(await openBy(session, ({ openText }) => openText(text, session, origin)))) show(text);
}

/** The dropped or pasted input. */
type Brought =
	| { readonly files: readonly File[] }
	| { readonly text: string; readonly origin: TextOrigin };

/** Listens on the window. Returns a function that stops it. */
function listen(open: (brought: Brought) => void): () => void {
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
			open({ text, origin: "pasted" });
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
			open(files.length === 0 ? { text, origin: "dropped" } : { files });
		},
		{ signal },
	);
	return () => listening.abort();
}

/** The latest input while there was no session. */
let early: Brought | undefined;

/** Listens while there is no session. Returns a function that stops listening; the input stays. */
export const listenEarly = () =>
	listen((brought) => {
		early = brought;
	});

/** Opens early input, and listens. Returns a function that stops listening. */
export function listenToIntake(session: Session, showAll: ShowText): () => void {
	const show = (text: string) => showAll(text.slice(0, MAX_LETTERS_SHOWN));
	function open(brought: Brought): void {
		if ("text" in brought) void take(brought.text, brought.origin, session, show);
		else void openBy(session, ({ openFiles }) => openFiles(brought.files, session, show));
	}
	if (early !== undefined) open(early);
	early = undefined;
	return listen(open);
}
