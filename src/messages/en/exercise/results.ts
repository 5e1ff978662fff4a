// Words of a coach's page about a class: pasted codes, the table, a question's board, the wall and
// paper.

import type { Choosing } from "../../../training/choices.ts";
import type { LeftOut, Refusal } from "../../../training/exercise/collect.ts";
import type { AnswerMark, Tally } from "../../../training/mark.ts";
import { listText, numberText } from "../../format.ts";
import { counted } from "../plural.ts";
import { correctText, partText } from "./pupil.ts";

const WHY: Readonly<Record<Refusal, (count: number) => string>> = {
	foreign: (count) => `${count} from another exercise`,
	cut: (count) => `${count} cut short`,
	wrong: (count) => `${count} with a wrong letter or name, or from another exercise`,
	repeated: (count) => `${count} repeated`,
	nameless: (count) => `${count} without a name before it`,
	damaged: (count) => `${count} with a damaged link`,
};

const ORDER = Object.keys(WHY) as Refusal[];

const ONE: Readonly<Record<Refusal, string>> = {
	foreign: "from another exercise",
	cut: "cut short",
	wrong: "a wrong letter or name, or from another exercise",
	repeated: "already there",
	nameless: "there is no name before the code",
	damaged: "the link is damaged",
};

const percent = (part: number) => `${Math.round(100 * part)}%`;

export const resultsWords = {
	back: "Exercises",
	answered: (count: number, parts: number) =>
		parts === 0 ? `${count} answered` : `${count - parts} answered, ${parts} in part`,
	/** Beside a pupil who has sent what was done so far: "3 of 8". */
	part: (done: number, of: number) => partText({ done, of }),
	/** Of a question that such a pupil has not come to. */
	notYet: "Not answered yet.",
	/** A column of the file. */
	done: "Questions answered",
	csv: "CSV",
	csvFile: "results.csv",
	/** The head of a column of the file: what was chosen. */
	pressed: (number: number) => `Answer to question ${number}`,
	/** Columns of the file. */
	date: "Date",
	attempt: "Try",
	late: "late",
	yes: "yes",
	no: "no",
	/** A pupil who may try again. */
	tried: (name: string, attempt: number) => `${name}, try ${attempt}`,
	classList: "Class",
	addClass: "Add pupils’ names",
	changeClass: "Change pupils’ names",
	classNames: "Pupils’ names",
	classHint: "One name a line, or all on one line separated by commas. They stay in this browser.",
	classCount: (count: number) => counted(count, "name"),
	keepClass: "Keep",
	missing: (count: number, of: number) =>
		count === 0
			? `All ${numberText(of)} have answered`
			: `${numberText(count)} of ${numberText(of)} missing`,
	strangers: "Not on the list:",
	paste: "Paste codes",
	pasteHint: "Codes with names, or links. You can paste whole messages.",
	/** Where the browser gives what is copied to no page. */
	pasteByHand: "The clipboard could not be read: paste here by hand.",
	add: "Add",
	close: "Close",
	added: (count: number) => `${counted(count, "answer")} added.`,
	nothing: "There is no code in this text.",
	tooLong: (length: number, most: number) =>
		`That is ${numberText(length)} characters besides links, but at most ${numberText(most)} can be read at once. Paste them in parts.`,
	leftOut: (leftOut: readonly LeftOut[]) => {
		const parts = ORDER.flatMap((why) => {
			const count = leftOut.filter((one) => one.why === why).length;
			return count === 0 ? [] : [WHY[why](count)];
		});
		return `${counted(leftOut.length, "code")} left out: ${listText(parts)}.`;
	},
	leftOutOne: ({ why, of }: LeftOut) => (of ? `from another exercise: ${of}` : ONE[why]),
	show: "Show them",
	hide: "Hide them",
	none: "No answers yet. Paste the codes or links that your pupils send you.",
	notKept: "This browser can’t keep results. Save them as CSV before you close the page.",
	head: (number: number, title: string, part: number, marks: readonly AnswerMark[]) => {
		const count = (mark: AnswerMark) => marks.filter((one) => one === mark).length;
		const half = count("half") > 0 ? `, ${count("half")} half right` : "";
		const right = `${count("full")} of ${marks.length} right${half}`;
		return `Question ${number} (“${title}”): ${percent(part)} of points. ${right}`;
	},
	percent,
	name: "Name",
	/** Of pupils who have the same name. */
	numbered: (name: string, number: number) => `${name} (${number})`,
	questions: "Questions",
	points: "Points",
	/** "2½ of 3". */
	pointsOf: (points: string, of: number) => `${points} of ${of}`,
	marks: {
		full: "right",
		half: "half right",
		wrong: "not right",
		open: "not answered yet",
	} satisfies Record<AnswerMark | "open", string>,
	cell: (name: string, number: number, mark: string) => `${name}, question ${number}: ${mark}`,
	question: (number: number) => `Question ${number}`,
	pressedBy: (of: number) =>
		of === 1 ? "Picked by 1 pupil" : `How many of ${of} pupils picked it`,
	/** Below a board without shares: what was said, and how often. */
	said: "Answers given",
	saidBy: (count: number, of: number) => `${count} of ${of}`,
	nothingSaid: "nothing",
	right: "right",
	answerOf: (name: string) => `${name}’s answer`,
	/** Of one class or one move: what a pupil said, and what was right. */
	saidOne: (name: string, said: readonly string[], right: readonly string[], isRight: boolean) => {
		const what = said.length === 0 ? "gave no answer" : `said ${listText(said)}`;
		return isRight ? `${name} ${what}.` : `${name} ${what}. ${correctText(right)}`;
	},
	mistake: ({ commonest, silent, of }: Tally, name: string) => {
		const silence = silent > 0 ? [`${silent} of ${of} gave no answer.`] : [];
		if (commonest === undefined) return silence[0] ?? "Nobody made a mistake.";
		const most =
			commonest.kind === "chosen"
				? `Most common mistake: ${name}, chosen by ${commonest.count} of ${of}.`
				: `Most common mistake: ${name}, missed by ${commonest.count} of ${of}.`;
		return [most, ...silence].join(" ");
	},
	all: "The whole class",
	remove: (name: string) => `Remove ${name}`,
	removed: (name: string) => `${name} was removed.`,
	undo: "Undo",
	wall: "Show the class",
	answers: "Pupil’s page",
	print: "Print",
};

