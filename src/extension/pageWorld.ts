// In the page's own world: chessground notes of each piece where it belongs, also while it glides
// there or is dragged. Scripts of an extension do not see these notes; they ask by an event, which
// is answered before it returns.

import { fenOf, letterOf } from "./placement.ts";
import { ANSWER, ASK } from "./questions.ts";

type Noted = HTMLElement & {
	readonly cgKey?: unknown;
	readonly cgPiece?: unknown;
	readonly cgFading?: unknown;
};

const isSquare = (key: unknown): key is string => /^[a-h][1-8]$/.test(String(key));

document.addEventListener(
	ASK,
	({ target }) => {
		const all = [...(target as Element).children] as Noted[];
		const pieces = all.filter(({ tagName, cgFading }) => tagName === "PIECE" && !cgFading);
		// Chessground of other days, or something else of this name: geometry says more.
		if (!pieces.every(({ cgKey, cgPiece }) => cgKey !== undefined && typeof cgPiece === "string"))
			return;
		const standing = pieces.flatMap(({ cgKey, cgPiece }) => {
			const letter = letterOf(String(cgPiece).split(" "));
			return isSquare(cgKey) && letter !== undefined ? [{ square: cgKey, letter }] : [];
		});
		const lastMove = all
			.filter((one) => one.classList.contains("last-move") && one.style.visibility !== "hidden")
			.flatMap(({ tagName, cgKey }) => (tagName === "SQUARE" && isSquare(cgKey) ? [cgKey] : []));
		const detail = fenOf(standing, lastMove);
		(target as Element).dispatchEvent(new CustomEvent(ANSWER, { detail }));
	},
	true,
);
