// Games in which pieces hang and fall all the time.

import { Chess } from "chess.js";
import { chance } from "./random.ts";

/**
 * A game of moves drawn by chance, captures before others half of the time: pieces hang and fall
 * all the time.
 */
export function wildGame(seed: number): string {
	const next = chance(seed);
	const chess = new Chess();
	for (let ply = 0; ply < 90 && !chess.isGameOver(); ply++) {
		const moves = chess.moves();
		const captures = moves.filter((san) => san.includes("x"));
		const from = captures.length > 0 && next() < 0.5 ? captures : moves;
		chess.move(from[Math.floor(next() * from.length)] ?? "");
	}
	return chess.pgn();
}