export const wallWords = {
	place: (number: number, of: number) => `question ${number} of ${of}`,
	say: {
		squares: "Say the squares, or hold up your cards.",
		class: "Say whose it is.",
		move: "Say the move.",
	} satisfies Record<Choosing, string>,
	said: "Said:",
	nothing: "nothing yet",
	show: (choosing: Choosing) => (choosing === "move" ? "Show the reply" : "Show the map"),
	hide: (choosing: Choosing) => (choosing === "move" ? "Hide the reply" : "Hide the map"),
	back: "Previous question (←)",
	next: "Next question (→)",
	end: "End (Esc)",
};

export const paperWords = {
	sheets: "Worksheets",
	cards: "Cards",
	print: "Print",
	name: "Name:",
	date: "Date:",
	points: (of: number) => `Points out of ${numberText(of)}:`,
	answers: (title: string) => `${title}: answers`,
	colour:
		"Colour in the squares. If some are framed, only those count. If there is a line, write your answer on it.",
	/** What the other words of questions mean. */
	control:
		"A side controls a square if it alone attacks it, or wins the exchange on it. A square is contested if both attack it, and neither can safely land there; neutral if nobody attacks it.",
	move: "The move:",
	sheetsHint:
		"Six positions a page, with squares to colour in. The answers are on a separate page.",
	cardsHint: "Eight letters and eight numbers for each pupil, to hold up as a square.",
	right: (number: number, chosen: string) => `${number}. ${chosen}`,
	back: "Back",
};
