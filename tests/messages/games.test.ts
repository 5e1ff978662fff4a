// The sentences of the screen of many games.

import { expect, test } from "vitest";
import { KNIGHT, pieceOf, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { gamesWords } from "../../src/messages/en/screens/games.ts";
import type { FilterFacts } from "../../src/messages/en/screens/gamesFilter.ts";

const { reading, faults, list, find } = gamesWords;

const D4 = squareNamed("d4");

const OUTPOST = {
	square: squareNamed("d5"),
	piece: pieceOf(WHITE, KNIGHT),
	isBeyondPawns: true,
};

const ANY = { squares: [], pieces: [], plies: 1, at: undefined, amounts: [] };

const FILTERS: readonly (readonly [FilterFacts, string])[] = [
	[{}, "all games"],
	[{ words: "a & b" }, "games, with “a & b”"],
	[{ outcome: "drawn" }, "games drawn"],
	[{ outcome: "won" }, "games won by either side"],
	[{ opponent: "B", to: 2000 }, "games of B until 2000"],
	[{ colour: "black", outcome: "drawn", from: 1999, to: 1999 }, "games that Black drew in 1999"],
	[
		{ player: "A", colour: "white", outcome: "lost", from: 2019, to: 2021, eco: "B90" },
		"games that A lost as White in 2019–2021, B90",
	],
	[
		{ player: "A", opponent: "B", elo: 2500, shortest: 20, longest: 40 },
		"games of A against B, both rated 2500 or more, at least 20 moves, at most 40 moves",
	],
	[
		{ from: 2019, opening: "Caro-Kann", event: "Club", hung: 3 },
		"games since 2019, Caro-Kann, Club, where a hanging piece was taken for 3 points or more",
	],
	[
		{
			find: {
				...ANY,
				squares: [{ square: D4, owner: "black" }],
				plies: 4,
				at: 30,
				amounts: [{ piece: "Q", least: 0, most: 0 }],
			},
		},
		"games, where Black controls d4 and White has no queen, for 2 moves or more, at Black’s move 15",
	],
	[{ find: { ...ANY, squares: [{ square: D4, owner: "neutral" }] } }, "games, where d4 is neutral"],
	[
		{ find: { ...ANY, pieces: [OUTPOST], plies: 8 } },
		"games, where White has a knight on d5, out of reach of pawns, for 4 moves or more",
	],
	[
		{
			find: {
				...ANY,
				amounts: [
					{ piece: "R", least: 1, most: 2 },
					{ piece: "p", least: 1, most: 1 },
				],
				plies: 3,
			},
		},
		"games, where White has 1 to 2 rooks and Black has 1 pawn, for 3 half-moves or more",
	],
];

test.each(FILTERS)("%j is said in words", (filter, words) => {
	expect(gamesWords.filter(filter)).toBe(words);
});

test("what was found begins at a move", () => {
	expect(list.found(0, 1)).toBe("the start, 1 half-move");
	expect(list.found(23, 7)).toBe("White’s move 12, 7 half-moves");
	expect(list.found(24, 7)).toBe("Black’s move 12, 7 half-moves");
});

test("a game is called by its players, with ratings where they are known", () => {
	expect(list.game({ name: "A", elo: 2700 }, { name: "", elo: 0 }, "1-0")).toBe(
		"A (2700) – ?, 1-0",
	);
	expect(list.numbered(1234)).toBe("Game 1234");
	expect(find.remove(D4, "contested")).toBe("Remove d4 Contested");
	expect(find.chosen(D4, "white")).toBe("d4 White ×");
	expect(find.removePiece(OUTPOST)).toBe("Remove White knight on d5, out of reach of pawns");
	expect(find.chosenPiece({ ...OUTPOST, isBeyondPawns: false })).toBe("White knight on d5 ×");
	expect(find.piece(OUTPOST.piece)).toBe("White knight");
});

test("the form says what it asks, and what it does not understand", () => {
	expect(find.asked({ ...ANY, pieces: [OUTPOST], plies: 8 })).toBe(
		"White knight on d5, out of reach of pawns, for 4 moves or more",
	);
	expect(find.noSquare("nd5")).toBe("“nd5” is no square. Squares are a1 to h8.");
	expect(find.noPlies("x")).toBe("“x” is no number from 1 on. The number before it is asked.");
	expect(find.noAmounts("Nd5")).toMatch(/^“Nd5” is not understood, and no number of pieces is/);
});

test("what files have brought is counted", () => {
	expect(reading.done(0, 3)).toBe("No games were added.");
	expect(reading.done(1, 0)).toBe("1 game was read.");
	expect(reading.done(1234, 2)).toBe(
		"1,234 games were read; 2 could not be read, or not to the end.",
	);
});

test("reading goes on in shares of the files, or in what has come where nobody knows their size", () => {
	const file = (before: string) => `<${before}>`;
	const half = { share: 50, left: 3e6, done: 3e6 };
	expect(reading.progress(1200, half, file)).toEqual(["1,200 games, 50 %, 3 MB left", "< of >"]);
	const unknown = { share: undefined, left: 0, done: 1.25e9 };
	expect(reading.waiting(1)).toBe("1 more file is read next.");
	expect(reading.waiting(1200)).toBe("1,200 more files are read next.");
	expect(reading.progress(1, unknown, undefined)).toEqual(["1 game, 1.3 GB", ""]);
	expect(gamesWords.saved(10)).toBe("Kept in this browser, on this device only: 1 kB.");
});

test("what the browser has removed is counted where that is known", () => {
	const why =
		", as browsers do when a site’s data are cleared or the disk is full. Add their files again.";
	expect(faults.removed(undefined)).toBe(
		`The browser has removed games that were kept here, or parts of them${why}`,
	);
	expect(faults.removed(1)).toBe(`The browser has removed the game that was kept here${why}`);
	expect(faults.removed(2000)).toBe(
		`The browser has removed the 2,000 games that were kept here${why}`,
	);
});
