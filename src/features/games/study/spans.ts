// The parts of games that a study can be about, as the list beside "Moves" offers them.

import { MAX_PLIES } from "../../../games/collection/find/find.ts";
import type { Span } from "../../../games/collection/shares.ts";

/** Which moves: all, from one to another, from one on, or the position after one. */
export type SpanMoves =
	| { readonly kind: "all" }
	| { readonly kind: "range"; readonly first: number; readonly last: number }
	| { readonly kind: "from"; readonly first: number }
	| { readonly kind: "after"; readonly move: number };

/** Its moves, and the plies that these are. */
export type StudySpan = Span & { readonly id: string; readonly moves: SpanMoves };

const range = (first: number, last: number): StudySpan => ({
	id: `${first}-${last}`,
	moves: { kind: "range", first, last },
	from: 2 * first - 1,
	to: 2 * last,
});

export const WHOLE_GAME: StudySpan = {
	id: "all",
	moves: { kind: "all" },
	from: 0,
	to: MAX_PLIES,
};

export const SPANS: readonly StudySpan[] = [
	WHOLE_GAME,
	range(1, 10),
	range(11, 20),
	range(21, 40),
	{ id: "41-", moves: { kind: "from", first: 41 }, from: 81, to: MAX_PLIES },
	...[10, 15, 20, 30].map(
		(move): StudySpan => ({
			id: `after-${move}`,
			moves: { kind: "after", move },
			from: 2 * move,
			to: 2 * move,
		}),
	),
];
