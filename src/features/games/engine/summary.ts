// Sums up an engine's evaluations of a game for either side: mistakes by phases and reasons, and
// whether the side stood won.

import type { Frame } from "../../../chess/frame.ts";
import { type Game, positionAt } from "../../../chess/game.ts";
import { BLACK, type Side, WHITE } from "../../../chess/piece.ts";
import type { Evaluation } from "../../../engine/evaluation.ts";
import { centipawnsFor, markOf } from "../../../review/mistakes/marks.ts";
import type { Mistake } from "../../../review/mistakes/reason.ts";
import { type KeptReason, keptReasons } from "./reasons.ts";

/** Mistakes (? and ??) in the opening, the middlegame and the endgame; and was it winning once? */
export type SideSummary = {
	readonly mistakes: readonly [number, number, number];
	readonly wasWinning: boolean;
	/** Undefined where the game was gone through before they were asked for. */
	readonly reasons?: readonly KeptReason[];
};

export type GameSummary = { readonly white: SideSummary; readonly black: SideSummary };

const OPENING_MOVES = 10;

/** In an endgame neither side has more, pawns aside (docs/answers.md). */
const ENDGAME_POINTS = 13;

const POINTS: Readonly<Record<string, number>> = { n: 3, b: 3, r: 5, q: 9 };

/** Three pawns ahead, after two of its moves in a row. */
const WON_CENTIPAWNS = 300;

const isEndgame = (fen: string): boolean => {
	const points = { white: 0, black: 0 };
	for (const letter of fen.split(" ", 1)[0] ?? "") {
		const small = letter.toLowerCase();
		points[letter === small ? "black" : "white"] += POINTS[small] ?? 0;
	}
	return Math.max(points.white, points.black) <= ENDGAME_POINTS;
};

function phaseAt(fen: string): 0 | 1 | 2 {
	if (Number(fen.split(" ").at(-1)) <= OPENING_MOVES) return 0;
	return isEndgame(fen) ? 2 : 1;
}

function sideSummary(
	game: Game,
	found: readonly (Evaluation | undefined)[],
	all: readonly Mistake[],
	side: Side,
): SideSummary {
	const mistakes: [number, number, number] = [0, 0, 0];
	let wasWinning = false;
	let ahead = 0;
	for (let ply = 1; ply <= game.plies; ply++) {
		const [before, after] = [found[ply - 1], found[ply]];
		const { move } = positionAt(game, ply as Frame);
		if (before === undefined || after === undefined || move?.side !== side) continue;
		const mark = markOf(side, before, after);
		if (mark === "?" || mark === "??") {
			mistakes[phaseAt(positionAt(game, (ply - 1) as Frame).fen)]++;
		}
		ahead = centipawnsFor(side, after) >= WON_CENTIPAWNS ? ahead + 1 : 0;
		if (ahead === 2) wasWinning = true;
	}
	const own = all.filter((mistake) => mistake.side === side);
	return { mistakes, wasWinning, reasons: keptReasons(own, found) };
}

/** `mistakes` are those of both sides, with their reasons. */
export const summaryOf = (
	game: Game,
	found: readonly (Evaluation | undefined)[],
	mistakes: readonly Mistake[],
): GameSummary => ({
	white: sideSummary(game, found, mistakes, WHITE),
	black: sideSummary(game, found, mistakes, BLACK),
});
