// Games packed for links come back as they were, and bytes that are no game are refused with a
// word.

import { expect, test } from "vitest";
import type { Frame } from "../../../src/chess/frame.ts";
import { type Game, positionAt } from "../../../src/chess/game.ts";
import { PackError } from "../../../src/chess/pack/packError.ts";
import { packing, unpacking } from "../../../src/chess/pack/packGame.ts";
import { splitPgn } from "../../../src/chess/pgn/splitPgn.ts";
import { readGame } from "../../../src/chess/pgn/tree/readGame.ts";
import { formatPgn } from "../../../src/chess/pgn/write/formatPgn.ts";
import { finish } from "../../../src/chess/work.ts";
import { games } from "../../support/games.ts";
import { cases, seededTest } from "../../support/seeded.ts";
import { randomGame } from "../../support/trees.ts";

function read(text: string): Game {
	const [piece] = splitPgn(text);
	if (piece === undefined) throw new Error(`No game in ${text}`);
	return readGame(text, piece);
}

const packGame = (game: Game) => finish(packing(game));
const unpackGame = (bytes: Uint8Array) => finish(unpacking(bytes));
const again = (game: Game) => formatPgn(read(unpackGame(packGame(game))));

seededTest("random games with all their notes come back from a link", 77, (next) => {
	for (let count = 0; count < cases(25); count++) {
		const game = randomGame(next);
		const plain = formatPgn(game);
		expect(again(game)).toBe(formatPgn(read(plain)));
		expect(unpackGame(packGame(game)), "to the letter").toBe(plain);
		expect(packGame(game).length).toBeLessThan(plain.length);
	}
});

test("real games and texts that resemble the format come back from a link", () => {
	for (const { moves } of games) {
		const game = read(moves);
		expect(again(game)).toBe(formatPgn(game));
	}
	const odd = read(
		'[Event "~ ( { ~"]\n[White "a ~ b"]\n\n1. e4 {~ (not a move) ~ ~ ~ ~ \u000f\u0015x} (1. d4 {)~(} d5 (1... f5)) e5 *',
	);
	expect(again(odd)).toBe(formatPgn(odd));
});

test("every character comes back from a link, even those used as escapes", () => {
	const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code))
		.filter((letter) => !/[\r\n{}]/.test(letter))
		.join("");
	for (const text of [letters, `\u001eA\u001eQ\u001e\u001e \u000event "Event "`, "\u001e"]) {
		const game = read(`1. e4 {x${text}x} e5 *`);
		expect(again(game)).toBe(formatPgn(game));
		expect(positionAt(game, 1 as Frame).notes.after).toBe(`x${text}x`);
	}
	const tagged = read('[Event "\u000e \u001d \u001eB"]\n\n1. e4 *');
	expect(read(unpackGame(packGame(tagged))).tags.get("Event")).toBe("\u000e \u001d \u001eB");
});

test("a link in the older format is still read", () => {
	const bytes = [
		5, 13, 8, 4, 13, 22, 91, 15, 120, 14, 19, 65, 30, 98, 14, 21, 49, 45, 48, 28, 126, 32, 123, 103,
		111, 111, 100, 125, 32, 126, 32, 40, 126, 32, 126, 41, 32, 126, 32, 49, 45, 48, 10,
	];
	expect(unpackGame(Uint8Array.from(bytes))).toBe(
		'[Event "x"]\n[White "A\u001eb"]\n[Result "1-0"]\n\n1. e4 {good} 1... e5 (1... c5 2. Nf3) 2. d4 1-0\n',
	);
});

test.each(["", "?", "-"])("a game that starts at the FEN %j comes back from a link", (fen) => {
	const game = read(`[FEN "${fen}"]\n\n1. e4 e5 *`);
	expect(again(game)).toBe(formatPgn(game));
	expect(read(unpackGame(packGame(game))).tags.get("FEN")).toBe(fen);
});

test("a Result tag that is no result comes back from a link", () => {
	const game = read('[Result "adjourned"]\n\n1. e4');
	expect(read(unpackGame(packGame(game))).tags.get("Result")).toBe("adjourned");
});

test("null moves, promotions, en passant, castling and empty games come back from a link", () => {
	for (const text of [
		"1. e4 e5 (1... -- 2. d4) 2. Nf3 *",
		"1. e4 (=) e5 {x} (=) 2. Nf3 $1 (=) (2. d4 (2. c4) d5) ({b} 2. f4 exf4 $4) 2... Nc6 *",
		'[FEN "r3k2r/pP6/8/3pP3/8/8/Pp6/R3K2R w KQkq d6 3 20"]\n\n20. exd6 (20. bxa8=N bxa1=R+) (20. O-O b1=B) O-O-O *',
		'[White "A"]\n\n*',
		'[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 30"]\n\n30... Kd7 *',
	]) {
		const game = read(text);
		expect(unpackGame(packGame(game))).toBe(formatPgn(game));
	}
});

test("a game of a thousand plies comes back from a link", () => {
	const round = ["Nf3", "Nf6", "Ng1", "Ng8"];
	const game = read(Array.from({ length: 1000 }, (_, ply) => round[ply % 4]).join(" "));
	expect(game.plies).toBe(1000);
	expect(again(game)).toBe(formatPgn(game));
});

seededTest("a damaged link gives a game or a PackError, and never another error", 78, (next) => {
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
