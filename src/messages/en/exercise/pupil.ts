// Words of a pupil's exercise: its start, its questions, its end with the code.

import { kindOf, otherSide, PAWN, type Piece, pieceLetter, sideOf } from "../../../chess/piece.ts";
import { squareName } from "../../../chess/square.ts";
import type { Choosing } from "../../../training/choices.ts";
import type { AnswerMark } from "../../../training/mark.ts";
import type { Impossible, WhyNot } from "../../../ui/question/impossible.ts";
import { listText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { counted } from "../plural.ts";
import { dateText, momentText } from "./day.ts";

/** "3½". */
export const pointsText = (points: number): string => {
	const whole = Math.floor(points);
	return points === whole ? String(whole) : `${whole === 0 ? "" : whole}½`;
};

/** Questions of an exercise that are answered. */
type Part = { readonly done: number; readonly of: number };

/** "3 of 8". */
export const partText = ({ done, of }: Part): string => `${done} of ${of}`;

/** The names of what was chosen, and of what was not. */
type Outcome = Readonly<Record<"right" | "missed" | "tooMany", readonly string[]>>;

/** The right answer, where another was given. "Right:" would be praise. */
export const correctText = (names: readonly string[]): string =>
	`Correct answer${names.length === 1 ? "" : "s"}: ${listText(names)}.`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "d5 is right. You missed f5. c3 is not right.", or "White’s. You said contested." */
function answerText({ right, missed, tooMany }: Outcome, choosing: Choosing): string {
	if (choosing !== "squares") {
		const said = tooMany.length > 0 ? `You said ${listText(tooMany)}.` : "You gave no answer.";
		return right.length > 0
			? `${capital(listText([...right, ...missed]))}.`
			: `${correctText(missed)} ${said}`;
	}
	return [
		right.length > 0 ? `${listText(right)} ${right.length === 1 ? "is" : "are"} right.` : "",
		missed.length > 0 ? `You missed ${listText(missed)}.` : "",
		tooMany.length > 0
			? `${listText(tooMany)} ${tooMany.length === 1 ? "is" : "are"} not right.`
			: "",
	]
		.filter((part) => part !== "")
		.join(" ");
}

type VersionFacts = {
	readonly since: string;
	readonly count?: number | undefined;
	readonly answered: number;
};

const WHY_NOT: Readonly<Record<WhyNot, (piece: Piece, side: string) => string>> = {
	turn: (_, side) => `${side} is to move`,
	check: () => "the king is in check",
	exposed: () => "the king would be in check",
	way: (piece) => `the ${chessWords.kind(piece)} can’t go there`,
};

/** "Qb6 is not possible: the king is in check." */
function impossibleText({ piece, from, to, why }: Impossible): string {
	const reason = WHY_NOT[why](piece, chessWords.side(otherSide(sideOf(piece))));
	if (to === undefined) {
		const name = `The ${chessWords.kind(piece)} on ${squareName(from)} cannot move`;
		return why === "way" ? `${name}.` : `${name}: ${reason}.`;
	}
	const letter = kindOf(piece) === PAWN ? "" : pieceLetter(piece).toUpperCase();
	return `${letter}${squareName(to)} is not possible: ${reason}.`;
}

export const exerciseWords = {
	page: {
		title: "Exercise · Square Control",
		description: "Answer questions about squares and send your answers back.",
	},
	/** Where neither link nor lesson has a title. */
	untitled: "Exercise",
	damaged: "This link doesn’t open an exercise. Part of it may be missing.",
	later:
		"This exercise was made with a newer version of this page. Go online and reload the page to answer it.",
	gone: "This exercise is not in this browser. Open its link or its file again.",
	entrance: {
		title: "Exercises",
		what: "Open the link that you were sent, or a file with questions.",
		make: "To make one for your class, open a game or a lesson, then choose Share > Exercise.",
		toBoard: "Go to the board",
		open: "Open a file",
		noQuestions: "There are no questions in this file.",
		unreadable: (why: string) => `The file cannot be read: ${why}`,
		kept: "In this browser",
		answer: "Answer",
		results: "Results",
		forget: (title: string) => `Delete ${title}`,
		forgotten: (title: string) => `${title} and its answers were deleted.`,
		undo: "Undo",
		questions: (count: number) => counted(count, "question"),
		/** "Nov 27, 2026, 14:05 · 2 questions · 12 answers"; old records know no questions. */
		version: ({ since, count, answered }: VersionFacts) =>
			[
				momentText(since),
				...(count === undefined ? [] : [counted(count, "question")]),
				counted(answered, "answer"),
			].join(" · "),
	},
	/** The link of an exercise, and what was handed out before. */
	handing: {
		copy: "Copy link",
		copyOf: (title: string) => `Copy link to ${title}`,
		copied: "Link copied.",
		notCopied: "The browser doesn’t allow copying. Select the link and copy it by hand.",
		link: "Link to the exercise",
		answered: (count: number, since: string) =>
			`The version of ${momentText(since)} has ${counted(count, "answer")}`,
	},
	start: {
		name: "Your name",
		hint: "Your coach sees it beside your answers. It goes nowhere else.",
		begin: "Begin",
		goOn: "Go on",
		goOnAs: (name: string) => `Go on, ${name}`,
		again: (name: string) => `${name} has already answered this here.`,
		another: "Someone else",
		known: (name: string) => `${name} has already begun here. If that isn’t you, use another name.`,
		stays: (days: number) =>
			`Names and answers stay in this browser for ${days} days, or until you remove them.`,
		remove: (name: string) => `Remove ${name}’s answers`,
		removed: (name: string) => `${name}’s answers were removed from this browser.`,
		until: (day: string) => `until ${dateText(day)}`,
		tries: (count: number) => counted(count, "try", "tries"),
		/** The last day is over. */
		late: (day: string) =>
			`The last day was ${dateText(day)}. Your coach will see that you are late.`,
	},
	question: {
		number: (number: number, of: number) => `Question ${number} of ${of}`,
		/** `isFramed`: not all squares count. */
		marked: (count: number, isFramed: boolean) =>
			count === 0
				? isFramed
					? "Pick framed squares, or none."
					: "Pick squares on the board, or none."
				: `${count} marked`,
		/** One of them is right. */
		ofThree: "Pick one of the three.",
		/** The position is none, or the game is over there. */
		noMove: "No move can be played here. Answer to go on.",
		pressMove: "Play your move on the board.",
		pressTarget: (from: string) => `From ${from}: pick where it goes.`,
		impossible: impossibleText,
		/** The move that is chosen. */
		played: (name: string) => `Your move: ${name}`,
		choose: "Choose one of four.",
		whose: "Whose square?",
		answer: "Answer",
		/** Asked once, where no move is chosen. */
		sure: "You haven’t played a move. Answer without one?",
		answerWithout: "Answer without a move",
		next: "Next",
		toEnd: "To the end",
		marks: { full: "Right.", half: "Half right.", wrong: "Not right." } satisfies Record<
			AnswerMark,
			string
		>,
		/** Before what the map says, where its answer is another. */
		/** Reasons of so many squares are not written. */
		others: (count: number) => `The board shows ${counted(count, "more square")}.`,
		byCoach: "Your coach decided what is right here. The map says:",
		/** Squares pressed rightly, missed, and pressed wrongly. */
		outcome: answerText,
		/** The right answer; nothing where all is right or nothing is. */
		right: (names: readonly string[]) =>
			names.length === 0 ? "No square is right." : correctText(names),
	},
	/** Sent before the last question is answered. */
	soFar: {
		send: "Send what is done so far",
		title: (name: string, done: number, of: number) =>
			`${name}: ${partText({ done, of })} answered`,
		later: "You can finish later and send again. Your coach then sees only your latest answers.",
		goOn: "Go on answering",
	},
	end: {
		title: (name: string, points: string, of: number) => `${name}: ${points} of ${of}`,
		code: "Your code",
		holds: "It contains your name and answers. Nothing is sent until you send it.",
		noCode: "There are too many squares for a code. Send the link instead.",
		copy: "Copy",
		copied: "Copied",
		send: "Send to my coach",
		linkCopied: "Link copied. Paste it into a message to your coach.",
		notCopied: "The browser doesn’t allow copying. Select it and copy it by hand.",
		link: "Link to your answers",
		/** Message sent with the link. */
		message: (name: string, title: string, part?: Part) =>
			`${title}: ${name}’s answers${part === undefined ? "" : ` (${partText(part)})`}`,
		attempt: (number: number, of: number) => `Try ${number} of ${of}`,
		again: "Try again",
		sendFirst: "Send these answers first: another try will replace them.",
		remove: "Remove my answers from this browser",
		notKept: "This browser can’t keep your answers. Send them before you close the page.",
		marks: { full: "right", half: "half right", wrong: "not right" } satisfies Record<
			AnswerMark,
			string
		>,
	},
};
