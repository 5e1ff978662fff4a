// Tactics of a position, without a game: what the side to move wins by its best move, and by the
// best other one, in the terms of the reasons of mistakes. The lines are those of a search of
// material, or one of an engine.

import { gameFrom } from "../../chess/edit.ts";
import { turned } from "../../chess/fen.ts";
import { FIRST_FRAME } from "../../chess/frame.ts";
import { type Game, positionAt, sideToMove } from "../../chess/game.ts";
import { openRules } from "../../chess/rules.ts";
import { balanceFor } from "../../chess/worth.ts";
import { EXACT } from "../../control/insight.ts";
import { winsIn } from "../mistakes/material.ts";
import { type PlayedLine, playLine, type ReviewModules } from "../mistakes/playedLine.ts";
import type { Win } from "../mistakes/reason.ts";
import { type Line, numberOf, searchAt } from "../mistakes/searched.ts";

/** Plies that are searched, and the captures after them. */
const DEPTH = 3;

/** A line in which the side that moves first wins something or mates, and how. */
export type Chance = {
	readonly line: PlayedLine;
	/** Moves to the mate in which it ends. */
	readonly mate: number | undefined;
	readonly wins: readonly Win[];
};

/** A piece that is attacked, by a move that does more than that, is among what it does. */
const isReported = ({ kind }: Win, wins: readonly Win[]): boolean =>
	kind === "attacked" && wins[0]?.kind !== "attacked";

function chanceBy(modules: ReviewModules, game: Game, ucis: readonly string[]): Chance {
	const line = playLine(game, FIRST_FRAME, ucis, 0);
	const isMate = line.endsInMate && line.moves.length % 2 === 1;
	const wins = winsIn({ modules, previous: undefined, mark: undefined }, line, 0);
	return {
		line,
		mate: isMate ? (line.moves.length + 1) >> 1 : undefined,
		wins: wins.filter((win) => (isMate || win.gain >= 1) && !isReported(win, wins)),
	};
}

/** The best line, and that of the best other move if both are wanted: those that win something. */
function winningLines({ insight }: ReviewModules, game: Game, isBestAlone: boolean): Line[] {
	const had = balanceFor(game.placements, FIRST_FRAME, sideToMove(positionAt(game, FIRST_FRAME)));
	const bounds = { depth: DEPTH, floor: had, ceiling: EXACT.ceiling };
	const best = searchAt(insight, game, FIRST_FRAME, bounds);
	if (best === undefined || best.points <= had) return [];
	const [move] = playLine(game, FIRST_FRAME, best.ucis, 0).moves;
	if (move === undefined) return [];
	if (isBestAlone) return [best];
	const other = searchAt(insight, game, FIRST_FRAME, { ...bounds, except: numberOf(move) });
	return other === undefined || other.points <= had ? [best] : [best, other];
}

const keyOf = ({ kind, squares }: Win): string => `${kind} ${squares}`;

/** The ways to win in some lines, the best line first; what two win in one way stands once. */
function chancesBy(modules: ReviewModules, game: Game, lines: readonly (readonly string[])[]) {
	const known = new Set<string>();
	return lines.map((line) => {
		const chance = chanceBy(modules, game, line);
		const wins = chance.wins.filter((win) => !known.has(keyOf(win)));
		for (const win of wins) known.add(keyOf(win));
		return { ...chance, wins };
	});
}

const ucisOf = (lines: readonly Line[]) => lines.map(({ ucis }) => ucis);

/** The chances of the side to move in a game's first position; those of a line, if it is given. */
export const chancesIn = (
	modules: ReviewModules,
	game: Game,
	ucis?: readonly string[],
): readonly Chance[] =>
	chancesBy(modules, game, ucis ? [ucis] : ucisOf(winningLines(modules, game, false)));

/** The best that the other side would do, were it to move; nothing in check. */
export function threatsIn(modules: ReviewModules, game: Game): readonly Chance[] {
	const { fen } = positionAt(game, FIRST_FRAME);
	if (openRules(fen).inCheck()) return [];
	const passed = gameFrom(turned(fen));
	return chancesBy(modules, passed, ucisOf(winningLines(modules, passed, true)));
}
