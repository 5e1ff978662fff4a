// Words about a deck.

import { expect, test } from "vitest";
import { costWords } from "../../src/messages/en/answers/costs.ts";
import { myGamesWords } from "../../src/messages/en/screens/myGames.ts";
import { trainingWords as words } from "../../src/messages/en/screens/training.ts";

test("what is due, known and new is counted, and where it is from", () => {
	expect(words.due(7)).toBe("7 due today");
	expect(words.known(12, 5)).toBe("12 learned, 5 new");
	expect(words.nothing(12)).toBe("Nothing due, 12 learned");
	expect(words.beginWith(20)).toBe("Begin with 20");
	expect(words.from([{ topic: "fork" }])).toBe("From your own mistakes");
	expect(words.from([{ topic: "exercise" }])).toBe("From an exercise");
	expect(words.from([{ topic: "fork" }, { topic: "exercise" }])).toBe(
		"From your own mistakes and exercises",
	);
	expect(words.topic("guard")).toBe("Guard given up");
});

test("what was put there, read and forgotten is told", () => {
	expect(words.trained(1, 3)).toBe(
		"1 question added to your deck. Practise asks them when they are due.",
	);
	expect(words.trained(0, 3)).toMatch(/^These are in your deck already/);
	expect(words.trainMissed(2)).toBe("Practise what I missed (2)");
	expect(words.trainAll(1)).toBe("Practise this again");
	expect(words.trainAll(5)).toBe("Practise all 5 again");
	expect(words.trained(0, 0)).toBe("None of these can be asked.");
	expect(words.readDone(3, 0, 0)).toBe("3 questions added.");
	expect(words.readDone(3, 1, 2)).toBe(
		"3 questions added. 1 question had been there. The file is not whole: 2 questions of it cannot be read.",
	);
	expect(words.forgotten(1)).toBe("1 question forgotten.");
	expect(myGamesWords.gone("A", "")).toBe("The game A – ? is not in My games any more.");
});

test("what a press on a card of the review did is told", () => {
	expect(words.put("added")).toBe("In your deck: Practise asks it today.");
	expect(words.put("known")).toBe("It is in your deck already.");
	expect(words.put("none")).toBe("This cannot be asked from a deck.");
	expect(words.takenBack).toBe("Taken out of your deck.");
});

test("buttons of a kind are told apart, and begin with what is seen", () => {
	expect(costWords.train("Forks allowed")).toBe(`${words.train}: Forks allowed`);
	expect(costWords.example("Forks allowed")).toBe("An example: Forks allowed");
});
