// A judge of whole games: Stockfish, asked about every position with as many nodes. Neighbours that
// were asked with different ones would differ where no move has lost anything.

import { Chess } from "chess.js";
import type { Frame } from "../../src/chess/frame.ts";
import { type Game, positionAt } from "../../src/chess/game.ts";
import { winningChances } from "../../src/engine/winning.ts";
import { startEngine } from "./engine.ts";

/** Evaluations are cut here. */
const MOST = 1000;

const cut = (value: number) => Math.max(-MOST, Math.min(MOST, value));

export type Judge = {
	/** Loss of each move of a game, by ply. */
	losses(game: Game): Promise<readonly Loss[]>;
	/** Values of the positions of a game to the side to move, cut. */
	values(game: Game): Promise<readonly number[]>;
	/** By how much w a move of a position is worse than the best. */
	cost(fen: string, san: string): Promise<number>;
	quit(): void;
};

/** The mover's evaluation before a move, and the move's loss: hundredths of a pawn, and w. */
export type Loss = { readonly before: number; readonly loss: number; readonly chances: number };

export async function startJudge(path: string, nodes: number): Promise<Judge> {
	const engine = await startEngine(path, nodes);
	async function worth(fen: string): Promise<number> {
		const chess = new Chess(fen);
		if (chess.isCheckmate()) return -MOST;
		return chess.isGameOver() ? 0 : cut(await engine.evaluate(fen));
	}
	async function values(game: Game): Promise<readonly number[]> {
		const found: number[] = [];
		for (let frame = 0; frame <= game.plies; frame++) {
			found.push(await worth(positionAt(game, frame as Frame).fen));
		}
		return found;
	}
	return {
		values,
		async losses(game) {
			const found = await values(game);
			return found.slice(1).map((value, index) => {
				const before = found[index] ?? 0;
				const chances = winningChances(before) - winningChances(-value);
				return { before, loss: before + value, chances };
			});
		},
		async cost(fen, san) {
			const { after } = new Chess(fen).move(san);
			return winningChances(await worth(fen)) - winningChances(-(await worth(after)));
		},
		quit: () => engine.quit(),
	};
}
