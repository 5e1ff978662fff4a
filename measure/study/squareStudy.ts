// Correlation of squares with evaluations, docs/insight.md, section 10: the evaluation of positions
// at level material, against the squares that a side held over twelve plies and those it won over
// ten.

import { Chess } from "chess.js";
import type { Frame } from "../../src/chess/frame.ts";
import { type Game, positionAt } from "../../src/chess/game.ts";
import { parseElo } from "../../src/chess/pgn/tags/tagValues.ts";
import { NO_PIECE } from "../../src/chess/piece.ts";
import { isLevel, leadAt, type Phase, phaseAt } from "../../src/review/held.ts";
import { testCore } from "../../tests/support/core.ts";
import { chance } from "../../tests/support/random.ts";
import { drawOfEach, type Sort } from "./drawn.ts";
import { type Engine, startEngine } from "./engine.ts";

const SEED = 20261127;

const HELD_PLIES = 12;
const TREND_PLIES = 10;

/** Positions of each phase of a game: there are few games of club players. */
const OF_GAME = {
	"club players": 6,
	tournaments: 1,
	"masters on sites": 1,
} as const satisfies Record<Sort, number>;

const MASTERS = 2200;
const MOST = 1000;
const PHASES: readonly Phase[] = ["opening", "middlegame", "endgame"];

const core = testCore();

/** From White's side: squares of a kind, and centipawns. */
type Point = { readonly isWhites: boolean; readonly squares: number; readonly value: number };

/** The same positions, as what was held, and as what was won. */
type Pair = { readonly held: Point; readonly won: Point };

const mean = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Is a frame one whose evaluation is not about what is taken next, after level plies? */
function isFit(game: Game, frame: number): boolean {
	const moves = [frame, frame + 1].map((at) => game.positions[at]?.move);
	if (frame >= game.plies || moves.some((move) => move?.captured !== NO_PIECE)) return false;
	for (let at = frame - HELD_PLIES; at <= frame; at++) if (!isLevel(game, at)) return false;
	return !new Chess(positionAt(game, frame as Frame).fen).inCheck();
}

async function valueAt(engine: Engine, game: Game, frame: number): Promise<number> {
	const { fen } = positionAt(game, frame as Frame);
	const value = Math.max(-MOST, Math.min(MOST, await engine.evaluate(fen)));
	return fen.split(" ")[1] === "w" ? value : -value;
}

async function pairAt(engine: Engine, game: Game, frame: number): Promise<Pair> {
	const control = core.computeControl(game.placements);
	const lead = (from: number, to: number) =>
		mean(Array.from({ length: to - from + 1 }, (_, index) => leadAt(control, from + index)));
	const isWhites = positionAt(game, frame as Frame).fen.split(" ")[1] === "w";
	const before = frame - TREND_PLIES;
	const value = await valueAt(engine, game, frame);
	const change = value - (await valueAt(engine, game, before));
	const won = lead(frame - 1, frame) - lead(before - 1, before);
	return {
		held: { isWhites, squares: lead(frame - HELD_PLIES, frame), value },
		won: { isWhites, squares: won, value: change },
	};
}

/** Sums of squares and products about the means of White's and of Black's turns. */
function lineOf(points: readonly Point[]) {
	let [xx, xy, yy] = [0, 0, 0];
	for (const side of [true, false]) {
		const own = points.filter(({ isWhites }) => isWhites === side);
		const [x, y] = [mean(own.map((one) => one.squares)), mean(own.map((one) => one.value))];
		for (const { squares, value } of own) {
			xx += (squares - x) ** 2;
			xy += (squares - x) * (value - y);
			yy += (value - y) ** 2;
		}
	}
	return { slope: xx === 0 ? 0 : xy / xx, r: xx * yy === 0 ? 0 : xy / Math.sqrt(xx * yy) };
}

const DRAWS = 1000;

/** Centipawns of a square, with the interval of 95 % that drawing games again gives. */
function slopeOf(games: readonly (readonly Point[])[]): string {
	const next = chance(SEED);
	const drawn = Array.from({ length: DRAWS }, () =>
		lineOf(games.flatMap(() => games[Math.floor(next() * games.length)] ?? [])),
	);
	const slopes = drawn.map(({ slope }) => slope).sort((one, other) => one - other);
	const at = (share: number) => (slopes[Math.floor(share * DRAWS)] ?? 0).toFixed(1);
	const { slope, r } = lineOf(games.flat());
	return `${slope.toFixed(1)} (${at(0.025)} to ${at(0.975)}), r ${r.toFixed(2)}`;
}

/** Of positions in which a side held so many squares more: how often it stood better, and how. */
function tellFar(points: readonly Point[], least: number): string {
	const own = points
		.filter(({ squares }) => Math.abs(squares) >= least)
		.map(({ squares, value }) => Math.sign(squares) * value);
	const better = own.filter((value) => value > 0).length;
	return `${least} or more: ${better} of ${own.length} better, ${Math.round(mean(own))} on average`;
}

/** Places of each phase, drawn. */
function drawFrames(game: Game, next: () => number, most: number): Map<Phase, number[]> {
	const fit = Array.from({ length: game.plies }, (_, frame) => frame)
		.filter((frame) => frame > HELD_PLIES && isFit(game, frame))
		.map((frame) => ({ frame, at: next() }))
		.sort((one, other) => one.at - other.at);
	return new Map(
		PHASES.map((phase) => {
			const own = fit.filter(
				({ frame }) => phaseAt(game.placements, (frame - HELD_PLIES / 2) as Frame) === phase,
			);
			return [phase, own.slice(0, most).map(({ frame }) => frame)];
		}),
	);
}

const isOfSort = ({ tags }: Game, sort: Sort) =>
	sort === "club players" ||
	["WhiteElo", "BlackElo"].every((name) => (parseElo(tags.get(name)) ?? MASTERS) >= MASTERS);

/** Tells what a square is worth in so many games of each sort. */
export async function studySquares(path: string, nodes: number, folder: string, most: number) {
	const engine = await startEngine(path, nodes);
	for (const [sort, games] of drawOfEach(folder, chance(SEED), most, undefined, () => true)) {
		const found = new Map<Phase, Pair[][]>(PHASES.map((phase) => [phase, []]));
		const next = chance(SEED);
		for (const game of games.filter((one) => isOfSort(one, sort))) {
			for (const [phase, frames] of drawFrames(game, next, OF_GAME[sort])) {
				const pairs: Pair[] = [];
				for (const frame of frames) pairs.push(await pairAt(engine, game, frame));
				if (pairs.length > 0) found.get(phase)?.push(pairs);
			}
		}
		for (const [phase, pairs] of found) {
			const held = pairs.map((own) => own.map((pair) => pair.held));
			const won = pairs.map((own) => own.map((pair) => pair.won));
			console.log(`${sort}, ${phase}: ${pairs.flat().length} positions of ${pairs.length} games`);
			console.log(`held: ${slopeOf(held)}; ${tellFar(held.flat(), 8)}; ${tellFar(held.flat(), 4)}`);
			console.log(`won: ${slopeOf(won)}; ${tellFar(won.flat(), 6)}`);
		}
	}
	engine.quit();
}
