// Questions of a coach's exercise in a deck: as the coach has them, through texts, files and links.

import { expect, test } from "vitest";
import { squareNamed } from "../../../src/chess/square.ts";
import { finish } from "../../../src/chess/work.ts";
import { CONTESTED } from "../../../src/control/classes.ts";
import { moveChoice } from "../../../src/training/choices.ts";
import { asCard, cardOf as made } from "../../../src/training/deck/card.ts";
import { formatDeck, parseDeck } from "../../../src/training/deck/deckFile.ts";
import { markPosed } from "../../../src/training/pose.ts";
import {
	type Ask,
	type AskKind,
	MIDDLE,
	parseQuestion,
	type Question,
	questionsQuery,
	type Region,
	WHOLE,
} from "../../../src/training/question.ts";
import { poseWhole } from "../../../src/training/rules.ts";
import { titleOf } from "../../../src/ui/question/reason.ts";
import { testCore, testInsight } from "../../support/core.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
const AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const [D4, E2, E4, D2] = [
	squareNamed("d4"),
	squareNamed("e2"),
	squareNamed("e4"),
	squareNamed("d2"),
];

type More = Partial<Ask> & {
	readonly position?: string;
	readonly next?: string;
	readonly move?: string;
};

const asked = (kind: AskKind, region: Region, answer: Ask["answer"], more: More = {}) => ({
	...{ kind, region, answer, afterwards: "end" as const, text: "", reason: "So it is." },
	...{ position: START, next: "", move: "", ...more },
});

/** A coach's own squares, a class, moves, none, and what the map says after a move. */
const QUESTIONS = [
	asked("white", MIDDLE, [D4], { text: "Where will White’s knight stand? 50% ~ sure!_", place: 3 }),
	asked("whose", { from: E4, to: E4 }, [CONTESTED]),
	asked("reply", WHOLE, [moveChoice(D2, D4), moveChoice(E2, E4)], { position: `${START} KQkq -` }),
	asked("hanging", WHOLE, []),
	asked("letGo", WHOLE, "map", { next: AFTER_E4, move: "1.e4!" }),
];

const posedFrom = (id: string) => {
	const question = parseQuestion(id);
	if (question === undefined) throw new Error(id);
	return poseWhole(question, { core: testCore(), insight: testInsight() });
};

const cardOf = (question: Question, now: number) => made({ question, topic: "exercise" }, now);

test("a card keeps the coach's words, answer and reason, also in a file", () => {
	const cards = QUESTIONS.map((one) => cardOf(one, 7));
	const read = finish(parseDeck(formatDeck(cards)));
	expect(read).toEqual({ cards, missing: 0 });
	const posed = cards.map(({ id }) => posedFrom(id));
	expect(posed.map(titleOf)).toEqual([
		"Where will White’s knight stand? 50% ~ sure!_",
		"Whose is e4?",
		"Find the move: White moves.",
		"Which of Black’s pieces hang?",
		"Which squares did White give up with 1.e4?",
	]);
	posed.forEach((one, index) => {
		expect(one.question.reason).toBe("So it is.");
		const { answer } = QUESTIONS[index] ?? { answer: "map" };
		if (answer !== "map") expect(one.right.toSorted()).toEqual([...answer].sort());
		expect(markPosed(one, one.right).mark).toBe("full");
	});
});

test("several cards in one link do not disturb each other", () => {
	const cards = QUESTIONS.map(({ ...one }) => cardOf(one, 0));
	const query = questionsQuery(cards.flatMap(({ id }) => parseQuestion(id) ?? []));
	const sent = new URLSearchParams(query).get("q")?.split("~");
	expect(sent).toEqual(cards.map(({ id }) => id));
});

test("the place of a question in a lesson does not make it another question", () => {
	const [one] = QUESTIONS;
	if (one === undefined) return;
	const { place: _, ...other } = { ...one, afterwards: "right" as const };
	expect(cardOf(other, 1).id).toBe(cardOf(one, 0).id);
	expect(cardOf({ ...other, text: "" }, 0).id).not.toBe(cardOf(one, 0).id);
	expect(cardOf(one, 9)).toMatchObject({ topic: "exercise", added: 9 });
});

test("a damaged card is refused", () => {
	const { id } = cardOf(QUESTIONS[4] ?? asked("white", MIDDLE, "map"), 0);
	for (const wrong of ["1.", "1.!", id.split("!")[0], id.split("!").slice(0, 2).join("!")])
		expect(asCard({ id: wrong })).toBeUndefined();
	expect(asCard({ id })).toBeDefined();
});
