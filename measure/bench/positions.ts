// Input of the benchmark: dense middle-game boards and long games, the same for the same seed.

import { Chess } from "chess.js";
import { games } from "../../tests/support/games.ts";
import { chance, pieceDataOf } from "../../tests/support/random.ts";

const START = [
	..."RNBQKBNR",
	..."PPPPPPPP",
	..."................................",
	..."pppppppp",
	..."rnbqkbnr",
];
const QUIET_MOVES = 40;

/** Steps as files and ranks, and whether the piece slides. */
const STRAIGHT = [
	[1, 0],
	[0, 1],
	[-1, 0],
	[0, -1],
] as const;
const DIAGONAL = [
	[1, 1],
	[-1, 1],
	[-1, -1],
	[1, -1],
] as const;
const JUMPS = [
	[1, 2],
	[2, 1],
	[-1, 2],
	[-2, 1],
	[1, -2],
	[2, -1],
	[-1, -2],
	[-2, -1],
] as const;

type Steps = readonly (readonly [number, number])[];

function stepsOf(piece: string): { steps: Steps; reach: number } {
	switch (piece.toLowerCase()) {
		case "n":
			return { steps: JUMPS, reach: 1 };
		case "b":
			return { steps: DIAGONAL, reach: 7 };
		case "r":
			return { steps: STRAIGHT, reach: 7 };
		case "q":
			return { steps: [...STRAIGHT, ...DIAGONAL], reach: 7 };
		case "k":
			return { steps: [...STRAIGHT, ...DIAGONAL], reach: 1 };
		default:
			return { steps: [[0, piece === "P" ? 1 : -1]], reach: 1 };
	}
}

/** Where a piece could go without capturing; pawns stop before the last rank. */
function quietTargets(board: readonly string[], from: number): number[] {
	const piece = board[from] ?? ".";
	const { steps, reach } = stepsOf(piece);
	const targets: number[] = [];
	for (const [files, ranks] of steps) {
		let file = from & 7;
		let rank = from >> 3;
		for (let count = 0; count < reach; count++) {
			file += files;
			rank += ranks;
			if (((file | rank) & ~7) !== 0 || board[rank * 8 + file] !== ".") break;
			if ("Pp".includes(piece) && (rank === 0 || rank === 7)) break;
			targets.push(rank * 8 + file);
		}
	}
	return targets;
}

/** The start position with some pieces taken off, after quiet moves at random. */
function denseBoard(next: () => number): string {
	const board = [...START];
	const pick = (limit: number) => Math.floor(next() * limit);
	// Four to eight pieces go: 24 to 28 stay.
	for (let left = 4 + pick(5); left > 0; ) {
		const square = pick(64);
		if (".Kk".includes(board[square] ?? ".")) continue;
		board[square] = ".";
		left--;
	}
	for (let move = 0; move < QUIET_MOVES; move++) {
		const from = pick(64);
		if (board[from] === ".") continue;
		const targets = quietTargets(board, from);
		const to = targets[pick(targets.length)];
		if (to === undefined) continue;
		board[to] = board[from] ?? ".";
		board[from] = ".";
	}
	return pieceDataOf(board);
}

/** FENs of so many distinct boards. */
export function densePositions(count: number, seed: number): string[] {
	const next = chance(seed);
	const found = new Set<string>();
	while (found.size < count) found.add(`${denseBoard(next)} w - - 0 1`);
	return [...found];
}

/**
 * A game of random legal moves, from the start to exactly so many plies: the moves, and the FENs
 * they lead through.
 */
export function longGame(plies: number, seed: number): { moves: string[]; fens: string[] } {
	const next = chance(seed);
	while (true) {
		const chess = new Chess();
		const fens = [chess.fen()];
		while (fens.length <= plies && !chess.isGameOver()) {
			const moves = chess.moves();
			chess.move(moves[Math.floor(next() * moves.length)] ?? "");
			fens.push(chess.fen());
		}
		if (fens.length === plies + 1) return { moves: chess.history(), fens };
	}
}

/** One of many games in a file: a short game with the tags that such files have. */
export function shortGame(index: number): string {
	const { name, moves } = games[1 + (index % 2)] ?? { name: "", moves: "" };
	const numbered = moves.split(" ").map((san, ply) => {
		const clock = ply % 4 === 0 ? " {[%clk 0:10:00]}" : "";
		return (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san) + clock;
	});
	const tags = [
		"Event",
		"Site",
		"Date",
		"Round",
		"White",
		"Black",
		"Result",
		"ECO",
		"WhiteElo",
		"BlackElo",
	];
	const values = [
		name,
		"Somewhere",
		"2020.01.02",
		String(index),
		"Player, A",
		"Player, B",
		"1-0",
		"B07",
		"2400",
		"2300",
	];
	const lines = numbered.join(" ").replace(/(.{60,79}) /g, "$1\n");
	return `${tags.map((tag, i) => `[${tag} "${values[i]}"]`).join("\n")}\n\n${lines} 1-0\n`;
}

/** Distinct FENs of a text, a line each, shuffled; piece data alone is completed. */
export function positionsIn(text: string, seed: number): string[] {
	const next = chance(seed);
	const lines = new Set(text.split(/\r?\n/).filter((line) => line !== ""));
	const fens = [...lines].map((line) => (line.includes(" ") ? line : `${line} w - - 0 1`));
	for (let i = fens.length - 1; i > 0; i--) {
		const j = Math.floor(next() * (i + 1));
		[fens[i], fens[j]] = [fens[j] ?? "", fens[i] ?? ""];
	}
	return fens;
}
