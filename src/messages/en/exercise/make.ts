// Words for an author who makes an exercise.

import type { Choosing } from "../../../training/choices.ts";
import { listText, numberText } from "../../format.ts";
import { writeWords } from "../panels/write.ts";
import { counted } from "../plural.ts";
import { momentText } from "./day.ts";

/** Right squares or moves by their names. A question for squares may have none. */
const chosen = (names: readonly string[]) => (names.length === 0 ? "no square" : listText(names));

const isUnnamed = (number: number, title: string) =>
	title === writeWords.chapters.newName(numberText(number));

export const makeWords = {
	count: (count: number) => (count === 0 ? "" : counted(count, "question")),
	/** Label of the choice between the whole lesson and a chapter. */
	of: "Exercise of",
	ofLesson: "The whole lesson",
	ofChapter: "This chapter",
	/** The open chapter, among all. */
	chapter: "Chapter",
	/** Below a question what is right, and the chapter, where there are several. */
	inChapter: (right: string, number: number, title: string) =>
		`${right} · ${isUnnamed(number, title) ? title : `chapter ${number}. ${title}`}`,
	/** A chapter without a name has its number in its title. */
	numbered: (number: number, title: string) =>
		isUnnamed(number, title) ? title : `${number}. ${title}`,
	/** Fields of an exercise besides its questions. */
	title: "Title of the exercise",
	note: "A line of instructions",
	until: "Last day",
	tries: "Tries",
	isOver: "This day is over: answers will be late.",
	add: "Add question",
	none: "No questions yet. Go to a position, and add a question about it.",
	list: "Questions",
	/** By their numbers. */
	givenAway: (by: number, of: number) =>
		`The map shown after question ${by} gives away question ${of}. Choose “Nothing until the end” for question ${by}, or move it down.`,
	/** Below a question: "d5 and f5, pressed by you". */
	byHand: (names: readonly string[]) => `${chosen(names)}, chosen by you`,
	byMap: (names: readonly string[]) =>
		`${names.length > 4 ? `${names.length} squares` : chosen(names)}, by the map`,
	/** Of a question for a move. */
	moves: (names: readonly string[]) =>
		names.length === 0 ? "No right move yet, so it is not asked" : listText(names),
	broken: (why: string) => `This question cannot be asked. ${why}`,
	/** Controls that move a question: a handle, which takes arrow keys, and buttons. */
	handle: (number: number) => `Move question ${number}`,
	handleHint: "Drag it, or press the arrow keys up and down",
	up: "Up",
	down: "Down",
	movedTo: (number: number, count: number) => `Moved to place ${number} of ${count}`,
	delete: "Delete question",
	deleted: "The question was deleted",
	text: "Question",
	kind: "Kind",
	rightAnswer: "Right answer",
	byTheMap: "The map decides",
	bySquares: "I press squares",
	byMoves: "I press moves",
	square: "Square",
	/** While the board is pressed. */
	pressOn: {
		squares: "Press the right squares on the board, or drag over them. Escape ends it.",
		class: "Press the square that is asked about. Escape ends it.",
		move: "Drag a piece, or press it, then where it goes. The same again takes it away.",
	} satisfies Record<Choosing, string>,
	done: "Done",
	byPress: "On the board",
	gameSays: (name: string) => `The game goes on with ${name}.`,
	takeGame: "Take the game’s",
	counts: "What counts",
	middle: "Middle",
	board: "Whole board",
	/** Two corners of a rectangle. */
	from: "From the corner",
	to: "To the corner",
	afterwards: "Afterwards",
	reason: "Why it is right, in your words",
	rightSquares: "Right squares",
	/** Below the board. */
	right: (names: readonly string[]) =>
		`${names.length} right: ${names.length === 0 ? "none" : listText(names)}.`,
	/** Whose one square is. */
	rightOne: (name: string) => `Right: ${name}.`,
	same: "The map says the same.",
	mapSays: (name: string) => `The map says ${name}.`,
	differs: (adds: readonly string[], leaves: readonly string[]) =>
		[
			adds.length > 0 ? `The map adds ${listText(adds)}.` : "",
			leaves.length > 0 ? `The map leaves out ${listText(leaves)}.` : "",
		]
			.filter((part) => part !== "")
			.join(" "),
	takeMap: "Take the map’s",
	scrambled: "The link carries everything. Answers are scrambled in it, not locked.",
	/** What is handed out now is not what was before. */
	newVersion: (answered: number, since: string) => {
		const date = momentText(since);
		const before =
			answered === 0
				? `The version of ${date} was handed out.`
				: `The version of ${date} has ${counted(answered, "answer")}.`;
		return `${before} This version has a new link; the old link still opens the old one.`;
	},
	oldResults: "Results of the old one",
	tryIt: "Try it",
	print: "Print",
	file: "Save file",
	fileName: "exercise.pgn",
	copy: "Copy link",
	copied: "The link is copied.",
	notMade: (why: string) => `The exercise could not be made: ${why}`,
	notCopied: "The browser does not allow copying. Select the link and copy it by hand.",
	link: "Link to the exercise",
	tooLong: (letters: number) =>
		`The link would have ${numberText(letters)} letters, too many for most messengers. Save the file, and send that.`,
	results: "Results",
	/** Beside the news of a link. */
	classNames: "Names of the class",
	added: (count: number) => `${counted(count, "question")} added`,
	tooLarge: "This file is too large for an exercise.",
	more: (count: number) => `Show ${numberText(count)} more`,
};
