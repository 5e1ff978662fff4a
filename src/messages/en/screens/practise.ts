// Words of a round of Practise: its questions, how an answer was, and why.

import type { Piece } from "../../../chess/piece.ts";
import { type Square, squareName } from "../../../chess/square.ts";
import type { SquareClass } from "../../../control/classes.ts";
import type { Tried } from "../../../features/practise/move/tried.ts";
import type { Wait } from "../../../training/deck/due.ts";
import type { Difference } from "../../../training/difference.ts";
import type { Marked } from "../../../training/mark.ts";
import type { Origin } from "../../../training/origin.ts";
import type { Question } from "../../../training/question.ts";
import type { Result } from "../../../training/round.ts";
import type { QuestionKind } from "../../../training/sources/kinds.ts";
import { listText, numberText } from "../../format.ts";
import { chessWords } from "../chess.ts";
import { line } from "../panels/tactics/wins.ts";
import { counted } from "../plural.ts";
import { dayText } from "./day.ts";
import { waitText } from "./training.ts";

type Key = SquareClass["key"];

/** Squares that count, in the line above the board. */
function countsText({ kind, region }: Question, isMiddle: boolean): string {
	if (region.three !== undefined) return "One of the three is right";
	if (isMiddle) return "Only the middle counts: c3 to f6";
	if (kind === "hanging") return "Only what can be taken now counts";
	return kind === "letGo" ? "The whole board counts" : "";
}

/** Description of a square that was marked wrongly. */
function notText({ kind }: Question): string {
	switch (kind) {
		case "hanging":
		case "hangingOwn":
			return "safe";
		case "turned":
			return "unchanged";
		case "letGo":
			return "not given up";
		case "white":
		case "black":
		case "contested":
		case "neutral":
			return `not ${chessWords.whose(kind)}`;
		default:
			return "not right";
	}
}

function triedText({ name, state, answer, problem, fault }: Tried): string {
	if (problem !== undefined) return `The engine could not check ${name}: ${problem}`;
	switch (state) {
		case "asking":
			return `The engine is checking ${name}…`;
		case "found":
			return `${name}: right.`;
		case "asGood":
			return `${name} is as good as the best move.`;
		case "unknown":
			return `${name} isn’t the engine’s move, but it may be as good.`;
		case "wrong":
			if (fault !== undefined) return `${fault} Try another move.`;
			return answer.length === 0
				? `${name} is not as good.`
				: `${name} is not as good: ${line(answer)}. Try another move.`;
	}
}

/** What the move of the game allowed, or missed; `it`: its name. */
export function lossText({ kind, line: names, points }: Difference, it: string): string {
	const [moves, gain] = [line(names), points === undefined ? "" : counted(points, "point")];
	if (kind === "allowed") return `${moves} ${gain === "" ? "mates" : `wins ${gain}`}.`;
	return `${it} missed ${gain === "" ? "mate" : gain}: ${moves}.`;
}

/** "50 of 100 points". */
export const pointsOfText = (points: number, full: number): string =>
	`${numberText(points)} of ${counted(full, "point")}`;

const TITLES: Readonly<Record<QuestionKind, string>> = {
	oneOfThree: "One of three",
	whose: "Whose square?",
	hangs: "What hangs?",
	turns: "What changes?",
	letGo: "What’s given up?",
	reply: "Win a square",
	rhythm: "Sprint",
	mixed: "Mixed",
};

export const practiseWords = {
	name: "Practise",
	title: (kind: QuestionKind) => TITLES[kind],
	counts: countsText,
	/** The same on phones. */
	countsShort: (isMiddle: boolean) => (isMiddle ? "c3 to f6" : ""),
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
	graded: ({ right, tooMany, missed }: Marked, { region }: Pick<Question, "region">) => {
		if (region.three && missed.length > 0)
			return tooMany.length > 0 ? "Not right" : "Nothing marked";
		if (region.three) return "Right";
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
		{ marked: { right, tooMany, missed }, points }: Pick<Result, "marked" | "points">,
		{ region }: Pick<Question, "region">,
		full: number,
	) => {
		const sum = pointsOfText(points, full);
		if (region.three)
			return `${sum}${missed.map((square) => `: ${squareName(square as Square)} is right`)}.`;
		const all = right.length + tooMany.length + missed.length;
		if (all === 0) return `${sum}: no square is right.`;
		const share = right.length / all;
		// Half of the points is for half or more, and less counts nothing: the shares say which.
		const half =
			share === 1 || right.length === 0
				? ""
				: share < 0.5
					? ", fewer than half"
					: ", at least half";
		return `${sum}: ${right.length} of ${counted(all, "square")} right${half}.`;
	},
	/** The signs on the board. */
	right: "right",
	notRight: notText,
	missed: "missed",
	flip: "Flip Board",
	skip: "Skip",
	end: "End the round",
	endByKey: "End the round (Escape)",
	openOnBoard: "Open on the board",
	/** News, when a position has replaced the game. */
	/** A question of the deck, after its answer. */
	comesBack: (_: number, wait: Wait) => `This question comes up again ${waitText(wait)}.`,
	/** Of a round that My games began. */
	myGames: {
		back: "Back to the insights",
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
		/** Of the mistake that the question is made of. */
		played: (name: string) => `${name} was played in the game; another move was better.`,
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
			if (names.length === 0) return "Correct answer: no move does it.";
			const others = names.filter((name) => name !== found);
			if (others.length === 0) return "";
			const correct = `Correct answer${others.length === 1 ? "" : "s"}`;
			return `${found === undefined ? correct : "Also correct"}: ${listText(others)}.`;
		},
		difference: (difference: Difference) => {
			const { kind, played } = difference;
			return `${kind === "allowed" ? `${played} was played: ` : ""}${lossText(difference, played)}`;
		},
		ask: (name: string) => `Ask the engine about ${name}`,
		show: "Show it",
	},
};
