// In the page's own world: chessground notes of each piece where it belongs, also while it glides
// there or is dragged. Scripts of an extension do not see these notes; they ask by an event, which
// is answered before it returns.

import { ANSWER, ASK } from "./questions.ts";

type Noted = { readonly cgKey?: unknown };

document.addEventListener(
	ASK,
	({ target: board }) => {
		const all = [...(board as Element).children] as Noted[];
		const detail = all.map(({ cgKey }) => String(cgKey)).join();
		board?.dispatchEvent(new CustomEvent(ANSWER, { detail }));
	},
	true,
);
