// Tactics of a position, without a game: what the side to move wins by its best move, and by the
// best other one, as the reasons of mistakes have it. The lines are those of a search of material,
// or an engine's.

import { turned } from "../../chess/fen.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { gameFrom } from "../../chess/edit.ts";
import type { Game } from "../../chess/game.ts";
import { openRules } from "../../chess/rules.ts";
import { balanceFor } from "../../chess/worth.ts";
import { sideToMove, positionAt } from "../../chess/game.ts";
import { EXACT, MATE, NO_MOVE } from "../../control/insight.ts";
import { winsIn } from "../mistakes/material.ts";
import { type PlayedLine, playLine, type ReviewModules } from "../mistakes/playedLine.ts";
import type { Win } from "../mistakes/reason.ts";
import { isMate, type Line, numberOf, searchAt } from "../mistakes/searched.ts";

/** Plies that are searched: a move, the answer, what it takes; and a further pair. */
const DEPTH = 4;

/** A line in which the side to move wins something, and what. */
export type Chance = {
	readonly line: PlayedLine;
	/** Moves of its side to the mate at its end. */
	readonly mate: number | undefined;
	readonly wins: readonly Win[];
};

function chanceBy(modules: ReviewModules, game: Game, ucis: readonly string[]): Chance {
	const line = playLine(game, FIRST_FRAME, ucis, 0);
	const mate = line.endsInMate ? (line.moves.length + 1) >> 1 : undefined;
	const wins = winsIn({ modules, previous: undefined, mark: undefined }, line, 0);
	return { line, mate, wins: wins.filter(({ gain }) => mate !== undefined || gain >= 1) };
}
