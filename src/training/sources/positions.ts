// Where the positions to practise with come from: the open game, all of it or what its review tells
// of, the samples, or games that are made by chance.

import { START_FEN } from "../../chess/fen.ts";
import { FIRST_FRAME, type Frame } from "../../chess/frame.ts";
import { type Game, positionAt } from "../../chess/game.ts";
import { isFault } from "../../chess/pgn/gameFault.ts";
import { readText } from "../../chess/pgn/readText.ts";
import { NO_PIECE } from "../../chess/piece.ts";
import { createPlacements, pieceOn } from "../../chess/placement.ts";
import { openRules } from "../../chess/rules.ts";
import { SAMPLE_GAMES } from "../../chess/samples/sampleGames.ts";
import { finish } from "../../chess/work.ts";
import type { GameControl } from "../../control/controlMap.ts";
import type { Insight } from "../../control/insight.ts";
import { uciOf } from "../../engine/playedMoves.ts";
import { findFacts } from "../../review/facts.ts";
import { findMoments } from "../../review/review.ts";
import type { PositionSource } from "./ask.ts";

export const SOURCES = ["game", "review", "samples", "made"] as const;
export type SourceName = (typeof SOURCES)[number];

/** The first moves of a game are the same everywhere. */
const FIRST_PLY = 8;

/** The positions of a main line, each with the move that was played in it. */
export function sourcesIn(game: Game): readonly PositionSource[] {
	const found: PositionSource[] = [];
	for (let ply = Math.min(FIRST_PLY, game.plies); ply < game.plies; ply++) {
		const { move } = positionAt(game, (ply + 1) as Frame);
		found.push({
			fen: positionAt(game, ply as Frame).fen,
			move: move && uciOf(move),
		});
	}
	return found;
}

/** The moves that the review of a game tells of without an engine, and those beside them. */
export function momentSources(
	game: Game,
	control: GameControl,
	insight: Insight,
): readonly PositionSource[] {
	const facts = finish(findFacts(game, control, insight));
	const plies = finish(findMoments(facts)).map(({ ply }) => ply);
	const near = new Set(plies.flatMap((ply) => [ply - 1, ply, ply + 1]));
	return [...near]
		.filter((ply) => ply >= 1 && ply <= game.plies)
		.map((ply) => {
			const { move } = positionAt(game, ply as Frame);
			const { fen } = positionAt(game, (ply - 1) as Frame);
			return { fen, move: move && uciOf(move) };
		});
}

export function sampleSources(): readonly PositionSource[] {
	return Object.values(SAMPLE_GAMES).flatMap((text) => {
		const found = finish(readText(text));
		return isFault(found) ? [] : sourcesIn(found.game);
	});
}

/** Plies of a game that is made. */
const MAX_MADE_PLIES = 50;

/** Positions from games of random moves, in which captures are twice as likely, save en passant. */
export function madeSources(games: number, next: () => number): readonly PositionSource[] {
	const found: PositionSource[] = [];
	const now = createPlacements(1);
	for (let made = 0; made < games; made++) {
		const rules = openRules(START_FEN);
		const plies = 12 + Math.floor(next() * (MAX_MADE_PLIES - 12));
		for (let ply = 0; ply <= plies; ply++) {
			const moves = rules.legalWays();
			rules.encode(now, FIRST_FRAME);
			const captures = moves.filter(({ to }) => pieceOn(now, FIRST_FRAME, to) !== NO_PIECE);
			const choice = [...moves, ...captures];
			const move = choice[Math.floor(next() * choice.length)];
			if (move === undefined) break;
			const input = uciOf(move);
			if (ply === plies) found.push({ fen: rules.fen(), move: input });
			rules.play(input);
		}
	}
	return found;
}
