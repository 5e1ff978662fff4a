// Reads a board of the page: what its elements are called, and where they belong by the notes of
// the page's own world, or otherwise by their transforms, once nothing glides.

import { CLOCKS, SIGNS, type Sign, type Snapshot } from "./fairness.ts";
import { fenOf, letterOf, type Standing, squareAt } from "./placement.ts";
import { ANSWER, ASK } from "./questions.ts";

export const isTurned = (board: Element) => board.closest(".orientation-black") !== null;

/** A note for each element of a board, if they can be read. Anything may come from a page. */
function notesOf(board: Element): readonly string[] {
	let notes: unknown;
	const hear = (event: Event) => {
		notes = (event as CustomEvent).detail;
	};
	board.addEventListener(ANSWER, hear, { once: true });
	board.dispatchEvent(new CustomEvent(ASK));
	board.removeEventListener(ANSWER, hear);
	return typeof notes === "string" ? notes.split(",") : [];
}

/** Undefined while pieces are on their way, or where this is no board of chess. */
export function readBoard(board: Element): string | undefined {
	const { style } = (board.parentElement ?? board) as HTMLElement;
	const size = Number.parseFloat(style.width) / 8 || board.clientWidth / 8;
	const turned = isTurned(board);
	const notes = notesOf(board);
	const pieces: Standing[] = [];
	const lastMove: string[] = [];
	for (const [index, one] of ([...board.children] as HTMLElement[]).entries()) {
		const note = notes[index] ?? "";
		const isNoted = /^[a-h][1-8]$/.test(note);
		const square = isNoted ? note : squareAt(one.style.transform, size, turned);
		const { localName, className } = one;
		if (/last-move/.test(className) && one.style.visibility !== "hidden")
			lastMove.push(square ?? "");
		// One of another board's pieces, on its way here, is noted beside the board.
		if (localName !== "piece" || /fading|ghost/.test(className) || note === "a0") continue;
		const letter = letterOf(one.classList);
		const isMoving = !isNoted && /anim|dragging/.test(className);
		if (square === undefined || letter === undefined || isMoving) return undefined;
		pieces.push({ square, letter });
	}
	return fenOf(pieces, lastMove);
}

const ALL = [...Object.values(SIGNS), CLOCKS].join();

/** Signs and clocks: a page is searched once, and then only where it changes. */
const found = new Set<Element>();

export function notice(roots: Iterable<Node>): void {
	for (const root of roots) {
		if ((root as Element).matches?.(ALL)) found.add(root as Element);
		for (const one of (root as Element).querySelectorAll?.(ALL) ?? []) found.add(one);
	}
}

/** What fairness asks of the page at this moment. */
export function snapshotOf(placements: string): Snapshot {
	for (const one of found) if (!one.isConnected || !one.matches(ALL)) found.delete(one);
	const all = [...found];
	const signs = Object.keys(SIGNS) as Sign[];
	const clocks = all
		.filter((one) => one.matches(CLOCKS) && one.textContent.length < 99)
		.flatMap((one) => one.textContent.replace(/\s+/g, "").match(/\d+:\d\d(?:[:.]\d+)*/g) ?? []);
	return {
		...{ host: location.host, path: location.pathname, clocks, placements, at: Date.now() },
		signs: new Set(signs.filter((sign) => all.some((one) => one.matches(SIGNS[sign])))),
	};
}
