// A judge of whole games: Stockfish, asked about every position with few nodes, and about those
// beside a loss with all of its nodes.

import { Chess } from "chess.js";
import type { Frame } from "../../src/chess/frame.ts";
import { type Game, positionAt } from "../../src/chess/game.ts";
import { winningChances } from "../../src/engine/winning.ts";
import { type Engine, startEngine } from "./engine.ts";

/** Nodes of the first question, and hundredths of a pawn whose loss is worth the second. */
const QUICK = 15_000;
const SUSPECT = 50;

/** Evaluations are cut here. */
const MOST = 1000;

const cut = (value: number) => Math.max(-MOST, Math.min(MOST, value));

export type Judge = {
	/** What each move of a game lost, by ply; those of the marked plies are asked about twice. */
	losses(game: Game, marked: ReadonlySet<number>): Promise<readonly Loss[]>;
	/** By how much a move of a position is worse than the best, in hundredths of a pawn. */
	cost(fen: string, san: string): Promise<number>;
	quit(): void;
};

/** What the mover had before a move, and lost by it: hundredths of a pawn, and w. */
export type Loss = { readonly before: number; readonly loss: number; readonly chances: number };

export async function startJudge(path: string, nodes: number): Promise<Judge> {
	const [quick, slow] = [await startEngine(path, QUICK), await startEngine(path, nodes)];
	async function scoreOf(engine: Engine, fen: string): Promise<number> {
		const chess = new Chess(fen);
		if (chess.isCheckmate()) return -MOST;
		return chess.isGameOver() ? 0 : cut(await engine.evaluate(fen));
	}
	return {
		async losses(game, marked) {
			const fens = Array.from({ length: game.plies + 1 }, (_, ply) =>
				positionAt(game, ply as Frame),
			).map(({ fen }) => fen);
			const values: number[] = [];
			for (const fen of fens) values.push(await scoreOf(quick, fen));
			const lossAt = (ply: number) => (values[ply - 1] ?? 0) + (values[ply] ?? 0);
			const plies = fens.map((_, ply) => ply).slice(1);
			const suspects = plies.filter((ply) => marked.has(ply) || lossAt(ply) >= SUSPECT);
			for (const at of new Set(suspects.flatMap((ply) => [ply - 1, ply]))) {
				values[at] = await scoreOf(slow, fens[at] ?? "");
			}
			return plies.map((ply) => {
				const before = values[ply - 1] ?? 0;
				const after = -(values[ply] ?? 0);
				const chances = winningChances(before) - winningChances(after);
				return { before, loss: before - after, chances };
			});
		},
		async cost(fen, san) {
			const { lan } = new Chess(fen).move(san);
			return cut(await slow.evaluate(fen)) - cut(await slow.evaluate(fen, [lan]));
		},
		quit() {
			quick.quit();
			slow.quit();
		},
	};
}
