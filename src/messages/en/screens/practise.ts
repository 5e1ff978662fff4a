// Words of a round of Practise: its questions, how an answer was, and why.

import { BLACK, type Piece, type Side, WHITE } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { Loss, Verdict } from "../../../control/explain.ts";
import type { Tried } from "../../../features/practise/move/tried.ts";
import type { Difference } from "../../../training/difference.ts";
import type { Origin } from "../../../training/origin.ts";
import type { Graded } from "../../../training/questions/grade.ts";
import type { Asked } from "../../../training/questions/pose.ts";
import type { QuestionKind } from "../../../training/sources/kinds.ts";
import { numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { askWords } from "../exercise/ask.ts";
import { line } from "../panels/tactics/wins.ts";
import { counted } from "../plural.ts";
import { dayText } from "./day.ts";
import { daysText } from "./training.ts";

type Key = SquareClass["key"];

const otherName = (side: Side) => chessWords.side(side === WHITE ? BLACK : WHITE);

function questionText(asked: Asked): string {
	switch (asked.about) {
		case "hanging":
			return `Which of ${otherName(asked.side)}’s pieces hang?`;
		case "turned":
			return `Which squares change with ${asked.move}?`;
		case "letGo":
			return `Which of ${chessWords.side(asked.side)}’s squares does ${asked.move} let go of?`;
		case "reply":
			return "Find the best move.";
		case "win":
			return `Find a move that wins ${squareName(asked.square)}.`;
		case "coached":
			return askWords.title(asked.facts);
		case "oneOfThree":
			return asked.owner === "contested"
				? "Which of the three is contested?"
				: `Which of the three does ${chessWords.control(asked.owner)} control?`;
		case "controlled":
			return asked.owner === "contested"
				? "Which squares are contested?"
				: `Which squares does ${chessWords.control(asked.owner)} control?`;
	}
}

/** Squares that count, in the line above the board. */
function countsText({ about }: Asked): string {
	switch (about) {
		case "hanging":
			return "Only what can be taken now counts";
		case "letGo":
			return "The whole board counts";
		case "reply":
		case "win":
		case "coached":
			return "";
		case "oneOfThree":
			return "One of the three is right";
		case "turned":
		case "controlled":
			return "Only the middle counts: c3 to f6";
	}
}

function howText(asked: Asked): string {
	switch (asked.about) {
		case "reply":
			return "Press a piece, and then where it goes.";
		case "win":
			return `After it ${chessWords.side(asked.side)} controls ${squareName(asked.square)}, and nothing of ${chessWords.side(asked.side)}’s hangs. Press a piece, and then where it goes.`;
		case "hanging":
			return "A piece hangs if taking it wins something, even counting what is won in return. Press it. Press again to take back.";
		case "oneOfThree":
			return "Press it on the board.";
		default:
			return "Press them on the board. Press again to take back.";
	}
}

/** Description of a square that was marked wrongly. */
function notText(asked: Asked): string {
	switch (asked.about) {
		case "hanging":
			return "safe";
		case "turned":
			return "unchanged";
		case "letGo":
			return "not let go of";
		case "controlled":
		case "oneOfThree":
			return `not ${chessWords.whose(asked.owner)}`;
		default:
			return "not right";
	}
}

const lostBy = (side: Side, loss: Loss): string =>
	loss === "king"
		? `only ${chessWords.side(side)}’s king could go there, and may not`
		: `a ${side === WHITE ? "white" : "black"} piece there would lose ${counted(loss, "point")}`;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function verdictText(facts: Verdict): string {
	switch (facts.kind) {
		case "neutral":
			return facts.isBarred ? "Nobody attacks it, because of a pin." : "Nobody attacks it.";
		case "contested":
			return sentence(`${lostBy(WHITE, facts.white)}; ${lostBy(BLACK, facts.black)}`);
		case "costly":
			return `${chessWords.side(facts.owner)} alone attacks it.`;
		case "free":
			return `${otherName(facts.owner)} does not attack it.`;
		case "held": {
			const other = facts.owner === WHITE ? BLACK : WHITE;
			return `A ${facts.owner === WHITE ? "white" : "black"} piece can go there and lose nothing; ${lostBy(other, facts.loss)}.`;
		}
	}
}

/** Why a square is right, or not. */
export const reasonWords = {
	verdict: verdictText,
	/** `verdict`: why it is what it is now. */
	was: (was: Key, is: Key, verdict: string): string =>
		`${was === is ? "The move does not change it." : `It was ${chessWords.whose(was)}.`} ${verdict}`,
	hangs: (square: Square, piece: Piece, hangs: boolean): string =>
		`The ${chessWords.kind(piece)} on ${squareName(square)} ${hangs ? "hangs" : "does not hang"}`,
};

function triedText({ name, state, answer, problem, fault }: Tried): string {
	if (problem !== undefined) return `The engine could not look at ${name}: ${problem}`;
	switch (state) {
		case "asking":
			return `The engine looks at ${name}…`;
		case "found":
			return `${name}: found.`;
		case "asGood":
			return `${name} is as good as the best move.`;
		case "unknown":
			return `${name} is not the move that the engine found. It may be as good.`;
		case "wrong":
			if (fault !== undefined) return `${fault} Try another move.`;
			return answer.length === 0
				? `${name} is not as good.`
				: `${name} is not as good: ${line(answer)}. Try another move.`;
	}
}

/** What the move of the game allowed, or let go; `it`: its name. */
export function lossText({ kind, line: names, points }: Difference, it: string): string {
	const [moves, gain] = [line(names), points === undefined ? "" : counted(points, "point")];
	if (kind === "allowed") return `${moves} ${gain === "" ? "mates" : `wins ${gain}`}.`;
	return `${it} ${gain === "" ? "missed mate" : `let ${gain} go`}: ${moves}.`;
}

/** "50 of 100 points". */
export const pointsOfText = (points: number, full: number): string =>
	`${numberText(points)} of ${counted(full, "point")}`;

const TITLES: Readonly<Record<QuestionKind, string>> = {
	oneOfThree: "One of three",
	whose: "Whose square?",
	hangs: "What hangs?",
	turns: "What does it turn?",
	letGo: "What was let go?",
	reply: "Find the reply",
	rhythm: "Rhythm",
	mixed: "A bit of each",
};

export const practiseWords = {
	name: "Practise",
	title: (kind: QuestionKind) => TITLES[kind],
	toMove: (side: Side) => `${chessWords.side(side)} to move`,
	question: questionText,
	counts: countsText,
	/** The same on phones. */
	countsShort: ({ about }: Asked) =>
		about === "turned" || about === "controlled" ? "c3 to f6" : "",
	how: howText,
	points: pointsOfText,
	/** `isAll`: more were wanted, and are not there. */
	place: (place: number, count: number, isAll: boolean) =>
		`${place} of ${count}${isAll ? ": no more were found" : ""}`,
	/** To those who do not see the bars. */
	progress: (place: number, count: number) => `Question ${place} of ${count}`,
	seconds: (seconds: number) => `${seconds} s`,
	/** `last`: whose the square was that was pressed last. */
	rhythm: (right: number, last: string | undefined) =>
		last === undefined ? `${right} right` : `${right} right. ${last}`,
	marked: (squares: number) => `${squares} marked`,
	graded: ({ right, tooMany, missed }: Graded, { about }: Pick<Asked, "about">) => {
		if (about === "oneOfThree" && missed.length > 0)
			return tooMany.length > 0 ? "Not right" : "Nothing marked";
		if (about === "oneOfThree") return "Right";
		return [
			`${right.length} right`,
			tooMany.length > 0 && `${tooMany.length} too many`,
			missed.length > 0 && `${missed.length} missed`,
		]
			.filter(Boolean)
			.join(", ");
	},
	/** How the points of an answer came about. */
	worth: (
		{ right, tooMany, missed, points }: Graded,
		{ about }: Pick<Asked, "about">,
		full: number,
	) => {
		const sum = pointsOfText(points, full);
		if (about === "oneOfThree")
			return `${sum}${missed.map((square) => `: ${squareName(square)} is right`)}.`;
		const all = right.length + tooMany.length + missed.length;
		const share = right.length / all;
		// Half of the points is for half or more, and less counts nothing: the shares say which.
		const half =
			share === 1 || right.length === 0
				? ""
				: share < 0.5
					? ", fewer than half"
					: ", at least half";
		return `${sum}: ${right.length} of the ${counted(all, "square")} in question${half}.`;
	},
	/** The signs on the board. */
	right: "right",
	notRight: notText,
	missed: "missed",
	reasons: "Why",
	flip: "Flip Board",
	skip: "Skip",
	answer: "Answer",
	next: "Next",
	end: "End the round",
	endByKey: "End the round (Escape)",
	openOnBoard: "Open on the board",
	/** News, when a position has replaced the game. */
	opened: "The position of the question is open.",
	/** A question of the deck, after its answer. */
	comesBack: (_: number, days: number) => `This question comes back ${daysText(days)}.`,
	/** Of a round that My games began. */
	myGames: {
		back: "Back to the answers",
		/** "Brandt – Ferreira, May 2026, 6...c4", as far as it is known. */
		game: ({ white, black, date, move }: Origin) => {
			const [year, month] = date.split("-").map(Number);
			const when = year ? dayText(year * 10_000 + (month ?? 0) * 100) : "";
			const names = `${white || "?"} – ${black || "?"}`;
			return [names, when, move].filter((part) => part !== "").join(", ");
		},
	},
	move: {
		tried: triedText,
		/** Why a move does not win a square. */
		notWon: (name: string, square: Square, key: Key) =>
			`After ${name} ${squareName(square)} is ${chessWords.whose(key)}.`,
		leavesHanging: (name: string, square: Square, piece: Piece) =>
			`After ${name} the ${chessWords.kind(piece)} on ${squareName(square)} hangs.`,
		found: (wrong: number) =>
			wrong === 0 ? "Found" : `Found, after ${counted(wrong, "other move")}`,
		shown: "Not found",
		/** `names`: the best line, where it is known. */
		best: (names: readonly string[], move: string) =>
			`Best: ${names.length === 0 ? move : line(names)}.`,
		/** All moves that are right, but for the one that was found. */
		right: (names: readonly string[], found: string | undefined) => {
			if (names.length === 0) return "Right: no move does it.";
			const others = names.filter((name) => name !== found);
			if (others.length === 0) return "";
			return `${found === undefined ? "Right" : "Also right"}: ${others.join(", ")}.`;
		},
		difference: (difference: Difference) => {
			const { kind, played } = difference;
			return `${kind === "allowed" ? `${played} was played: ` : ""}${lossText(difference, played)}`;
		},
		ask: (name: string) => `Ask the engine about ${name}`,
		show: "Show it",
	},
};
