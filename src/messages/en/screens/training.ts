// Words for questions that come back in Practise, and for putting them there from My games.

import type { Topic } from "../../../training/deck/card.ts";
import { numberText } from "../../format.ts";
import { counted } from "../plural.ts";

const TOPICS: Readonly<Record<Topic, string>> = {
	hanging: "Left hanging",
	trade: "Trade lost",
	missed: "Chance missed",
	mate: "Mate allowed",
	fork: "Fork allowed",
	pin: "Pin allowed",
	skewer: "Skewer allowed",
	discovered: "Discovered attack",
	guard: "Guard given up",
	trapped: "Piece trapped",
	promotion: "Pawn promoted",
	threat: "Threat overlooked",
	letGo: "Square let go",
	turned: "Squares changed",
	exercise: "From an exercise",
	other: "Others",
};

/** Days from now. */
export const daysText = (days: number): string =>
	days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${numberText(days)} days`;

type Known = {
	readonly learned: number;
	/** They come back tomorrow. */
	readonly missed: number;
	readonly fresh: number;
};

const missedText = (missed: number) => (missed === 0 ? "" : `${numberText(missed)} to ask again, `);

export const trainingWords = {
	deck: "Your deck",
	due: (questions: number) => `${numberText(questions)} due today`,
	/** On the start page. */
	dueLine: (questions: number) =>
		`${counted(questions, "question")} ${questions === 1 ? "is" : "are"} due today.`,
	/** Where the questions are from. */
	from: (topics: readonly { readonly topic: Topic }[]) => {
		const hasExercise = topics.some(({ topic }) => topic === "exercise");
		if (!hasExercise) return "From your own mistakes";
		return topics.length === 1 ? "From an exercise" : "From your own mistakes and exercises";
	},
	topic: (topic: Topic) => TOPICS[topic],
	begin: "Begin",
	/** More are due than a round has. */
	beginWith: (questions: number) => `Begin with ${questions}`,
	known: ({ learned, missed, fresh }: Known) =>
		`${numberText(learned)} learned, ${missedText(missed)}${numberText(fresh)} new`,
	nothing: ({ learned, missed }: Known) =>
		`Nothing due, ${missedText(missed)}${numberText(learned)} learned`,
	none: "No questions of your own yet: in My games, Train these puts them here, and what you miss comes back.",
	heads: { topic: "Kind", learned: "Learned", due: "Due", all: "All" },
	save: "Save as a file",
	fileName: "deck.txt",
	read: "Read a file",
	noDeck: "This file is no deck.",
	readDone: (added: number, known: number, missing: number) =>
		[
			`${counted(added, "question")} added.`,
			known > 0 ? `${counted(known, "question")} had been there.` : "",
			missing > 0
				? `The file is not whole: ${counted(missing, "question")} of it cannot be read.`
				: "",
		]
			.filter((part) => part !== "")
			.join(" "),
	forget: "Forget all",
	forgotten: (questions: number) => `${counted(questions, "question")} forgotten.`,
	undo: "Undo",
	/** Beside each promise that a question comes back. */
	notKept:
		"This browser does not keep your deck: it lasts for this visit only. Practise saves it as a file.",
	reading: "Reading the deck file",
	stop: "Stop",
	stopped: "Stopped. Nothing of the file was added.",
	unaskable: (questions: number) => `${counted(questions, "question")} can’t be asked`,
	whyUnaskable: "No board can be set up from these positions, or the move isn’t legal there.",
	more: (questions: number) => `and ${numberText(questions)} more`,
	takeOut: "Take them out",
	takenOut: (questions: number) => `${counted(questions, "question")} taken out.`,
	train: "Add to deck",
	trainNow: "Practise",
	/** The same button among others, of a kind of mistake. */
	trainNowOf: (kind: string) => `Practise: ${kind}`,
	/** Questions of a kind that are in the deck; `days` from now the next is due. */
	inTraining: (all: number, today: number, days: number | undefined) =>
		`In training: ${counted(all, "question")}, ${
			today > 0 || days === undefined
				? `${numberText(today)} due today`
				: `next due ${daysText(days)}`
		}`,
	/** At the end of a coach’s exercise. */
	trainMissed: (questions: number) => `Practise what I missed (${numberText(questions)})`,
	trainAll: (questions: number) =>
		questions === 1 ? "Practise this again" : `Practise all ${numberText(questions)} again`,
	/** On a card of the review whose question is in the deck; `days` from now it is due. */
	inDeck: (days: number | undefined) =>
		days === undefined || days <= 0
			? "In your deck: Practise asks it today."
			: `In your deck: it comes back ${daysText(days)}.`,
	noCard: "This cannot be asked from a deck.",
	takenBack: "Taken out of your deck.",
	/** After a press in My games. */
	trained: (added: number, known: number) =>
		added === 0
			? known === 0
				? "None of these can be asked."
				: "These are in your deck already. Practise asks them when they are due."
			: `${counted(added, "question")} added to your deck. Practise asks ${added === 1 ? "it" : "them"} when ${added === 1 ? "it is" : "they are"} due.`,
};
