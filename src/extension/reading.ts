// Reads a board of the page: asks the script in the page's own world, and otherwise reads what its
// elements say, classes and transforms, once nothing glides.

import { CLOCKS, SIGNS, type Sign, type Snapshot } from "./fairness.ts";
import { fenOf, letterOf, type Standing, squareAt } from "./placement.ts";
import { ANSWER, ASK } from "./questions.ts";

export const isTurned = (board: Element) => board.closest(".orientation-black") !== null;

function askPage(board: Element): string | undefined {
	let found: unknown;
	const hear = (event: Event) => {
		found = (event as CustomEvent).detail;
	};
	board.addEventListener(ANSWER, hear, { once: true });
	board.dispatchEvent(new CustomEvent(ASK));
	board.removeEventListener(ANSWER, hear);
	// Anything may come from a page.
	return typeof found === "string" && /^[1-8pnbrqkPNBRQK/]{15,71} [wb] \S{1,4} - 0 1$/.test(found)
		? found
		: undefined;
}

/** Undefined while pieces are on their way, or where this is no board of chess. */
function readElements(board: Element): string | undefined {
	const { style } = (board.parentElement ?? board) as HTMLElement;
	const size = Number.parseFloat(style.width) / 8 || board.clientWidth / 8;
	const turned = isTurned(board);
	const all = [...board.children] as HTMLElement[];
	const where = (one: HTMLElement) => squareAt(one.style.transform, size, turned);
	const pieces: Standing[] = [];
	for (const piece of all) {
		const { classList } = piece;
		if (piece.localName !== "piece" || /fading|ghost/.test(piece.className)) continue;
		if (classList.contains("anim") || classList.contains("dragging")) return undefined;
		const [square, letter] = [where(piece), letterOf(classList)];
		if (square === undefined || letter === undefined) return undefined;
		pieces.push({ square, letter });
	}
	const lastMove = all
		.filter((one) => one.classList.contains("last-move") && one.style.visibility !== "hidden")
		.flatMap((one) => where(one) ?? []);
	return fenOf(pieces, lastMove);
}

export const readBoard = (board: Element) => askPage(board) ?? readElements(board);

/** What fairness asks of the page at this moment. */
export function snapshotOf(placements: string): Snapshot {
	const signs = Object.keys(SIGNS).filter((sign) => document.querySelector(SIGNS[sign as Sign]));
	const clocks = [...document.querySelectorAll(CLOCKS)]
		.map((clock) => clock.textContent.replace(/\s+/g, ""))
		.filter((text) => text.length < 60)
		.flatMap((text) => text.match(/\d+:\d\d(?:[:.]\d+)*/g) ?? []);
	const { host, pathname: path } = location;
	return { host, path, signs: new Set(signs as Sign[]), clocks, placements, at: Date.now() };
}
