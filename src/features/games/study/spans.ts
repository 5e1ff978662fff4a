// Which part of the games a study is about.

import { MOST_PLIES } from "../../../collection/find.ts";
import type { Span } from "../../../collection/shares.ts";

export type NamedSpan = Span & { readonly name: string; readonly words: string };

const moves = (from: number, to: number, words: string): NamedSpan => ({
	name: words,
	words: `in ${words}`,
	from: 2 * from - 1,
	to: 2 * to,
});

export const WHOLE: NamedSpan = {
	name: "all moves",
	words: "over the whole game",
	from: 0,
	to: MOST_PLIES,
};

export const SPANS: readonly NamedSpan[] = [
	WHOLE,
	moves(1, 10, "moves 1 to 10"),
	moves(11, 20, "moves 11 to 20"),
	moves(21, 40, "moves 21 to 40"),
	{ name: "move 41 and later", words: "from move 41 on", from: 81, to: MOST_PLIES },
	...[10, 15, 20, 30].map((move) => ({
		name: `after move ${move}`,
		words: `after move ${move}`,
		from: 2 * move,
		to: 2 * move,
	})),
];
