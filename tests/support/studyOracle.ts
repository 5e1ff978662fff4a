// A study done slowly: games played by chess.js, squares by the oracle, sums in plain objects.
// Shares no code with ours.

import { Chess } from "chess.js";
import { oracleMap } from "../oracle/oracle.ts";

const CLASSES = { w: "white", b: "black", c: "contested", n: "neutral" } as const;

const nothing = () => ({ white: 0, black: 0, contested: 0, neutral: 0 });

export type OracleGame = { readonly moves: string; readonly result: string };

function piecesAfter(moves: string): string[] {
	const chess = new Chess();
	const pieces = () => chess.fen().split(" ")[0] ?? "";
	const found = [pieces()];
	for (const move of moves.split(" ").filter((word) => word !== "")) {
		chess.move(move);
		found.push(pieces());
	}
	return found;
}

/** The document of games that begin as all games do, given as moves with blanks between them. */
export function oracleStudy(games: readonly OracleGame[], from = 0, to = Number.POSITIVE_INFINITY) {
	const results: Record<string, number> = { "1-0": 0, "0-1": 0, "1/2-1/2": 0, "*": 0 };
	const squares = Object.fromEntries(
		Array.from({ length: 64 }, (_, index) => [
			"abcdefgh".charAt(index % 8) + String(1 + Math.floor(index / 8)),
			nothing(),
		]),
	);
	const plies: (ReturnType<typeof nothing> & { positions: number })[] = [];
	const see = (ply: number, pieces: string) => {
		while (plies.length <= ply) plies.push({ positions: 0, ...nothing() });
		const row = plies[ply] ?? { positions: 0, ...nothing() };
		row.positions++;
		const { letters } = oracleMap(pieces);
		for (const [index, share] of Object.values(squares).entries()) {
			const key = CLASSES[letters.charAt(index) as keyof typeof CLASSES];
			row[key]++;
			share[key]++;
		}
	};
	for (const { moves, result } of games) {
		results[result] = (results[result] ?? 0) + 1;
		piecesAfter(moves).forEach((pieces, ply) => {
			if (ply >= from && ply <= to) see(ply, pieces);
		});
	}
	const positions = plies.reduce((sum, row) => sum + row.positions, 0);
	return { games: games.length, positions, failed: 0, handed: 0, squares, plies, results };
}
