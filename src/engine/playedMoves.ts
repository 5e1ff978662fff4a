// Moves as UCI writes them, "e2e4" or "e7e8q", and as they are played and named.

import { BLACK } from "../chess/piece.ts";
import { inputOf, MoveError, openRules, type PlayedMove, type Way } from "../chess/rules.ts";

export type NamedMove = {
	readonly move: PlayedMove;
	/** With its number: "22...Bxb3". */
	readonly name: string;
	/** The position after it. */
	readonly fen: string;
};

function wayOf(uci: string) {
	const way = { from: uci.slice(0, 2), to: uci.slice(2, 4) };
	return uci.length > 4 ? { ...way, promotion: uci.slice(4) } : way;
}

export const uciOf = (move: Way): string => Object.values(inputOf(move)).join("");

/** A line, up to its first move that is not legal; of at most so many moves. */
export function playMoves(
	fen: string,
	ucis: readonly string[],
	most = Number.POSITIVE_INFINITY,
): NamedMove[] {
	const rules = openRules(fen);
	const played: NamedMove[] = [];
	for (const uci of ucis.slice(0, most)) {
		try {
			const number = rules.moveNumber();
			const move = rules.play(wayOf(uci));
			const dots = move.side === BLACK ? "..." : ".";
			played.push({ move, name: `${number}${dots}${move.san}`, fen: rules.fen() });
		} catch (error) {
			if (!(error instanceof MoveError)) throw error;
			break;
		}
	}
	return played;
}

/** The same in SAN. */
export const sanLine = (fen: string, ucis: readonly string[], most?: number): string[] =>
	playMoves(fen, ucis, most).map(({ move }) => move.san);
