// Words for the difference between two positions, letter by letter.

import { expect, test } from "vitest";
import { BLACK, pieceLettered, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import type { Safety } from "../../src/control/account.ts";
import type { Difference } from "../../src/features/compare/difference.ts";
import { lessonsWords } from "../../src/messages/en/panels/lesson.ts";
import { sidePanelWords } from "../../src/messages/en/panels/sidePanels.ts";

const same: Difference = {
	side: WHITE,
	squares: 22,
	more: 0,
	gained: [],
	lost: [],
	pieces: [],
};

const squares = (names: string) => names.split(" ").map(squareNamed);

/** Pieces of which one thing is true: "Nc3 Ra1". */
const pieces = (safety: Safety, placed: string) => ({
	safety,
	pieces: placed.split(" ").map((text) => ({
		piece: pieceLettered(text.charAt(0)),
		square: squareNamed(text.slice(1)),
	})),
});

test.each<readonly [Partial<Difference>, string]>([
	[{}, "White has 22 squares, as many, the same ones."],
	[
		{ squares: 28, more: 6, gained: squares("d5 e5"), lost: squares("c3") },
		"White has 28 squares, 6 more: gained d5, e5; lost c3.",
	],
	[
		{ side: BLACK, squares: 20, more: -2, lost: squares("d4 c5") },
		"Black has 20 squares, 2 fewer: lost d4, c5.",
	],
	[
		{ gained: squares("d5"), pieces: [pieces({ kind: "king" }, "Kg1")] },
		"White has 22 squares, as many: gained d5. The king on g1 stands on a square that is not White’s.",
	],
	[
		{ pieces: [pieces({ kind: "hangs", points: 3, isNow: true }, "Nc3")] },
		"White has 22 squares, as many. The knight on c3 hangs: taking it wins 3 points.",
	],
	[
		{ pieces: [pieces({ kind: "hangs", points: 3, isNow: false }, "Nc3 Bf4")] },
		"White has 22 squares, as many. The knight on c3 and the bishop on f4 are threatened: taking one of them would win 3 points.",
	],
	[
		{ side: BLACK, pieces: [pieces({ kind: "unguarded" }, "nc6")] },
		"Black has 22 squares, as many. The knight on c6 stands safely, though nothing of Black’s guards it.",
	],
	[
		{ pieces: [pieces({ kind: "unguarded" }, "Nc3 Bf4 Ra1")] },
		"White has 22 squares, as many. The knight on c3, the bishop on f4 and the rook on a1 stand safely, though nothing of White’s guards them.",
	],
	[
		{
			pieces: [
				pieces({ kind: "safe" }, "Nc3"),
				pieces({ kind: "hangs", points: 1, isNow: false }, "Pe4"),
			],
		},
		"White has 22 squares, as many. The knight on c3 stands safely; a piece in its place would not. The pawn on e4 is threatened: taking it would win 1 point.",
	],
	[
		{ pieces: [pieces({ kind: "safe" }, "Nc3 Bf4")] },
		"White has 22 squares, as many. The knight on c3 and the bishop on f4 stand safely; a piece in the place of any of them would not.",
	],
])("%o", (facts, sentence) => {
	expect(sidePanelWords.compare.difference({ ...same, ...facts })).toBe(sentence);
});

test("a position to compare with goes by where it comes from", () => {
	const { kept, boardOf, onBoard } = sidePanelWords.compare;
	expect(kept({ kind: "after", move: "12. Nf3" })).toBe("Kept: the position after 12. Nf3");
	expect(boardOf({ kind: "start" })).toBe("The board of the start");
	expect(onBoard({ kind: "pasted" })).toBe("On the board: the pasted position.");
});

test("a search that finds nothing says so, and what can be searched", () => {
	const { none, about } = sidePanelWords.search;
	expect(`${none} ${about}`).toBe(
		"Nothing found. Moves are found by how they begin, such as Nf3, comments by any word in them, and games of the file by players, event, place, date, result and opening.",
	);
	const d5 = squareNamed("d5");
	expect(sidePanelWords.search.square(d5)).toBe("d5 in this game");
	expect(sidePanelWords.search.aboutSquare(d5)).toBe(
		"Why d5 has its colour, and whose it was at each move.",
	);
});

test("the shelf of lessons says how many chapters a lesson has, and when it was kept", () => {
	const now = new Date(2026, 10, 27, 12).getTime();
	expect(lessonsWords.facts(3, now, now)).toBe("3 chapters · today");
	expect(lessonsWords.facts(1, new Date(2026, 9, 30).getTime(), now)).toBe(
		"1 chapter · October 30, 2026",
	);
	expect(lessonsWords.failed("full")).toBe(
		"This browser does not keep the lesson (full). What is open stays open: save it as a file.",
	);
});
