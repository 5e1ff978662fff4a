// Words of reviews and positions for programs that ask for them: square-control review, and the
// entry square-control/review.

import type { Side } from "../../../../chess/piece.ts";
import type { Silence } from "../../../../review/mistakes/club.ts";
import type { Win } from "../../../../review/mistakes/reason.ts";
import type { Effect } from "../../../../review/reported/effect.ts";
import { listText } from "../../../format.ts";
import { chessWords } from "../../chess.ts";
import { the, winText } from "./wins.ts";

/** Mates by its first move, or in more. */
const mateText = (moves: number, by: string): string =>
	moves === 1 ? `${by}, mate` : `mate in ${moves}, starting with ${by}`;

type EffectKind = Effect["kind"];

/** In the order of telling. */
const EFFECTS: readonly EffectKind[] = ["attacks", "guards", "leaves", "opens", "shuts"];

/** What a sentence can hold of one kind. */
const MOST_REPORTED = 3;

/** "guards the pawn on e5", "opens the line of the queen on d1 to the pawn on h5". */
function effectText(kind: EffectKind, effects: readonly Effect[]): string[] {
	const shown = effects.filter((one) => one.kind === kind).slice(0, MOST_REPORTED);
	if (shown.length === 0) return [];
	const targets = listText(shown.map(({ target }) => the(target)));
	const lines = listText(shown.map(({ by, target }) => `${the(by)} to ${the(target)}`));
	const texts: Record<EffectKind, string> = {
		attacks: `attacks ${targets}`,
		guards: `guards ${targets}`,
		leaves: `no longer guards ${targets}`,
		opens: `opens the line of ${lines}`,
		shuts: `shuts the line of ${lines}`,
	};
	return [texts[kind]];
}

export const reportWords = {
	/** "1.Nf3 attacks the pawn on e5 and guards the pawn on d2." */
	change: (move: string, effects: readonly Effect[]): string => {
		const parts = EFFECTS.flatMap((kind) => effectText(kind, effects));
		return parts.length === 0
			? `${move} attacks nothing new and leaves all guards as they were.`
			: `${move} ${listText(parts)}.`;
	},
	/** Why little is said of a game that no engine has judged. */
	silence: {
		masters:
			"No engine has judged this game. Both players are masters, so judging by captures alone would mislead. Only mates in one or two are pointed out.",
		unrated:
			"No engine has judged this game. Neither player’s rating is known, and nobody lost a piece for good, so only mates in one or two are pointed out.",
		small:
			"No engine has judged this game. Only moves that lose two points or more by captures, or allow or miss mate, are named.",
	} satisfies Record<Silence, string>,
	/** "Black has 1...Ne2+, forking the king and the queen on c3." */
	tactic: (side: Side, win: Win): string => `${chessWords.side(side)} has ${winText(win)}.`,
	threat: (side: Side, win: Win): string => `${chessWords.side(side)} threatens ${winText(win)}.`,
	mate: (side: Side, moves: number, by: string): string =>
		`${chessWords.side(side)} has ${mateText(moves, by)}.`,
	mateThreat: (side: Side, moves: number, by: string): string =>
		`${chessWords.side(side)} threatens ${mateText(moves, by)}.`,
};
