// Numbers of pieces as somebody types them: "Q0 q0" for no queens, "R2 p5-8" for two white rooks
// and five to eight black pawns.

import type { Amount } from "../../../collection/find.ts";

/** The largest count of a kind that packed positions tell apart; more count as this one. */
const mostOf = (piece: string) => (piece.toLowerCase() === "p" ? 8 : 3);

/** Undefined for any other text. */
export function parseAmounts(text: string): Amount[] | undefined {
	const found: Amount[] = [];
	for (const word of text.split(/[\s;]+/).filter((one) => one !== "")) {
		const [, piece, first, dash, last] = /^([PNBRQ])(\d)(-)?(\d)?$/i.exec(word) ?? [];
		if (piece === undefined) return undefined;
		const least = Math.min(Number(first), mostOf(piece));
		const open = dash === undefined ? least : mostOf(piece);
		found.push({ piece, least, most: last === undefined ? open : Number(last) });
	}
	return found;
}

export const formatAmounts = (amounts: readonly Amount[]): string =>
	amounts
		.map(({ piece, least, most }) => `${piece}${least}${most === least ? "" : `-${most}`}`)
		.join(" ");
