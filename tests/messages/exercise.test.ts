// The sentences of exercises: what is asked, what a pupil reads, what a coach does.

import { expect, test } from "vitest";
import { BLACK, type Side, WHITE } from "../../src/chess/piece.ts";
import { squareNamed } from "../../src/chess/square.ts";
import { askWords } from "../../src/messages/en/exercise/ask.ts";
import { makeWords } from "../../src/messages/en/exercise/make.ts";
import { exerciseWords, pointsText } from "../../src/messages/en/exercise/pupil.ts";
import { resultsWords, wallWords } from "../../src/messages/en/exercise/results.ts";

const [D5, E5] = [squareNamed("d5"), squareNamed("e5")];

test("a question is its author's, or what its kind asks", () => {
	const facts = { text: "", move: "16...Nd3", side: WHITE as Side, region: { from: E5, to: E5 } };
	expect(askWords.title({ ...facts, kind: "black", text: "Where can a knight go?" })).toBe(
		"Where can a knight go?",
	);
	expect(askWords.title({ ...facts, kind: "contested" })).toBe("Which squares are contested?");
	expect(askWords.title({ ...facts, kind: "turned" })).toBe(
		"Which squares change hands with 16...Nd3?",
	);
	expect(askWords.title({ ...facts, kind: "letGo", side: BLACK })).toBe(
		"Which squares did Black let go of with 16...Nd3?",
	);
	expect(askWords.title({ ...facts, kind: "hanging" })).toBe("Which of Black’s pieces hang?");
	expect(askWords.turned(D5, "neutral", "white")).toBe("d5 was neutral and is White’s now.");
	expect(askWords.turned(D5, "white", "white")).toBe("d5 stays White’s.");
	expect(askWords.title({ ...facts, kind: "whose" })).toBe("Whose is e5?");
	expect(askWords.title({ ...facts, kind: "reply", side: BLACK })).toBe(
		"Find the reply: Black moves.",
	);
	expect(askWords.chosen([])).toBe("none");
});

test("a pupil reads what was right, missed and too many", () => {
	const { outcome, right } = exerciseWords.question;
	expect(outcome({ right: ["d5"], missed: ["f5"], tooMany: [] }, "squares")).toBe(
		"d5. You missed f5.",
	);
	expect(outcome({ right: [], missed: ["d5", "f5"], tooMany: ["c3"] }, "squares")).toBe(
		"You missed d5 and f5. c3 is not.",
	);
	expect(outcome({ right: ["contested"], missed: [], tooMany: [] }, "class")).toBe("Contested.");
	expect(outcome({ right: [], missed: ["White’s"], tooMany: ["neutral"] }, "class")).toBe(
		"White’s. You said neutral.",
	);
	expect(outcome({ right: [], missed: ["Nd3", "Nb3"], tooMany: [] }, "move")).toBe(
		"Nd3 and Nb3. You said nothing.",
	);
	expect(right([])).toBe("No square is right.");
	expect([0, 0.5, 1, 3.5].map(pointsText)).toEqual(["0", "½", "1", "3½"]);
	expect(exerciseWords.end.title("Mia", "3½", 5)).toBe("Mia: 3½ of 5");
});

test("a pupil reads until when, and how often", () => {
	const { start, end } = exerciseWords;
	expect(start.until("2026-12-04")).toBe("until Friday, December 4, 2026");
	expect([1, 3].map(start.tries)).toEqual(["1 try", "3 tries"]);
	expect(start.late("2026-12-04")).toBe(
		"The last day was Friday, December 4, 2026. Your coach sees that you are late.",
	);
	expect(end.attempt(2, 3)).toBe("Try 2 of 3");
});

test("a pupil reads who has begun here, and how long it stays", () => {
	const { start } = exerciseWords;
	expect(start.goOnAs("Mia")).toBe("Go on, Mia");
	expect(start.known("Mia")).toBe("Mia has begun here. If that is not you, add to your name.");
	expect(start.stays(90)).toBe(
		"Names and answers stay in this browser for 90 days, or until you remove them.",
	);
	expect(start.remove("Mia")).toBe("Remove the answers of Mia");
	expect(start.removed("Mia")).toBe("The answers of Mia are removed from this browser.");
});

test("an author reads what is right, and where the map differs", () => {
	expect(makeWords.byHand(["d5", "f5"])).toBe("d5 and f5, chosen by you");
	expect(makeWords.byMap(["d5", "f5", "c3", "d4", "e4"])).toBe("5 squares, by the map");
	expect(makeWords.right([])).toBe("0 right: none.");
	expect(makeWords.differs(["c3"], ["f5"])).toBe("The map adds c3. The map leaves out f5.");
	expect(makeWords.tooLong(70_000)).toContain("70,000 letters");
});

test("a coach reads which codes are left out, and the commonest mistake", () => {
	const text = "";
	expect(
		resultsWords.leftOut([
			{ text, why: "foreign" },
			{ text, why: "cut" },
		]),
	).toBe("2 codes left out: 1 of another exercise and 1 cut short.");
	expect(resultsWords.leftOut([{ text, why: "wrong" }])).toBe(
		"1 code left out: 1 with a wrong letter or name, or of another exercise.",
	);
	expect(
		resultsWords.leftOut([
			{ text, why: "nameless" },
			{ text, why: "damaged" },
		]),
	).toBe("2 codes left out: 1 without a name before it and 1 with a damaged link.");
	expect(resultsWords.pointsOf("2½", 3)).toBe("2½ of 3");
	expect(resultsWords.leftOutOne({ text, why: "nameless" })).toBe("no name before it");
	expect(resultsWords.tooLong(523_000, 75_000)).toBe(
		"These are 523,000 characters beside links, and at most 75,000 are read at once. Paste them in parts.",
	);
	expect(resultsWords.leftOutOne({ text, why: "foreign", of: "Forks" })).toBe(
		"of another exercise: Forks",
	);
	const tally = { chosen: new Map(), full: 0, of: 29 };
	const mistake = (kind: "chosen" | "missed") =>
		resultsWords.mistake({ ...tally, commonest: { kind, choice: 37, count: 14 } }, "f5");
	expect(mistake("chosen")).toBe("The commonest mistake: f5, by 14 of 29.");
	expect(mistake("missed")).toBe("The commonest mistake: f5 was missed by 14 of 29.");
	expect(resultsWords.mistake({ ...tally, commonest: undefined }, "")).toBe(
		"Nobody made a mistake.",
	);
	expect(wallWords.right(["d5", "f5"])).toBe("Right: d5 and f5.");
});

test("a coach reads who of the class is missing, and which try an answer is", () => {
	const { missing, classCount, tried } = resultsWords;
	expect(missing(0, 12)).toBe("All 12 have answered");
	expect(missing(3, 12)).toBe("3 of 12 missing");
	expect(classCount(1)).toBe("1 name");
	expect(tried("Mia", 2)).toBe("Mia, try 2");
	expect(makeWords.handle(2)).toBe("Move question 2");
	expect(makeWords.movedTo(2, 3)).toBe("Moved to place 2 of 3");
	expect(makeWords.numbered(2, "Two")).toBe("2. Two");
});
