// The sentences of Practise.

import { expect, test } from "vitest";
import { BISHOP, BLACK, pieceOf, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { paintWords } from "../../src/messages/en/screens/paint.ts";
import { practiseWords } from "../../src/messages/en/screens/practise.ts";

const { reasons, round, setup, sum } = practiseWords;

const F5 = squareNamed("f5");
const BLACK_BISHOP = pieceOf(BLACK, BISHOP);

test("questions are asked of hanging pieces, of turned squares and of owners", () => {
	expect(round.question({ about: "hanging", side: WHITE })).toBe(
		"White is to move. Which of Black’s pieces hang?",
	);
	expect(round.question({ about: "hanging", side: BLACK })).toBe(
		"Black is to move. Which of White’s pieces hang?",
	);
	expect(round.question({ about: "turned", move: "Nf3" })).toBe(
		"Which squares from c3 to f6 change control with Nf3?",
	);
	const owners = ["white", "black", "contested"] as const;
	expect(owners.map((owner) => round.question({ about: "controlled", owner }))).toEqual([
		"Which squares from c3 to f6 does White control?",
		"Which squares from c3 to f6 does Black control?",
		"Which squares from c3 to f6 are contested?",
	]);
});

test("squares of the board are called by what is on them, whose they are and how they were marked", () => {
	const none = { piece: undefined, control: undefined, sign: undefined, share: undefined };
	expect(paintWords.square({ ...none, square: F5 })).toBe("f5");
	expect(paintWords.square({ ...none, square: F5, share: "3 of 5" })).toBe("f5, 3 of 5");
	expect(
		paintWords.square({
			...none,
			square: F5,
			piece: BLACK_BISHOP,
			control: "contested",
			sign: "tooMany",
		}),
	).toBe("f5, black bishop, contested, too many");
});

test("reasons say whose a square was, or what taking wins", () => {
	expect(reasons.turned(F5, "white", "white")).toBe("f5 stays controlled by White.");
	expect(reasons.turned(F5, "neutral", "black")).toBe(
		"f5 was neutral and is now controlled by Black.",
	);
	expect(reasons.hangs(F5, "The bishop hangs.")).toBe("f5: The bishop hangs.");
	expect(reasons.safe(F5, BLACK_BISHOP)).toBe(
		"f5: the black bishop does not hang; no capture of it wins anything.",
	);
});

test("a round is counted, and its sum told", () => {
	expect(setup.length(5, undefined)).toBe("5");
	expect(setup.length(5, 480)).toBe("5 (best: 480 points)");
	expect(round.progress(1, 5, 0, 1)).toBe("Question 1 of 5 · 0 points");
	expect(round.progress(3, 5, 200, 2)).toBe(
		"Question 3 of 5 · 200 points · 2 in a row without a mistake",
	);
	expect(round.graded(1, 0, 1, 50)).toBe("1 right, 0 wrong, 1 missed: 50 points.");
	expect(sum.points(50, 100)).toBe("50 of 100 points");
	expect(sum.best(5, 480, 3)).toBe("Best of 5: 480 points. Longest streak without a mistake: 3.");
});
