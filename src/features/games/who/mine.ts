// A game seen from the visitor.

import type { Outcome, Side } from "../../../games/collection/filter.ts";
import type { Row } from "../../../games/collection/row.ts";

export type Mine = {
	readonly side: Side;
	/** Undefined where the game has no result. */
	readonly outcome: Outcome | undefined;
	readonly opponent: string;
	readonly elo: number;
};

type Played = Pick<Row, "white" | "black" | "whiteElo" | "blackElo" | "result">;

const WINNERS: Readonly<Record<string, Side>> = { "1-0": "white", "0-1": "black" };

/** Undefined where neither player is the visitor. */
export function mineIn(row: Played, me: readonly string[]): Mine | undefined {
	const side = me.includes(row.white) ? "white" : me.includes(row.black) ? "black" : undefined;
	if (side === undefined) return undefined;
	const winner = WINNERS[row.result];
	const decided = winner === undefined ? undefined : winner === side ? "won" : "lost";
	return {
		side,
		outcome: row.result === "1/2-1/2" ? "drawn" : decided,
		opponent: side === "white" ? row.black : row.white,
		elo: side === "white" ? row.blackElo : row.whiteElo,
	};
}
