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
	of: "Exercise from",
	ofLesson: "The whole lesson",
	ofChapter: "This chapter",
	/** The open chapter, among all. */
	chapter: "Chapter",
	/** Below a question what is right, and the chapter, where there are several. */
	inChapter: (right: string, number: number, title: string) =>
		`${right} · ${isUnnamed(number, title) ? title : `Chapter ${number}: ${title}`}`,
	/** A chapter without a name has its number in its title. */
	numbered: (number: number, title: string) =>
		isUnnamed(number, title) ? title : `${number}. ${title}`,
	/** Fields of an exercise besides its questions. */
	title: "Exercise title",
	note: "A line of instructions",
	until: "Last day",
	tries: "Tries",
	isOver: "This day has passed: answers will be late.",
	add: "Add question",
	none: "No questions yet. Go to a position and add a question about it.",
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
	deleted: "Question deleted",
	text: "Question",
	kind: "Kind",
	rightAnswer: "Right answer",
	byTheMap: "The map decides",
	bySquares: "Pick squares on the board",
	byMoves: "Pick moves on the board",
	square: "Square",
	/** While the board is pressed. */
	pressOn: {
		squares: "Pick the right squares on the board, or drag over them. Press Esc to finish.",
		class: "Pick the square you are asking about. Press Esc to finish.",
		move: "Drag a piece, or pick it and then its square. Do the same again to remove the move.",
	} satisfies Record<Choosing, string>,
	done: "Done",
	byPress: "On the board",
	gameSays: (name: string) => `The game goes on with ${name}.`,
	takeGame: "Use this move",
	/** Where the right move is from: both may have it. */
	keyFrom: (isOfGame: boolean, isOfEngine: boolean) =>
		isOfGame && isOfEngine
			? "The game’s move, and the engine’s."
			: isOfGame
				? "The game’s move."
				: "The engine’s choice.",
	notBest: (move: string) => `${move} isn’t among the engine’s best moves.`,
	engineSays: (names: readonly string[]) => `The engine: ${listText(names, "disjunction")}.`,
	takeEngine: "Use the engine’s",
	/** Of What hangs, where an author may not have meant it. */
	nothingHangs: "Nothing hangs here. Is that what you want to ask?",
	counts: "What counts",
	middle: "Middle",
	board: "Whole board",
	/** One of which is right. */
	three: "Three squares",
	oneOfThree: (number: number) => `Square ${number} of three`,
	/** Two corners of a rectangle. */
	from: "From corner square",
	to: "To corner square",
	afterwards: "Afterwards",
	reason: "Why it is right, in your words",
	rightSquares: "Right squares",
	/** Below the board. */
	right: (names: readonly string[]) =>
		names.length === 0 ? "No square is right." : `${names.length} right: ${listText(names)}.`,
	/** Whose one square is. */
	rightOne: (name: string) => `Correct answer: ${name}.`,
	same: "The map says the same.",
	mapSays: (name: string) => `The map says ${name}.`,
	differs: (adds: readonly string[], leaves: readonly string[]) => {
		const parts = [
			adds.length > 0 ? `adds ${listText(adds)}` : "",
			leaves.length > 0 ? `leaves out ${listText(leaves)}` : "",
		];
		return `The map ${parts.filter((part) => part !== "").join(" and ")}.`;
	},
	takeMap: "Use the map’s",
	scrambled: "The link contains everything. Its answers are scrambled, not locked.",
	/** What is handed out now is not what was before. */
	newVersion: (answered: number, since: string) => {
		const date = momentText(since);
		const before =
			answered === 0
				? `The version of ${date} has been handed out.`
				: `The version of ${date} has ${counted(answered, "answer")}.`;
		return `${before} This version has a new link; the old link still opens the old version.`;
	},
	oldResults: "Old version’s results",
	tryIt: "Try it",
	print: "Print",
	file: "Save file",
	fileName: "exercise.pgn",
	copy: "Copy link",
	copied: "Link copied.",
	notMade: (why: string) => `The exercise could not be made: ${why}`,
	notCopied: "The browser doesn’t allow copying. Select the link and copy it by hand.",
	link: "Link to the exercise",
	tooLong: (letters: number) =>
		`The link would have ${numberText(letters)} characters, too many for most messengers. Save the file and send that.`,
	results: "Results",
	/** Beside the news of a link. */
	classNames: "Pupils’ names",
	added: (count: number) => `${counted(count, "question")} added`,
	tooLarge: "This file is too large for an exercise.",
	more: (count: number) => `Show ${numberText(count)} more`,
};
