// The reader and the careful loader see the same, whatever the text.

import { expect, test } from "vitest";
import { GameReader, type GameSink } from "../../../src/games/reader/gameReader.ts";
import { Stretches } from "../../../src/games/reader/stretches.ts";
import { compareReaders } from "../../support/agreement.ts";
import { testReader } from "../../support/core.ts";
import { changedText, madeGame } from "../../support/madeGames.ts";
import { seededTest } from "../../support/seeded.ts";
import { spoiltText } from "../../support/spoilt.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

const game = (moves: string, tags = '[Event "a"]\n[Site "b"]') => `${tags}\n\n${moves}\n\n`;

/** Texts that the reader takes, each with the number of games. */
const SOUND: readonly (readonly [string, string, number])[] = [
	["a file that begins with its mark", `\ufeff${game("1. e4 e5 *")}`, 1],
	["Windows line ends", game("1.e4 e5 2.Nf3 *").replaceAll("\n", "\r\n").repeat(3), 3],
	["old Mac line ends", game("1.e4 e5 2.Nf3 *").replaceAll("\n", "\r").repeat(3), 3],
	["escaped lines", `% no ( game {\n${game("1. e4\n% nor ) this\ne5 *")}`, 1],
	["comments, variations and glyphs", game("1. e4! {x} $1 (1. d4 (1. c4 ; )\n) d5) e5?! *"), 1],
	["castling either way", game("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 O-O *"), 1],
	["no result", game("1. e4 e5").repeat(2), 2],
	["tags alone", `${'[Round "1"]\n[White "a"]\n\n'.repeat(3)}`, 3],
	["a start of its own", game("1. b8=Q+ *", '[FEN "4k3/1P6/8/8/8/8/8/4K3 w - - 0 0"]'), 1],
	["a standard variant", game("1. e4 *", '[Variant "From Position"]'), 1],
	["a capture in passing", game("1. e4 a6 2. e5 d5 3. exd6 *"), 1],
	[
		"a knight that is pinned, so the other is meant",
		game("1. e4 e5 2. Nc3 Bb4 3. d3 Nf6 4. Ne2 *"),
		1,
	],
];

test.each(SOUND)("%s: the fast reader reads all of it", (_name, text, games) => {
	expect(compareReaders(bytesOf(text))).toEqual({ games, handed: 0 });
});

/**
 * Texts that the reader leaves to the careful loader, with how many of the games: the others stay
 * its own.
 */
const DOUBTFUL: readonly (readonly [string, string, number])[] = [
	["an illegal move", "1. e4 e5 2. Ke3 *", 1],
	["what is no move", "1. e4 Qz9 *", 1],
	["castling through check", "1. e4 e6 2. Nf3 Bc5 3. Bc4 Bxf2+ 4. O-O *", 1],
	["moves behind the result", "1. e4 1-0 e5", 2],
	["a second game without tags", "1. e4 e5 2. d4 1. d4 d5", 2],
	["a comment within a comment", "1. e4 {a {b} c} e5 *", 1],
	["a comment that is never closed", "1. e4 {a", 1],
	["a variation that is never closed", "1. e4 (1. d4 *", 1],
	["null moves", "1. e4 -- *", 1],
	["a move that may be two", "1. Nc3 e5 2. Nf3 e4 3. Nd4 e3 4. Nb5 *", 1],
	["a promotion to nothing", "1. a4 b5 2. axb5 a6 3. bxa6 c6 4. a7 c5 5. axb8 *", 1],
];

test.each(DOUBTFUL)(
	"%s: the fast reader leaves only that game to the careful loader",
	(_name, moves, handed) => {
		const sound = game("1. d4 d5 2. c4 *");
		const found = compareReaders(bytesOf(sound + game(moves) + sound.repeat(3)));
		expect(found).toEqual({ games: 4 + handed, handed });
	},
);

