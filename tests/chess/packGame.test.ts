// Games packed for links come back as they were, and bytes that are no game are refused with a word.

import { expect, test } from "vitest";
import type { Game } from "../../src/chess/game.ts";
import { PackError, packGame, unpackGame } from "../../src/chess/packGame.ts";
import { formatPgn } from "../../src/chess/pgn/formatPgn.ts";
import { readGame } from "../../src/chess/pgn/readGame.ts";
import { splitPgn } from "../../src/chess/pgn/splitPgn.ts";
import { games } from "../support/games.ts";
import { seededTest } from "../support/seeded.ts";
import { randomGame } from "../support/trees.ts";

function read(text: string): Game {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error(`No game in ${text}`);
	return readGame(text, piece);
}

const again = (game: Game) => formatPgn(read(unpackGame(packGame(game))));

seededTest("60 random trees, with all their notes", 77, (next) => {
	for (let count = 0; count < 60; count++) {
		const game = randomGame(next);
		const plain = formatPgn(game);
		expect(again(game)).toBe(formatPgn(read(plain)));
		expect(packGame(game).length).toBeLessThan(plain.length);
	}
});

test("three games, and what stands in texts that looks like the format", () => {
	for (const { moves } of games) {
		const game = read(moves);
		expect(again(game)).toBe(formatPgn(game));
	}
	const odd = read(
		'[Event "~ ( { ~"]\n[White "a ~ b"]\n\n1. e4 {~ (not a move) ~ ~ ~ ~ \u000f\u0015x} (1. d4 {)~(} d5 (1... f5)) e5 *',
	);
	expect(again(odd)).toBe(formatPgn(odd).replace("\u000f\u0015", ""));
});

test("null moves, promotions, en passant, castling, a start of its own, no moves at all", () => {
	for (const text of [
		"1. e4 e5 (1... -- 2. d4) 2. Nf3 *",
		'[FEN "r3k2r/pP6/8/3pP3/8/8/Pp6/R3K2R w KQkq d6 3 20"]\n\n20. exd6 (20. bxa8=N bxa1=R+) (20. O-O b1=B) O-O-O *',
		'[White "A"]\n\n*',
		'[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 30"]\n\n30... Kd7 *',
	]) {
		const game = read(text);
		expect(again(game)).toBe(formatPgn(game));
	}
});

test("a thousand plies", () => {
	const round = ["Nf3", "Nf6", "Ng1", "Ng8"];
	const game = read(Array.from({ length: 1000 }, (_, ply) => round[ply % 4]).join(" "));
	expect(game.plies).toBe(1000);
	expect(again(game)).toBe(formatPgn(game));
});

seededTest("damaged bytes give a game or a PackError, and nothing else", 78, (next) => {
	const bytes = packGame(read(games[0]?.moves ?? ""));
	let refused = 0;
	for (let count = 0; count < 300; count++) {
		const spoilt = bytes.slice(0, 1 + Math.floor(next() * bytes.length));
		for (let flips = Math.floor(next() * 4); flips > 0; flips--) {
			spoilt[Math.floor(next() * spoilt.length)] = Math.floor(next() * 256);
		}
		try {
			unpackGame(spoilt);
		} catch (error) {
			expect(error).toBeInstanceOf(PackError);
			refused++;
		}
	}
	expect(refused).toBeGreaterThan(100);
	expect(() => unpackGame(new Uint8Array())).toThrow(PackError);
});
