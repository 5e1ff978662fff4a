// npm run study:insight -- FOLDER [POSITIONS] [NODES] [GAMES] [MISTAKES] [SQUARES]: how often what
// docs/insight.md calls hanging is right, by Stockfish, on so many positions of the PGN files of a
// folder, and how often the reviews of so many games are, and the mistakes of so many, of club
// players and of tournaments each; and what squares are worth in so many. STOCKFISH says where
// the engine is. Games are drawn with a seed; half of them, by their tags, were there to build on,
// and only the other half is reported.

import { Chess } from "chess.js";
import { parsePlacement, parseTurn } from "../../src/chess/fen.ts";
import { FIRST_FRAME } from "../../src/chess/frame.ts";
import type { Game } from "../../src/chess/game.ts";
import { createPlacements } from "../../src/chess/placement.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { withEngines } from "../../src/cli/engines.ts";
import { NOT_PASSED } from "../../src/control/passing.ts";
import { testInsight } from "../../tests/support/core.ts";
import { chance } from "../../tests/support/random.ts";
import { drawGames, drawOfEach, type Sort } from "./drawn.ts";
import { type Engine, startEngine } from "./engine.ts";
import { startJudge } from "./judge.ts";
import { studyLosses, studyMistakes } from "./mistakeStudy.ts";
import { newTally, studyReview, tellTally } from "./reviewStudy.ts";
import { share } from "./share.ts";
import { studySquares } from "./squareStudy.ts";
import { Grouped } from "./tallies.ts";

const SEED = 20261122;

/**
 * Captures that cost no more than this beside the best other move are right; those that win so much
 * more are clear.
 */
const RIGHT = -50;
const CLEAR = 150;

const insight = testInsight();

/** A position of each game, plies 12 to 80, nobody in check. */
function drawPositions(folder: string, most: number): string[] {
	const next = chance(SEED);
	const fens: string[] = [];
	for (const { positions, plies } of drawGames(folder, next)) {
		if (fens.length >= most) break;
		const fit = positions
			.slice(12, Math.min(80, plies) + 1)
			.map(({ fen }) => fen)
			.filter((fen) => !new Chess(fen).inCheck() && !new Chess(fen).isGameOver());
		const fen = fit[Math.floor(next() * fit.length)];
		if (fen !== undefined) fens.push(fen);
	}
	return fens;
}

function gainsOf(fen: string): Uint8Array {
	const placement = createPlacements(1);
	parsePlacement(fen, placement, FIRST_FRAME);
	const { side, enPassant } = parseTurn(fen);
	return insight.findHanging(
		placement,
		Uint8Array.of(side),
		Uint8Array.of(enPassant ?? NOT_PASSED),
	);
}

type Tally = { called: number; right: number; clear: number; named: number };

const tally = (): Tally => ({ called: 0, right: 0, clear: 0, named: 0 });

function add(to: Tally, isCalled: boolean, isRight: boolean, isClear: boolean): void {
	if (isCalled) to.called++;
	if (isCalled && isRight) to.right++;
	if (isClear) to.clear++;
	if (isClear && isCalled) to.named++;
}

/** Asks the engine about every piece of a position that can be taken. */
async function label(engine: Engine, fen: string, pieces: Tally, all: Tally): Promise<void> {
	const moves = new Chess(fen).moves({ verbose: true });
	const gains = gainsOf(fen);
	const targets = new Set(
		moves.filter((move) => move.isCapture() && !move.isEnPassant()).map(({ to }) => to),
	);
	for (const square of targets) {
		const takes = moves.filter(({ to }) => to === square);
		const others = moves.filter(({ to }) => to !== square);
		const best = await engine.evaluate(
			fen,
			takes.map(({ lan }) => lan),
		);
		const other =
			others.length === 0
				? -Infinity
				: await engine.evaluate(
						fen,
						others.map(({ lan }) => lan),
					);
		const isCalled = (gains[squareNamed(square)] ?? 0) > 0;
		const isClear = other > -Infinity && best - other >= CLEAR;
		const isPawn = takes[0]?.captured === "p";
		for (const to of isPawn ? [all] : [all, pieces])
			add(to, isCalled, best - other >= RIGHT, isClear);
	}
}