test("a game longer than the reader's window is left to the careful loader", () => {
	const long = game(`1. e4 {${"word ".repeat(250_000)}} e5 *`);
	const text = game("1. d4 *") + long + game("1. c4 *").repeat(3);
	expect(compareReaders(bytesOf(text), 2 ** 18)).toEqual({ games: 5, handed: 1 });
});

test("Latin-1 and UTF-16 are read as the careful loader reads them", () => {
	for (const encoding of ["utf16le", "latin1"] as const) {
		const mark = encoding === "latin1" ? "" : "\ufeff";
		const bytes = Buffer.from(mark + game("1. e4 *", '[White "Köln"]'), encoding);
		expect(compareReaders(bytes)).toEqual({ games: 1, handed: 0 });
	}
});

test("a file that ends together with a block leaves nothing unread", () => {
	for (let length = 2 ** 18; length < 2 ** 18 + 4; length++) {
		const stretches = new Stretches();
		expect(stretches.add(bytesOf(`${"x".repeat(length - 1)}\n`))).toHaveLength(length);
		expect(stretches.end()).toHaveLength(0);
	}
});

test("wherever the bytes break off, the reader waits for the rest of the game", () => {
	const tags = '[Event "a"]\n[FEN "r3k2r/pppp4/8/8/8/8/PPPP4/R3K2R w KQkq - 0 1"]';
	const moves =
		"1. O-O-O! O-O-O+ 2. d4 {a} (2. d3 $12 (2. c3)) 2... d5?! 12. Rhe1 \ufeffRhe8 3. R1xe8 Rxe8+ 1/2-1/2";
	const bytes = bytesOf(
		`${game(moves, tags)}${game("1. e4 *")}[Round "1"]\n\n[Round "2"]\n\n`.repeat(2),
	);
	expect(compareReaders(bytes, 7)).toEqual({ games: 7, handed: 0 });
	const module = testReader();
	for (let step = 1; step < 150; step++) {
		const reader = new GameReader(module);
		let plies = 0;
		const sink: GameSink = {
			see: (view) => {
				plies += view.plies;
			},
			hand: () => expect.fail(`handed over in steps of ${step}`),
		};
		for (let at = 0; at < bytes.length; at += step) {
			reader.read(bytes.subarray(at, at + step), sink);
		}
		reader.end(sink);
		expect(plies).toBe(18);
	}
});

seededTest("both readers agree on made-up games cut into pieces of any length", 1601, (next) => {
	let games = 0;
	let handed = 0;
	for (let round = 0; round < 12; round++) {
		const text = Array.from({ length: 15 }, () => madeGame(next, 30)).join("");
		const step = next() < 0.3 ? undefined : 1 + Math.floor(next() * 3000);
		const ends = ["\n", "\r\n", "\r"][round % 3] ?? "\n";
		const found = compareReaders(bytesOf(text.replaceAll("\n", ends)), step);
		if (typeof found === "string") expect.fail(found);
		games += found.games;
		handed += found.handed;
	}
	expect(games).toBeGreaterThanOrEqual(170);
	expect(handed / games).toBeLessThan(0.7);
});

seededTest("both readers agree on made-up games with errors", 1602, (next) => {
	for (let round = 0; round < 60; round++) {
		let text = Array.from({ length: 4 }, () => madeGame(next, 12)).join("");
		for (let count = 1 + next() * 4; count > 0; count--) text = changedText(text, next);
		const found = compareReaders(bytesOf(text), 1 + Math.floor(next() * 2000));
		if (typeof found === "string") expect.fail(`${found}\n${JSON.stringify(text)}`);
	}
});

seededTest("both readers agree on damaged texts", 1603, (next) => {
	for (let round = 0; round < 150; round++) {
		const text = spoiltText(next).slice(0, 4000);
		const found = compareReaders(bytesOf(text), 1 + Math.floor(next() * 3000));
		if (typeof found === "string") expect.fail(`${found}\n${JSON.stringify(text)}`);
	}
});
