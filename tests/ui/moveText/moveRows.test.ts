// The move list as rows and words, as it is read from left to right.

import { expect, test } from "vitest";
import { type Game, positionAt } from "../../../src/chess/game.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import { moveRows, type Row } from "../../../src/ui/moveText/moveRows.ts";

function gameOf(text: string): Game {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error("There is no game in this text");
	return readGame(text, piece);
}

/** Each row as a line. */
function lines(text: string): string[] {
	const game = gameOf(text);
	const san = (frame: number | undefined) =>
		frame === undefined ? "-" : (positionAt(game, frame as never).move?.san ?? "?");
	const line = (row: Row) => {
		if (row.kind === "moves") return `${row.number} ${san(row.white)} ${san(row.black)}`;
		return row.words
			.map((word) => {
				if (word.kind === "text") return `{${word.text}}`;
				if (word.kind === "move") return word.number + san(word.frame);
				return word.kind === "open" ? "(" : ")";
			})
			.join(" ");
	};
	return moveRows(game).map(line);
}

test("the move list has two moves a row, with numbers", () => {
	expect(lines("1. e4 e5 2. Nf3 Nc6 3. Bb5")).toEqual(["1 e4 e5", "2 Nf3 Nc6", "3 Bb5 -"]);
});

test("the move list of a game that Black begins starts at its move number", () => {
	const fen = "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 30";
	expect(lines(`[SetUp "1"]\n[FEN "${fen}"]\n\n30... e5 31. e4 Kd7`)).toEqual([
		"30 - e5",
		"31 e4 Kd7",
	]);
});

test("a comment breaks the row, and the number is repeated after it", () => {
	expect(lines("{first} 1. e4 {king's pawn} e5 {same} 2. Nf3")).toEqual([
		"{first}",
		"1 e4 -",
		"{king's pawn}",
		"1 - e5",
		"{same}",
		"2 Nf3 -",
	]);
});

test("variations follow the move they replace, and nested ones stand in parentheses", () => {
	expect(lines("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6)) 2... d6) (1... e6) 2. Nf3")).toEqual(
		["1 e4 e5", "1...c5 2.Nf3 ( 2.c3 d5 ( 2...Nf6 ) ) 2...d6", "1...e6", "2 Nf3 -"],
	);
});

test("variations of the first move follow it", () => {
	expect(lines("1. e4 (1. d4 d5) (1. c4) e5")).toEqual(["1 e4 -", "1.d4 d5", "1.c4", "1 - e5"]);
});

test("every position of a game is listed once", () => {
	const game = gameOf(
		"1. e4 e5 (1... c5 2. Nf3 (2. c3 {x} d5) 2... d6 {y}) 2. Nf3 (2. f4 exf4 3. Bc4) Nc6",
	);
	const named = moveRows(game).flatMap((row) => {
		if (row.kind === "moves") return [row.white, row.black];
		return row.words.map((word) => (word.kind === "move" ? word.frame : undefined));
	});
	const frames = named.filter((frame) => frame !== undefined).sort((a, b) => a - b);
	expect(frames).toEqual(
		Array.from({ length: game.positions.length - 1 }, (_, index) => index + 1),
	);
});
