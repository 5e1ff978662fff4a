// What an author reads while an exercise is made.

import { type Square, squareName } from "../../../chess/square.ts";
import { listText, numberText } from "../../format.ts";
import { counted } from "../plural.ts";

const names = (squares: readonly Square[]) => listText(squares.map(squareName));

export const makeWords = {
	count: (count: number) => (count === 0 ? "" : counted(count, "question")),
	add: "Add question",
	none: "No questions yet. Go to a position, and add a question about it.",
	list: "Questions",
	/** Below a question: "d5 and f5, pressed by you". */
	byHand: (squares: readonly Square[]) =>
		`${squares.length === 0 ? "no square" : names(squares)}, pressed by you`,
	byMap: (squares: readonly Square[]) =>
		squares.length > 4
			? `${squares.length} squares, by the map`
			: `${squares.length === 0 ? "no square" : names(squares)}, by the map`,
	broken: (why: string) => `This question cannot be asked. ${why}`,
	delete: "Delete question",
	deleted: "The question was deleted",
	text: "Question",
	kind: "Kind",
	rightAnswer: "Right answer",
	byTheMap: "The map decides",
	bySquares: "I press squares",
	counts: "What counts",
	middle: "Middle",
	board: "Whole board",
	/** Two corners of a rectangle. */
	from: "From the corner",
	to: "To the corner",
	afterwards: "Afterwards",
	rightSquares: "Right squares",
	/** Below the board. */
	right: (squares: readonly Square[]) =>
		`${squares.length} right: ${squares.length === 0 ? "none" : names(squares)}.`,
	same: "The map says the same.",
	differs: (adds: readonly Square[], leaves: readonly Square[]) =>
		[
			adds.length > 0 ? `The map adds ${names(adds)}.` : "",
			leaves.length > 0 ? `The map leaves out ${names(leaves)}.` : "",
		]
			.filter((part) => part !== "")
			.join(" "),
	takeMap: "Take the map’s",
	scrambled: "The link carries everything. Answers are scrambled in it, not locked.",
	tryIt: "Try it",
	print: "Print",
	file: "Save file",
	fileName: "exercise.pgn",
	copy: "Copy link",
	copied: "The link is copied.",
	notCopied: "The browser does not allow copying. Select the link and copy it by hand.",
	link: "Link to the exercise",
	tooLong: (letters: number) =>
		`The link would have ${numberText(letters)} letters, too many for most messengers. Save the file, and send that.`,
	results: "Results",
	added: (count: number) => `${counted(count, "question")} added`,
	tooLarge: "This file is too large for an exercise.",
	more: (count: number) => `Show ${numberText(count)} more`,
};
