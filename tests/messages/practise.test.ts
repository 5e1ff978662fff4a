// The sentences of Practise.

import { expect, test } from "vitest";
import { BISHOP, BLACK, PAWN, pieceOf, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { paintWords } from "../../src/messages/en/screens/paint.ts";
import { practiseWords, reasonWords } from "../../src/messages/en/screens/practise.ts";
import { choiceWords, sumWords } from "../../src/messages/en/screens/practiseChoice.ts";

const F5 = squareNamed("f5");
const E5 = squareNamed("e5");
const D4 = squareNamed("d4");
const BLACK_BISHOP = pieceOf(BLACK, BISHOP);

test("questions are asked of hanging pieces, of moves, of three squares and of owners", () => {
	const { question } = practiseWords;
	expect(question({ about: "hanging", side: WHITE })).toBe("Which of Black’s pieces hang?");
	expect(question({ about: "turned", move: "Nf3" })).toBe("Which squares change with Nf3?");
	expect(question({ about: "letGo", side: BLACK, move: "Nd3" })).toBe(
		"Which of Black’s squares does Nd3 let go of?",
	);
	expect(question({ about: "reply", side: WHITE })).toBe("Find the best move.");
	expect(question({ about: "win", side: WHITE, square: E5 })).toBe("Find a move that wins e5.");
	const facts = {
		kind: "contested",
		...({ move: "", side: WHITE, text: "Who wins here?" } as const),
		region: { from: D4, to: E5 },
	} as const;
	expect(question({ about: "coached", facts })).toBe("Who wins here?");
	expect(question({ about: "coached", facts: { ...facts, text: "" } })).toBe(
		"Which squares are contested?",
	);
	const owners = ["white", "black", "contested"] as const;
	expect(owners.map((owner) => question({ about: "controlled", owner }))).toEqual([
		"Which squares does White control?",
		"Which squares does Black control?",
		"Which squares are contested?",
	]);
	expect(owners.map((owner) => question({ about: "oneOfThree", owner }))).toEqual([
		"Which of the three does White control?",
		"Which of the three does Black control?",
		"Which of the three is contested?",
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

test("reasons say what stands behind a class, a change, or a piece that hangs", () => {
	const { verdict, was, hangs } = reasonWords;
	expect(verdict({ square: F5, kind: "neutral", isBarred: false })).toBe("Nobody attacks it.");
	expect(verdict({ square: F5, kind: "contested", white: 1, black: 3 })).toBe(
		"A white piece there would lose 1 point; a black piece there would lose 3 points.",
	);
	expect(verdict({ square: F5, kind: "contested", white: "king", black: 3 })).toBe(
		"Only White’s king could go there, and may not; a black piece there would lose 3 points.",
	);
	expect(verdict({ square: F5, kind: "free", owner: WHITE })).toBe("Black does not attack it.");
	expect(verdict({ square: F5, kind: "costly", owner: WHITE, loss: 3 })).toBe(
		"White alone attacks it.",
	);
	expect(verdict({ square: F5, kind: "held", owner: BLACK, attackers: 1, loss: 9 })).toBe(
		"A black piece can go there and lose nothing; a white piece there would lose 9 points.",
	);
	expect(was("white", "white")).toBe("The move does not change it.");
	expect(was("neutral", "black")).toBe("It was neutral.");
	expect(hangs(F5, BLACK_BISHOP, true)).toBe("The bishop on f5 hangs");
	expect(hangs(F5, pieceOf(WHITE, PAWN), false)).toBe("The pawn on f5 does not hang");
});

test("an answer is told with its points, and how they came about", () => {
	const graded = { right: [E5, D4], tooMany: [F5], missed: [], points: 50 };
	const all = { about: "controlled" } as const;
	expect(practiseWords.graded(graded, all)).toBe("2 right, 1 too many");
	expect(practiseWords.worth(graded, all, 100)).toBe(
		"50 of 100 points: 2 of the 3 squares in question, at least half.",
	);
	const little = { right: [E5], tooMany: [F5], missed: [D4], points: 0 };
	expect(practiseWords.worth(little, all, 100)).toBe(
		"0 of 100 points: 1 of the 3 squares in question, fewer than half.",
	);
	const full = { right: [E5, D4], tooMany: [], missed: [], points: 100 };
	expect(practiseWords.worth(full, all, 100)).toBe(
		"100 of 100 points: 2 of the 2 squares in question.",
	);
	const one = { about: "oneOfThree" } as const;
	const wrong = { right: [], tooMany: [F5], missed: [E5], points: 0 };
	expect(practiseWords.graded(wrong, one)).toBe("Not right");
	expect(practiseWords.worth(wrong, one, 100)).toBe("0 of 100 points: e5 is right.");
	const found = { right: [E5], tooMany: [], missed: [], points: 100 };
	expect(practiseWords.graded(found, one)).toBe("Right");
	expect(practiseWords.worth(found, one, 100)).toBe("100 of 100 points.");
	expect(practiseWords.graded({ ...wrong, tooMany: [] }, one)).toBe("Nothing marked");
	expect(practiseWords.place(1, 2, true)).toBe("1 of 2: no more were found");
	expect(practiseWords.rhythm(4, undefined)).toBe("4 right");
	expect(practiseWords.rhythm(4, "e5 is contested.")).toBe("4 right. e5 is contested.");
});

test("a round is chosen, and its sum told", () => {
	expect(choiceWords.about("whose", 10)).toBe("Ten positions. Each ends with the reasons.");
	expect(choiceWords.source("game", "Karpov – Kasparov")).toBe("Karpov – Kasparov");
	expect(choiceWords.source("game", undefined)).toBe("The game on the board");
	expect(choiceWords.missMost([E5, D4])).toBe("You miss e5 and d4 most");
	expect(choiceWords.best(10, 840, 1000)).toBe("Best of ten: 840 of 1,000 points");
	expect(choiceWords.daysInRow(1)).toBe("1 day in a row");
	expect(choiceWords.ended(4, 10)).toBe("The round ended at question 4 of 10.");
	expect(choiceWords.waits(2, 5)).toBe("A round waits at question 2 of 5.");
	expect(sumWords.points(780, 1000, 840)).toBe("780 of 1,000 points. Your best was 840.");
	expect(sumWords.points(880, 1000, 840)).toBe(
		"880 of 1,000 points. Your best so far: it was 840.",
	);
	expect(sumWords.points(50, 100, undefined)).toBe("50 of 100 points");
	expect(sumWords.rhythm(12, 9)).toBe("12 right in 60 seconds. Your best so far: it was 9.");
	expect(sumWords.confused("contested", "white", E5)).toBe(
		"In this round you took contested squares for White’s, most often e5.",
	);
	expect(sumWords.confused("black", "contested", D4)).toBe(
		"In this round you took Black’s squares for contested, most often d4.",
	);
});
