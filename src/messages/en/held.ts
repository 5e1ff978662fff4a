// The line under a review that tells of squares which a side held for some moves.

import type { Held } from "../../review/held.ts";
import { chessWords } from "./chess.ts";

/** Hundredths of a pawn, in words that claim no more than is known. */
function pawns(value: number): string {
	const quarters = Math.round(value / 25);
	if (quarters <= 1) return "a quarter of a pawn";
	if (quarters === 2) return "half a pawn";
	if (quarters === 3) return "three quarters of a pawn";
	const halves = Math.round(value / 50);
	if (halves <= 2) return "a pawn";
	return halves % 2 === 0 ? `${halves / 2} pawns` : `${(halves - 1) / 2} and a half pawns`;
}

const exact = (value: number) => (value / 100).toFixed(2);

const PLAYERS: Readonly<Record<Held["players"], string>> = {
	masters: "master",
	club: "club",
};

export const heldWords = {
	/** From which move to which. */
	sentence: ({ side, squares, worth, players }: Held, [from, to]: readonly [number, number]) =>
		`${chessWords.side(side)} controlled ${squares} more squares on average from move ${from} to ` +
		`${to}, with material level: about ${pawns(worth.value)} in ${PLAYERS[players]} games.`,
	howSure: "How sure is this?",
	about: ({ squares, worth, players, phase }: Held) =>
		`In ${PLAYERS[players]}-game ${phase}s, controlling ${squares} more squares goes with an edge of ` +
		`${exact(worth.value)} pawns, according to Stockfish (95% interval ` +
		`${exact(worth.low)} to ${exact(worth.high)}). This is an average: individual games vary.`,
};
