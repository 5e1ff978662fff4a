// Adds up the engine's findings in the visitor's games: of me and of the others.

import type { Row } from "../../../games/collection/row.ts";
import { mineIn } from "../who/mine.ts";
import { gameKey, isWhole } from "./keptSummaries.ts";
import type { GameSummary } from "./summary.ts";

export type SideSums = {
	/** In the opening, the middlegame and the endgame. */
	readonly mistakes: readonly [number, number, number];
	/** Games in which the side stood won, and those of them that it won. */
	readonly winning: number;
	readonly won: number;
	/** Games in which it stood lost, and those of them that it did not lose. */
	readonly losing: number;
	readonly saved: number;
};

export type Sums = {
	readonly games: number;
	readonly mine: SideSums;
	readonly theirs: SideSums;
};

const NONE: SideSums = { mistakes: [0, 0, 0], winning: 0, won: 0, losing: 0, saved: 0 };

const WINNERS: Readonly<Record<string, "white" | "black">> = { "1-0": "white", "0-1": "black" };

function withGame(sums: SideSums, game: GameSummary, side: "white" | "black", result: string) {
	const other = side === "white" ? "black" : "white";
	const own = game[side];
	const isEnded = result !== "*";
	const [isWinning, isLosing] = [
		game[side].wasWinning && isEnded,
		game[other].wasWinning && isEnded,
	];
	const winner = WINNERS[result];
	return {
		mistakes: sums.mistakes.map((count, phase) => count + (own.mistakes[phase] ?? 0)) as [
			number,
			number,
			number,
		],
		winning: sums.winning + Number(isWinning),
		won: sums.won + Number(isWinning && winner === side),
		losing: sums.losing + Number(isLosing),
		saved: sums.saved + Number(isLosing && winner !== other),
	};
}

/** Without names White and Black. */
export function sumsOf(
	rows: readonly Row[],
	found: ReadonlyMap<string, GameSummary>,
	me: readonly string[],
): Sums {
	let [mine, theirs, games] = [NONE, NONE, 0];
	for (const row of rows) {
		const game = found.get(gameKey(row));
		if (game === undefined || !isWhole(game)) continue;
		const side = mineIn(row, me)?.side ?? "white";
		games++;
		mine = withGame(mine, game, side, row.result);
		theirs = withGame(theirs, game, side === "white" ? "black" : "white", row.result);
	}
	return { games, mine, theirs };
}