/** Tells how often what is called hanging in so many positions is right. */
async function tellPositions(engine: Engine, folder: string, most: number): Promise<void> {
	const fens = drawPositions(folder, most);
	const pieces = tally();
	const all = tally();
	for (const fen of fens) await label(engine, fen, pieces, all);
	console.log(`${fens.length} positions`);
	for (const [name, found] of [
		["knights to queens", pieces],
		["all pieces", all],
	] as const) {
		const { called, right, clear, named } = found;
		console.log(`${name}: right ${share(right, called)}, named ${share(named, clear)}`);
	}
}

/**
 * Nodes for each position of a game that is gone through, and in how many games of each sort that
 * is done.
 */
const QUICK = 15_000;
const GONE_THROUGH = 20;

/** Prints what was counted, and what is wrong in it. */
function tellAll(title: string, counted: readonly string[], wrong: readonly string[]): void {
	console.log(title);
	for (const line of [...counted, ...wrong.map((text) => `wrong: ${text}`)]) console.log(line);
}

/** Tells how often the reviews of so many games of each sort are right, and what in them is not. */
async function tellReviews(path: string, engine: Engine, folder: string, most: number) {
	const quick = await startEngine(path, QUICK);
	for (const [sort, games] of drawOfEach(folder, chance(SEED), most)) {
		const found = newTally();
		const wrong: string[] = [];
		for (const [index, game] of games.entries()) {
			const all = index < GONE_THROUGH ? quick : undefined;
			wrong.push(...(await studyReview(engine, all, game, found)));
		}
		tellAll(`reviews of ${games.length} games of ${sort}`, tellTally(found), wrong);
	}
	quick.quit();
}

/** Games for mistakes are drawn anew: by the first seed there were some that were built on. */
const MISTAKES_SEED = 20261126;

const ALL_SORTS: readonly Sort[] = ["club players", "tournaments", "masters on sites"];

/** Nodes of our engine for each position of a game, as in the application; and of the judge. */
const REVIEWED = { nodes: 10_000, engine: undefined, jobs: 1, timeout: 60, file: undefined };
const JUDGED = 200_000;

/** Where club players' ratings are on average at least as high, they are the stronger ones. */
const STRONGER = 1200;

function strengthOf({ tags }: Game, sort: Sort): string {
	if (sort !== "club players") return sort;
	const ratings = ["WhiteElo", "BlackElo"].map((name) => Number(tags.get(name) ?? 0));
	const isStronger = ratings.reduce((sum, one) => sum + one, 0) >= STRONGER * ratings.length;
	return `club players, ${isStronger ? "1,200 and more" : "below 1,200"}`;
}

/** Tells how often mistakes of so many games of each sort are right, and how often without it. */
async function studyAllMistakes(path: string, folder: string, most: number): Promise<void> {
	const judge = await startJudge(path, JUDGED);
	const [reviewed, searched] = [new Grouped(), new Grouped()];
	await withEngines(REVIEWED, async (engines) => {
		for (const [sort, games] of drawOfEach(folder, chance(MISTAKES_SEED), most, ALL_SORTS)) {
			for (const game of games) {
				const strength = strengthOf(game, sort);
				const by = reviewed.of(strength);
				by.count(
					await engines.run((engine) => studyMistakes(judge, engine, game, REVIEWED.nodes, by)),
				);
				const without = searched.of(strength);
				without.count(await studyLosses(judge, game, without));
			}
		}
		return 0;
	});
	reviewed.tell("mistakes");
	searched.tell("losses, without an engine");
	judge.quit();
}

export async function main(args: readonly string[]): Promise<number> {
	const [folder, positions = "1000", nodes = "40000", games = "0", mistakes = "0", squares = "0"] =
		args;
	if (folder === undefined) {
		console.error(
			"A folder of PGN files is needed: npm run study:insight -- FOLDER [POSITIONS] [NODES] [GAMES] [MISTAKES] [SQUARES]",
		);
		return 2;
	}
	const path = process.env.STOCKFISH ?? "/usr/games/stockfish";
	const engine = await startEngine(path, Number(nodes));
	console.log(`${nodes} nodes, seed ${SEED}`);
	if (Number(positions) > 0) await tellPositions(engine, folder, Number(positions));
	if (Number(games) > 0) await tellReviews(path, engine, folder, Number(games));
	if (Number(mistakes) > 0) await studyAllMistakes(path, folder, Number(mistakes));
	if (Number(squares) > 0) await studySquares(path, Number(nodes), folder, Number(squares));
	engine.quit();
	return 0;
}
