// Words of Practise before and after a round: choices, one's own progress, and the sum.

import { type Square, squareName } from "../../../chess/square.ts";
import type { SeenClass } from "../../../features/practise/end/sums.ts";
import type { Wait } from "../../../training/deck/due.ts";
import type { QuestionKind } from "../../../training/sources/kinds.ts";
import type { SourceName } from "../../../training/sources/positions.ts";
import { counted } from "../plural.ts";
import { pointsOfText } from "./practise.ts";
import { waitText } from "./training.ts";

const NUMBERS: Readonly<Record<number, string>> = { 5: "five", 10: "ten", 20: "twenty" };
const numberName = (count: number) => NUMBERS[count] ?? String(count);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "e5 and d4". */
const squareList = (squares: readonly Square[]) => squares.map(squareName).join(" and ");

const WHAT: Readonly<Record<QuestionKind, string>> = {
	oneOfThree: "Three squares, one right",
	whose: "Mark what a side controls",
	hangs: "Pieces that can be won",
	turns: "Squares a move changes",
	letGo: "The square a move gave up",
	reply: "A move that wins a square",
	rhythm: "As many as you can in 60\u00a0s",
	mixed: "All kinds, easy ones first",
};

const SEEN: Readonly<Record<SeenClass, string>> = {
	white: "White’s squares",
	black: "Black’s squares",
	contested: "Contested squares",
	neutral: "Neutral squares",
	hanging: "Pieces that hang",
	turned: "Squares that change",
	letGo: "Squares given up",
};

const CONFUSED: Readonly<Record<SeenClass, string>> = {
	...SEEN,
	white: "White’s",
	black: "Black’s",
	contested: "contested",
	neutral: "neutral",
};

const SOURCES: Readonly<Record<SourceName, string>> = {
	game: "The game on the board",
	review: "Moments of the game’s review",
	samples: "The three samples",
	made: "Random positions",
};

export const choiceWords = {
	guess: "Guess the map. ",
	title: "What do you want to see better?",
	kinds: "Kinds of questions",
	what: (kind: QuestionKind) => WHAT[kind],
	easy: "Easy start",
	about: (kind: QuestionKind, count: number) =>
		kind === "rhythm"
			? "Three squares, one right, for 60 seconds. No explanations."
			: `${capital(numberName(count))} positions, each explained after your answer.`,
	positions: "Positions from",
	/** `game`: "Karpov – Kasparov", where both are known. */
	source: (source: SourceName, game: string | undefined): string =>
		source === "game" && game !== undefined ? game : SOURCES[source],
	/** Ways to other questions. */
	myGames: "Questions from My games",
	exercises: "Exercises for a class",
	howMany: "How many",
	quick: "Quick answers count more",
	begin: "Begin",
	tooShort: "Not enough positions for these questions. Choose others.",
	failed: (why: string) => `The positions could not be made: ${why}`,
	ended: (at: string) => `The round ended at ${at}.`,
	undo: "Undo",
	waits: (at: string) => `Paused at ${at}.`,
	/** A round against the clock has no number of questions: it ends with the time. */
	at: (place: number, count: number | undefined) =>
		`question ${place}${count === undefined ? "" : ` of ${count}`}`,
	goOn: "Resume",
	missMost: (squares: readonly Square[]) => `You miss ${squareList(squares)} most`,
	best: (count: number, points: number, full: number) =>
		`Best of ${numberName(count)}: ${pointsOfText(points, full)}`,
	bestRhythm: (right: number) => `Best in 60 seconds: ${right}`,
	practiseThese: (squares: readonly Square[]) =>
		squares.length === 1 ? "Practise this one" : "Practise these two",
	daysInRow: (days: number) => `${counted(days, "day")} in a row`,
	noDays: "Days practised",
	bestDays: (days: number) => `Best: ${days}`,
	/** "Sat, a round": a day of the week before. */
	day: (name: string, hasRound: boolean) => (hasRound ? `${name}, with a round` : `${name}, none`),
};

export const sumWords = {
	points: (points: number, full: number, best: number | undefined) => {
		const sum = pointsOfText(points, full);
		if (best === undefined || best === 0) return sum;
		return best < points
			? `${sum}, beating your best of ${best}.`
			: `${sum}. Your best was ${best}.`;
	},
	rhythm: (right: number, best: number | undefined) => {
		const sum = `${right} right in 60 seconds`;
		if (best === undefined || best === 0) return `${sum}.`;
		return best < right
			? `${sum}, beating your best of ${best}.`
			: `${sum}. Your best was ${best}.`;
	},
	missed: "The squares you get wrong most",
	/** Legend of the numbers on the board. */
	rounds: (rounds: number) =>
		`wrong / asked, in ${rounds === 1 ? "the last round" : `the last ${rounds} rounds`}`,
	none: "No square was wrong.",
	/** How often a square was missed, of how often it was in question. */
	share: (missed: number, of: number) => `${missed}/${of}`,
	faultless: "perfect",
	inOneRun: "right in a row",
	streak: "streak",
	days: (days: number) => counted(days, "day"),
	faultlessCount: (count: number) => `${count} perfect`,
	seen: "What you see",
	seenClass: (seen: SeenClass) => SEEN[seen],
	/** Of so many, and squares that were marked and are none. */
	ofAll: (found: number, of: number, tooMany: number) =>
		`${found} of ${of}${tooMany === 0 ? "" : `, ${tooMany} too many`}`,
	confused: (is: SeenClass, taken: SeenClass, square: Square) =>
		`You mistook ${CONFUSED[is]} squares for ${CONFUSED[taken]} this round, most often ${squareName(square)}.`,
	practise: (squares: readonly Square[]) => `Practise ${squareList(squares)}`,
	/** The questions that were not answered without a fault. */
	repeat: (questions: number) =>
		questions === 1 ? "Repeat the missed question" : `Repeat the ${questions} missed questions`,
	/** Questions of the deck, and when the first of them comes back. */
	comesBack: (questions: number, wait: Wait) =>
		questions === 1
			? `The question you missed comes up again ${waitText(wait)}.`
			: `The first of the ${questions} questions you missed comes up again ${waitText(wait)}.`,
	again: "Another round",
	challenge: "Challenge a friend",
	link: "Link to these positions",
	copied: "Link to these positions copied.",
	notCopied: "The browser doesn’t allow copying: select the link and copy it by hand.",
	seeAgain: "See the questions again",
	close: "Close (Escape)",
};
