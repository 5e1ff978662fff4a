// Words for questions that come back in Practise, and for putting them there from My games.

import type { Topic } from "../../../training/deck/card.ts";
import type { Wait } from "../../../training/deck/due.ts";
import { numberText } from "../../format.ts";
import { counted } from "../plural.ts";

const TOPICS: Readonly<Record<Topic, string>> = {
	hanging: "Left hanging",
	trade: "Losing trade",
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
	letGo: "Square given up",
	turned: "Squares changed",
	exercise: "From an exercise",
	other: "Others",
};

/** "again in 10 minutes", "again tomorrow", "again in 9 days". */
export function waitText({ days, minutes }: Wait): string {
	if (days > 0) return days === 1 ? "tomorrow" : `in ${numberText(days)} days`;
	return minutes === 0 ? "now" : `in ${counted(minutes, "minute")}`;
}

type Known = {
	readonly learned: number;
	/** They come back tomorrow at the latest. */
	readonly missed: number;
	readonly fresh: number;
};

const missedText = (missed: number) => (missed === 0 ? "" : `${numberText(missed)} to repeat, `);

export const trainingWords = {
	deck: "Your deck",
	due: (questions: number) => `${numberText(questions)} due today`,
	/** On the start page and in the menu. */
	dueLine: (questions: number) => `Practise: ${numberText(questions)} due`,
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
	nothing: ({ learned, missed }: Known, wait: Wait | undefined) => {
		const next = wait === undefined ? "" : `. Next ${waitText(wait)}.`;
		return `Nothing due, ${missedText(missed)}${numberText(learned)} learned${next}`;
	},
	none: "Your deck is empty. A review, My games and the end of a round can add questions to it; Practise asks each again when it is due.",
	heads: { topic: "Kind", learned: "Learned", due: "Due", all: "All" },
	save: "Save as a file",
	fileName: "deck.txt",
	read: "Read a file",
	noDeck: "Not a deck file.",
	readDone: (added: number, known: number, missing: number) =>
		[
			`${counted(added, "question")} added.`,
			known > 0
				? `${counted(known, "question")} ${known === 1 ? "was" : "were"} already there.`
				: "",
			missing > 0 ? `The file is incomplete: ${counted(missing, "question")} can’t be read.` : "",
		]
			.filter((part) => part !== "")
			.join(" "),
	forget: "Delete all",
	forgotten: (questions: number) => `${counted(questions, "question")} deleted.`,
	undo: "Undo",
	/** Beside each promise that a question comes back. */
	notKept: "This browser can’t keep your deck after this visit. Save it as a file in Practise.",
	reading: "Reading the deck file",
	stop: "Stop",
	stopped: "Stopped. Nothing from the file was added.",
	unaskable: (questions: number) => `${counted(questions, "question")} can’t be asked`,
	whyUnaskable: "No board can be set up from these positions, or the move isn’t legal there.",
	more: (questions: number) => `and ${numberText(questions)} more`,
	takeOut: "Remove them",
	takenOut: (questions: number) => `${counted(questions, "question")} removed.`,
	train: "Add to deck",
	trainNow: "Practise",
	/** The same button among others, of a kind of mistake. */
	trainNowOf: (kind: string) => `Practise: ${kind}`,
	/** Questions of a kind that are in the deck, and when the next is due. */
	inTraining: (all: number, today: number, wait: Wait | undefined) =>
		`Deck: ${counted(all, "question")}, ${
			today > 0 || wait === undefined
				? `${numberText(today)} due today`
				: `next due ${waitText(wait)}`
		}`,
	/** At the end of a coach’s exercise, or of a round. */
	trainMissed: (questions: number) => `Add what I missed to my deck (${numberText(questions)})`,
	trainAll: (questions: number) =>
		questions === 1 ? "Add this to my deck" : `Add all ${numberText(questions)} to my deck`,
	/** On a card of the review whose question is in the deck. */
	inDeck: (wait: Wait | undefined) =>
		wait === undefined || (wait.days <= 0 && wait.minutes === 0)
			? "In your deck, due today."
			: `In your deck: again ${waitText(wait)}.`,
	newADay: "New questions a day",
	noCard: "This can’t go into a deck.",
	takenBack: "Removed from your deck.",
	/** After a press in My games. */
	trained: (added: number, known: number) =>
		added === 0
			? known === 0
				? "None of these can be asked."
				: "These are already in your deck."
			: `${counted(added, "question")} added to your deck.`,
};
